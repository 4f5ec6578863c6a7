// The check of words: each planted word is found in its place, plain English and what is not ours pass, and each entry of the baseline has a reason.
import { describe, expect, it } from "vitest";
import { readBaseline } from "./baseline.mjs";
import { root } from "./planted/tree.ts";
import { factsIn, programIn, providerFacts, providerIn, providerNames } from "./provider-name.mjs";
import { coinedIn, openIn, wordsBaselineFile } from "./words.mjs";

const found = (path: string, ...lines: readonly string[]) =>
  coinedIn(path, lines.join("\n")).map(({ rule, to }) => `${rule} ${to}`);

describe("the check of words", () => {
  it.each([
    ["the name of a file", "apps/web/src/kept-pages.ts", "", "plain-file-name kept-pages.ts"],
    ["the name of a folder", "apps/web/src/between-pages/store.ts", "", "plain-file-name between-pages"],
    ["a value", "scripts/a.mjs", "const told = 1;", "plain-name told"],
    ["a part of a name", "scripts/a.mjs", "export const askedAgain = () => 1;", "plain-name askedAgain"],
    ["two parts of a name", "apps/web/src/a.ts", "const isWellSet = true;", "plain-name isWellSet"],
    ["a type and its member", "apps/web/src/a.ts", "interface Page { readonly kept: number }", "plain-name kept"],
    ["a parameter", "apps/web/src/a.tsx", "export const A = ({ held }: Props) => <b>{held}</b>;", "plain-name held"],
    [
      "an import under another name",
      "apps/web/src/a.ts",
      'import { response as told } from "./b.ts";',
      "plain-name told",
    ],
    ["a class of a style sheet", "apps/web/src/a.module.css", ".askedTwice { color: red }", "plain-name askedTwice"],
    ["a comment", "apps/web/src/a.ts", "// Nobody reads this.", "plain-prose nobody"],
    [
      "a comment inside an expression",
      "apps/web/src/a.tsx",
      "const a = [1, /* whoever it is */ 2];",
      "plain-prose whoever",
    ],
    ["a comment of a style sheet", "apps/web/src/a.css", "/* told twice */", "plain-prose told"],
    ["the title of a test", "apps/web/src/a.test.ts", 'it("[CRT-01] is told", () => {});', "plain-prose told"],
    [
      "the title of a table of tests",
      "apps/web/src/a.test.ts",
      'describe.each([1])("strangers %s", () => {});',
      "plain-prose strangers",
    ],
    [
      "the sentence of a law",
      "packages/domain/src/a/laws.ts",
      'law("somebody pays", () => {});',
      "plain-prose somebody",
    ],
    ["a document", "docs/operate.md", "The total is reckoned again.", "plain-prose reckoned"],
    ["the contract", "openapi/shop.yaml", "description: Whoever asks", "plain-prose whoever"],
  ])("finds %s", (_, path, text, entry) => expect(found(path, text)).toEqual([entry]));

  it("finds a word that is added beside others in the same file", () => {
    expect(found("README.md", "Nobody is told, and nobody asks.")).toEqual([
      "plain-prose nobody",
      "plain-prose told",
      "plain-prose nobody (2)",
    ]);
  });

  it.each([
    ["ordinary English in prose", "docs/operate.md", "The operator is asked, and the file is kept."],
    ["longer words", "apps/web/src/a.ts", "const foretold = altogether; // untold"],
    [
      "names that others gave",
      "apps/web/src/a.ts",
      'import { kept } from "library";\nawait Promise.allSettled([kept, shop.told]);',
    ],
    ["texts", "apps/api/src/a-mail.ts", 'export const texts = { intro: "Nobody asked for it." };'],
    ["texts in a screen", "apps/web/src/a.tsx", "export const A = () => <p>// nobody</p>;"],
    ["content of the shop", "content/pages/about.md", "Nobody told us."],
    ["recorded answers", "openapi/fixtures/asked/README.md", "Nobody told us."],
    ["generated files", "apps/web/src/kept.gen.ts", "const told = 1;"],
    [
      "fields of the published report",
      "packages/adapters/src/conformance/report.ts",
      "interface Law { readonly held: boolean }",
    ],
  ])("passes %s", (_, path, text) => expect(found(path, text)).toEqual([]));

  it("[CODE2-5] finds what a scaffold left open, in texts and sources of the product alone", () => {
    const open = (path: string, text: string) => openIn(path, text).map(({ rule, to }) => `${rule} ${to}`);
    const twice = ["no-open-text TBD", "no-open-text TBD (2)"];
    expect(open("apps/web/src/site/request/texts.en.json", '{ "title": "TBD", "lead": "TBD" }')).toEqual(twice);
    expect(open("openapi/shop.yaml", "summary: TBD")).toEqual(["no-open-text TBD"]);
    expect(open("architecture/new-form.mjs", 'const unwritten = "TBD";')).toEqual([]);
  });

  it("has a baseline with a reason for each entry, and names none twice", () => {
    const entries = Object.entries(readBaseline(root, wordsBaselineFile)).flatMap(([rule, reasons]) =>
      Object.entries(reasons).flatMap(([reason, own]) => {
        expect(reason.length, `${rule}: ${reason}`).toBeGreaterThan(10);
        return own.map((entry) => `${rule} ${entry}`);
      }),
    );
    expect(new Set(entries).size).toBe(entries.length);
  });
});

