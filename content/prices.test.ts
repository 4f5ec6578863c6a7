// What the demo provider's texts say of prices: amounts and free months are the catalogue's, filled in where they are read. [CNT-05] [VAT-10] [CRT-03]
import { locales } from "@kontor/domain/visitor/locale";
import { describe, expect, it } from "vitest";
import { categories, content, other, priced, products, valuesOf } from "./written.ts";

/** Amounts and free months by hand, in both languages, in figures and in words. */
const number = "(?:\\d+|one|two|three|four|five|six|twelve|eine?[mn]?|zwei|drei|vier|fünf|sechs|zwölf)";
const money =
  /€|\bEUR\b|\beuros?\b|\b\d+ cents?\b|\d\s?%\s?(?:off|VAT|MwSt|Mehrwertsteuer|Rabatt|günstiger)|\bhalf (?:the )?price|zum halben Preis/iu;
const free = new RegExp(
  `\\b${number} (?:free )?months?(?: are| is)? (?:free|cost nothing)|${number} free months?|first (?:${number} )?months? (?:is |are )?(?:free|cost)|` +
    `\\b${number} Monate?(?: sind| ist)? frei|${number} freien? Monat|erste[nr]? (?:${number} )?Monate? (?:ist|sind|kosten|kostet) |half a year without|halbes Jahr ohne`,
  "iu",
);
const stated = (words: string): boolean => money.test(words) || free.test(words);

/** Sums that are no prices, and one worked example that names its rate and its day. */
const allowed: Readonly<Record<string, RegExp>> = {
  // What an issuer is liable for; German decimals stand before the sign.
  "certificates-guide": /€?(?:10[.,]000|250[.,]000|1[.,]500[.,]000)(?: €)?/gu,
  "partner-programme": /From fifty euros on|Ab fünfzig Euro/gu,
  "read-a-price-list":
    /two euros|zwei Euro|with 19% German VAT|mit 19 % deutscher Mehrwertsteuer|€(?:8\.99|0\.00|80\.91|107\.88)|(?:8,99|0,00|80,91|107,88) €|first three months free|ersten drei Monate frei/gu,
  // How the shop makes prices, not one of them.
  vat: /German rate of 19%|deutschen Satz von 19 %/gu,
};

describe.each(locales)("what texts in %s say of prices", (locale) => {
  it("[CNT-05] [CRT-03] no text of a product states an amount or free months", () => {
    for (const { key, summary, description } of products)
      expect(
        stated(`${summary[locale]}\n${description[locale]}`) ||
          `${summary[locale]}${description[locale]}`.includes("{"),
        key,
      ).toBe(false);
    for (const { key, summary } of categories) expect(stated(summary[locale]), key).toBe(false);
  });

  it("[CNT-05] [VAT-10] no deal, banner, teaser or page does, but for sums that are no prices", () => {
    const { deals, banners, pages, posts, help, blogCategories } = content[locale];
    for (const { key, title, text: said } of deals) expect(stated(`${title}\n${said}`), String(key)).toBe(false);
    // Banners are drawn for all visitors alike: nothing is filled in there.
    for (const { key, text: said } of banners)
      expect(stated(String(said)) || String(said).includes("{"), String(key)).toBe(false);
    for (const entry of blogCategories) expect(stated(JSON.stringify(entry)), String(entry["key"])).toBe(false);
    for (const { key, raw } of [...pages, ...posts, ...help]) {
      const words = allowed[key] === undefined ? raw : raw.replace(allowed[key], "");
      expect(words.split("\n").filter(stated), key).toEqual([]);
    }
  });

  it("[CNT-05] every slot names something that is sold, and both languages leave the same ones open", () => {
    const { pages, posts, help, deals, banners } = content[locale];
    const there = content[other[locale]];
    const slotsOf = (raw: string) =>
      (raw.match(/\{(?!contract:|consent:|payment:|personal-data:)[a-z-]+:[^}\s]*\}/gu) ?? []).sort();
    const texts = [
      ...(["pages", "posts", "help"] as const).flatMap((folder) =>
        content[locale][folder].map(({ key, raw }) => ({
          key,
          raw,
          twin: there[folder].find((entry) => entry.key === key)?.raw ?? "",
        })),
      ),
      { key: "deals", raw: JSON.stringify(deals), twin: JSON.stringify(there.deals) },
      { key: "banners", raw: JSON.stringify(banners), twin: JSON.stringify(there.banners) },
    ];
    expect([pages, posts, help].flat().filter(({ raw }) => slotsOf(raw).length > 0).length).toBeGreaterThan(15);
    for (const { key, raw, twin } of texts) {
      const slots = slotsOf(raw);
      expect(slots, key).toEqual(slotsOf(twin));
      for (const slot of slots) expect(priced(slot, locale), `${key} ${slot}`).not.toContain("{");
    }
  });
});

it("[CNT-05] a planted amount is found", () => {
  for (const words of [
    "three months free",
    "drei Monate frei",
    "The first three months cost nothing",
    "Die ersten drei Monate kosten nichts",
    "the first month is free",
    "der erste Monat ist frei",
    "€1.99 a month",
    "1,99 € im Monat",
    "drei Euro günstiger",
    "incl. 19% VAT (DE)",
    "20 % Rabatt",
  ])
    expect(stated(words), words).toBe(true);
  expect(valuesOf({ a: "Every month a letter, free of charge." }, "a").some((words) => stated(String(words)))).toBe(
    false,
  );
});
