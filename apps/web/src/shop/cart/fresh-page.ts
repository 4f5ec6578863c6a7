// The cart's page as it is now, asked for as a whole. [CRT-01]
import type { Step } from "@kontor/domain/shop/checkout";
import type { PageOf } from "../../platform/page/model.ts";
import { loadPage } from "../../platform/router/load.ts";
import type { CartPage } from "./views.ts";

/** What is at the address of the cart: its page, or why it cannot be shown. */
type StepPage = PageOf<
  "checkout",
  CartPage | { readonly step: Exclude<Step, "cart"> } | { readonly step: "cart"; readonly failed: string }
>;

/** The cart's page as it is now; null when it cannot be loaded. */
export const freshPage = async (path: string): Promise<CartPage | null> => {
  const page = await loadPage<StepPage>({ given: {} }, path, "").catch(() => null);
  return page?.kind === "checkout" && page.data.step === "cart" && !("failed" in page.data) ? page.data : null;
};
