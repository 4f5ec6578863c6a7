// A shop whose settings name an optional script, for the tests of one file. [VIS-06]
import { type RunningShop, startShop } from "./harness.ts";
import { test } from "./shop.ts";

export const script = {
  name: "Counter",
  category: "statistics",
  src: "https://stats.example/count.js",
  purpose: { en: "Counts.", de: "Zählt." },
  stores: ["_pk_*"],
};

/** One shop for all tests of a file, which run one after the other; it is there once they begin. */
export const shopWithScript = (): { readonly url: string } => {
  test.describe.configure({ mode: "default" });
  const at: { shop?: RunningShop } = {};
  test.beforeAll(async () => {
    at.shop = await startShop({ OPTIONAL_SCRIPTS: JSON.stringify([script]) });
  });
  test.afterAll(() => at.shop?.close());
  return {
    get url() {
      return at.shop?.url ?? "";
    },
  };
};
