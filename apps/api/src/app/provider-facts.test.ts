// A provider's facts at the start: one that cannot be printed, paid to or declared ends it with file and field, and so does one that a legal page has by hand. [OPS-12] [LGL-07]
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { SettingsWrong } from "../platform/settings/settings.ts";
import { legalPageFaults } from "../site/content/seed/legal-pages.ts";
import { readContent } from "./seed/provider-content.ts";
import { demoContent } from "../platform/settings/content-directory.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-provider-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => {
  for (const path of ["site.json", "vat.json", "countries.json", "vouchers.json", "catalog", "de/pages", "en/pages"])
    cpSync(join(demoContent, path), join(folder, path), { recursive: true });
});

type Json = { [field: string]: Json | string | boolean | undefined };

const changeJson = (file: string, change: (json: Json) => void): void => {
  const json = JSON.parse(readFileSync(join(folder, file), "utf8"));
  change(json);
  writeFileSync(join(folder, file), JSON.stringify(json));
};

const changePage = (file: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(join(folder, file), "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, file), after);
};

/** The sentences that end a start; empty for one that goes on. */
const sentences = (): readonly string[] => {
  try {
    return legalPageFaults(folder, readContent(folder).site);
  } catch (error) {
    if (!(error instanceof SettingsWrong)) throw error;
    return error.sentences;
  }
};
const site = () => readContent(folder).site;

describe("a provider's facts", () => {
  it("[OPS-12] [REP4-1] are read as a bank prints them", () => {
    changeJson("site.json", (json) => {
      json["bank"] = { name: "Kontor Hosting GmbH", iban: "de02 1203 0000 0000 2020 51", bic: "" };
      json["vatId"] = "DE 999 999 995";
    });
    expect([site().bank, site().vatId]).toEqual([
      { name: "Kontor Hosting GmbH", iban: "DE02120300000000202051" },
      "DE999999995",
    ]);
  });

  it("[PKG-08] what no shop can change ends the start with the field: a third language, another currency", () => {
    for (const [change, sentence] of [
      [{ languages: ["de", "fr"] }, /^content\/site\.json: languages names "fr": a shop speaks "en", "de" or both/],
      [{ languages: [] }, /^content\/site\.json: languages is a list with each language once/],
      [{ languages: "de" }, /^content\/site\.json: languages is a list/],
      [{ languages: ["de", "de"] }, /^content\/site\.json: languages is a list/],
      [{ currency: "CHF" }, /^content\/site\.json: currency is "CHF", but prices, VAT and documents are in euro/],
    ] as const) {
      changeJson("site.json", (json) => void Object.assign(json, { languages: ["en", "de"], currency: "EUR" }, change));
      expect(sentences()).toEqual([expect.stringMatching(sentence)]);
    }
  });

  it("[PKG-08] a text of one language is enough where the shop has no other, and missing where it has", () => {
    changeJson("site.json", (json) => {
      json["hours"] = { de: "Montag bis Freitag" };
      json["languages"] = ["de"] as never;
    });
    rmSync(join(folder, "en"), { recursive: true });
    expect([sentences(), site().hours]).toEqual([[], { en: "Montag bis Freitag", de: "Montag bis Freitag" }]);
    changeJson("site.json", (json) => void (json["languages"] = undefined));
    expect(sentences()).toEqual([expect.stringMatching(/^content\/site\.json does not fit: .*hours.*en/)]);
  });

  it("[OPS-12] [REP4-1] that are wrong end the start, all at once, each with file and field", () => {
    changeJson("site.json", (json) => {
      json["bank"] = { name: "Kontor Hosting GmbH", iban: "DE03120300000000202051" };
      json["vatId"] = "DE999999999";
      json["country"] = "Deutschland";
      (json["senders"] as Json)["order"] = { en: "orders@kontor-hosting.example", de: "Bestellungen" };
    });
    expect(sentences()).toEqual([
      "content/site.json: country is “Deutschland”, but a country is two capital letters by ISO 3166, such as DE",
      "content/site.json: vatId is “DE999999999”, whose form or check digits are wrong",
      "content/site.json: bank.iban is “DE03120300000000202051”, whose length or check digits are wrong",
    ]);
    changeJson("site.json", (json) => {
      Object.assign(json, { country: "DE", vatId: "DE999999995", bank: { name: "A", iban: "DE02120300000000202051" } });
    });
    expect(sentences()).toEqual(["content/site.json: senders.order.de is “Bestellungen”, which is no email address"]);
    changeJson("site.json", (json) => void (json["phone"] = undefined));
    expect(sentences()).toEqual([expect.stringMatching(/^content\/site\.json does not fit: .*phone/)]);
    writeFileSync(join(folder, "site.json"), "{");
    expect(sentences()).toEqual([expect.stringMatching(/^content\/site\.json cannot be read: /)]);
  });

  it("[OPS-12] a small business and its VAT belong together", () => {
    changeJson("site.json", (json) => void (json["smallBusiness"] = true));
    expect(sentences()).toEqual([
      expect.stringContaining("smallBusiness is true, but content/vat.json charges VAT in DE"),
    ]);
    const rates = JSON.parse(readFileSync(join(folder, "vat.json"), "utf8"));
    writeFileSync(
      join(folder, "vat.json"),
      JSON.stringify(rates.map((rate: Json) => (rate["country"] === "DE" ? { ...rate, rate: 0 } : rate))),
    );
    expect(site().smallBusiness).toBe(true);
    changeJson("site.json", (json) => void (json["smallBusiness"] = undefined));
    expect(sentences()).toEqual([expect.stringContaining("smallBusiness is missing: content/vat.json charges no VAT")]);
  });

  it("[OPS-12] start with the demo's", () => expect(sentences()).toEqual([]));
});

describe("a legal text", () => {
  it("[LGL-07] [OPS3-1] that names an old address by hand ends the start with file and line, whatever the provider's is today", () => {
    changePage(
      "de/pages/withdrawal.yaml",
      "> An {provider:legal-name}, {provider:address}",
      "> An Nordwind, Windweg 9, 24103 Kiel",
    );
    changePage("en/pages/privacy.yaml", "{provider:phone}", "+49 431 5550100");
    changePage("en/pages/terms.yaml", "{provider:address}", "{provider:adress}");
    expect(sentences()).toEqual([
      "content/en/pages/privacy.yaml, line 14: “+49 431 5550100” is a telephone number by hand: write {provider:phone}, or name it below `others` in content/site.json where it belongs to somebody else",
      "content/en/pages/terms.yaml, line 14: “{provider:adress}” has nothing to say: there is no such fact in content/site.json",
      "content/de/pages/withdrawal.yaml, line 36: “24103 Kiel” is an address by hand: write {provider:address}, or name it below `others` in content/site.json where it belongs to somebody else",
    ]);
    changePage("en/pages/terms.yaml", "{provider:adress}", "{provider:address}");
    changeJson("site.json", (json) => void Object.assign(json, { others: ["+49 431 5550100", "24103 Kiel"] }));
    expect(sentences()).toEqual([]);
  });

  it("[LGL-07] of site.json names its field, and one that names a fact which is not there", () => {
    changeJson("site.json", (json) => {
      const [first] = (json["terms"] as unknown as { paragraphs: Json[] }).paragraphs;
      Object.assign(first ?? {}, { de: "Weg 1, 20457 Hamburg" });
      Object.assign(json, { vatId: "", taxNumber: "12/345/67890" });
    });
    expect(sentences()).toEqual([
      expect.stringMatching(/^content\/site\.json: terms\.paragraphs\[0\]\.de: “20457 Hamburg” is an address by hand/),
    ]);
    cpSync(join(demoContent, "site.json"), join(folder, "site.json"));
    changeJson("site.json", (json) => void Object.assign(json, { vatId: "", taxNumber: "12/345/67890" }));
    expect(sentences().map((sentence) => sentence.slice(0, 70))).toEqual([
      "content/en/pages/legal-notice.yaml, line 27: “{provider:vat-id}” has n",
      "content/de/pages/legal-notice.yaml, line 27: “{provider:vat-id}” has n",
    ]);
  });
});
