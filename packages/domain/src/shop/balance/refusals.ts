// What is refused of payments, fees and write-offs: rule, status and both texts of each refusal in one entry. [BAL-02] [BAL-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  AmountNotValid: {
    rule: "BAL-02",
    status: 422,
    en: "Please enter an amount above zero.",
    de: "Bitte geben Sie einen Betrag über null an.",
  },
  PaidDayNotValid: {
    rule: "BAL-02",
    status: 422,
    en: "Please enter the day on which the money came or went, today at the latest and at most a year before its document.",
    de: "Bitte geben Sie den Tag an, an dem das Geld kam oder ging, spätestens heute und höchstens ein Jahr vor dem Beleg.",
  },
  PayoutTooHigh: {
    rule: "BAL-03",
    status: 409,
    en: "No more can be paid back than was received and is owed back.",
    de: "Es kann nicht mehr erstattet werden, als eingegangen ist und zu erstatten ist.",
  },
  ReferenceTaken: {
    rule: "BAL-02",
    status: 409,
    en: "Something else has been noted under this reference. Please look at the payments and note it anew.",
    de: "Unter dieser Referenz ist schon etwas anderes erfasst. Bitte sehen Sie die Zahlungen durch und erfassen Sie es neu.",
  },
  AlreadyNoted: {
    rule: "BAL-02",
    status: 409,
    en: "The same amount has already been noted for this customer on this day. Please look at the payments; if this is a different one, confirm that and send the form again.",
    de: "Derselbe Betrag ist für diesen Kunden an diesem Tag schon erfasst. Bitte sehen Sie die Zahlungen durch; ist dies ein anderer Vorgang, bestätigen Sie das und senden Sie das Formular noch einmal.",
  },
  DocumentUnknown: {
    rule: "BAL-02",
    status: 404,
    en: "This customer has no such document.",
    de: "Zu diesem Kunden gibt es keinen solchen Beleg.",
  },
  LeftChanged: {
    rule: "BAL-07",
    status: 409,
    en: "The amount that is left has changed in the meantime. Please look at it again.",
    de: "Der offene Betrag hat sich inzwischen geändert. Bitte sehen Sie ihn sich noch einmal an.",
  },
  NothingLeft: {
    rule: "BAL-07",
    status: 409,
    en: "Nothing is left of this to be written off.",
    de: "Hiervon ist nichts mehr offen, was sich ausbuchen ließe.",
  },
  AdjustmentUnknown: {
    rule: "BAL-07",
    status: 404,
    en: "This fee or write-off could not be found, or it was taken back before.",
    de: "Dieses Entgelt oder diese Ausbuchung wurde nicht gefunden oder schon zurückgenommen.",
  },
  BooksNotReady: {
    rule: "BAL-06",
    status: 503,
    retryAfter: 60,
    en: "The books of this customer are still being carried over after an update of the shop, so nothing was noted. Please try again in a minute.",
    de: "Die Bücher dieses Kunden werden nach einer Aktualisierung des Shops noch übernommen, deshalb wurde nichts erfasst. Bitte versuchen Sie es in einer Minute erneut.",
  },
  IbanNotValid: {
    rule: "BAL-03",
    status: 422,
    en: "Please check the IBAN: a digit or letter is wrong or missing, or the bank cannot be reached by a transfer in euros.",
    de: "Bitte prüfen Sie die IBAN: Eine Stelle fehlt oder ist falsch, oder die Bank ist mit einer Euro-Überweisung nicht erreichbar.",
  },
  HolderNotValid: {
    rule: "BAL-03",
    status: 422,
    en: "Please enter the name of the account holder, with at most 70 characters.",
    de: "Bitte geben Sie den Namen des Kontoinhabers mit höchstens 70 Zeichen an.",
  },
  PaymentUnknown: {
    rule: "BAL-02",
    status: 404,
    en: "This payment could not be found, or it was taken back before.",
    de: "Diese Zahlung wurde nicht gefunden oder schon zurückgenommen.",
  },
});
