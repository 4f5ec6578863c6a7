// Catalogues without and with one fault, and banners, for laws.
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import type { Catalog, Product } from "#shop/catalog";
import { exampleCatalog, exampleProduct } from "#shop/catalog/examples";
import type { Fault, SmallBanner } from "./model.ts";

const second: Product = {
  ...exampleProduct,
  key: "web-l",
  slug: { en: "web-l", de: "webhosting-l" },
  billingMonths: [1, 12],
};

/** A catalogue that breaks no rule. */
export const soundCatalog: Catalog = {
  ...exampleCatalog,
  products: [
    { ...exampleProduct, billingMonths: [1, 12], includedDomains: { count: 1, endings: ["de"] } },
    { ...second, includedDomains: { count: 0, endings: [] } },
  ],
};

/** Each fault, and how its first product comes by it. */
export const productFaults: Readonly<Partial<Record<Fault, Partial<Product>>>> = {
  "key-twice": { key: "web-l" },
  "text-missing": { title: { en: "Web M", de: " " } },
  "category-unknown": { category: "groupware" },
  "address-twice": { slug: second.slug },
  "link-broken": { slug: { en: "/", de: "/" } },
  "price-negative": { setup: cents(-1) },
  "discount-above-price": { firstMonthDiscount: cents(326) },
  "billing-periods": { billingMonths: [12, 1] },
  "minimum-term": { minimumMonths: -1 },
  "free-months": { freeMonths: 0.5 },
  "included-domains": { includedDomains: { count: 1, endings: [] } },
  "included-ending-unknown": { includedDomains: { count: 1, endings: ["de", "example"] } },
  "addition-unknown": { additions: [{ product: "gone", maximum: 1 }] },
  "addition-of-itself": { additions: [{ product: "web-m", maximum: 1 }] },
  "addition-maximum": { additions: [{ product: "web-l", maximum: 0 }] },
  "location-twice": { locations: ["AT", "AT"] },
};

export const anyProductFault: fc.Arbitrary<Fault> = fc.constantFrom(...(Object.keys(productFaults) as Fault[]));

/** The sound catalogue with this fault in its first product. */
export const withFault = (fault: Fault): Catalog => ({
  ...soundCatalog,
  products: soundCatalog.products.map((product, at) => (at === 0 ? { ...product, ...productFaults[fault] } : product)),
});

const anyTime = fc.option(fc.integer({ min: 0, max: 20 }).map(instant), { nil: null });

export const anyBanner: fc.Arbitrary<SmallBanner> = fc.record({
  key: fc.stringMatching(/^[a-z]{1,6}$/),
  active: fc.boolean(),
  from: anyTime,
  until: anyTime,
  pages: fc.subarray(["home", "blog", "/en/domains", "/de/blog/*", "elsewhere"]),
  lead: fc.record({ en: fc.constantFrom("New", ""), de: fc.constantFrom("Neu", "") }),
  text: fc.record({ en: fc.constantFrom("Sale", ""), de: fc.constantFrom("Angebot", " ") }),
  url: fc.record({ en: fc.constantFrom("/en/deals", "javascript:x"), de: fc.constant("/de/angebote") }),
});
