// Short links and words of the other language, over the real content: each page that has one is reached from both languages; an error page has no counterpart. [LOC-04] [LOC-06] [VISIT-3] [VISIT-5]
import { describe, expect, it } from "vitest";
import { plainPages, undrawnPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, undrawnPages);
const drawnSite = siteOfFile(undefined, plainPages);
/** Its content system does not answer. */
const withoutContent = siteOfFile(() => ({ CMS_URL: "http://127.0.0.1:9" }), plainPages);

const atNight = process.env["KONTOR_NIGHT"] === "1";

const get = (path: string, language = "en"): Promise<Response> =>
  fetch(site().url + path, { redirect: "manual", headers: { "accept-language": language } });

/** Status and target of each hop, until a page comes. */
const hops = async (path: string, language = "en"): Promise<readonly string[]> => {
  const answer = await get(path, language);
  const to = answer.headers.get("location");
  return to === null ? [String(answer.status)] : [`${answer.status} ${to}`, ...(await hops(to, language))];
};

/** All pages that the sitemaps name, each below both languages; null where it stands in one alone. */
const listed = async (): Promise<readonly (readonly [string, string])[]> => {
  const index = await (await get("/sitemap.xml")).text();
  const maps = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const texts = await Promise.all(maps.map(async (path) => (await get(path)).text()));
  return texts.flatMap((text) =>
    [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].flatMap(([, entry = ""]) => {
      const of = (language: "en-GB" | "de-DE"): string | undefined =>
        new RegExp(`hreflang="${language}" href="([^"]+)"`).exec(entry)?.[1];
      const [en, de] = [of("en-GB"), of("de-DE")];
      return en === undefined || de === undefined
        ? []
        : [[decodeURI(new URL(en).pathname), decodeURI(new URL(de).pathname)] as const];
    }),
  );
};

describe("short links", () => {
  it("[LOC-04] [VISIT-3] every page of the sitemaps has one, and words of the other language lead to it for good", async () => {
    const pages = [...new Map((await listed()).map((pair) => [pair.join(), pair])).values()].filter(
      ([en, de]) => en !== "/en" && de !== "/de",
    );
    expect(pages.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    // By day each fourth of them: those of one kind stand beside each other.
    for (const [en, de] of pages.filter((_, index) => atNight || index % 4 === 0)) {
      const [bareEn, bareDe] = [en.slice(3), de.slice(3)];
      if (bareEn !== bareDe) {
        const under = [await hops(`/de${bareEn}`), await hops(`/en${bareDe}`)];
        if (under[0]?.[0] !== `301 ${encodeURI(de)}` || under[1]?.[0] !== `301 ${encodeURI(en)}`)
          wrong.push(`${bareEn} | ${bareDe}: ${under.map((each) => each.join(" > ")).join(", ")}`);
      }
      for (const [bare, language, to] of [
        [bareEn, bareEn === bareDe ? "en" : "de", en],
        [bareDe, bareEn === bareDe ? "de" : "en", de],
      ] as const) {
        const [first, last] = await hops(bare, language);
        if (first !== `302 ${encodeURI(to)}` || !["200", "302"].some((status) => last?.startsWith(status)))
          wrong.push(`${bare} (${language}): ${first} > ${last}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("[LOC-04] [SHL-02] words that name nothing are no page, with and without a language", async () => {
    for (const path of ["/hosting/web-m/nothing", "/en/blog/workshop/nothing", "/de/nichts"])
      expect((await hops(path)).at(-1)).toBe("404");
    expect(await hops("/hosting/nothing")).toEqual(["404"]);
  });

  it("[LOC-06] [VISIT-5] a page that does not exist says that it is not there in the other language either", async () => {
    for (const [path, words] of [
      ["/en/nothing", "This page is not available in German."],
      ["/en/blog?page=99", "This page is not available in German."],
      ["/de/nichts", "Diese Seite gibt es nicht auf Englisch."],
    ] as const) {
      const html = await (await fetch(drawnSite().url + path)).text();
      expect(html).toContain(words);
      expect(html).not.toMatch(/<a [^>]*s-language/);
    }
  });

  it("[LOC-04] [OPS-10] [SHL-02] while the content system is away a page that it may have is unavailable, not gone", async () => {
    for (const path of ["/about-us", "/ueber-uns", "/de/about-us", "/en/ueber-uns"]) {
      const answer = await fetch(withoutContent().url + path, {
        redirect: "manual",
        headers: { "accept-language": "en" },
      });
      expect([path, answer.status]).toEqual([path, 503]);
    }
  });
});
