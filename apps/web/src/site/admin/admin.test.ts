// What the page server finds in the catalogue and the content for the screens of staff, in both languages. [ADM-01] [ADM-04]
import { describe, expect, it } from "vitest";
import { fixedPaths, proFormPath } from "@kontor/domain/site/routing";
import { answer } from "../../app/answer.ts";
import { drawn, faults } from "../../../test/drawn-page.ts";
import { type ContentLinks, contentLinksKey } from "../desk/links/queries.ts";
import { type Faults, faultsKey } from "../desk/faults/queries.ts";
import { pageAnswer } from "../desk/page-answer.ts";
import { contentAnswers, pricedDeals } from "../../../test/content-fixture.ts";
import { catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";

const shops = { count: 0 };
const day = 86_400_000;
const at = (days: number): string => new Date(Date.now() + days * day).toISOString();

const banner = (key: string, part: Readonly<Record<string, unknown>> = {}) => ({
  id: 1,
  documentId: key,
  key,
  text: `Text of ${key}`,
  url: "/en/hosting",
  active: true,
  from: at(-1),
  until: at(1),
  ...part,
});

const banners = {
  en: [banner("now"), banner("later", { from: at(1), until: at(2) }), banner("half"), banner("off", { active: false })],
  de: [
    banner("now", { text: "Gilt jetzt", url: "/de/hosting" }),
    banner("later", { from: at(1), until: at(2), text: "Gilt später" }),
    banner("half", { text: "Führt nirgendwohin", url: "javascript:alert(1)" }),
    banner("off", { active: false, text: "Ruht" }),
  ],
};

/** The shop of an administrator, with a catalogue of its own. */
const shop = (part: Readonly<Record<string, unknown>> = {}, notices = banners): TestedShop => {
  const content = contentAnswers([]);
  const answers = {
    ...facts,
    "/api/shop/auth": { type: "user", role: "admin", customerNumber: null },
    "/api/shop/catalog": { ...catalog, deals: pricedDeals, ...part },
  };
  const services = shopWith(answers, (path) => {
    const locale = /small-banners\?.*locale=(en|de)/.exec(path)?.[1] as "en" | "de" | undefined;
    if (locale === undefined) return content(path);
    return Response.json({
      data: notices[locale],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 4 } },
    });
  });
  return { ...services, publicUrl: `https://admin-${(shops.count += 1)}.example` };
};

/** Where every notice can be shown. */
const sound = {
  en: banners.en.filter(({ key }) => key !== "half"),
  de: banners.de.filter(({ key }) => key !== "half"),
};

/** What the page server found for a screen of the desk. */
const found = async <A>(path: string, key: readonly unknown[], services: TestedShop): Promise<A> => {
  const html = await drawn(path, services);
  expect(await faults(html)).toEqual([]);
  return pageAnswer<A>(async () => new Response(html), path, key);
};
const faultsIn = (locale: string, services: TestedShop): Promise<Faults> =>
  found("/admin/faulty-products?locale=" + locale, faultsKey, services);

const [first] = catalog.products;
const broken = {
  products: catalog.products.map((product) =>
    product === first ? { ...product, monthly: -1, summary: { ...product.summary, de: " " } } : product,
  ),
};

describe("the admin area", () => {
  it("[ADM-01] [CNT-05] finds no fault in a deal that runs: its advantage is against the price without it", async () => {
    expect(pricedDeals.length).toBeGreaterThan(0);
    expect((await faultsIn("en", shop({}, sound))).rows).toEqual([]);
  });
  it("[ADM-01] [OPS3-11] says beside Content how many entries break a rule, as many as their page lists", async () => {
    const waiting = async (services = shop()): Promise<string> =>
      /Content<span[^>]*>(\d+)/.exec(await drawn("/admin/faulty-products?locale=en", services))?.[1] ?? "0";
    expect([await waiting(), await waiting(shop(broken)), await waiting(shop({}, sound))]).toEqual(["1", "4", "0"]);
  });
  it.each([
    ["en", "A price is negative", "A text is missing", fixedPaths["law-book"].en],
    ["de", "Ein Preis ist negativ", "Ein Text fehlt", fixedPaths["law-book"].de],
  ] as const)(
    "[ADM-01] names each entry of the catalogue that breaks a rule, with the rule (%s)",
    async (locale, price, missing, rule) => {
      const { rows } = await faultsIn(locale, shop(broken, sound));
      expect(rows.map(({ name, fault, detail }) => [name, fault, detail])).toEqual(
        expect.arrayContaining([
          [first?.title[locale], price, "monthly"],
          [first?.title[locale], missing, "summary de"],
        ]),
      );
      expect([rows.length, rows.some(({ ruleHref }) => ruleHref === `${rule}?q=PRD-01`)]).toEqual([3, true]);
    },
  );
  it.each([
    ["/admin/tests/privacy-form", fixedPaths["privacy-form"].en],
    ["/admin/tests/sponsoring-form", fixedPaths["sponsoring-form"].en],
    ["/admin/tests/cancellation-form", fixedPaths["cancellation-form"].en],
    ["/admin/tests/groupware-pro-form", proFormPath("groupware", "en")],
  ])("[ADM-02] [ADM-05] %s leads to the form", async (path, to) => {
    const services = shop();
    const { forms } = await found<ContentLinks>("/admin/product-link-helper?locale=en", contentLinksKey, services);
    expect(forms.map(({ href }) => href)).toContain(`${path}?locale=en`);
    const answered = await answer(new Request(`${services.publicUrl}${path}?locale=en`), services);
    expect(
      answered.kind === "response" && [answered.response.status, answered.response.headers.get("location")],
    ).toEqual([302, to]);
  });
  it("[ADM-02] [ADM-05] a form that is not there is 404", async () => {
    for (const path of ["/admin/tests/nothing-pro-form", "/admin/tests/contact-form", "/admin/tests"]) {
      const services = shop();
      const answered = await answer(new Request(services.publicUrl + path), services);
      expect([path, answered.kind === "page" && answered.page.status]).toEqual([path, 404]);
    }
  });
});
