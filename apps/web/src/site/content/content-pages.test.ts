// Pages of the content system as the server makes and draws them: every layout, every block, and that their HTML is valid.
import { layouts } from "@kontor/domain/site/routing";
import { describe, expect, it } from "vitest";
import { travelling } from "../../app/document/document.ts";
import type { Page } from "../../app/screens/pages.ts";
import { answer } from "../../app/answer.ts";
import type { PageOf } from "../../platform/page/model.ts";
import type { PageServices } from "../../platform/page/services.ts";
import type { ContentPage } from "../../site/content/views.ts";
import { everyBlock, pageOf } from "../../../test/content-fixture.ts";
import { drawn, faults, logged, made, shop } from "../../../test/drawn-page.ts";
import { answeredBy, catalog, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";

const data = (page: Page) => (page as PageOf<"content", ContentPage>).data;

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
  expect(specified).toMatch(
    /can end on 20\s?January 2027 at the earliest, if you cancel by 21\s?December 2026\. \{contract:other\}/u,
  );
  const consumers = await drawn("/en/terms-test", under("consumer-de", "2026-11-22"));
  expect(consumers).toContain("can be cancelled at any time with one month’s notice");
  expect(consumers).toMatch(/can end on 21\s?December 2026 at the earliest/u);
});

describe("prices in texts", () => {
  const text = {
    __component: "sections.rich-text",
    id: 1,
    body: "Web L: {price:web-l} {vat:view}, {free:web-l}; the first invoice is {first-invoice:web-l}. {ending:de.register}, {price:none}",
  };
  const open = shop(pageOf("/prices-test", "default", [text]));
  const seen = { country: "DE", rate: 1900, deals: false };
  const answers: TestedShop = answeredBy(open, async (path, init) => {
    if (path === "/api/shop/vat")
      return Response.json({ success: true, result: { country: { iso: seen.country }, rate: seen.rate } });
    if (path !== "/api/shop/catalog" || !seen.deals) return open.send(path, init);
    const deal = { key: "five", product: "web-l", freeMonths: 5, opens: 0, closes: 32_503_680_000_000, soldOut: false };
    return Response.json({ success: true, result: { ...catalog, version: "with a deal", deals: [deal] } });
  });
  /** The page as a visitor of a view sees it, from one content store for all of them. */
  const look = async (view: Partial<typeof seen>) => {
    Object.assign(seen, { country: "DE", rate: 1900, deals: false }, view);
    const calls = { ...answers, shop: answers.shop, anonymousShop: answers.anonymousShop };
    const cookies = `vatCountry=${seen.country}`;
    const request = {
      url: "https://kontor.example/en/prices-test",
      headers: { get: (name: string) => (name === "cookie" ? cookies : null) },
    };
    const answered = await answer(request, { ...calls, publicUrl: `${open.publicUrl}.${view.deals === true}` });
    const page = JSON.stringify(answered.kind === "page" ? data(answered.page).blocks : answered).replaceAll(
      "\u00a0",
      " ",
    );
    return /Web L: [^<]*/u.exec(page)?.[0];
  };
  it("[VAT-10] are the visitor's, for several views in turn; what names nothing stays", async () => {
    expect(await look({})).toBe(
      "Web L: €8.99 incl. 19% VAT (Germany), first 3 months free; the first invoice is €0.00. €5.04, {price:none}",
    );
    expect(await look({ country: "AT", rate: 2000 })).toBe(
      "Web L: €9.06 incl. 20% VAT (Austria), first 3 months free; the first invoice is €0.00. €5.09, {price:none}",
    );
    expect(await look({ country: "OTHER", rate: 0 })).toMatch(
      /^Web L: €7\.55 excl\. VAT, first 3 months free;.* €4\.24,/u,
    );
    expect(await look({})).toContain("€8.99 incl. 19% VAT (Germany)");
  });
  it("[CNT-05] follow a deal that runs", async () => {
    expect(await look({ deals: true })).toContain("€8.99 incl. 19% VAT (Germany), first 5 months free;");
  });
});

