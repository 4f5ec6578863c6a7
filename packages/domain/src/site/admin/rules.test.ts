// Faulty products, links and banners, by example. [ADM-01] [ADM-04]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { type Catalog } from "#shop/catalog";
import { productFaults, soundCatalog, withFault } from "./arbitraries.ts";
import {
  bannerState,
  type Fault,
  faultyEntries,
  linkHelper,
  readBannerPages,
  scheduledBanner,
  shownBanners,
  type SmallBanner,
  standsOn,
  typedCents,
  typedRate,
  writeBannerPages,
} from "./index.ts";

const faultsOf = (catalog: Catalog) =>
  faultyEntries(catalog).map(({ entry, key, fault, rule, detail }) =>
    [entry, key, fault, rule, detail].join(" ").trim(),
  );

it.each([
  ["5", 500],
  [" 12,5 € ", 1250],
  ["0.05", 5],
  ["-1", null],
  ["1.106,58 €", 110658],
  ["1\u202f106,58\u00a0€", 110658],
  // The mark of a footnote is no digit.
  ["50¹", null],
  ["²5 €", null],
  ["€1,106.58", 110658],
  ["1'106.58", 110658],
  ["1 106", 110600],
  ["1.000,50", 100050],
  // A thousand, or one.
  ["1.000", null],
  ["1,000", null],
  ["1.00,50", null],
  ["12.34,5", null],
  ["1.106.580,00", null],
])("[CRT-04] [REP-19] a typed amount of %j is %j", (typed, expected) => expect(typedCents(typed)).toBe(expected));

it.each([
  ["7", 700],
  [" 25,5 % ", 2550],
  ["0.05", 5],
  ["100", 10_000],
  ["100,01", null],
  ["-1", null],
  ["7.123", null],
  ["", null],
  ["seven", null],
])("[VAT-08] a typed rate of %j is %j", (typed, expected) => expect(Result.getOrNull(typedRate(typed))).toBe(expected));