describe("the provider's name", () => {
  const names = providerNames(root);
  const [name = ""] = names;
  it.each([
    "apps/web/src/shop/cart/texts.en.json",
    "apps/api/src/shop/invoice/invoice-mails.ts",
    "packages/domain/src/site/request/subscription.ts",
    "deploy/compose.yaml",
  ])("[LOC-16] is refused in %s", (path) => {
    expect(providerIn(names, path, `Your cart | ${name}`).map(({ to }) => to)).toContain(name);
    expect(providerIn(names, path, "Your cart | {{provider}}")).toEqual([]);
  });
  it("[LOC-16] stands in content, and in tests of its shop", () => {
    for (const path of ["content/site.json", "apps/web/src/shop/cart/cart.e2e.ts", "README.md"])
      expect(providerIn(names, path, name)).toEqual([]);
  });
  it("[PKG-08] [OPS-12] its facts are refused where a shop would show them, and stand in proofs", () => {
    const facts = providerFacts(root);
    for (const fact of facts) {
      expect(factsIn(facts, "apps/web/src/shell/texts.de.json", `Wir: ${fact}.`).map(({ to }) => to)).toContain(fact);
      expect(factsIn(facts, "packages/domain/src/shop/seller/laws.ts", fact)).toEqual([]);
      expect(factsIn(facts, "apps/api/src/shop/invoice/invoices.test.ts", fact)).toEqual([]);
    }
    expect(factsIn(facts, "openapi/shop.yaml", "iban: DE89370400440532013000")).toEqual([]);
  });
  it.each([
    ["apps/web/src/shop/cart/cart-tabs.ts", 'new BroadcastChannel("kontor:cart")', 1],
    ["apps/web/src/app/styles/fonts.css", 'font-family: "Kontor Text"', 1],
    ["apps/web/src/shop/cart/cart-tabs.ts", 'import type { Cart } from "@kontor/domain/shop/cart";', 0],
    ["apps/web/src/app/gateway/gateway.ts", "type: `urn:kontor:refusal:${tag}`", 0],
    ["apps/web/src/platform/server/measurements.ts", '"kontor_web_requests_total"', 0],
    ["apps/web/src/shop/cart/cart.e2e.ts", '"kontor:cart"', 0],
  ])("[PKG-08] the program's name in what a browser gets: %s, %s", (path, text, breaks) =>
    expect(programIn(path, text)).toHaveLength(breaks),
  );
});
