// What is refused of the site's forms: rule, status and both texts of each refusal in one entry. [ADM-05] [CUS-10] [FRM-01] [FRM-02] [FRM-03] [FRM-04] [FRM-05] [FRM-06] [FRM-08] [LGL-05]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ContractUnnamed: {
    rule: "FRM-08",
    status: 422,
    en: "Please enter your customer number or the name of the product, so that we know which contract you mean.",
    de: "Bitte geben Sie Ihre Kundennummer oder den Namen des Produkts an, damit wir wissen, welchen Vertrag Sie meinen.",
  },
  ChoiceMissing: {
    rule: "FRM-02",
    status: 422,
    en: "Please choose one of the options.",
    de: "Bitte wählen Sie eine der Möglichkeiten aus.",
  },
  TextTooLong: {
    rule: "FRM-03",
    status: 422,
    en: "This is too long. Please enter at most {{maximum}} characters.",
    de: "Dieser Text ist zu lang. Bitte geben Sie höchstens {{maximum}} Zeichen ein.",
  },
  NewsletterTermsNotAgreed: {
    rule: "CUS-10",
    status: 422,
    en: "Please agree to the newsletter terms to subscribe.",
    de: "Bitte stimmen Sie den Newsletter-Bedingungen zu, um den Newsletter zu abonnieren.",
  },
  SubscriptionLinkNotValid: {
    rule: "CUS-10",
    status: 410,
    en: "This confirmation link is not valid any more. Please subscribe again.",
    de: "Dieser Bestätigungslink ist nicht mehr gültig. Bitte melden Sie sich erneut zum Newsletter an.",
  },
  UrlInvalid: {
    rule: "LGL-05",
    status: 422,
    en: "Please enter the exact address of the page, beginning with https:// or http://.",
    de: "Bitte geben Sie die genaue Adresse der Seite ein, beginnend mit https:// oder http://.",
  },
  GoodFaithNotStated: {
    rule: "LGL-05",
    status: 422,
    en: "Please confirm that your statements are accurate and complete to the best of your knowledge.",
    de: "Bitte bestätigen Sie, dass Ihre Angaben nach bestem Wissen richtig und vollständig sind.",
  },
  FileTypeNotAllowed: {
    rule: "FRM-04",
    status: 422,
    en: "The file {{name}} cannot be taken. These types are possible: {{allowed}}.",
    de: "Die Datei {{name}} kann nicht angenommen werden. Möglich sind diese Formate: {{allowed}}.",
  },
  FileEmpty: {
    rule: "FRM-04",
    status: 422,
    en: "The file {{name}} is empty. Please choose another one.",
    de: "Die Datei {{name}} ist leer. Bitte wählen Sie eine andere.",
  },
  FileTooLarge: {
    rule: "FRM-04",
    status: 422,
    en: "The file {{name}} is too large. It may have at most {{megabytes}} MB.",
    de: "Die Datei {{name}} ist zu groß. Sie darf höchstens {{megabytes}} MB umfassen.",
  },
  FilesTooLarge: {
    rule: "FRM-04",
    status: 422,
    en: "The files are too large together. They may have at most {{megabytes}} MB.",
    de: "Die Dateien sind zusammen zu groß. Sie dürfen höchstens {{megabytes}} MB umfassen.",
  },
  TooManyFiles: {
    rule: "FRM-04",
    status: 422,
    en: "Please attach at most {{maximum}} files.",
    de: "Bitte fügen Sie höchstens {{maximum}} Dateien bei.",
  },
  FileInfected: {
    rule: "FRM-04",
    status: 422,
    en: "The file {{name}} was not accepted because the virus scan raised an alarm. Please check it and choose another one.",
    de: "Die Datei {{name}} wurde nicht angenommen, weil die Virenprüfung angeschlagen hat. Bitte prüfen Sie sie und wählen Sie eine andere.",
  },
  FilesNotScanned: {
    rule: "FRM-04",
    status: 503,
    retryAfter: 60,
    en: "Your files cannot be checked for viruses at the moment, so nothing was sent. Please try again in a few minutes.",
    de: "Ihre Dateien können gerade nicht auf Viren geprüft werden, deshalb wurde nichts gesendet. Bitte versuchen Sie es in einigen Minuten erneut.",
  },
  JobNotOpen: {
    rule: "FRM-04",
    status: 409,
    en: "This position is not open any more. You are welcome to apply on your own initiative.",
    de: "Diese Stelle ist nicht mehr ausgeschrieben. Sie können sich gern initiativ bewerben.",
  },
  ProFormUnknown: {
    rule: "ADM-05",
    status: 404,
    en: "There is no form for this product.",
    de: "Für dieses Produkt gibt es kein Formular.",
  },
  RequestNotSent: {
    rule: "FRM-01",
    status: 503,
    en: "There was an error, please try again later",
    de: "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  },
  RequestKeyUsed: {
    rule: "FRM-01",
    status: 409,
    en: "We have received this request before with other content. Please check what you entered and send it once more.",
    de: "Diese Anfrage haben wir schon mit anderem Inhalt erhalten. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal.",
  },
  CsrfCookieMissing: {
    rule: "FRM-06",
    status: 403,
    en: "The security cookie is missing. Please allow cookies and load the page again.",
    de: "Das Sicherheits-Cookie fehlt. Bitte lassen Sie Cookies zu und laden Sie die Seite neu.",
  },
  CsrfTokenMissing: {
    rule: "FRM-06",
    status: 403,
    en: "The security token is missing. Please load the page again.",
    de: "Das Sicherheitsmerkmal fehlt. Bitte laden Sie die Seite neu.",
  },
  CsrfTokenInvalid: {
    rule: "FRM-06",
    status: 403,
    en: "The security token is not valid any more. Please load the page again.",
    de: "Das Sicherheitsmerkmal ist nicht mehr gültig. Bitte laden Sie die Seite neu.",
  },
  CrossSiteRequest: {
    rule: "FRM-06",
    status: 403,
    en: "This request was started by another website and was not carried out.",
    de: "Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.",
  },
  RequestRefused: {
    rule: "FRM-05",
    status: 422,
    en: "The form is still incorrect or incomplete, please check your input",
    de: "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  },
});