describe("faulty products", () => {
  it("[ADM-01] a sound catalogue has none", () => expect(faultsOf(soundCatalog)).toEqual([]));
  it.each([
    ["key-twice", ["product web-l key-twice PRD-01 web-l", "product web-l key-twice PRD-01 web-l"]],
    ["text-missing", ["product web-m text-missing LOC-01 title de"]],
    [
      "category-unknown",
      [
        "product web-m category-unknown PRD-01 groupware",
        "product web-m link-broken LNK-04 en",
        "product web-m link-broken LNK-04 de",
      ],
    ],
    [
      "address-twice",
      [
        "product web-m address-twice LNK-01 en",
        "product web-m address-twice LNK-01 de",
        "product web-l address-twice LNK-01 en",
        "product web-l address-twice LNK-01 de",
      ],
    ],
    ["link-broken", ["product web-m link-broken LNK-04 en", "product web-m link-broken LNK-04 de"]],
    ["price-negative", ["product web-m price-negative PRD-01 setup"]],
    ["discount-above-price", ["product web-m discount-above-price CRT-03 firstMonthDiscount"]],
    ["billing-periods", ["product web-m billing-periods PRD-01 12, 1"]],
    ["minimum-term", ["product web-m minimum-term PRD-01 -1"]],
    ["free-months", ["product web-m free-months PRD-01 0.5"]],
    ["included-domains", ["product web-m included-domains PRD-07 endings"]],
    ["included-ending-unknown", ["product web-m included-ending-unknown PRD-07 example"]],
    ["addition-unknown", ["product web-m addition-unknown CRT-02 gone"]],
    ["addition-of-itself", ["product web-m addition-of-itself CRT-02 web-m"]],
    ["addition-maximum", ["product web-m addition-maximum CRT-02 web-l"]],
    ["location-twice", ["product web-m location-twice PRD-02 AT, AT"]],
  ] as const)("[ADM-01] %s", (fault, expected) => expect(faultsOf(withFault(fault))).toEqual(expected));
  it("[ADM-01] every fault of a product has an example", () => expect(Object.keys(productFaults)).toHaveLength(16));
  it("[ADM-01] [PRD-01] an addition without a page needs no link", () => {
    const [first, ...others] = soundCatalog.products;
    const addition = first && { ...first, category: "groupware" as const, onlyAsAddition: true };
    expect(faultsOf({ ...soundCatalog, products: addition ? [addition, ...others] : [] })).toEqual([
      "product web-m category-unknown PRD-01 groupware",
    ]);
  });
  it("[ADM-01] features need their texts, a count of domains and every price their sense", () => {
    const [first, ...others] = soundCatalog.products;
    const [ending] = soundCatalog.endings;
    if (first === undefined || ending === undefined) throw new Error("an empty catalogue");
    const feature = { key: "ram", label: { en: "", de: "RAM" }, value: { en: "1 GB", de: "" } };
    const product = {
      ...first,
      features: [feature],
      includedDomains: { count: -1, endings: [] },
      monthly: cents(-2),
      firstMonthDiscount: cents(-3),
    };
    const priced = { ...ending, register: cents(-1), renew: cents(-1), restore: cents(-1) };
    expect(faultsOf({ ...soundCatalog, products: [product, ...others], endings: [priced] })).toEqual([
      "product web-m text-missing LOC-01 label en",
      "product web-m text-missing LOC-01 value de",
      "product web-m price-negative PRD-01 monthly",
      "product web-m price-negative PRD-01 firstMonthDiscount",
      "product web-m included-domains PRD-07 count",
      "ending de price-negative PRD-01 register",
      "ending de price-negative PRD-01 renew",
      "ending de price-negative PRD-01 restore",
    ]);
  });
  it("[ADM-01] endings and categories are looked at too", () => {
    const [ending] = soundCatalog.endings;
    const [category] = soundCatalog.categories;
    if (ending === undefined || category === undefined) throw new Error("an empty catalogue");
    const other = { ...category, key: "vps" as const };
    const faulty = [
      { ...ending, renew: cents(-1), maximumLength: 64, authcode: { minimum: 9, maximum: 8 } },
      { ...ending, ending: "com", minimumLength: 0, authcode: null },
      { ...ending, ending: "org", minimumLength: 9, maximumLength: 8 },
      { ...ending, ending: "com", authcode: { minimum: 0, maximum: 8 } },
    ];
    const products = soundCatalog.products.slice(1);
    expect(faultsOf({ ...soundCatalog, products, endings: faulty })).toEqual([
      "ending de price-negative PRD-01 renew",
      "ending de name-length DOM-02",
      "ending de authcode-length DOM-07",
      "ending com ending-twice PRD-01 com",
      "ending com name-length DOM-02",
      "ending org name-length DOM-02",
      "ending com ending-twice PRD-01 com",
      "ending com authcode-length DOM-07",
    ]);
    expect(
      faultsOf({ ...soundCatalog, products: [], categories: [category, { ...other, summary: { en: "", de: "x" } }] }),
    ).toEqual([
      `category ${category.key} address-twice LNK-01 en`,
      `category ${category.key} address-twice LNK-01 de`,
      "category vps text-missing LOC-01 summary en",
      "category vps address-twice LNK-01 en",
      "category vps address-twice LNK-01 de",
    ]);
    expect(faultsOf({ ...soundCatalog, products: [], categories: [category, category] })).toHaveLength(2);
  });
});

describe("faulty deals", () => {
  const deal = {
    key: "autumn",
    product: "web-m",
    opens: instant(10),
    closes: instant(20),
    soldOut: false,
    freeMonths: 2,
  };
  it.each([
    ["nothing where it costs less for a while", [deal], []],
    ["a product that is not sold", [{ ...deal, product: "gone" }], ["deal autumn product-unknown CNT-05 gone"]],
    ["terms that are no better", [{ ...deal, freeMonths: 0 }], ["deal autumn no-advantage CNT-05 web-m"]],
    ["an end before its beginning", [{ ...deal, closes: instant(9) }], ["deal autumn ends-before-it-begins CNT-05"]],
    ["an end at its beginning", [{ ...deal, closes: instant(10) }], ["deal autumn ends-before-it-begins CNT-05"]],
    ["a key of two deals, once", [deal, { ...deal, opens: instant(15) }], ["deal autumn key-twice CNT-05 autumn"]],
  ] as const)("[ADM-01] [CNT-05] of a deal tell %s", (_, deals, expected) =>
    expect(faultsOf({ ...soundCatalog, deals })).toEqual(expected),
  );
});

