// How EN 16931 names the VAT of an invoice: a category, and the reason where there is none. [ACC-03] [VAT-09]
import type { Localized } from "#visitor/locale";
import { vatOfLine } from "#shop/pricing";
import type { VatDecision } from "#shop/vat";
import type { Invoice, InvoiceLine } from "./model.ts";

/** S standard, AE reverse charge, O not subject, E exempt. What was decided on the day says it: a place of the EU may lie outside of its VAT area. [REP-3] */
export type VatCategory = "S" | "AE" | "O" | "E";

export const vatCategory = ({ vat }: Pick<Invoice, "vat">): VatCategory => {
  if (vat.treatment === "reverse-charge") return "AE";
  if (vat.rate > 0) return "S";
  return vat.treatment === "outside" ? "O" : "E";
};

/**
 * The category of a line. What is not subject may stand with nothing else in a document of EN 16931 (BR-O-11 to 14): beside lines with VAT, after a
 * change of rates, it is exempt. [VAT-14]
 */
export const categoryOfLine = (
  invoice: Pick<Invoice, "lines" | "vat">,
  line: Pick<InvoiceLine, "vatDecision">,
): VatCategory => {
  const category = vatCategory({ vat: vatOfLine(invoice, line) });
  return category !== "O" || isOutside(invoice) ? category : "E";
};

/** Whether nothing of a document is subject to VAT. */
export const isOutside = (invoice: Pick<Invoice, "lines" | "vat">): boolean =>
  vatsIn(invoice).every((vat) => vatCategory({ vat }) === "O");

/** Why no VAT is charged, as the invoice has to say; null where it is. A small business says by which law. [OPS-12] */
export const noVatReason = (invoice: Pick<Invoice, "vat" | "seller">): Localized<string> | null => {
  const category = vatCategory(invoice);
  const { smallBusiness, country } = invoice.seller;
  if (category !== "E" || smallBusiness !== true) return reasons[category];
  return Object.hasOwn(smallBusinesses, country) ? (smallBusinesses[country] ?? elsewhere) : elsewhere;
};

/** The same of all its lines, each reason once. [VAT-14] */
export const noVatReasons = (invoice: Pick<Invoice, "lines" | "vat" | "seller">): readonly Localized<string>[] => {
  const { seller } = invoice;
  const each = vatsIn(invoice).map((vat) => noVatReason({ vat, seller }));
  return [...new Set(each)].filter((reason) => reason !== null);
};

/** What was decided for the lines; of a document without any what it says itself. */
const vatsIn = (invoice: Pick<Invoice, "lines" | "vat">): readonly VatDecision[] =>
  invoice.lines.length === 0 ? [invoice.vat] : invoice.lines.map((line) => vatOfLine(invoice, line));

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
