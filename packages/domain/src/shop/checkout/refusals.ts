// What is refused at the checkout: rule, status and both texts of each refusal in one entry. [CHK-01] [CHK-03] [CHK-04] [CHK-06] [CHK-07] [CHK-08] [CHK-09] [DOM-01] [OPS-08]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  TermsNotAgreed: {
    rule: "CHK-04",
    status: 422,
    en: "Please agree to the terms and conditions.",
    de: "Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.",
  },
  CancellationPolicyNotRead: {
    rule: "CHK-04",
    status: 422,
    en: "Please confirm that you have read the right of withdrawal (cancellation policy).",
    de: "Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung gelesen haben.",
  },
  AgeNotConfirmed: {
    rule: "CHK-04",
    status: 422,
    en: "Please confirm that you are at least {{minimum}} years old.",
    de: "Bitte bestätigen Sie, dass Sie mindestens {{minimum}} Jahre alt sind.",
  },
  ConditionsNotConfirmed: {
    rule: "CHK-04",
    status: 422,
    en: "Please confirm what the registries of your domains ask for.",
    de: "Bitte bestätigen Sie, was die Registrierungsstellen Ihrer Domains verlangen.",
  },
  ResellerNotBusiness: {
    rule: "CHK-08",
    status: 422,
    en: "Only business customers can order as a reseller.",
    de: "Als Reseller können nur Geschäftskunden bestellen.",
  },
  CartEmpty: {
    rule: "CHK-01",
    status: 409,
    en: "Your shopping cart is empty.",
    de: "Ihr Warenkorb ist leer.",
  },
  CartOrdered: {
    rule: "CHK-06",
    status: 409,
    en: "You have already ordered this cart: it is your order {{number}}. It will not be ordered a second time.",
    de: "Diesen Warenkorb haben Sie bereits bestellt, unter der Nummer {{number}}. Er wird kein zweites Mal bestellt.",
  },
  QuoteChanged: {
    rule: "CHK-07",
    status: 409,
    en: "A price has changed since you last saw it. Please check the new total before you order.",
    de: "Ein Preis hat sich geändert, seit Sie ihn zuletzt gesehen haben. Bitte prüfen Sie die neue Summe, bevor Sie bestellen.",
  },
  AddressChanged: {
    rule: "CHK-03",
    status: 409,
    en: "Your address was changed meanwhile. Please check it before you order.",
    de: "Ihre Adresse wurde inzwischen geändert. Bitte prüfen Sie sie, bevor Sie bestellen.",
  },
  AddressMissing: {
    rule: "CHK-03",
    status: 409,
    en: "Please enter your address before you order.",
    de: "Bitte geben Sie Ihre Adresse ein, bevor Sie bestellen.",
  },
  AuthcodeMissing: {
    rule: "DOM-01",
    status: 422,
    en: "Please enter the authcode for {{domain}}.",
    de: "Bitte geben Sie den Authcode für {{domain}} ein.",
  },
  OrderUnknown: {
    rule: "CHK-09",
    status: 404,
    en: "This order could not be found.",
    de: "Diese Bestellung wurde nicht gefunden.",
  },
  IdempotencyKeyUsed: {
    rule: "CHK-06",
    status: 409,
    en: "This order has been sent already. Please load the page again.",
    de: "Diese Bestellung wurde bereits abgeschickt. Bitte laden Sie die Seite neu.",
  },
  TooManyOrders: {
    rule: "OPS-08",
    status: 429,
    retryAfter: "wait",
    en: "There have been very many orders in a short time. Your cart is kept; please order again in {{wait}}.",
    de: "In kurzer Zeit sind sehr viele Bestellungen eingegangen. Ihr Warenkorb bleibt erhalten; bitte bestellen Sie in {{wait}} erneut.",
  },
});
