// What is refused in the admin area: rule, status and both texts of each refusal in one entry. [ADM-01] [ADM-04] [ADM-06]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  BannerScheduleWrong: {
    rule: "ADM-04",
    status: 422,
    en: "The banner ends before it begins. Please choose a later end.",
    de: "Der Banner endet, bevor er beginnt. Bitte wählen Sie ein späteres Ende.",
  },
  AdminPageUnknown: {
    rule: "ADM-01",
    status: 404,
    en: "There is no such page in the admin area.",
    de: "Im Verwaltungsbereich gibt es diese Seite nicht.",
  },
  ReasonMissing: {
    rule: "VAT-08",
    status: 422,
    en: "Please give a reason of at most {{most}} characters.",
    de: "Bitte geben Sie einen Grund mit höchstens {{most}} Zeichen an.",
  },
  RateNotValid: {
    rule: "VAT-08",
    status: 422,
    en: "Please enter a rate between 0 and 100 percent with at most two decimal places.",
    de: "Bitte geben Sie einen Satz zwischen 0 und 100 Prozent mit höchstens zwei Nachkommastellen an.",
  },
  NotACustomer: {
    rule: "VAT-08",
    status: 409,
    en: "This is only possible for customers who have entered an address.",
    de: "Das geht nur bei Kunden, die eine Adresse angegeben haben.",
  },
  PapersNotForPrivate: {
    rule: "CHK-08",
    status: 409,
    en: "Only business customers can be resellers.",
    de: "Reseller können nur Geschäftskunden sein.",
  },
  NotForOneself: {
    rule: "SES-07",
    status: 409,
    en: "You cannot change the rights of your own account. Please ask another administrator.",
    de: "Die Rechte Ihres eigenen Kontos können Sie nicht ändern. Bitte wenden Sie sich an einen anderen Administrator.",
  },
  AccountHasOrders: {
    rule: "SES-07",
    status: 409,
    en: "This account has placed orders and stays a customer account. Please use a separate account for staff.",
    de: "Mit diesem Konto wurde bestellt, es bleibt ein Kundenkonto. Bitte verwenden Sie für Mitarbeiter ein eigenes Konto.",
  },
  RoleNotGiven: {
    rule: "SES-07",
    status: 422,
    en: "This role cannot be assigned.",
    de: "Diese Rolle kann nicht vergeben werden.",
  },
  AccountUnknown: {
    rule: "ADM-01",
    status: 404,
    en: "There is no account with this customer number.",
    de: "Zu dieser Kundennummer gibt es kein Konto.",
  },
  AlreadyHandled: {
    rule: "ADM-01",
    status: 409,
    en: "This has already been dealt with.",
    de: "Das ist bereits erledigt.",
  },
  InboxItemUnknown: {
    rule: "ADM-01",
    status: 404,
    en: "There is no such message.",
    de: "Diese Nachricht gibt es nicht.",
  },
  EndsByPerson: {
    rule: "ACC-05",
    status: 409,
    en: "A termination for good cause ends no contract by itself. Please settle it with the customer, then dismiss it with the outcome as the reason.",
    de: "Eine außerordentliche Kündigung beendet keinen Vertrag von selbst. Bitte klären Sie sie mit dem Kunden und weisen Sie sie dann mit dem Ergebnis als Grund ab.",
  },
  VoucherNotStorable: {
    rule: "CRT-04",
    status: 422,
    en: "Please check the voucher: a code of 4 to 40 letters, digits and hyphens, a value of at most 10,000 euros, an end after its beginning.",
    de: "Bitte prüfen Sie den Gutschein: ein Code aus 4 bis 40 Buchstaben, Ziffern und Bindestrichen, ein Wert von höchstens 10.000 Euro, ein Ende nach dem Beginn.",
  },
  VoucherTaken: {
    rule: "CRT-04",
    status: 409,
    en: "There is a voucher with this code already.",
    de: "Einen Gutschein mit diesem Code gibt es bereits.",
  },
  VoucherUsed: {
    rule: "CRT-04",
    status: 409,
    en: "This voucher has been redeemed.",
    de: "Dieser Gutschein wurde bereits eingelöst.",
  },
  VoucherUnknown: {
    rule: "CRT-04",
    status: 404,
    en: "There is no voucher with this code.",
    de: "Einen Gutschein mit diesem Code gibt es nicht.",
  },
  FirstAdminExists: {
    rule: "ADM-06",
    status: 409,
    en: "There is an administrator already.",
    de: "Es gibt bereits einen Administrator.",
  },
  AdminPasswordWeak: {
    rule: "ADM-06",
    status: 422,
    en: "Please choose a password of at least {{minimum}} characters that does not contain the email address.",
    de: "Bitte wählen Sie ein Passwort mit mindestens {{minimum}} Zeichen, das die E-Mail-Adresse nicht enthält.",
  },
  MailUnknown: {
    rule: "ADM-01",
    status: 404,
    en: "No such mail is waiting.",
    de: "Eine solche E-Mail wartet nicht.",
  },
  MailNotFailed: {
    rule: "ADM-01",
    status: 409,
    en: "This mail is on its way already.",
    de: "Diese E-Mail ist bereits unterwegs.",
  },
  InvoiceChanged: {
    rule: "ACC-03",
    status: 409,
    en: "The invoice has changed since you opened the page. Please look at it again.",
    de: "Die Rechnung hat sich geändert, seit Sie die Seite geöffnet haben. Bitte sehen Sie sie noch einmal an.",
  },
});
