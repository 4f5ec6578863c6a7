// The frame of every page of staff as it is drawn. [DSK-07] [LGL-06]
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

it.each(process.env["KONTOR_NIGHT"] === "1" ? ["en", "de"] : ["en"])(
  "[DSK-07] [LOOK3-1] [LGL-06] every page of staff stands in their own frame: one list of what the role reaches, and nothing of the shop's, %s",
  async (locale) => {
    for (const { path } of adminRoutes.filter((route) => !route.path.includes("{") && route.kind !== "preview")) {
      const answer = await fetch(`${at.site.url}${path}?locale=${locale}`, { headers: { cookie: at.cookie } });
      const html = await answer.text();
      if (path === "/admin/login" || answer.redirected) continue;
      expect([path, /class="s-(strip|header|footer|consent)/.exec(html)?.[0]]).toEqual([path, undefined]);
      const sides = [...html.matchAll(/<nav aria-label="(?:Sections|Bereiche|Menu|Menü)">([\s\S]*?)<\/nav>/g)];
      // Beside the page and in the drawer of a phone.
      expect([path, sides.length]).toEqual([path, 2]);
      for (const [, side = ""] of sides)
        expect([path, countOf(side, /aria-current="page"/g) <= 1]).toEqual([path, true]);
      // What it draws without the app is a notice alone: no table and no form of staff is left to it.
      expect([path, countOf(html, /<table|action="\/forms\/admin-/g)]).toEqual([path, 0]);
      expect([path, await faults(html)]).toEqual([path, []]);
    }
  },
);
