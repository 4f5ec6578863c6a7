// Catalogues for examples and tests: a few products and endings with plain prices.
import { cents } from "#kernel/money";
import type { Ending } from "#shop/domain-name";
import type { Localized } from "#visitor/locale";
import type { Catalog, Category, Product } from "./model.ts";

const both = (text: string): Localized<string> => ({ en: `${text}-en`, de: `${text}-de` });

export const exampleCategories: readonly Category[] = ["hosting", "vps", "domains"].map((key) => ({
  key,
  path: key === "vps" ? { en: "server/vps", de: "server/vps" } : { en: key, de: key },
  title: both(key),
  summary: both(key),
}));

/** Web hosting as the specification's examples have it: 3.25 a month, billed yearly, two domains included. */
export const exampleProduct: Product = {
  key: "web-m",
  category: "hosting",
  title: { en: "Web M", de: "Webhosting M" },
  slug: { en: "web-m", de: "webhosting-m" },
  summary: both("summary"),
  description: both("description"),
  monthly: cents(325),
  setup: cents(0),
  billingMonths: [12, 1],
  minimumMonths: 12,
  freeMonths: 0,
  firstMonthDiscount: cents(0),
  includedDomains: { count: 2, endings: ["de", "com"] },
  additions: [],
  onlyAsAddition: false,
  soldOut: false,
  locations: [],
  features: [],
};

const ending: Ending = {
  ending: "de",
  register: cents(504),
  renew: cents(604),
  restore: cents(2990),
  transferable: true,
  minimumLength: 1,
  maximumLength: 63,
  letters: "any",
  authcode: { minimum: 8, maximum: 16 },
  group: "popular",
};

/** A few products and endings with plain prices, for examples. */
export const exampleCatalog: Catalog = {
  version: "example",
  categories: exampleCategories,
  products: [
    exampleProduct,
    {
      ...exampleProduct,
      key: "vps-s",
      category: "vps",
      title: both("VPS S"),
      slug: { en: "vps-s", de: "vps-s" },
      monthly: cents(591),
      setup: cents(500),
      billingMonths: [1, 12],
      includedDomains: { count: 0, endings: [] },
      additions: [{ product: "backup", maximum: 2 }],
      locations: ["any", "AT", "DE", "NL"],
    },
    {
      ...exampleProduct,
      key: "backup",
      category: "vps",
      slug: both("backup"),
      monthly: cents(100),
      billingMonths: [1, 12],
      onlyAsAddition: true,
    },
  ],
  endings: [
    ending,
    { ...ending, ending: "com", register: cents(1188), renew: cents(1548) },
    { ...ending, ending: "shop", register: cents(300), renew: cents(3900) },
    { ...ending, ending: "fixed", transferable: false },
  ],
};

/** A plan with a setup fee that includes one domain. */
export const smallPlan: Product = {
  ...exampleProduct,
  monthly: cents(799),
  setup: cents(990),
  billingMonths: [1, 12],
  includedDomains: { count: 1, endings: ["de"] },
};

/** One plan and one ending. */
export const smallCatalog: Catalog = {
  version: "v1",
  categories: [],
  products: [smallPlan],
  endings: [{ ...ending, register: cents(1188), renew: cents(1188), restore: cents(4990) }],
};
