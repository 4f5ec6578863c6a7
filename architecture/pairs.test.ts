// The check of pairs: a text changed in one language is named with its twin, wherever it stands; without a tag since the commit of the version; without git or commit it says why it compares nothing. [LOC-01]
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { baseOf, changedPairs, leftAlone, pairsOf } from "./pairs.mjs";
import { spokenIn } from "./spoken.mjs";

const folder = mkdtempSync(join(tmpdir(), "kontor-pairs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

const textsIn = (files: Files) => pairsOf(Object.entries(files).flatMap(([file, text]) => spokenIn(file, text)));

const named = (before: Files, after: Files): readonly string[] =>
  leftAlone(textsIn(before), textsIn({ ...before, ...after })).map(
    ({ place, changed, left }) => `${place}: ${changed}, not ${left}`,
  );

const screen = (text: string): string => JSON.stringify({ cart: { lead: text, title: "Kontor" } });
const article = (...paragraphs: readonly string[]): string => `---\ntitle: A\n---\n${paragraphs.join("\n\n")}\n`;
const inCode = (en: string, de: string): string => `export const a = { en: { lead: "${en}" }, de: { lead: "${de}" } };`;
const refusals = (en: string, de: string): string =>
  `export const a = { A: { en: "Not at all.", de: "Gar nicht." }, B: { en: "${en}", de: "${de}" } };`;
const catalogue = (en: string, de: string): string => JSON.stringify([{ summary: { en, de } }]);

const before: Files = {
  "apps/web/src/shop/cart/texts.en.json": screen("One text"),
  "apps/web/src/shop/cart/texts.de.json": screen("Ein Text"),
  "content/en/blog/a.md": article("First part.", "Second part."),
  "content/de/blog/a.md": article("Erster Teil.", "Zweiter Teil."),
  "content/en/pages/a.yaml": "content:\n  - body: |\n      One.\n\n      Two.\n",
  "content/de/pages/a.yaml": "content:\n  - body: |\n      Eins.\n\n      Zwei.\n",
  "packages/domain/src/shop/cart/words.ts": inCode("One text", "Ein Text"),
  "packages/domain/src/shop/cart/refusals.ts": refusals("Not here.", "Nicht hier."),
  "content/catalog/products/a.json": catalogue("One text", "Ein Text"),
};

it.each<[string, Files, readonly string[]]>([
  ["nothing", {}, []],
  [
    "a screen, in one language",
    { "apps/web/src/shop/cart/texts.en.json": screen("Another text") },
    ["apps/web/src/shop/cart/texts.*.json cart.lead: en, not de"],
  ],
  [
    "a screen, in both",
    {
      "apps/web/src/shop/cart/texts.en.json": screen("Another text"),
      "apps/web/src/shop/cart/texts.de.json": screen("Ein anderer Text"),
    },
    [],
  ],
  [
    "a paragraph of an article",
    { "content/de/blog/a.md": article("Erster Teil.", "Zweiter, besserer Teil.") },
    ["content/*/blog/a.md text[1]: de, not en"],
  ],
  [
    "a paragraph of a page",
    { "content/en/pages/a.yaml": "content:\n  - body: |\n      One.\n\n      Another two.\n" },
    ["content/*/pages/a.yaml content[0].body[1]: en, not de"],
  ],
  [
    "different paragraphs of an article",
    {
      "content/en/blog/a.md": article("Better first part.", "Second part."),
      "content/de/blog/a.md": article("Erster Teil.", "Zweiter, besserer Teil."),
    },
    ["content/*/blog/a.md text[0]: en, not de", "content/*/blog/a.md text[1]: de, not en"],
  ],
  [
    "a letter's or refusal's words in code",
    { "packages/domain/src/shop/cart/words.ts": inCode("One text", "Ein anderer Text") },
    ["packages/domain/src/shop/cart/words.ts lead: de, not en"],
  ],
  [
    "one of several refusals",
    { "packages/domain/src/shop/cart/refusals.ts": refusals("Not here.", "Nicht heute.") },
    ["packages/domain/src/shop/cart/refusals.ts texts (2): de, not en"],
  ],
  ["the catalogue, in both", { "content/catalog/products/a.json": catalogue("Another text", "Ein anderer Text") }, []],
  [
    "the catalogue, in one language",
    { "content/catalog/products/a.json": catalogue("Another text", "Ein Text") },
    ["content/catalog/products/a.json [0].summary: en, not de"],
  ],
])("[LOC-01] of what was changed in %s, the twins left alone are named", (_, after, expected) =>
  expect(named(before, after)).toEqual(expected),
);

const git = (...words: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.test", ...words], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

const put = (files: Files): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

it("[LOC-01] compares with the last release or a given commit, and says why where it cannot", () => {
  expect(baseOf(folder, null)).toEqual({ reason: expect.stringContaining("no git repository") });
  put(before);
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "texts: all");
  expect(baseOf(folder, null)).toEqual({ reason: expect.stringContaining("--since=<commit>") });
  put({ "package.json": '{ "version": "0.1.0" }' });
  git("add", ".");
  git("commit", "-qm", "release: 0.1.0");
  const released = { commit: git("rev-parse", "HEAD").trim() };
  put({ "package.json": '{ "version": "0.1.0", "private": true }' });
  git("commit", "-qam", "release: private");
  expect(baseOf(folder, null)).toEqual(released);
  expect(baseOf(folder, "0000000")).toEqual({ reason: expect.stringContaining("0000000 is no commit here") });
  git("tag", "v0.1.0");
  const base = baseOf(folder, null);
  expect(base).toEqual({ commit: git("rev-parse", "HEAD").trim() });
  put({ "apps/web/src/shop/cart/texts.de.json": screen("Ein anderer Text") });
  const { before: then, after } = changedPairs(folder, "commit" in base ? base.commit : "");
  expect(leftAlone(then, after)).toMatchObject([
    { place: "apps/web/src/shop/cart/texts.*.json cart.lead", changed: "de", left: "en", text: "Ein anderer Text" },
  ]);
});
