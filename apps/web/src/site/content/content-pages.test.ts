// Pages of the content system as the server makes and draws them: every layout, every block, and that their HTML is valid.
import { createMemoryHistory } from "@tanstack/react-router";
import { HtmlValidate } from "html-validate";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { layouts } from "@kontor/domain/site/routing";
import { describe, expect, it, vi } from "vitest";
import type { Page } from "../../app/screens/pages.ts";
import { wholeDocument } from "../../app/document/blocks.ts";
import { dressed, headBytes, travelling } from "../../app/document/document.ts";
import { soundBindings } from "../routing/route-rules.ts";
import { answer } from "../../app/site.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { getRouter } from "../../app/router.tsx";
import { PageDocument } from "../../app/document/page-document.tsx";
import { contentAnswers, deals, everyBlock, pageOf, pricedDeals } from "../../../test/content-fixture.ts";
import { answeredBy, catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";
import type { PageOf } from "../../platform/page/model.ts";

vi.mock("../../app/styles/index.css?url", () => ({ default: "/assets/index.css" }));

const logged: string[] = [];
const shops = { count: 0 };

/** Each with an address of its own, since what was read is kept by it. */
const shop = (...pages: readonly Readonly<Record<string, unknown>>[]): TestedShop => ({
  ...shopWith({ ...facts, "/api/shop/catalog": { ...catalog, deals: pricedDeals } }, contentAnswers(pages, deals)),
  publicUrl: `https://shop-${(shops.count += 1)}.example`,
  log: (_, message, said) => void logged.push(`${message} ${JSON.stringify(said)}`),
});

const made = async (path: string, services: PageServices) => {
  const answered = await answer(new Request(services.publicUrl + path), services);
  if (answered.kind !== "page") throw new Error(`${path} is ${answered.kind}`);
  return answered;
};

const drawn = async (path: string, services: PageServices): Promise<string> => {
  const { page, shell } = await made(path, services);
  const router = getRouter({ page, shell }, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return String(
    wholeDocument(dressed(`<!DOCTYPE html>${renderToString(createElement(PageDocument, { router }))}`, page), headBytes(page, "")),
  );
};

it("[CON-01] what a text of the content system leaves open is filled from the policy in force, and changes with the policy and the day", async () => {
  const text = {
    __component: "sections.rich-text",
    id: 1,
    body: 'Cancel "when": {contract:renewal}\n\n{contract:example-month} {contract:other}',
  };
  const open = shop(pageOf("/terms-test", "default", [text]));
  const under = (policy: string, day: string): PageServices => ({
    ...answeredBy(open, async (path, init) =>
      path === "/api/shop/contract" ? Response.json({ success: true, result: { policy, day } }) : open.send(path, init),
    ),
    publicUrl: `${open.publicUrl}.${policy}-${day}`,
  });
  const specified = await drawn("/en/terms-test", under("specified", "2026-11-21"));
  expect(specified).toMatch(/unless it is cancelled at least 31\s?days before the end of a term\./u);
  expect(specified).toMatch(/can end on 21\s?January 2027 at the earliest, if you cancel by 21\s?December 2026\. \{contract:other\}/u);
  const consumers = await drawn("/en/terms-test", under("consumer-de", "2026-11-22"));
  expect(consumers).toContain("can be cancelled at any time with one month’s notice");
  expect(consumers).toMatch(/can end on 22\s?December 2026 at the earliest/u);
});

it.each([
  ["/en/hosting", "without VAT"],
  ["/de/hosting", "ohne MwSt."],
  ["/en/hosting/web-m", "without VAT"],
  ["/de/server/vps", "ohne MwSt."],
])("[SHL-10] [VAT-10] where no VAT is in the prices, %s says %j and names no rate of nothing", async (path, said) => {
  const outside = shop();
  const html = await drawn(
    path,
    answeredBy(outside, async (called, init) =>
      called === "/api/shop/vat"
        ? Response.json({ success: true, result: { country: { iso: "OTHER" }, rate: 0 } })
        : outside.send(called, init),
    ),
  );
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  expect(main).toContain(said);
  expect(main).not.toMatch(/in[ck]l\. 0/u);
});

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes attributes as it knows them, and closes what HTML leaves open.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-case": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    "no-inline-style": "off",
    "no-implicit-button-type": "off",
    "long-title": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
});

