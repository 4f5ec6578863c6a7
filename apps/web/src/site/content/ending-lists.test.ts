// The list of endings as a browser without scripts gets it: found by the address, and longer step by step. [DOM-06]
import { describe, expect, it } from "vitest";
import { plainPages } from "../../../test/drawn-page.ts";
import { siteOfFile } from "../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);

const paths = { en: "/en/domains/endings", de: "/de/domains/endungen" } as const;

/** The endings of the list that can be searched, in its order, and where its link for more leads. */
const listAt = async (path: string) => {
  const answer = await fetch(site().url + path);
  expect(answer.status, path).toBe(200);
  const blocks = (await answer.text()).replaceAll("<!-- -->", "").split('data-block="tld-table"');
  const block = blocks.find((part) => part.includes('name="ending"')) ?? "";
  const endings = [...block.matchAll(/<th scope="row">.*?<span>(\.[^<]*)<\/span>/g)].map(([, ending = ""]) => ending);
  const more = /href="([^"]*[?&;]endings=[^"]*)"/.exec(block)?.[1]?.replaceAll("&amp;", "&") ?? null;
  return { endings, more, text: block.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ") };
};

describe.each(["en", "de"] as const)("the list of endings, %s", (locale) => {
  const path = paths[locale];

  it("[DOM-06] shows twelve, and by each link twelve more, until all are there once", async () => {
    const shown: number[] = [];
    const seen = { before: [] as readonly string[] };
    for (let next: string | null = path; next !== null; ) {
      const { endings, more } = await listAt(next);
      expect(endings.slice(0, seen.before.length)).toEqual(seen.before);
      expect(new Set(endings).size).toBe(endings.length);
      shown.push(endings.length);
      seen.before = endings;
      next = more;
    }
    expect(shown.slice(0, 2)).toEqual([12, 24]);
    expect(shown.at(-1)).toBeGreaterThan(24);
  });

  it("[DOM-06] is searched by the address: what begins with the text before what holds it, and a whole name finds its own", async () => {
    const { endings } = await listAt(`${path}?ending=co`);
    const begins = endings.map((ending) => ending.startsWith(".co"));
    expect(endings[0]).toMatch(/^\.co/);
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
    expect(endings.every((ending) => ending.includes("co"))).toBe(true);
    expect((await listAt(`${path}?ending=mein-name.de`)).endings).toEqual([".de"]);
    const none = await listAt(`${path}?ending=gibt-es-nicht`);
    expect(none.endings).toEqual([]);
    expect(none.text).toContain("gibt-es-nicht");
  });
});