describe("content pages", () => {
  it.each(layouts)(
    "[LOC-12] [CNT-01] [LOC-16] are drawn as valid HTML with every block in the layout %s",
    async (layout) => {
      const html = await drawn("/en/all-blocks", shop(pageOf("/all-blocks", layout)));
      expect(await faults(html)).toEqual([]);
      expect([html.match(/<h1/g)?.length, html.includes(`data-layout="${layout}"`)]).toEqual([1, true]);
    },
  );
  it("[CNT-01] show every block with its links, prices and pictures", async () => {
    const { page } = await made("/en/all-blocks", shop(pageOf("/all-blocks", "default")));
    expect(data(page).blocks.map(({ kind }) => kind)).toEqual(
      everyBlock.map(({ __component, kind }) =>
        kind === "advent" ? "advent" : String(__component).replace("sections.", ""),
      ),
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
  it("[CNT-09] [LOC-12] are dressed for a season, and show its blocks and the newsletter, while the feature is on; a failure is none, logged", async () => {
    const newsletter = everyBlock.filter(({ __component }) => __component === "sections.newsletter");
    const page = pageOf("/season", "easter", newsletter);
    const shown = async (features: readonly string[] | null) => {
      const services = shop(page);
      const flags = () =>
        features === null
          ? Response.json({ detail: "away" }, { status: 500 })
          : Response.json({ success: true, result: features.map((key) => ({ key })) });
      const answered = answeredBy(services, async (path, init) =>
        path.includes("feature-flags") ? flags() : services.send(path, init),
      );
      const { page: found } = await made("/en/season", { ...services, ...answered });
      return [found.layout, data(found).blocks.map(({ kind }) => kind)];
    };
    expect(await shown(["easter", "newsletter"])).toEqual(["easter", ["newsletter"]]);
    expect(await shown(["easter"])).toEqual(["easter", []]);
    expect(await shown(["newsletter"])).toEqual(["default", ["newsletter"]]);
    expect(await shown(null)).toEqual(["default", []]);
    expect(logged.filter((line) => line.includes("Error while fetching the feature flags"))).toHaveLength(1);
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
    expect(
      answered.kind === "response" && [answered.response.status, answered.response.headers.get("location")],
    ).toEqual([301, "/en/page?a=1"]);
    expect((await made("/en/none", services)).page.status).toBe(404);
  });
  it("[LOC-09] legal pages come from the content where it has them, else from the shop's own texts", async () => {
    expect((await made("/en/contact/data-privacy", shop())).page.kind).toBe("text");
    expect((await made("/en/contact/data-privacy", shop(pageOf("/contact/data-privacy", "simple")))).page.kind).toBe(
      "content",
    );
  });
  it("[OPS-10] while the content system is away the shop's own pages stand, others say 503, and what was read is shown on", async () => {
    const away = { ...shopWith(facts, () => null), publicUrl: "https://away.example" };
    expect((await made("/en/contact/data-privacy", away)).page.kind).toBe("text");
    expect((await made("/en/all-blocks", away)).page.status).toBe(503);
    expect((await made("/en", away)).page.status).toBe(200);
    // Nothing is known of deals, which is not the same as none.
    expect((await made("/en/deals", away)).page.status).toBe(503);
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
    const faq = {
      __component: "sections.faq",
      title: "t",
      items: [{ question: "</script><script>alert(1)", answer: "x" }],
    };
    const html = await drawn("/en/nasty", shop(pageOf("/nasty", "simple", [faq])));
    expect(html).not.toContain("<script>alert");
  });
});

describe("texts", () => {
  it("[LOC-01] of every block travel with its page, in both languages", async () => {
    const german = { ...pageOf("/alles", "helpcenter-article"), locale: "de" };
    for (const path of ["/en/all-blocks", "/de/alles"]) {
      const html = await drawn(path, shop(pageOf("/all-blocks", "helpcenter-article"), german));
      // A text that did not come along shows its key, such as `door.first` or `perMonth`; endings look like keys, too.
      expect(
        (html.match(/>(?:[a-z]+\.)?[a-z]+[A-Z.][A-Za-z.]+</g) ?? []).filter((text) => !/\.(?:uk|at)<$/.test(text)),
      ).toEqual([]);
    }
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
