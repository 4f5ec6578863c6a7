// What the summary says of another VAT: its rate and country where one is charged, else who owes it. [VAT-09] [VAT-10]
import { expect, it } from "vitest";
import { rate } from "@kontor/domain/kernel/money";
import { vatStatement, type VatTreatment } from "@kontor/domain/shop/vat";
import de from "../texts.de.json" with { type: "json" };
import en from "../texts.en.json" with { type: "json" };

it("[VAT-09] [CHK-03] [SHOP2-10] reverse charge says that the customer owes it, and names no rate of a country", () => {
  const sentences = (treatment: VatTreatment, points: number) => {
    const stated = vatStatement({ rate: rate(points), treatment });
    return [en, de].map((texts) => texts.summary.changed.vat[stated]);
  };
  expect(sentences("reverse-charge", 0)).toEqual([
    "We charge no VAT: you owe it yourself (reverse charge).",
    "Wir berechnen keine MwSt.: Sie schulden sie selbst (Reverse Charge).",
  ]);
  for (const text of [...sentences("reverse-charge", 0), ...sentences("outside", 0)]) expect(text).not.toContain("{{");
  for (const text of sentences("destination", 2000)) expect(text).toContain("{{rate}}");
});
