// Every page of the shop window as the server makes it: statuses, heads, counterparts, and that every link in the navigation leads somewhere.
import { describe, expect, it } from "vitest";
import { productPath } from "@kontor/domain/shop/catalog";
import { fixedPaths } from "@kontor/domain/site/routing";
import { locales } from "@kontor/domain/visitor/locale";
import type { Page, Shell } from "./screens/pages.ts";
import { answer } from "./answer.ts";
import { contentAnswers } from "../../test/content-fixture.ts";
import { catalog, facts, shopWith } from "../../test/shop-fixture.ts";
import type { PageOf } from "../platform/page/model.ts";
import type { CategoryPage, ProductPage } from "../shop/catalog/views.ts";
import type { HomePage } from "../site/home/views.ts";
import type { ErrorPage } from "../site/routing/views.ts";

const open = shopWith(facts, contentAnswers());

const pageAt = async (
  path: string,
  headers: Record<string, string> = {},
  services = open,
): Promise<{ page: Page; shell: Shell }> => {
  const answered = await answer(new Request(`https://kontor.example${path}`, { headers }), services);
  if (answered.kind !== "page") throw new Error(`${path} is ${answered.kind}`);
  return answered;
};

const addresses = locales.flatMap((locale) => [
  `/${locale}`,
  `/${locale}/server`,
  ...(
    [
      "privacy",
      "legal-notice",
      "accessibility",
      "terms",
      "withdrawal",
      "cancellation-form",
      "withdrawal-form",
      "deals",
      "domain-check",
    ] as const
  ).map((key) => fixedPaths[key][locale]),
  ...catalog.categories.map(({ path }) => `/${locale}/${path[locale]}`),
  ...catalog.products
    .filter(({ onlyAsAddition }) => !onlyAsAddition)
    .map((product) => `/${locale}/${productPath(catalog, product)?.[locale]}`),
]);

