// How EN 16931 names the VAT of an invoice: a category, and the reason where there is none. [ACC-03] [VAT-09]
import type { Localized } from "#visitor/locale";
import type { Invoice } from "./model.ts";

/** S standard, AE reverse charge, O not subject, E exempt. What was decided on the day says it: a place of the EU may lie outside of its VAT area. [REP-3] */
export type VatCategory = "S" | "AE" | "O" | "E";

export const vatCategory = ({ vat }: Pick<Invoice, "vat">): VatCategory => {
  if (vat.treatment === "reverse-charge") return "AE";
  if (vat.rate > 0) return "S";
  return vat.treatment === "outside" ? "O" : "E";
};

/** Why no VAT is charged, as the invoice has to say; null where it is. */
export const noVatReason = (invoice: Pick<Invoice, "vat">): Localized<string> | null => reasons[vatCategory(invoice)];

const reasons: Readonly<Record<VatCategory, Localized<string> | null>> = {
  S: null,
  AE: {
    en: "Reverse charge: the recipient owes the VAT.",
    de: "Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).",
  },
  O: {
    en: "Not subject to German VAT: the place of supply is outside the EU.",
    de: "In Deutschland nicht steuerbar: Der Ort der Leistung liegt außerhalb der EU.",
  },
  E: { en: "No VAT is charged.", de: "Es wird keine Umsatzsteuer berechnet." },
};
