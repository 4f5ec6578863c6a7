// How the first invoice is called: by its name, and without VAT with the reason. [VAT-09] [VAT-10]
import { expect, it } from "vitest";
import { cents, rate } from "@kontor/domain/kernel/money";
import type { VatTreatment } from "@kontor/domain/shop/vat";
import { translatorOf } from "../../platform/texts/translate.ts";
import de from "./texts.de.json" with { type: "json" };
import en from "./texts.en.json" with { type: "json" };
import { taxedGroups, totalText, vatNote } from "./order-ledger.tsx";

const vat = (treatment: VatTreatment, basisPoints: number) => ({ country: "AT", rate: rate(basisPoints), treatment });

it.each([
  ["reverse-charge", 0, "First invoice, without VAT (reverse charge)", "Erste Rechnung ohne MwSt. (Reverse Charge)"],
  ["outside", 0, "First invoice, without VAT", "Erste Rechnung ohne MwSt."],
  ["individual", 0, "First invoice, without VAT", "Erste Rechnung ohne MwSt."],
  ["domestic", 1900, "First invoice", "Erste Rechnung"],
] as const)(
  "[VAT-09] [VAT-10] of %s at %i is called %j and has a row of VAT only with a rate",
  (treatment, basisPoints, english, german) => {
    const decision = vat(treatment, basisPoints);
    expect([
      totalText({ vat: decision }, translatorOf("en", en.ledger)),
      totalText({ vat: decision }, translatorOf("de", de.ledger)),
    ]).toEqual([english, german]);
    const group = { rate: decision.rate, gross: cents(119), net: cents(100), vat: cents(19) };
    expect(taxedGroups({ vatGroups: [group] })).toEqual(basisPoints === 0 ? [] : [group]);
  },
);

it.each(["view", "domestic", "destination", "reverse-charge", "outside", "individual"] as const)(
  "[SHL-10] [VAT-10] the note of %s says of prices without VAT nowhere that they include it",
  (treatment) => {
    for (const [locale, messages] of [
      ["en", en.ledger],
      ["de", de.ledger],
    ] as const) {
      const note = (basisPoints: number) =>
        vatNote({ vat: vat(treatment, basisPoints) }, "Austria", translatorOf(locale, messages), locale);
      expect(note(0)).not.toMatch(/include|enthalten|mit Mehrwertsteuer|VAT of/u);
      expect([note(0), note(1900)].filter((text) => text.startsWith("note."))).toEqual([]);
    }
  },
);
