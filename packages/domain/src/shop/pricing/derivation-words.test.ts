// Every reason of an amount has words in both languages, and its figures are the reader's. [HDL-02] [LOC-07] [REUSE4-6]
import { expect, it } from "vitest";
import { cents, micros, rateOfPercent } from "#kernel/money";
import type { Derivation, DerivationBy, DerivationFacts, DerivationReason } from "./model.ts";
import { derivationText } from "./derivation-words.ts";

const by = <Reason extends DerivationReason>(reason: Reason, facts: DerivationFacts<Reason>): Derivation =>
  ({ reason, amount: cents(-1234), facts, parts: [] }) as unknown as DerivationBy<DerivationReason>;
const text = (locale: "en" | "de", ...[derivation, naming]: [Derivation, Parameters<typeof derivationText>[2]?]) =>
  derivationText(locale, derivation, naming).replaceAll("\u00a0", " ");
const year = { quantity: 2, months: 12, unitPrice: cents(499) };

it("[HDL-02] [LOC-07] [REUSE4-6] amounts, prices, rates and periods are written as the language writes them", () => {
  expect(text("en", by("period", year))).toBe("12 months × 2 × €4.99 a month");
  expect(text("de", by("period", year))).toBe("12 Monate × 2 × 4,99 € im Monat");
  expect(text("en", by("free-months", { ...year, months: 1 }))).toBe("1 month free");
  expect(text("de", by("vat", { rate: rateOfPercent(19) }))).toBe("MwSt. 19 %");
  expect(text("en", by("line", { kind: "product", subject: "web-m", quantity: 1 }), { title: () => "Web M" })).toBe(
    "Web M",
  );
  expect(text("de", by("voucher", { code: "HAFEN-5" }))).toBe("Gutschein HAFEN-5");
});

it("[HDL-02] in the line of a domain a period is a year", () => {
  const unitPrice = cents(499);
  expect(text("en", by("period", { ...year, unitPrice }), { isDomain: true })).toBe("One year at €4.99");
  expect(text("de", by("recurring", { ...year, unitPrice }), { isDomain: true })).toBe("Ein Jahr zu 4,99 €");
});

it("[HDL-02] [VAT-11] an hour and a gigabyte have all digits of their price", () => {
  const exact = { quantity: 1, unitPrice: cents(1), unitPriceMicros: micros(8_400) };
  expect(text("en", by("period", { ...exact, months: 0 }))).toMatch(/^€0\.0084 for each started hour/);
  expect(text("en", by("unit-price", exact))).toBe("Price: €0.0084");
});

it("[HDL-02] [REUSE4-6] a sum of several lines is named without a price of one", () => {
  expect(text("en", by("setup", {}))).toBe("Setup fees");
  expect(text("de", by("period", {}))).toBe("Erste Abrechnungszeiträume");
  expect(text("en", by("recurring", { months: 12 }))).toBe("For 12 months");
  expect(text("de", by("voucher", {}))).toBe("Anteil am Gutschein");
});
