// What is refused to someone who wants in: rule, status and both texts of each refusal in one entry. [API-03] [API-04] [SES-01] [SES-02] [SES-05] [SES-06] [SES-07] [SES-09] [SES-11]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  LoginRefused: {
    rule: "SES-02",
    status: 400,
    en: "The email address or the password is not correct. Please check your input.",
    de: "E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie Ihre Eingabe.",
  },
  AccountBlocked: {
    rule: "SES-02",
    status: 400,
    en: "This account has been closed. Please contact our support.",
    de: "Dieses Konto wurde gesperrt. Bitte wenden Sie sich an unseren Support.",
  },
  RegistrationTaken: {
    rule: "SES-06",
    status: 400,
    en: "There is an account with this email address already. Please log in.",
    de: "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.",
  },
  RegistrationInvalid: {
    rule: "SES-02",
    status: 400,
    en: "The form is still incorrect or incomplete, please check your input",
    de: "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  },
  PasswordTooShort: {
    rule: "SES-02",
    status: 400,
    en: "Please choose a password of at least {{minimum}} characters.",
    de: "Bitte wählen Sie ein Passwort mit mindestens {{minimum}} Zeichen.",
  },
  PasswordTooLong: {
    rule: "SES-02",
    status: 400,
    en: "The password is too long. It may have at most {{maximum}} bytes.",
    de: "Das Passwort ist zu lang. Es darf höchstens {{maximum}} Byte umfassen.",
  },
  PasswordCommon: {
    rule: "SES-02",
    status: 400,
    en: "This password is one of the most common ones and quickly guessed. Please choose another, such as several words.",
    de: "Dieses Passwort ist eines der häufigsten und schnell erraten. Bitte wählen Sie ein anderes, etwa mehrere Wörter.",
  },
  PasswordsDiffer: {
    rule: "SES-06",
    status: 400,
    en: "The passwords do not match. Please repeat the password exactly.",
    de: "Die Passwörter stimmen nicht überein. Bitte wiederholen Sie das Passwort genau.",
  },
  PasswordUnchanged: {
    rule: "SES-06",
    status: 400,
    en: "Please choose a password that differs from the current one.",
    de: "Bitte wählen Sie ein Passwort, das sich vom bisherigen unterscheidet.",
  },
  CurrentPasswordWrong: {
    rule: "SES-06",
    status: 400,
    en: "The current password is not correct.",
    de: "Das bisherige Passwort stimmt nicht.",
  },
  CodeNotValid: {
    rule: "SES-06",
    status: 400,
    en: "This link is no longer valid. Please ask for a new one.",
    de: "Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.",
  },
  TokenMissing: {
    rule: "SES-01",
    status: 401,
    en: "Please log in to go on.",
    de: "Bitte melden Sie sich an, um fortzufahren.",
  },
  AreaClosed: {
    rule: "SES-07",
    status: 403,
    en: "You do not have access to this area.",
    de: "Sie haben keinen Zugang zu diesem Bereich.",
  },
  AccountNotLinked: {
    rule: "SES-11",
    status: 403,
    en: "There is already an account here for this email address, and this login is not linked to it. Please write to our support.",
    de: "Zu dieser E-Mail-Adresse gibt es hier bereits ein Konto, das mit dieser Anmeldung nicht verbunden ist. Bitte schreiben Sie unserem Support.",
  },
  LogoutFailed: {
    rule: "SES-09",
    status: 500,
    en: "An error occurred during logout",
    de: "Beim Abmelden ist ein Fehler aufgetreten",
  },
  ProviderLoginRefused: {
    rule: "SES-05",
    status: 403,
    en: "This login was not started in this browser, or too long ago. Please start it again.",
    de: "Diese Anmeldung wurde nicht in diesem Browser begonnen, oder sie liegt zu lange zurück. Bitte beginnen Sie sie erneut.",
  },
  ProviderAddressUnverified: {
    rule: "SES-05",
    status: 400,
    en: "The provider has not confirmed your email address. Please confirm it there, or log in with your password.",
    de: "Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Bitte bestätigen Sie sie dort oder melden Sie sich mit Ihrem Passwort an.",
  },
  ProviderLoginFailed: {
    rule: "SES-05",
    status: 502,
    en: "The login with this provider was not completed. Please try again, or log in with your password.",
    de: "Die Anmeldung bei diesem Anbieter wurde nicht abgeschlossen. Bitte versuchen Sie es erneut oder melden Sie sich mit Ihrem Passwort an.",
  },
  SingleSignFailed: {
    rule: "API-04",
    status: 502,
    en: "The customer panel could not be opened. Please log in there.",
    de: "Das Kundencenter konnte nicht geöffnet werden. Bitte melden Sie sich dort an.",
  },
  RequestTimedOut: {
    rule: "API-04",
    status: 504,
    en: "The shop did not answer in time. Please try again.",
    de: "Der Shop hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.",
  },
  TooManyAttempts: {
    rule: "SES-06",
    status: 429,
    retryAfter: "wait",
    en: "There have been too many attempts. Please try again in {{wait}}.",
    de: "Es gab zu viele Versuche. Bitte versuchen Sie es in {{wait}} erneut.",
  },
  ContentRefused: {
    rule: "API-03",
    status: 502,
    en: "There was an error, please try again later",
    de: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  },
  UnknownError: {
    rule: "API-03",
    status: 500,
    en: "There was an error, please try again later",
    de: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  },
});