const faults = async (html: string): Promise<readonly string[]> => {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages, source = "" }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} … ${source.slice(offset - 40, offset + 80)}`),
  );
};

const data = (page: Page) => (page as PageOf<"content", ContentPage>).data;

describe("content pages", () => {
  it.each(layouts)("[LOC-12] [CNT-01] [LOC-16] are drawn as valid HTML with every block in the layout %s", async (layout) => {
    const html = await drawn("/en/all-blocks", shop(pageOf("/all-blocks", layout)));
    expect(await faults(html)).toEqual([]);
    expect([html.match(/<h1/g)?.length, html.includes(`data-layout="${layout}"`)]).toEqual([1, true]);
  });
  it("[CNT-01] show every block with its links, prices and pictures", async () => {
    const { page } = await made("/en/all-blocks", shop(pageOf("/all-blocks", "default")));
    expect(data(page).blocks.map(({ kind }) => kind)).toEqual(
      everyBlock.map(({ __component, kind }) => (kind === "advent" ? "advent" : String(__component).replace("sections.", ""))),
    );
    const [hero] = data(page).blocks;
    expect(hero?.kind === "hero" && hero.links.map(({ href }) => href)).toEqual([
      "/en/reading",
      "/en/hosting/web-m",
      "https://example.org/?a=1&b=2",
    ]);
    expect(hero?.kind === "hero" && [hero.image?.srcset, hero.image?.width, hero.image?.height]).toEqual([
      "/uploads/xsmall_hall.png 480w, /uploads/medium_hall.png 1024w, /uploads/hall.png 2000w",
      1024,
      576,
    ]);
    const list = data(page).blocks.find((block) => block.kind === "product-list");
    expect(list?.kind === "product-list" && list.list.plans[0]?.monthly).toBe(199);
    expect(page.paths).toEqual({ en: "/en/all-blocks", de: "/de/all-blocks-de" });
    expect([page.head.title, page.head.image?.url]).toEqual(["A page of all blocks", "/uploads/hall.png"]);
  });
  it("[CNT-01] leave out a block of an unknown kind and say so once", async () => {
    const services = shop(pageOf("/odd", "default", [{ __component: "sections.nope" }, everyBlock[1] ?? {}]));
    const first = await made("/en/odd", services);
    await made("/en/odd", services);
    expect(data(first.page).blocks.map(({ kind }) => kind)).toEqual(["rich-text"]);
    expect(logged.filter((line) => line.includes("sections.nope")).length).toBe(1);
  });
  it("[LOC-12] an unknown layout is an error that tells the known ones", async () => {
    const { page } = await made("/en/odd-layout", shop(pageOf("/odd-layout", "carnival")));
    expect([page.kind, page.status]).toEqual(["error", 500]);
    expect(logged.join()).toMatch(/carnival.*none of blog, strapi/);
  });
  it("[VIS-01] force the colours that they name, which no page can do with `system`", async () => {
    const coloured = async (colorMode: string) =>
      (await made("/en/coloured", shop(pageOf("/coloured", "simple", [], { colorMode })))).page.colours ?? null;
    expect(await Promise.all(["auto", "light", "dark", "high-contrast", "system"].map(coloured))).toEqual([
      null,
      "light",
      "dark",
      "high-contrast",
      null,
    ]);
    expect(await drawn("/en/coloured", shop(pageOf("/coloured", "easter", [], { colorMode: "dark" })))).toContain(
      '<html lang="en" data-colour-mode="dark" data-season="easter">',
    );
  });
  it("[LNK-04] report a link that leads nowhere, once", async () => {
    const broken = [{ __component: "sections.rich-text", body: "[a](javascript:x)" }];
    const services = shop(pageOf("/broken", "simple", broken));
    const html = await drawn("/en/broken", services);
    expect(html).toContain('<a href="#">a</a>');
    expect(logged.filter((line) => line.includes("javascript:x")).length).toBe(1);
  });
  it("[LOC-05] a url of the other language leads to the right one, and nothing is 404", async () => {
    const german = { ...pageOf("/seite", "simple"), locale: "de", localizations: [{ url: "/page", locale: "en" }] };
    const services = shop(german);
    const answered = await answer(new Request(`${services.publicUrl}/en/seite?a=1`), services);
    expect(answered.kind === "response" && [answered.response.status, answered.response.headers.get("location")]).toEqual([
      301,
      "/en/page?a=1",
    ]);
    expect((await made("/en/none", services)).page.status).toBe(404);
  });
  it("[LOC-09] legal pages come from the content where it has them, else from the shop's own texts", async () => {
    expect((await made("/en/contact/data-privacy", shop())).page.kind).toBe("text");
    expect((await made("/en/contact/data-privacy", shop(pageOf("/contact/data-privacy", "simple")))).page.kind).toBe("content");
  });
  it("[OPS-10] while the content system is away the shop's own pages stand, others say 503, and what was read is shown on", async () => {
    const away = { ...shopWith(facts, () => null), publicUrl: "https://away.example" };
    expect((await made("/en/contact/data-privacy", away)).page.kind).toBe("text");
    expect((await made("/en/all-blocks", away)).page.status).toBe(503);
    expect((await made("/en", away)).page.status).toBe(200);
    expect((await made("/en/deals", away)).page.status).toBe(200);
  });
  it("[CMS-05] [OPS-10] a list that is not found is no answer of a content system: 503, and it is asked again", async () => {
    const whole = shop(pageOf("/found-later", "default"));
    const lists = { status: 404 };
    const services = answeredBy(whole, async (path, init) =>
      path.startsWith("/api/pages") && lists.status !== 200
        ? Response.json({ data: null, error: { status: 404, name: "NotFoundError", message: "Not Found" } }, lists)
        : whole.send(path, init),
    );
    expect((await made("/en/found-later", services)).page.status).toBe(503);
    lists.status = 200;
    expect((await made("/en/found-later", services)).page.status).toBe(200);
  });
  it("[LOC-16] pages need no script until they are touched; those that sell to businesses do", async () => {
    const still = async (path: string, blocks: typeof everyBlock) =>
      (await made(`/en${path}`, shop(pageOf(path, "simple", blocks)))).page.still;
    expect(await still("/text", everyBlock)).toBe(true);
    expect(await still("/professional/x", everyBlock.slice(0, 2))).toBe(false);
  });
});

describe("route rules", () => {
  it("[OPS-10] are asked for beside the page: a slow content system is waited for once", async () => {
    const whole = shop();
    const page = Promise.withResolvers<void>();
    // No rule is answered before the page has been asked for.
    const services = answeredBy(whole, async (path, init) => {
      if (path.startsWith("/api/v2/content/route-rules")) await page.promise;
      if (path.startsWith("/api/pages")) page.resolve();
      return whole.send(path, init);
    });
    expect((await made("/en/nobody-ever-asked-for-this", services)).page.status).toBe(404);
  });
  const ruled = async (
    path: string,
    rule: Readonly<Record<string, unknown>>,
    headers: Record<string, string> = {},
    hosts: readonly string[] = [],
  ) => {
    const services = {
      ...shopWith(facts, contentAnswers([], [], { [path.split("?")[0] ?? ""]: { middleware: [], ...rule } })),
      publicUrl: `https://ruled-${(shops.count += 1)}.example`,
      redirectHosts: hosts,
      log: (_: string, message: string, said?: object) => void logged.push(`${message} ${JSON.stringify(said)}`),
    };
    const answered = await answer(new Request(services.publicUrl + path, { headers }), services);
    return answered.kind === "response"
      ? [answered.response.status, answered.response.headers.get("location")]
      : answered.kind === "page"
        ? [answered.page.kind, answered.page.status]
        : answered;
  };
  it("[LOC-14] lead elsewhere: inside the shop with the query kept, outside over https to allowed hosts only", async () => {
    expect(await ruled("/en/old?ref=7", { redirect: "/en/hosting" })).toEqual([302, "/en/hosting?ref=7"]);
    expect(await ruled("/en/hashed?ref=7", { redirect: "/en/hosting#plans" })).toEqual([302, "/en/hosting?ref=7#plans"]);
    expect(await ruled("/en/own?ref=7", { redirect: "/en/hosting?a=1#plans" })).toEqual([302, "/en/hosting?a=1#plans"]);
    expect(await ruled("/en/mail", { redirect: "https://mail.example/x" })).toEqual([302, "https://mail.example/x"]);
    expect(await ruled("/en/mail", { redirect: "https://mail.example/x" }, {}, ["other.example"])).toEqual(["error", 404]);
    expect(await ruled("/en/hosting", { redirect: "http://mail.example/x" })).toEqual(["category", 200]);
    expect(logged.join()).toContain("http://mail.example/x");
  });
  it("[LOC-14] are told to a router that is there already, which then loads the other site's page", async () => {
    expect(await ruled("/en/mail/_payload.json", {})).toMatchObject({ kind: "payload" });
    const services = {
      ...shopWith(facts, contentAnswers([], [], { "/en/mail": { redirect: "https://mail.example/", middleware: [] } })),
      publicUrl: "https://moved.example",
    };
    expect(await answer(new Request("https://moved.example/en/mail/_payload.json"), services)).toEqual({
      kind: "moved",
      to: "https://mail.example/",
    });
  });
  it("[LOC-13] [LOC-17] name middleware that runs before the page; an unknown name is 500 and the log tells the known ones", async () => {
    expect(await ruled("/en/hosting", { middleware: ["auth-redirect"] })).toEqual([302, "/en/checkout/login?return=%2Fen%2Fhosting"]);
    expect(await ruled("/en/hosting", { middleware: ["auth-redirect"] }, { cookie: "token=x" })).toEqual(["category", 200]);
    expect(await ruled("/en/hosting", { middleware: ["catch-all"] })).toEqual(["category", 200]);
    expect(await ruled("/en/hosting", { middleware: ["no-such"] })).toEqual(["error", 500]);
    expect(logged.join()).toMatch(/no-such.*catch-all, ticketing, auth-redirect/);
  });
});

