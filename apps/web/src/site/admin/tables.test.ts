// The tables of staff as they are drawn: a caption, names of columns and rows, and the one column in whose order the rows are. [ADM-01] [LGL-06]
import { adminRoutes } from "@kontor/domain/site/admin";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faults, plainPages } from "../../../test/drawn-page.ts";
import { type OpenedSite, openedSite } from "../../../test/site-fixture.ts";
import { cookiesOf } from "../../../test/staff-fixture.ts";

const at = {} as { site: OpenedSite; cookie: string };

beforeAll(async () => {
  at.site = await openedSite(undefined, plainPages);
  at.cookie = await cookiesOf(at.site, "admin");
});
afterAll(() => at.site.close());

const countOf = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;

/** Pages whose rows are in no order of their own. */
const unordered = ["/admin/contracts", "/admin/faulty-products", "/admin/product-link-helper"];

it.each(process.env["KONTOR_NIGHT"] === "1" ? ["en", "de"] : ["en"])(
  "[ADM-01] [LGL-06] every table of the area has its caption, its headings and its order, %s",
  async (locale) => {
    const tables = [];
    for (const { path } of adminRoutes.filter((route) => !route.path.includes("{") && route.kind !== "preview")) {
      const answer = await fetch(`${at.site.url}${path}?locale=${locale}`, { headers: { cookie: at.cookie } });
      const html = await answer.text();
      // Their own frame around all of them: one list of what the role reaches, and nothing of the shop's. [DSK-07] [LOOK3-1]
      if (path !== "/admin/login" && answer.redirected === false) {
        expect([path, /class="s-(strip|header|footer|consent)/.exec(html)?.[0]]).toEqual([path, undefined]);
        const sides = [...html.matchAll(/<nav aria-label="(?:Sections|Bereiche|Menu|Menü)">([\s\S]*?)<\/nav>/g)];
        // Beside the page and in the drawer of a phone.
        expect([path, sides.length]).toEqual([path, 2]);
        for (const [, side = ""] of sides)
          expect([path, countOf(side, /aria-current="page"/g) <= 1]).toEqual([path, true]);
      }
      for (const [table] of html.matchAll(/<table[\s\S]*?<\/table>/g)) {
        tables.push(path);
        const rows = countOf(table, /<tr[ >]/g) - 1;
        const isEmpty = table.includes("k-table-empty");
        expect([path, countOf(table, /<caption>[^<]+<\/caption>/g), countOf(table, /<th scope="row"/g)]).toEqual([
          path,
          1,
          isEmpty ? 0 : rows,
        ]);
        expect(countOf(table, /<th scope="col"/g), path).toBeGreaterThan(2);
        expect([path, countOf(table, /aria-sort="(ascending|descending)"/g)]).toEqual([
          path,
          unordered.includes(path) ? 0 : 1,
        ]);
      }
      // A region that takes the focus, so that a wide table is scrolled by keys.
      expect([path, countOf(html, /<table/g)]).toEqual([
        path,
        countOf(html, /role="group" aria-label="[^"]+" tabindex="0"/gi),
      ]);
      if (html.includes("<table")) expect([path, await faults(html)]).toEqual([path, []]);
    }
    expect(tables.length).toBeGreaterThan(2);
  },
);
