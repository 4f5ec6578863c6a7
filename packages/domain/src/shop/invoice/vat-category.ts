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

/** Why no VAT is charged, as the invoice has to say; null where it is. A small business says by which law. [OPS-12] */
export const noVatReason = (invoice: Pick<Invoice, "vat" | "seller">): Localized<string> | null => {
  const category = vatCategory(invoice);
  const { smallBusiness, country } = invoice.seller;
  if (category !== "E" || smallBusiness !== true) return reasons[category];
  return Object.hasOwn(smallBusinesses, country) ? (smallBusinesses[country] ?? elsewhere) : elsewhere;
};

const elsewhere: Localized<string> = {
  en: "No VAT is charged: exempt as a small business under Article 284 of Directive 2006/112/EC.",
  de: "Es wird keine Umsatzsteuer berechnet: Steuerbefreiung für Kleinunternehmen nach Artikel 284 der Richtlinie 2006/112/EG.",
};

/** § 34a UStDV No. 5, § 11 UStG of Austria. */
const smallBusinesses: Readonly<Record<string, Localized<string>>> = {
  DE: {
    en: "No VAT is charged: exempt as a small business under § 19 of the German VAT Act.",
    de: "Es wird keine Umsatzsteuer berechnet: Steuerbefreiung für Kleinunternehmer nach § 19 UStG.",
  },
  AT: {
    en: "No VAT is charged: exempt as a small business under § 6 (1) No. 27 of the Austrian VAT Act.",
    de: "Es wird keine Umsatzsteuer berechnet: umsatzsteuerfrei nach § 6 Abs. 1 Z 27 UStG (Kleinunternehmer).",
  },
};

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
