// What is refused of paying online: rule, status and both texts of each refusal in one entry. [PAY-03]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ProviderNotOffered: {
    rule: "PAY-03",
    status: 404,
    en: "This way to pay is not offered here. You can pay by bank transfer at any time.",
    de: "Dieser Zahlungsweg wird hier nicht angeboten. Eine Überweisung ist jederzeit möglich.",
  },
  NothingToPay: {
    rule: "PAY-03",
    status: 409,
    en: "Nothing is left to pay here; you may have paid it already.",
    de: "Hier ist nichts mehr zu bezahlen; vielleicht haben Sie bereits bezahlt.",
  },
  AmountTooSmall: {
    rule: "PAY-03",
    status: 409,
    en: "The amount is too small for this way to pay. Please pay it by bank transfer.",
    de: "Für diesen Zahlungsweg ist der Betrag zu klein. Bitte überweisen Sie ihn.",
  },
  ProviderAway: {
    rule: "PAY-03",
    status: 503,
    retryAfter: 60,
    en: "The payment service cannot be reached at the moment. Nothing was charged. Please try again in a minute, or pay by bank transfer.",
    de: "Der Zahlungsdienst ist gerade nicht erreichbar. Es wurde nichts abgebucht. Bitte versuchen Sie es in einer Minute erneut oder überweisen Sie den Betrag.",
  },
  PaymentUnderWay: {
    rule: "PAY-03",
    status: 409,
    en: "Your payment is under way. As soon as the bank has confirmed it, it is shown here; you need not pay again.",
    de: "Ihre Zahlung ist unterwegs. Sobald die Bank sie bestätigt hat, steht sie hier; Sie müssen nicht noch einmal zahlen.",
  },
  RefundRefused: {
    rule: "PAY-03",
    status: 409,
    en: "The payment service cannot send this money back. Please pay it back by bank transfer.",
    de: "Der Zahlungsdienst kann dieses Geld nicht zurücksenden. Bitte erstatten Sie es per Überweisung.",
  },
  DifferenceUnknown: {
    rule: "PAY-03",
    status: 404,
    en: "There is no such difference.",
    de: "Diese Abweichung gibt es nicht.",
  },
  DifferenceResolved: {
    rule: "PAY-03",
    status: 409,
    en: "This difference has been resolved already. Its row says by whom and how.",
    de: "Diese Abweichung ist bereits geklärt. Von wem und wie, steht in ihrer Zeile.",
  },
  NoticeForged: {
    rule: "PAY-03",
    status: 400,
    en: "This notice was not signed by the payment service.",
    de: "Diese Mitteilung ist nicht vom Zahlungsdienst unterschrieben.",
  },
  PayLinkUnknown: {
    rule: "PAY-03",
    status: 404,
    en: "This link to pay an invoice is not complete, or not from us. You find the link in the letter with your invoice, and all invoices in your account.",
    de: "Dieser Link zur Zahlung ist unvollständig oder nicht von uns. Sie finden ihn im Schreiben zu Ihrer Rechnung und alle Rechnungen in Ihrem Konto.",
  },
  PayLinkOver: {
    rule: "PAY-03",
    status: 410,
    en: "This invoice was settled some time ago; the link to pay it has expired. You find the invoice in your account.",
    de: "Diese Rechnung ist seit Längerem erledigt; der Link zur Zahlung ist abgelaufen. Sie finden die Rechnung in Ihrem Konto.",
  },
});