describe("the product link helper", () => {
  it("[ADM-04] [LNK-01] has the link of each product in both languages", () =>
    expect(linkHelper(soundCatalog)[0]).toEqual({
      product: "web-m",
      links: {
        en: { href: "/en/hosting/web-m", kind: "product" },
        de: { href: "/de/hosting/webhosting-m", kind: "product" },
      },
      broken: [],
    }));
  it("[ADM-04] [LNK-04] marks broken ones", () =>
    expect(linkHelper(withFault("link-broken" satisfies Fault))[0]).toMatchObject({
      links: { en: { href: "#", kind: "broken" } },
      broken: ["en", "de"],
    }));
});

describe("small banners", () => {
  const banner: SmallBanner = {
    key: "sale",
    active: true,
    from: instant(10),
    until: instant(20),
    pages: [],
    lead: { en: "", de: "" },
    text: { en: "Sale", de: "Angebot" },
    url: { en: "/en/deals", de: "/de/angebote" },
  };
  it.each([
    [{}, 9, "planned"],
    [{}, 10, "shown"],
    [{}, 19, "shown"],
    [{}, 20, "over"],
    [{ from: null }, -1, "shown"],
    [{ until: null }, 99, "shown"],
    [{ active: false }, 15, "off"],
    [{ text: { en: "Sale", de: " " } }, 15, "incomplete"],
    [{ url: { en: "javascript:alert(1)", de: "/de" } }, 15, "incomplete"],
    [{ pages: ["blog", "/de/blog/*"] }, 15, "shown"],
    [{ pages: ["blog", "bolg"] }, 15, "incomplete"],
  ] as const)("[ADM-04] with %j at %i: %s", (change, now, state) =>
    expect(bannerState({ ...banner, ...change }, instant(now))).toBe(state),
  );
  it("[ADM-04] those of the moment are shown in their order", () => {
    const others = [
      banner,
      { ...banner, key: "later", from: instant(16) },
      { ...banner, key: "always", from: null, until: null },
    ];
    expect(shownBanners(others, instant(15)).map(({ key }) => key)).toEqual(["sale", "always"]);
  });
  it("[ADM-04] a schedule is changed with an entry of what was and is; one without time, or of pages that cannot be, is refused", () => {
    const { key, text: _, url: __, ...before } = banner;
    const wanted = { ...before, pages: [" blog", "/en/domains", "blog"] };
    expect(Result.getOrThrow(scheduledBanner(key, before, wanted))).toEqual({
      schedule: { ...before, pages: ["blog", "/en/domains"] },
      entry: {
        act: "banner-scheduled",
        subject: { kind: "banner", id: "sale" },
        reason: null,
        before: { pages: null },
        after: { pages: "blog\n/en/domains" },
      },
    });
    expect(Result.getOrThrow(scheduledBanner(key, before, before)).entry).toBeNull();
    const refused = (change: Partial<typeof before>) =>
      Result.getOrNull(Result.flip(scheduledBanner(key, before, { ...before, ...change })));
    expect(refused({ until: instant(10) })).toMatchObject({ _tag: "BannerScheduleWrong" });
    expect(refused({ pages: ["/domains"] })).toMatchObject({ _tag: "BannerPageUnknown", page: "/domains" });
    expect(refused({ from: null, until: instant(0) })).toBeNull();
  });
  it.each([
    [[], null, "/en/search", true],
    [["blog"], "blog", "/en/blog/tips", true],
    [["blog"], "home", "/en", false],
    [["blog"], null, "/en/blog", false],
    [["/en/domains"], "domains", "/en/domains", true],
    [["/en/domains"], "domains", "/de/domains", false],
    [["/en/domains"], "products", "/en/domains/transfer", false],
    [["/en/domains/*"], "products", "/en/domains/transfer", true],
    [["/en/domains/*"], "domains", "/en/domains", true],
    [["/en/domains/*"], "products", "/en/domains-of-others", false],
  ] as const)("[ADM-04] a banner of %j on the page of kind %j at %s: %j", (pages, place, path, expected) =>
    expect(standsOn(pages, { place, path })).toBe(expected),
  );
  it("[ADM-04] pages are read one a line or parted by commas, and written back", () => {
    expect(readBannerPages(" blog, home\n/de/domains\n\nblog")).toEqual(["blog", "home", "/de/domains"]);
    expect(readBannerPages(null)).toEqual([]);
    expect([writeBannerPages([]), writeBannerPages(["a", "b"])]).toEqual([null, "a\nb"]);
  });
});
