// The law book is complete: every rule is proved by a law or an example, every law belongs to a rule, both languages are there.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bookWritten } from "./lib/built.mjs";
import { at, fromSource, root } from "./lib/places.mjs";

interface Entry {
  readonly id: string;
  readonly text: { readonly en: string; readonly de: string };
  readonly source: string;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly laws: readonly { readonly sentence: string }[];
  readonly examples: readonly string[];
  readonly places: readonly {
    readonly name: { readonly en: string; readonly de: string };
    readonly path: { readonly en: string; readonly de: string } | null;
  }[];
}

const program = `import { bookInMarkdown, readBook, readLaws } from "./scripts/lib/law-book.mjs";
const laws = (await readLaws()).map(({ law }) => ({ sentence: law.sentence, ids: law.ids }));
const { metRules } = await import("./packages/domain/src/site/routing/law-book.ts");
const { refusalRules: refusals } = await import("@kontor/domain/site/refusal");
const chapters = await readBook();
console.log(JSON.stringify({ chapters, printed: bookInMarkdown(chapters), laws, refusals, places: [...metRules()] }));`;
const output = execFileSync(process.execPath, [fromSource, "--input-type=module", "--eval", program], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
});
interface PrintedBook {
  readonly chapters: readonly { readonly rules: readonly Entry[] }[];
  readonly printed: string;
  readonly laws: readonly { readonly sentence: string; readonly ids: readonly string[] }[];
  /** The ids that places name. */
  readonly places: readonly string[];
  /** Refusal → the rule that it names. */
  readonly refusals: Readonly<Record<string, string>>;
}

const { chapters, printed, laws, refusals, places }: PrintedBook = JSON.parse(output);
const rules = chapters.flatMap((chapter) => chapter.rules);

const day = /^\d{4}-\d{2}-\d{2}$/;

describe("the law book", () => {
  it("[HDL-01] each id is in it once", () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
  it("[HDL-01] every rule has a law or an example that names it", () =>
    expect(rules.filter(({ laws: own, examples }) => own.length + examples.length === 0).map(({ id }) => id)).toEqual(
      [],
    ));
  it("[HDL-01] every law names a rule that the book knows", () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(laws.filter(({ ids }) => !ids.some((id) => known.has(id))).map(({ sentence }) => sentence)).toEqual([]);
  });
  it("[HDL-01] every refusal, of the wire too, names a rule that can be looked up in the book", () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(Object.entries(refusals).filter(([, id]) => !known.has(id))).toEqual([]);
  });
  it("[HDL-01] every rule has a text in both languages, each its own, and a source", () =>
    expect(
      rules
        .filter(
          ({ text, source }) =>
            !text.en.endsWith(".") || !text.de.endsWith(".") || text.en === text.de || source.trim() === "",
        )
        .map(({ id }) => id),
    ).toEqual([]));
  it("[HDL-01] every rule says where it is met, in both languages, and no place names a rule that is not in the book", () => {
    const known = new Set(rules.map(({ id }) => id));
    expect(rules.filter(({ places }) => places.length === 0).map(({ id }) => id)).toEqual([]);
    expect(places.filter((id) => !known.has(id))).toEqual([]);
    const met = rules.flatMap(({ places: own }) => own);
    expect(
      met.filter(({ name }) => name.en === "" || name.de === "" || name.en === name.de).map(({ name }) => name.en),
    ).toEqual([]);
    expect(
      met.filter(({ path }) => path !== null && !(/^\/en(\/|$)/.test(path.en) && /^\/de(\/|$)/.test(path.de))),
    ).toEqual([]);
  });
  it("[HDL-01] a rule's validity is made of days in order", () =>
    expect(
      rules
        .filter(
          ({ validFrom: from, validUntil: until }) =>
            [from, until].some((end) => end !== null && !day.test(end)) ||
            (from !== null && until !== null && from > until),
        )
        .map(({ id }) => id),
    ).toEqual([]));
  it("[HDL-01] the printed book is that of the sources", () =>
    expect(readFileSync(at("docs/rules.md"), "utf8")).toBe(printed));
  it("[HDL-01] its data are written before they are read", async () => {
    await bookWritten();
    const read = JSON.parse(readFileSync(at("docs/rules.json"), "utf8")) as PrintedBook["chapters"];
    const ids = read.flatMap((chapter) => chapter.rules.map(({ id }) => id));
    expect(ids).toEqual(rules.map(({ id }) => id));
  });
});
