// What is refused of invoices: rule, status and both texts of each refusal in one entry. [ACC-03] [ACC-08]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  InvoiceUnknown: {
    rule: "ACC-03",
    status: 404,
    en: "This invoice could not be found.",
    de: "Diese Rechnung wurde nicht gefunden.",
  },
  CreditNotPossible: {
    rule: "ACC-03",
    status: 409,
    en: "Nothing of this document is left to be credited.",
    de: "Von diesem Beleg kann nichts mehr gutgeschrieben werden.",
  },
  CreditTextNotValid: {
    rule: "ACC-03",
    status: 422,
    en: "The text for the document may have {{most}} characters at most, in ordinary letters and signs.",
    de: "Der Text auf dem Beleg darf höchstens {{most}} Zeichen haben, in gewöhnlichen Buchstaben und Zeichen.",
  },
  RateNotOutdated: {
    rule: "VAT-14",
    status: 409,
    en: "No VAT rate of this invoice has changed, or nothing of it is left.",
    de: "An dieser Rechnung hat sich kein Steuersatz geändert, oder von ihr ist nichts mehr übrig.",
  },
  CreditTooHigh: {
    rule: "ACC-03",
    status: 422,
    en: "Please enter an amount above zero that is not higher than what is left of the invoice.",
    de: "Bitte geben Sie einen Betrag über null an, der nicht höher ist als der Rest der Rechnung.",
  },
  BuyerReferenceFixed: {
    rule: "ACC-08",
    status: 410,
    en: "A document stays with the reference that it was issued with. For your next documents you can set one in your account under “Reference on invoices”.",
    de: "Ein Beleg bleibt bei der Referenz, mit der er ausgestellt wurde. Für Ihre nächsten Belege tragen Sie sie in Ihrem Konto unter „Referenz auf Rechnungen“ ein.",
  },
});
