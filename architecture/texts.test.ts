// The check of texts: a planted wrong term and a planted misspelling are found in every kind of file that speaks, in both languages; plain words pass. [LOC-01]
import { describe, expect, it } from "vitest";
import { root } from "./planted/tree.ts";
import { speller } from "./spelling.mjs";
import { spokenIn } from "./spoken.mjs";
import { wrongTermsIn } from "./terms.mjs";
import { misspelledIn } from "./texts.mjs";

const spellers = { de: speller(root, "de"), en: speller(root, "en") };

const judged = (file: string, text: string) =>
  spokenIn(file, text).flatMap((one) => [...wrongTermsIn(one), ...misspelledIn(spellers, one)].map(({ to }) => to));

/** A text of each language where it is said. */
const places: readonly (readonly [
  what: string,
  file: (locale: string) => string,
  written: (of: string, locale: string) => string,
])[] = [
  [
    "a screen",
    (locale) => `apps/web/src/shop/cart/texts.${locale}.json`,
    (text) => JSON.stringify({ cart: { lead: text } }),
  ],
  [
    "a refusal",
    () => "packages/domain/src/shop/cart/refusals.ts",
    (text, locale) => `export const a = { ${locale}: "${text}" };`,
  ],
  [
    "a letter",
    () => "apps/api/src/shop/invoice/invoice-texts.ts",
    (text, locale) => `const a = { ${locale}: { say: (n: string) => \`\${n} ${text}\` } };`,
  ],
  ["an article", (locale) => `content/${locale}/blog/a.md`, (text) => `---\ntitle: A\n---\n${text}\n`],
  ["a page", (locale) => `content/${locale}/pages/a.yaml`, (text) => `content:\n  - body: ${text}\n`],
  [
    "the catalogue",
    () => "content/catalog/products/a.json",
    (text, locale) => JSON.stringify([{ summary: { [locale]: text } }]),
  ],
];

describe.each(places)("in %s", (_, file, written) => {
  it.each([
    ["en", "You pay by invoice, by bank transfer", /by bank transfer$/],
    ["en", "Please transfer the amount", /Please transfer$/],
    ["de", "Sie zahlen auf Rechnung, per Überweisung", /per Überweisung$/],
    ["de", "Bitte überweisen Sie den Betrag", /überweisen Sie$/],
    ["en", "Keep this mail as your receipt", /this mail$/],
    ["en", "Your hosting package is ready", /hosting package$/],
    ["de", "Ihr Hosting-Paket ist bereit", /Hosting-Paket$/],
    ["de", "Bitte nennen Sie Ihre Anschrift", /Anschrift$/],
  ])("[LOC-01] [PAY-03] a wrong term is refused (%s): %s", (locale, text, found) =>
    expect(judged(file(locale), written(text, locale))).toEqual([expect.stringMatching(found)]),
  );

  it.each([
    ["en", "You recieve an email", /recieve$/],
    ["en", "Choose a color", /color$/],
    ["de", "Sie erhalten eine Bestättigung", /Bestättigung$/],
    ["de", "Der Vertrag ist gekündgt", /gekündgt$/],
  ])("[LOC-01] a misspelling is refused (%s): %s", (locale, text, found) =>
    expect(judged(file(locale), written(text, locale))).toEqual([expect.stringMatching(found)]),
  );

  it.each([
    ["en", "You receive an email with your customer’s order, as a PDF"],
    ["de", "Sie erhalten eine E-Mail mit der Bestätigung Ihrer Domainregistrierung"],
  ])("[LOC-01] what is right passes (%s)", (locale, text) =>
    expect(judged(file(locale), written(text, locale))).toEqual([]),
  );
});

it("[PAY-03] a way to pay is written out where it is about a transfer alone, and by slots wherever customers pay", () => {
  const faultsOf = (file: string, text: string, locale = "en") =>
    judged(file, `export const a = { ${locale}: { say: "${text}" } };`);
  expect(faultsOf("packages/domain/src/shop/payment/ways-words.ts", "Please pay it by bank transfer.")).toEqual([]);
  expect(faultsOf("packages/domain/src/shop/balance/words.ts", "Please pay it by bank transfer.")).not.toEqual([]);
  const code = "oder überweisen Sie auf das nebenstehende Konto";
  expect(faultsOf("apps/api/src/shop/invoice/invoice-texts.ts", code, "de")).toEqual([]);
  expect(
    judged("content/en/pages/terms.yaml", "content:\n  - body: You pay {payment:ways}. {payment:sentence}"),
  ).toEqual([]);
});

it("[LOC-01] slots, code, addresses and links are no words", () => {
  const text =
    "Open `imapsnyc --hlep`, {{provder}}, {price:web-s}, [the page](/en/recieve), https://exmaple.org or a@exmaple.org";
  expect(judged("content/en/blog/a.md", `---\ntitle: A\n---\n${text}`)).toEqual([]);
});