it("[LOC-17] a table of bindings with an unknown middleware ends the start, and says which there are", () => {
  expect(() => soundBindings({ content: ["catch-all"], blog: ["catchall"] })).toThrow(
    /catchall is bound, but only catch-all, ticketing, auth-redirect/,
  );
  expect(() => soundBindings({ content: ["catch-all"], summary: ["auth-redirect"] })).not.toThrow();
});

describe("structured data", () => {
  it("[CNT-01] [PRD-06] tells questions, products with the price that is shown, and the way to the page", async () => {
    const { page } = await made("/en/all-blocks", shop(pageOf("/all-blocks", "default")));
    const types = (page.structured ?? []).map((each) => each["@type"]);
    expect(types).toEqual(["BreadcrumbList", "FAQPage", "Product"]);
    const offer = page.structured?.[2]?.offers as { readonly price: string };
    expect(offer.price).toBe("4.99");
    expect(travelling(page).structured).toBeUndefined();
    expect(travelling(page)).toBe(travelling(page));
  });
  it("[OPS-07] cannot end its block", async () => {
    const faq = { __component: "sections.faq", title: "t", items: [{ question: "</script><script>alert(1)", answer: "x" }] };
    const html = await drawn("/en/nasty", shop(pageOf("/nasty", "simple", [faq])));
    expect(html).not.toContain("<script>alert");
  });
});

