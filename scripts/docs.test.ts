// The site of the documentation: every link leads somewhere, every page has one heading of the first level, nothing is inline or from elsewhere; its machines walk. [PKG-04]
import { dirname, join } from "node:path";
import { initialTransition } from "xstate";
import { describe, expect, it } from "vitest";
import { withoutSentence } from "./docs/api-pages.mjs";
import { movesFrom } from "./docs/client/moves.mjs";
import { walks } from "./docs/client/walks.mjs";
import { siteFiles } from "./docs/write-site.mjs";

const files: ReadonlyMap<string, string | Buffer> = await siteFiles({ scripts: false });
const textOf = (path: string): string => String(files.get(path) ?? "");
const pages = [...files.keys()].filter((path) => path.endsWith(".html")).map((path) => [path, textOf(path)] as const);
const idsOf = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);
const ids = new Map(pages.map(([path, html]) => [path, new Set(idsOf(html))]));
const wrong = (fault: (html: string, path: string) => boolean): readonly string[] =>
  pages.filter(([path, html]) => fault(html, path)).map(([path]) => path);

describe("the site", () => {
  it("[PKG-04] has guide, law book, refusals, machines, playgrounds, contract, packages and decisions", () => {
    const parts = new Set(pages.map(([path]) => path.split("/")[0]));
    for (const part of ["guide", "rules", "refusals", "machines", "playgrounds", "contract", "packages", "decisions"])
      expect(parts).toContain(part);
    expect(pages.length).toBeGreaterThan(250);
  });

  it("[PKG-04] every link leads to a page, and to a place on it", () => {
    const broken = pages.flatMap(([path, html]) =>
      [...html.matchAll(/ href="([^"]+)"/g)]
        .map(([, href = ""]) => href.replaceAll("&amp;", "&"))
        .filter((href) => !/^(https?:|mailto:|data:)/.test(href))
        .filter((href) => {
          const [to = "", hash] = href.split("#");
          const target = to === "" ? path : join(dirname(path), to);
          return !files.has(target) || (hash !== undefined && ids.get(target)?.has(decodeURIComponent(hash)) !== true);
        })
        .map((href) => `${path} → ${href}`),
    );
    expect([...new Set(broken)]).toEqual([]);
  });

  it("[PKG-04] each page has one h1, headings in order, each id once, a language and a skip link", () => {
    expect(wrong((html) => html.match(/<h1[ >]/g)?.length !== 1)).toEqual([]);
    expect(
      wrong((html) => {
        const depths = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, depth]) => Number(depth));
        return depths.some((depth, at) => depth > (depths[at - 1] ?? 0) + 1);
      }),
    ).toEqual([]);
    expect(wrong((html) => new Set(idsOf(html)).size !== idsOf(html).length)).toEqual([]);
    expect(wrong((html) => !html.includes('<html lang="en">') || !html.includes('class="skip" href="#text"'))).toEqual(
      [],
    );
  });

  it("[PKG-04] each block of code can be copied, those of the packages among them", () => {
    const count = (html: string, part: RegExp): number => html.match(part)?.length ?? 0;
    expect(wrong((html) => count(html, /<pre[ >]/g) !== count(html, / data-copy="/g))).toEqual([]);
  });

  it("[PKG-04] [OPS-07] nothing is inline, and nothing is loaded from elsewhere", () => {
    expect(wrong((html) => /<script(?![^>]* src=)|<style|<[^>]* style=|<[^>]* on[a-z]+=/.test(html))).toEqual([]);
    expect(wrong((html) => /<(?:script|link|img|iframe)[^>]* (?:src|href)="(?:https?:)?\/\//.test(html))).toEqual([]);
  });

  it("[LOOK3-22] the first page begins with a first step, and the site has the shop's mark and faces", () => {
    const first = textOf("index.html");
    expect(first.indexOf("<code>npm start</code>")).toBeGreaterThan(0);
    expect(first.indexOf("<code>npm start</code>")).toBeLessThan(first.indexOf('class="cards"'));
    expect(first).toContain('href="contract/shop.html#order"');
    expect(wrong((html) => !html.includes('<span class="mark" aria-hidden="true"><svg'))).toEqual([]);
    for (const sheet of ["assets/style.css", "contract/page.css"])
      for (const [, face = ""] of textOf(sheet).matchAll(/url\("([^"]+)"\)/g))
        expect(files.has(join(dirname(sheet), face)), `${face} of ${sheet}`).toBe(true);
  });

  it("[PKG-04] [HDL-06] [REUSE4-3] shows each type with its fields, functions and types apart", () => {
    const entries = pages.filter(([path]) => /^packages\/.+-entry\.html$/.test(path));
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.filter(([, html]) => /typeof \w*Schema/.test(html)).map(([path]) => path)).toEqual([]);
    const pricing = textOf("packages/domain-shop-pricing-entry.html");
    expect(pricing).toMatch(/id="all-functions"[^]*id="quote"[^]*id="all-types"[^]*id="Quote"/);
    expect(textOf("packages/domain-kernel-money-entry.html")).toMatch(/id="cents"[^]*?Throws: RangeError/);
    expect(withoutSentence()).toEqual([]);
    expect(pricing).toMatch(/The first invoice: subtotal \+ voucher/);
  });

  it("[PKG-05] shows a first law, and every arbitrary under its context", () => {
    const page = textOf("packages/arbitraries.html");
    expect(page).toContain("fc.property(money.anyPrice");
    for (const name of ["money.anyPrice", "cart.any", "checkout.anyCheckoutInput"])
      expect(page).toContain(`<code>${name}`);
  });

  it("[PKG-04] a rule is found by its id", () => {
    const entries: readonly { readonly id: string; readonly title: string }[] = JSON.parse(
      textOf("assets/search.json"),
    );
    expect(entries.find(({ title }) => title === "CRT-07")?.id).toBe("rules/kernel-money.html#crt-07");
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });
});

describe("machines to click through", () => {
  const named = pages.flatMap(([, html]) => [...(/ data-machine="([^"]+)"/.exec(html)?.slice(1) ?? [])]);
  it("[PKG-04] every page of a machine has one, and each is the machine of that name", async () => {
    expect(named.toSorted()).toEqual(Object.keys(walks).toSorted());
  });
  it.each(Object.entries(walks))("[PKG-04] %s begins, and something can happen", async (name, walk) => {
    const { machine, inputs = [undefined], moments } = await (walk as () => Promise<Walkable>)();
    expect(machine.root.key).toBe(name);
    const moves = inputs.flatMap((input) => movesFrom(machine, initialTransition(machine, input)[0], moments));
    expect(moves.length).toBeGreaterThan(0);
  });
});

interface Walkable {
  readonly machine: import("xstate").AnyStateMachine;
  readonly inputs?: readonly unknown[];
  readonly moments: readonly { readonly type: string }[];
}
