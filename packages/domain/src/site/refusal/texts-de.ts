// What each refusal says in German. [FRM-05] [FRM-07]
import type { RefusalTag } from "./model.ts";

export const german = {
  // session
  LoginRefused: "E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie Ihre Eingabe.",
  AccountBlocked: "Dieses Konto wurde gesperrt. Bitte wenden Sie sich an unseren Support.",
  RegistrationTaken: "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.",
  RegistrationInvalid: "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  PasswordTooShort: "Bitte wählen Sie ein Passwort mit mindestens {{minimum}} Zeichen.",
  PasswordTooLong: "Das Passwort ist zu lang. Es darf höchstens {{maximum}} Byte umfassen.",
  PasswordsDiffer: "Die Passwörter stimmen nicht überein. Bitte wiederholen Sie das Passwort genau.",
  PasswordUnchanged: "Bitte wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.",
  CurrentPasswordWrong: "Das bisherige Passwort stimmt nicht.",
  CodeNotValid: "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  TokenMissing: "Bitte melden Sie sich an, um fortzufahren.",
  AreaClosed: "Sie haben keinen Zugang zu diesem Bereich.",
  LogoutFailed: "Beim Abmelden ist ein Fehler aufgetreten",
  SingleSignFailed: "Das Kundencenter konnte nicht geöffnet werden. Bitte melden Sie sich dort an.",
  RequestTimedOut: "Der Shop hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.",
  TooManyAttempts: "Es gab zu viele Versuche. Bitte versuchen Sie es in {{wait}} Sekunden erneut.",
  UnknownError: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  // checkout
  TermsNotAgreed: "Bitte stimmen Sie den Allgemeinen Geschäftsbedingungen zu.",
  CancellationPolicyNotRead: "Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung gelesen haben.",
  AgeNotConfirmed: "Bitte bestätigen Sie, dass Sie mindestens {{minimum}} Jahre alt sind.",
  CartEmpty: "Ihr Warenkorb ist leer.",
  QuoteChanged: "Ein Preis hat sich geändert, seit Sie ihn zuletzt gesehen haben. Bitte prüfen Sie die neue Summe, bevor Sie bestellen.",
  AddressMissing: "Bitte geben Sie Ihre Adresse ein, bevor Sie bestellen.",
  AuthcodeMissing: "Bitte geben Sie den Authcode für {{domain}} ein.",
  OrderUnknown: "Diese Bestellung wurde nicht gefunden.",
  IdempotencyKeyUsed: "Diese Bestellung wurde bereits abgeschickt. Bitte laden Sie die Seite neu.",
} as const satisfies Record<RefusalTag, string>;
