// Every reason of a derivation has words in both languages, and its figures are the reader's.
import type { Derivation, DerivationReason } from "@kontor/domain/shop/pricing";
import { cents } from "@kontor/domain/kernel/money";
import { expect, it } from "vitest";
import german from "./texts.de.json" with { type: "json" };
import english from "./texts.en.json" with { type: "json" };
import { translatorOf } from "../../platform/texts/translate.ts";
import { derivationView } from "./derivation.ts";

const words = (locale: "en" | "de") => ({
  t: (key: string, values = {}) => translatorOf(locale, (locale === "en" ? english : german).ledger)(key, values),
  locale,
  title: (subject: string) => subject,
});
const reasons = {
  "first-invoice": 1,
  line: 1,
  setup: 1,
  period: 1,
  "free-months": 1,
  "first-month-discount": 1,
  "unit-price": 1,
  "price-at-rate": 1,
  "included-domain": 1,
  "free-transfer": 1,
  voucher: 1,
  vat: 1,
  net: 1,
  rounding: 1,
  recurring: 1,
} satisfies Record<DerivationReason, 1>;
const facts = {
  quantity: 2,
  months: 12,
  unitPrice: 499,
  rate: 1900,
  homeRate: 2000,
  net: 419,
  code: "HAFEN-5",
  subject: "web-m",
};
const node = (reason: DerivationReason, kind = "product"): Derivation => ({
  reason,
  amount: cents(-1234),
  facts: { ...facts, kind },
  parts: [],
});

it("[HDL-02] every reason has a text in both languages, with no gap left open", () => {
  for (const locale of ["en", "de"] as const) {
    for (const reason of Object.keys(reasons) as DerivationReason[]) {
      for (const kind of ["product", "domain"])
        expect(derivationView(node(reason, kind), words(locale)).label).not.toMatch(/reason\.|\{\{|undefined/);
    }
  }
});

it("[LOC-07] [HDL-02] amounts, prices, rates and periods are set as the language sets them", () => {
  expect(derivationView(node("period"), words("en"))).toMatchObject({
    label: "12 months × 2 × €4.99 a month",
    amount: "−€12.34",
  });
  expect(derivationView(node("period"), words("de")).label.replaceAll("\u00a0", " ")).toBe(
    "12 Monate × 2 × 4,99 € im Monat",
  );
  expect(derivationView(node("vat"), words("de")).label.replaceAll("\u00a0", " ")).toBe("MwSt. 19 %");
  expect(derivationView(node("period", "domain"), words("en")).label).toBe("One year at €4.99");
});

it("[HDL-02] parts stand below their amount, and a domain's line tells years all the way down", () => {
  const line: Derivation = {
    reason: "line",
    amount: cents(0),
    facts: { kind: "domain", subject: "hafen.de" },
    parts: [{ ...node("period"), facts: { unitPrice: 504, quantity: 1, months: 12 } }],
  };
  expect(derivationView(line, words("en")).parts[0]?.label).toBe("One year at €5.04");
});
