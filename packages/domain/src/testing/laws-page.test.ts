// The page of laws: what a wrong function breaks stands there in words, with the values and what repeats them; nothing of it is from elsewhere. [PKG-05]
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { law } from "#kernel/law";
import { cents, type Cents, type Rate } from "#kernel/money";
import { laws, lawsOf } from "#kernel/money/laws";
import { checkedLaw, lawsPage } from "./index.ts";

const cutNet = (gross: Cents, rate: Rate): Cents => cents(Math.trunc(gross / (1 + rate / 10_000)));
const tried = (of: typeof laws) => of.map((each) => checkedLaw(each, { runs: 100, seed: 7 }));
const ours = tried(laws);
const planted = tried(lawsOf({ netOf: cutNet }));
const page = lawsPage([
  { context: "kernel/money", outcomes: ours },
  { context: "a stranger's", outcomes: planted },
]);
const rowOf = (html: string, words: string): string =>
  [...html.matchAll(/<tr id="[^"]+">[^]*?<\/tr>/g)].map(([row]) => row).findLast((row) => row.includes(words)) ?? "";

describe("the page of laws", () => {
  it("[PKG-05] says in words what a planted function breaks: the values, the seed, and the call that tries them again", () => {
    const sentence = "the net of a gross made of a net is that net again";
    const outcome = planted.find((each) => each.sentence.endsWith(sentence));
    expect(outcome?.counterexample?.length).toBe(2);
    const row = rowOf(page, sentence);
    expect(row).toContain('<span class="broken">broken</span>');
    expect(row).toContain("It does not hold for these values, the smallest that were found, after");
    for (const value of outcome?.counterexample ?? []) expect(row).toContain(`<li><code>${value}</code></li>`);
    expect(row).toContain(`<code>checkedLaw(law, { runs: ${outcome?.runs}, seed: 7 })</code>`);
    expect(row).toContain("<td>CRT-07</td>");
    expect(
      checkedLaw(lawsOf({ netOf: cutNet })[planted.indexOf(outcome ?? expect.fail())] ?? expect.fail(), {
        runs: outcome?.runs,
        seed: 7,
      }).counterexample,
    ).toEqual(outcome?.counterexample);
  });

  it("[PKG-05] lists what is broken first, each a link to its row, and counts by context", () => {
    const links = [...page.matchAll(/<li><a href="#([^"]+)">([^<]+)<\/a><\/li>/g)];
    expect(links.length).toBe(planted.filter(({ holds }) => !holds).length);
    for (const [, id, text] of links) {
      expect(page).toContain(`<tr id="${id}">`);
      expect(text).toMatch(/^a stranger's: /);
    }
    expect(page).toContain(`<caption>${ours.length} laws, none broken</caption>`);
    expect(page).toContain(`<caption>${planted.length} laws, ${links.length} broken</caption>`);
    expect(page.match(/<tr id=/g)?.length).toBe(ours.length + planted.length);
  });

  it("[PKG-05] says what a law said where it threw, and that one never came to an end", () => {
    const thrown = law("[ABC-01] never <throws>", () =>
      fc.property(fc.constant("a & b"), () => {
        throw new Error("1 < 2");
      }),
    );
    const endless = { ...checkedLaw(laws[0] ?? expect.fail(), { runs: 1 }), holds: false, report: "still running" };
    const html = lawsPage([
      { context: "own", outcomes: [checkedLaw(thrown, { seed: 1 }), { ...endless, counterexample: null }] },
    ]);
    expect(rowOf(html, "&lt;throws")).toContain("never &lt;throws&gt;");
    expect(html).toContain("<li><code>&quot;a &amp; b&quot;</code></li>");
    expect(html).toContain("<p>The law says: 1 &lt; 2</p>");
    expect(html).toContain("<td><p>still running</p></td>");
  });

  it("[PKG-05] has a language, headers of columns and rows, both colour modes, and nothing from elsewhere", () => {
    expect(page).toContain('<html lang="en">');
    expect(page).toContain("@media (prefers-color-scheme: dark)");
    expect(page.match(/<th scope="col">/g)?.length).toBe(14);
    expect(page.match(/<th scope="row">/g)?.length).toBe(ours.length + planted.length);
    expect(page).not.toMatch(/https?:|<script|<img|@import|url\(/);
    expect(lawsPage([{ context: "kernel/money", outcomes: ours }], { title: "Mine" })).toMatch(
      /<title>Mine: all hold<\/title>[^]*<h1>Mine<\/h1>\n<p>\d+ laws hold\.<\/p>/,
    );
  });
});
