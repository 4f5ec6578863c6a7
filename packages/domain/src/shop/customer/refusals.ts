// What is refused of what a customer typed: rule, status and both texts of each refusal in one entry. [CHK-03] [CUS-01] [CUS-02] [CUS-03] [CUS-04] [CUS-05] [CUS-06] [CUS-08] [CUS-09] [CUS-11] [CUS-12] [CUS-14] [FRM-08]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  FieldRequired: {
    rule: "FRM-08",
    status: 422,
    en: "This field is required",
    de: "Dieses Feld ist erforderlich",
  },
  NameLengthWrong: {
    rule: "CUS-01",
    status: 422,
    en: "Please enter {{minimum}} to {{maximum}} characters.",
    de: "Bitte geben Sie {{minimum}} bis {{maximum}} Zeichen ein.",
  },
  NameNotCapital: {
    rule: "CUS-01",
    status: 422,
    en: "Please begin with a capital letter.",
    de: "Bitte beginnen Sie mit einem Großbuchstaben.",
  },
  NameNotLetters: {
    rule: "CUS-01",
    status: 422,
    en: "Please use letters only.",
    de: "Bitte verwenden Sie nur Buchstaben.",
  },
  EmailInvalid: {
    rule: "CUS-02",
    status: 422,
    en: "Please enter a valid email address",
    de: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  },
  EmailTooLong: {
    rule: "CUS-02",
    status: 422,
    en: "The email address is too long. It may have at most {{maximum}} characters.",
    de: "Die E-Mail-Adresse ist zu lang. Sie darf höchstens {{maximum}} Zeichen haben.",
  },
  EmailsDiffer: {
    rule: "CUS-02",
    status: 422,
    en: "Email addresses do not match. Please repeat the email address exactly.",
    de: "Die E-Mail-Adressen stimmen nicht überein. Bitte wiederholen Sie die E-Mail-Adresse genau.",
  },
  CustomerNumberInvalid: {
    rule: "CUS-03",
    status: 422,
    en: "A customer number has digits only.",
    de: "Eine Kundennummer besteht nur aus Ziffern.",
  },
  PhoneInvalid: {
    rule: "CUS-04",
    status: 422,
    en: "Please enter the phone number in the format {{example}}: a plus sign, then digits only.",
    de: "Bitte geben Sie die Telefonnummer im Format {{example}} ein: ein Pluszeichen, danach nur Ziffern.",
  },
  CompanyInvalid: {
    rule: "CUS-05",
    status: 422,
    en: "Please use only the letters A to Z for the company.",
    de: "Bitte verwenden Sie für die Firma nur die Buchstaben A bis Z.",
  },
  CompanyTooLong: {
    rule: "CUS-05",
    status: 422,
    en: "The company is too long. It may have at most {{maximum}} characters.",
    de: "Die Firma ist zu lang. Sie darf höchstens {{maximum}} Zeichen haben.",
  },
  StreetInvalid: {
    rule: "CUS-06",
    status: 422,
    en: "Please use letters, digits, blanks and . - / only for street and house number.",
    de: "Bitte verwenden Sie für Straße und Hausnummer nur Buchstaben, Ziffern, Leerzeichen und . - /",
  },
  CityInvalid: {
    rule: "CUS-06",
    status: 422,
    en: "Please use letters only for the city.",
    de: "Bitte verwenden Sie für den Ort nur Buchstaben.",
  },
  PostCodeInvalid: {
    rule: "CUS-06",
    status: 422,
    en: "Please enter a valid post code.",
    de: "Bitte geben Sie eine gültige Postleitzahl ein.",
  },
  CountryMissing: {
    rule: "CUS-08",
    status: 422,
    en: "Please select a country",
    de: "Bitte wählen Sie ein Land aus",
  },
  MessageMissing: {
    rule: "CUS-09",
    status: 422,
    en: "You must enter a message",
    de: "Bitte geben Sie eine Nachricht ein",
  },
  ProductCategoryMissing: {
    rule: "CUS-09",
    status: 422,
    en: "Please select a product category.",
    de: "Bitte wählen Sie eine Produktkategorie aus.",
  },
  DateInvalid: {
    rule: "CUS-09",
    status: 422,
    en: "Please enter a valid date in the format YYYY-MM-DD",
    de: "Bitte geben Sie ein gültiges Datum im Format JJJJ-MM-TT ein",
  },
  DatePast: {
    rule: "CUS-09",
    status: 422,
    en: "This date has passed. Please choose a later one.",
    de: "Dieses Datum liegt in der Vergangenheit. Bitte wählen Sie ein späteres.",
  },
  KindMissing: {
    rule: "CUS-12",
    status: 422,
    en: "Please choose whether you order as a private person or for a business.",
    de: "Bitte wählen Sie, ob Sie privat oder geschäftlich bestellen.",
  },
  VatIdNeedsBusiness: {
    rule: "CUS-12",
    status: 422,
    en: "A VAT ID can be given by business customers only.",
    de: "Eine USt-IdNr. können nur Geschäftskunden angeben.",
  },
  CountriesNotLoaded: {
    rule: "CUS-14",
    status: 503,
    en: "An error has occurred while loading the countries",
    de: "Beim Laden der Länder ist ein Fehler aufgetreten",
  },
  AddressLocked: {
    rule: "CHK-03",
    status: 409,
    en: "Your address is stored already. Please change it in the customer panel.",
    de: "Ihre Adresse ist bereits hinterlegt. Bitte ändern Sie sie im Kundencenter.",
  },
  AddressRefused: {
    rule: "CUS-11",
    status: 422,
    en: "The form is still incorrect or incomplete, please check your input",
    de: "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  },
});