describe("deals", () => {
  it("[CNT-05] [CNT-11] are listed with price, advantage and end, filtered by the category in the address; what is over is gone, and what no price bears out is not there", async () => {
    const page = async (query: string) => ((await made(`/en/deals${query}`, shop())).page as PageOf<"deals", DealsPage>).data;
    const [all, vps, odd] = await Promise.all([page(""), page("?category=vps"), page("?category=nonsense")]);
    expect([all.flash.map(({ key }) => key), all.deals.map(({ key }) => key)]).toEqual([["flash"], ["gone"]]);
    expect(all.flash[0]).toMatchObject({ price: 499, advantage: { freeMonths: 0, firstMonthDiscount: 100, setup: null } });
    expect(all.deals[0]?.advantage?.setup).toEqual({ before: 500, now: 0 });
    expect([vps.flash.length, vps.deals.map(({ soldOut }) => soldOut)]).toEqual([0, [true]]);
    expect(all.categories.map(({ key, current }) => [key, current])).toEqual([
      [null, true],
      ["hosting", false],
      ["vps", false],
    ]);
    expect(odd.flash.length).toBe(1);
  });
  it("[CNT-05] [LOC-16] the page of deals is valid HTML, also without any", async () => {
    expect(await faults(await drawn("/en/deals", shop()))).toEqual([]);
    expect(await faults(await drawn("/de/angebote", { ...shopWith(facts, contentAnswers()), publicUrl: "https://bare.example" }))).toEqual(
      [],
    );
  });
  it("[CNT-06] a door that is shut tells nothing of what is in it", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-12-05T12:00:00+01:00"), toFake: ["Date"] });
    try {
      const { page, until } = await made("/en/advent", shop(pageOf("/advent", "advent", everyBlock.slice(8, 9))));
      const [block] = data(page).blocks;
      const doors = block?.kind === "advent" ? block.doors : [];
      expect(doors.map(({ standing }) => standing)).toEqual([
        ...Array.from({ length: 4 }, () => "missed"),
        "open",
        ...Array.from({ length: 19 }, () => "ahead"),
      ]);
      expect(JSON.stringify(page)).not.toContain("Secret of door 6");
      expect(doors.filter(({ href }) => href !== null).map(({ door }) => door)).toEqual([5]);
      expect(until).toBe(Date.parse("2026-12-06T00:00:00+01:00"));
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("prices of deals", () => {
  const at = async (path: string, moment: string) => {
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ["Date"] });
    try {
      return await made(path, shop());
    } finally {
      vi.useRealTimers();
    }
  };
  const doorOpens = "2026-12-06T00:00:00+01:00";
  it("[CNT-05] [VAT-10] are on the product's page while the deal runs, and the page holds no longer than they do", async () => {
    const before = await at("/en/hosting/web-m", "2026-12-05T23:59:59.999+01:00");
    const during = await at("/en/hosting/web-m", doorOpens);
    const shown = ({ page }: typeof before) => {
      const { freeMonths, firstMonthDiscount, ledger, deal, pricedUntil } = (page as PageOf<"product", ProductPage>).data;
      return [freeMonths, firstMonthDiscount, ledger?.quote.lines[0]?.freeMonths, deal?.until, pricedUntil];
    };
    const [opens, closes] = [Date.parse(doorOpens), Date.parse("2026-12-07T00:00:00+01:00")];
    expect(shown(before)).toEqual([1, 0, 1, "5\u00a0December", opens]);
    expect(shown(during)).toEqual([1, 0, 1, "6\u00a0December", closes]);
    expect([before.until, during.until]).toEqual([opens, closes]);
    const after = await at("/en/hosting/web-m", "2026-12-25T00:00:00+01:00");
    expect(shown(after).slice(0, 3)).toEqual([0, 100, 0]);
    const never = await at("/en/hosting/web-m", "2099-01-01T00:00:00Z");
    expect(shown(never)).toEqual([0, 0, 0, undefined, null]);
  });
  it("[CNT-05] are in the price list of their category while they run", async () => {
    const free = async (moment: string) =>
      ((await at("/en/hosting", moment)).page as PageOf<"category", CategoryPage>).data.list.plans.find(({ key }) => key === "web-m")
        ?.freeMonths;
    expect([await free(doorOpens), await free("2026-12-25T00:00:00+01:00")]).toEqual([1, 0]);
  });
});

describe("the law book", () => {
  it("[HDL-01] lists every rule with an anchor of its own, and finds by words", async () => {
    const book = async (path: string) => ((await made(path, shop())).page as PageOf<"law-book", LawBookPage>).data;
    const all = await book("/en/law-book");
    const anchors = all.parts.flatMap(({ anchor, rules }) => [anchor, ...rules.map((rule) => rule.anchor)]);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(all.count).toBeGreaterThan(150);
    expect(all.parts.map(({ title }) => title).filter((title) => title.includes("/"))).toEqual([]);
    const found = await book("/de/law-book?q=Gutschein");
    expect([found.count > 0, found.count < all.count]).toEqual([true, true]);
    expect(await faults(await drawn("/en/law-book?q=VAT", shop()))).toEqual([]);
  });
});

describe("texts", () => {
  it("[LOC-01] of every block travel with its page, in both languages", async () => {
    const german = { ...pageOf("/alles", "helpcenter-article"), locale: "de" };
    for (const path of ["/en/all-blocks", "/de/alles"]) {
      const html = await drawn(path, shop(pageOf("/all-blocks", "helpcenter-article"), german));
      // A text that did not come along shows its key, such as `door.first` or `perMonth`; endings look like keys, too.
      expect((html.match(/>(?:[a-z]+\.)?[a-z]+[A-Z.][A-Za-z.]+</g) ?? []).filter((text) => !/\.(?:uk|at)<$/.test(text))).toEqual([]);
    }
  });
});

describe("pages of the catalogue", () => {
  it.each(["/en", "/en/hosting", "/de/server/vps", "/de/hosting/web-m"])(
    "[LOC-16] have lists of terms in which nothing stands between a term and what it means: %s",
    async (path) => {
      const html = await drawn(path, shop());
      expect(html).toContain("</dt>");
      expect(html.match(/<\/dt>\s*<(?!d[dt]\b).{0,80}/g)).toBeNull();
    },
  );
  it("[PRD-06] [VAT-10] tell search engines the product with the price of the quote, and the way to it", async () => {
    const { page } = await made("/de/hosting/web-m", shop());
    const [way, product] = page.structured ?? [];
    expect([way?.["@type"], product?.["@type"], product?.name]).toEqual(["BreadcrumbList", "Product", "Web M"]);
    const quote = (page as PageOf<"product", ProductPage>).data.ledger?.quote;
    const offer = product?.offers as { readonly price: string } | undefined;
    expect(Number(offer?.price) * 100).toBe(quote?.lines[0]?.unitPrice);
  });
  it("[CNT-01] the home page tells whose shop it is", async () => {
    expect((await made("/en", shop())).page.structured?.map((each) => each["@type"])).toEqual(["Organization"]);
  });
  it("[LOC-16] are told to other sites by Open Graph, with a picture", async () => {
    const html = await drawn("/en/hosting", shop());
    expect(html).toContain('<meta property="og:title" content="Web hosting | Kontor Hosting"/>');
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/shop-\d+\.example\/share\.png"\/>/);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });
});

describe("a list over several pages", () => {
  const posts = Array.from({ length: 30 }, (_, at) => ({
    id: at + 1,
    documentId: `post-${at + 1}`,
    title: `Post ${at + 1}`,
    slug: `post-${at + 1}`,
    excerpt: "Short.",
    authorName: "Ada",
    date: "2026-11-01",
    category: { id: 1, name: "News", slug: "news" },
    cover: null,
  }));
  const blog = (): PageServices => {
    const services = shop();
    return answeredBy(services, async (path, init) => {
      const asked = new URLSearchParams(path.split("?")[1]);
      if (!path.startsWith("/api/blog-posts?")) return services.send(path, init);
      const [page, size] = [Number(asked.get("pagination[page]")), Number(asked.get("pagination[pageSize]"))];
      const data = posts.slice((page - 1) * size, page * size);
      return Response.json({ data, meta: { pagination: { page, pageSize: size, pageCount: 3, total: posts.length } } });
    });
  };

  it.each([
    ["/en/blog", "1"],
    ["/en/blog?page=2", "2"],
    ["/de/blog?page=3", "3"],
  ])("[CNT-02] [LGL-06] of %s one page alone is said to be shown, and its head names the feed", async (path, number) => {
    const html = await drawn(path, blog());
    const pages = /<nav class="r-pages"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
    expect(pages.match(/<li/g)).toHaveLength(3);
    expect(pages.match(/<[^>]*aria-current[^>]*>[^<]*/g)).toEqual([`<span aria-current="page">${number}`]);
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${path.slice(0, 3)}/blog/feed.atom" title="Blog"/>`);
    const links = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    expect(links.every((link) => link.includes(`href="${path}"`))).toBe(true);
    expect(await faults(html)).toEqual([]);
  });
});

describe("pictures in a text", () => {
  const body = [
    "![In the hall](/uploads/hall.png)",
    "![From a CDN](https://media.example/a/crane.png 'A crane')",
    "![The shop's own](https://shop.example/uploads/hall.png)",
    "![Small](/uploads/small.png)",
    "![Unknown](/uploads/unknown.png)",
    "![Elsewhere](https://elsewhere.example/x.png)",
  ].join("\n\n");
  const sides: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
    "/uploads/hall.png": { width: 2000, height: 1125 },
    "https://media.example/a/crane.png": { width: 1600, height: 800 },
    "/uploads/small.png": { width: 200, height: 100 },
  };

  it("[CMS-04] [CNT-07] go through the proxy with their size, those of allowed hosts too, and no others", async () => {
    const learned: string[] = [];
    const services: PageServices = {
      ...shop(pageOf("/pictures", "default", [{ __component: "sections.rich-text", id: 1, body }])),
      publicUrl: "https://shop.example",
      images: (path) => `${path}?s=signed`,
      mediaHosts: ["media.example"],
      measures: {
        known: (source) => (learned.includes(source) ? (sides[source] ?? null) : null),
        learn: async (sources) => void learned.push(...sources),
      },
    };
    const html = await drawn("/en/pictures", services);
    expect(new Set(learned)).toEqual(new Set([...Object.keys(sides), "/uploads/unknown.png"]));
    const images = [...html.matchAll(/<img [^>]*alt="([^"]*)"[^>]*>/g)].map(([tag = "", alt]) => ({
      alt,
      proxied: tag.includes('src="/images/'),
      widths: [...tag.matchAll(/ (\d+)w/g)].length,
      size: [/ width="(\d+)"/, / height="(\d+)"/].map((side) => Number(side.exec(tag)?.[1] ?? 0)),
    }));
    expect(images).toEqual([
      { alt: "In the hall", proxied: true, widths: 5, size: [1120, 630] },
      { alt: "From a CDN", proxied: true, widths: 5, size: [1120, 560] },
      { alt: "The shop&#39;s own", proxied: true, widths: 5, size: [1120, 630] },
      { alt: "Small", proxied: true, widths: 5, size: [200, 100] },
      { alt: "Unknown", proxied: false, widths: 0, size: [0, 0] },
    ]);
    expect(html).toContain("<p>Elsewhere</p>");
    expect(logged.some((line) => line.includes("elsewhere.example/x.png"))).toBe(true);
    expect(await faults(html)).toEqual([]);
  });
});
