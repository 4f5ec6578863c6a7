// What editors published and the shop does not show: staff read it with its reason, the log says it once, a preview names it. [ADM-01] [ADM-03] [CNT-05]
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawn } from "../../../test/drawn-page.ts";
import { contentAnswers, deals, pageOf, pricedDeals } from "../../../test/content-fixture.ts";
import { catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";

const logged: { readonly message: string; readonly facts: object }[] = [];

const teaser = { __component: "sections.product-teaser", id: 1, title: "Gone", text: "", product: null, image: null };
const blocks = [
  teaser,
  { __component: "sections.carousel", id: 2 },
  { __component: "sections.comparison", id: 3, title: "Compared", text: null, columns: ["One"], rows: [] },
  { __component: "sections.deal-list", id: 4, title: "Deals", kind: null, category: null },
];

const imprint = [
  { __component: "sections.rich-text", id: 5, body: "{provider:legal-name}, Windweg 9, 24103 Kiel\n\n{provider:fax}" },
];

const shop = (name: string): TestedShop => ({
  ...shopWith(
    {
      ...facts,
      "/api/shop/auth": { type: "user", role: "admin", customerNumber: null },
      "/api/shop/catalog": { ...catalog, deals: pricedDeals },
    },
    contentAnswers([pageOf("/half", "default", blocks), pageOf("/contact/legal-notice", "simple", imprint)], deals),
  ),
  publicUrl: `https://${name}.example`,
  log: (_, message, about = {}) => void logged.push({ message, facts: about }),
});

describe("what is published and not shown", () => {
  // In December a door of the day stands before another deal of its product.
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T12:00:00+01:00"), toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("[CMS-06] [ADM-01] [CNT-05] is listed with its reason", async () => {
    const html = await drawn("/admin/faulty-products?locale=en", shop("faults"));
    for (const words of [
      "Nothing behind it (en)",
      "The catalogue has no deal of this key",
      "Without a key (de)",
      "The entry names no deal of the catalogue",
      "Ends later than it does (en)",
      "Start or end differ from the catalogue",
      "sections.carousel",
      "There is no block of this kind",
      "The table has no rows",
      "A product or category that the block names is not sold",
    ])
      expect(html).toContain(words);
    expect(html).not.toContain("Web M for less");
  });

  it("[LGL-07] [OPS3-1] is listed where a legal page names the provider by hand, or by a slot that there is none of", async () => {
    const html = await drawn("/admin/faulty-products?locale=en", shop("legal"));
    for (const words of ["24103 Kiel", "The text states a fact of the provider by hand", "{provider:fax}"])
      expect(html).toContain(words);
    expect(html).not.toContain("{provider:legal-name}");
    expect(await drawn("/en/contact/legal-notice", shop("legal"))).toContain("Kontor Hosting GmbH, Windweg 9");
  });

  it("[CNT-05] [OPS-04] is in the log once, with its reason", async () => {
    const services = shop("logged");
    logged.length = 0;
    for (const _ of [1, 2]) await drawn("/en/deals", services);
    const reasons = logged.filter(({ message }) => message === "a deal of the content is not shown");
    expect(reasons.map(({ facts: about }) => about)).toEqual([
      { title: "Nothing behind it", dealKey: "unknown", reason: "deal-unknown" },
      { title: "Ends later than it does", dealKey: "gone", reason: "other-times" },
      { title: "Without a key", dealKey: null, reason: "no-deal-key" },
    ]);
  });

  it("[CMS-06] [ADM-03] is named above the preview of a page", async () => {
    const html = await drawn("/admin/preview/half?locale=en", shop("preview"));
    expect(html).toMatch(/Not shown, or not whole: [^<]*Gone: A product [^<]*Compared: The table has no rows/);
    expect(html).toMatch(/Without a key: The entry names no deal/);
  });
});

it("[CNT-05] [OPS-10] deals are unavailable while the content system is, not none", async () => {
  const services = shop("away");
  const html = await drawn("/en/deals", {
    ...services,
    ...shopWith({ ...facts, "/api/shop/catalog": { ...catalog, deals: pricedDeals } }, () => null),
    publicUrl: "https://away.example",
  });
  expect(html).not.toContain("There is no deal here at the moment");
  expect(html).toContain("503");
});

it("[ADM-01] [OPS-10] faults of content are unavailable while the content system is, not none", async () => {
  const staff = {
    ...shopWith({ ...facts, "/api/shop/auth": { type: "user", role: "admin", customerNumber: null } }, () => null),
    publicUrl: "https://away-faults.example",
  };
  const html = await drawn("/admin/faulty-products?locale=en", staff);
  expect(html).toContain("503");
  expect(html).not.toContain("Faulty products");
});