describe("pages", () => {
  it.each(addresses)(
    "[LOC-16] [LOC-06] stand with title, description, canonical, alternates and a counterpart: %s",
    async (path) => {
      const { page } = await pageAt(path);
      expect([page.status, page.paths[page.locale]]).toEqual([200, path]);
      expect(page.head.title.length).toBeGreaterThan(5);
      expect(page.head.description.length).toBeGreaterThan(10);
      expect(page.head.canonical).toBe(`https://kontor.example${path}`);
      expect(page.head.alternates.map(({ hreflang }) => hreflang)).toEqual(["en-GB", "de-DE", "x-default"]);
      const other = page.paths[page.locale === "en" ? "de" : "en"];
      const { page: counterpart } = await pageAt(other ?? "");
      expect([counterpart.kind, counterpart.status, counterpart.paths]).toEqual([page.kind, 200, page.paths]);
      expect(JSON.stringify([page.data, page.head])).not.toMatch(/\{\{|undefined|NaN/);
    },
  );
  it.each(locales)("[LOC-03] every link of header, footer and home leads to a page: %s", async (locale) => {
    const { page, shell } = await pageAt(`/${locale}`);
    const { columns, endings } = (page as PageOf<"home", HomePage>).data;
    const links = [
      ...shell.navigation.flatMap(({ href, children }) => [href, ...children.map((child) => child.href)]),
      ...Object.entries(shell.paths).flatMap(([key, path]) => (["cart", "login"].includes(key) ? [] : [path])),
      ...[...shell.legal, ...shell.rights].map(({ href }) => href),
      ...columns.flatMap(({ href, plan }) => [href, plan.href]),
    ];
    for (const link of links) expect([link, (await pageAt(link)).page.status]).toEqual([link, 200]);
    expect([columns.length, endings.length > 3]).toEqual([3, true]);
  });
  it.each([
    ["/fr", 404],
    ["/EN", 404],
    ["/en/nothing", 404],
    ["/de/hosting/nichts", 404],
    ["/en/checkout/nowhere", 404],
  ])("[SHL-02] [SHL-06] the error page carries its status: %s", async (path, status) => {
    const { page } = await pageAt(path);
    expect([page.kind, page.status, page.head.canonical, page.head.indexed]).toEqual(["error", status, null, false]);
  });
  it("[SHL-03] [SHL-05] [SHL-12] the error page leads to the category in its path, to the deals, and leaves out what a language has not", async () => {
    const german = (await pageAt("/de/webhosting-x")).page as PageOf<"error", ErrorPage>;
    const english = (await pageAt("/en/old-server/x")).page as PageOf<"error", ErrorPage>;
    expect([german.data.category?.href, english.data.category?.href, german.data.deals]).toEqual([
      "/de/hosting",
      "/en/server",
      "/de/angebote",
    ]);
    expect([german.data.cards.length, english.data.cards.length]).toEqual([4, 3]);
    expect(german.data.cards.map(({ label }) => label)).toContain("Groupware-Deals");
  });
  it("[LOC-02] an unknown language is answered in the visitor's", async () => {
    expect((await pageAt("/fr", { "accept-language": "de" })).page.locale).toBe("de");
  });
});

describe("prices", () => {
  it("[SHL-10] [VAT-11] follow the VAT country that the visitor sees", async () => {
    const austria = {
      ...shopWith({
        "/api/shop/catalog": catalog,
        "/api/shop/country/vat": { AT: 2000, DE: 1900, OTHER: 0 },
        "/api/shop/vat": { country: { iso: "AT" }, rate: 2000 },
        "/api/shop/contract": { policy: "specified", day: "2026-11-21" },
      }),
      publicUrl: "https://austria.example",
    };
    const { page, shell } = await pageAt("/en/hosting", { cookie: "vatCountry=AT" }, austria);
    const [first] = (page as PageOf<"category", CategoryPage>).data.list.plans;
    expect([shell.vat?.country, shell.vat?.rate]).toEqual(["AT", 2000]);
    expect(first?.monthly).toBe(Math.round(Math.round(199 / 1.19) * 1.2));
  });
  it("[PRD-07] the ledger of a product takes its choice from the address and refuses what is not offered", async () => {
    const ledger = async (query: string) =>
      ((await pageAt(`/en/hosting/web-m${query}`)).page as PageOf<"product", ProductPage>).data;
    const [plain, year, odd] = await Promise.all([
      ledger(""),
      ledger("?months=12&add-mailboxes-10=3"),
      ledger("?months=7&add-mailboxes-10=999&location=XX"),
    ]);
    expect([plain.ledger?.quote.total, year.ledger?.quote.total]).toEqual([499, 12 * (499 + 3 * 99)]);
    expect([odd.chosen.billingMonths, odd.chosen.additions, odd.chosen.location]).toEqual([
      1,
      [{ product: "mailboxes-10", quantity: 10 }],
      null,
    ]);
    expect(year.ledger?.costs.map(({ gross }) => gross)).toEqual([1, 3, 5].map((years) => years * 12 * (499 + 3 * 99)));
  });
});

describe("VAT", () => {
  it("[VAT-08] an individual rate is shown in the account", async () => {
    const customer = {
      number: "100001",
      locale: "en",
      kind: "business",
      country: { iso: "DE" },
      individualRate: 700,
      vatIdValidity: "unknown",
    };
    const special = {
      ...shopWith({
        ...facts,
        "/api/shop/auth": { type: "user", role: "customer", customerNumber: "100001" },
        "/api/shop/auth/customer": customer,
      }),
      publicUrl: "https://special.example",
    };
    const { page } = await pageAt("/en/account", { cookie: "token=x" }, special);
    expect(page).toMatchObject({ kind: "account", data: { customer: { individualRate: 700 } } });
  });
});

describe("terms", () => {
  const under = (policy: string) => ({
    ...shopWith({
      ...facts,
      "/api/shop/contract": { policy, day: "2026-11-21" },
    }),
    publicUrl: `https://${policy}.example`,
  });
  it("[CON-01] of a product are made from the policy in force, with the first possible end as the calendar has it", async () => {
    const terms = async (policy: string, path: string) =>
      ((await pageAt(path, {}, under(policy))).page as PageOf<"product", ProductPage>).data.terms;
    expect(await terms("specified", "/en/server/vps/vps-xs")).toEqual([
      "Minimum term 1 month. The contract then renews by 1 month at a time, unless you cancel at least 31 days before the end of a term. First possible end: 20\u00a0January 2027, if you cancel by 21\u00a0December 2026.",
    ]);
    const both = await terms("consumer-de", "/de/server/vps/vps-xs");
    expect(both).toHaveLength(2);
    expect(both[0]).toMatch(
      /^Für Verbraucher: .* auf unbestimmte Zeit.* Frühestes Vertragsende: 20\.\s?Dezember 2026/u,
    );
    expect(both[1]).toMatch(/^Für Unternehmen: .* 31 Tage/u);
  });
});

describe("while the API is down", () => {
  it("[VAT-03] without VAT no price is shown: 500, and the log says why", async () => {
    const logged: string[] = [];
    const untaxed = {
      ...shopWith({ "/api/shop/catalog": catalog, "/api/shop/vat": { country: { iso: "DE" }, rate: 1900 } }),
      publicUrl: "https://untaxed.example",
      log: (_: string, __: string, facts?: object) => void logged.push(JSON.stringify(facts)),
    };
    const { page, shell } = await pageAt("/en", {}, untaxed);
    expect([page.kind, page.status, shell.vat]).toEqual(["error", 500, null]);
    expect(logged.join()).toContain("Failed to fetch vat information; /api/shop/country/vat answered 500");
  });
  it("[SHL-02] without a catalogue the shop says that it is closed for a moment: 503", async () => {
    const { page } = await pageAt(
      "/de",
      {},
      {
        ...shopWith({
          "/api/shop/country/vat": { DE: 1900, OTHER: 0 },
          "/api/shop/vat": { country: { iso: "DE" }, rate: 1900 },
        }),
        publicUrl: "https://closed.example",
      },
    );
    expect([page.kind, page.status]).toEqual(["error", 503]);
  });
});
