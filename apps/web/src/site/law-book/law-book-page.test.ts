// The page of the law book: every rule with an anchor, and the search in it.
import { describe, expect, it } from "vitest";
import type { PageOf } from "../../platform/page/model.ts";
import type { LawBookPage } from "../../site/law-book/views.ts";
import { drawn, faults, made, shop } from "../../../test/drawn-page.ts";

describe("the law book", () => {
  it("[HDL-01] lists every rule with an anchor of its own, and finds by words", async () => {
    const book = async (path: string) => ((await made(path, shop())).page as PageOf<"law-book", LawBookPage>).data;
    const all = await book("/en/law-book");
    const anchors = all.parts.flatMap(({ anchor, rules }) => [anchor, ...rules.map((rule) => rule.anchor)]);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(all.count).toBeGreaterThan(150);
    expect(all.parts.map(({ title }) => title).filter((title) => title.includes("/"))).toEqual([]);
    // Each place leads to a page of the shop in the same language.
    const paths = new Set(
      all.parts.flatMap(({ rules }) => rules.flatMap(({ places }) => places.flatMap(({ path }) => path ?? []))),
    );
    expect(paths.size).toBeGreaterThan(20);
    for (const path of paths) expect(path).toMatch(/^\/en(\/|$)/);
    expect(await drawn("/de/law-book?q=CRT-04", shop())).toMatch(/Zu finden:.*<a href="\/de\/checkout\/warenkorb"/);
    const found = await book("/de/law-book?q=Gutschein");
    expect([found.count > 0, found.count < all.count]).toEqual([true, true]);
    expect(await faults(await drawn("/en/law-book?q=VAT", shop()))).toEqual([]);
  });
});
