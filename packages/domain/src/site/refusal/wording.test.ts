// The texts that the specification shows to users, word for word, each with its German counterpart. [FRM-05] [FRM-07]
import { describe, expect, it } from "vitest";
import { type GeneralText, generalTexts, type RefusalTag, refusalText, refusalTexts } from "./index.ts";

const refusals: readonly (readonly [
  RefusalTag,
  english: string,
  german: string,
  facts?: Readonly<Record<string, string>>,
])[] = [
  ["CartNotFound", "Your shopping cart could not be loaded", "Ihr Warenkorb konnte nicht geladen werden"],
  [
    "VoucherNotValid",
    "The voucher SPRING is not valid: we know none with this code that can be redeemed now. Please check how it is spelt.",
    "Der Gutschein SPRING ist nicht gültig: Wir kennen keinen mit diesem Code, der jetzt eingelöst werden kann. Bitte prüfen Sie die Schreibweise.",
    { code: "SPRING" },
  ],
  [
    "VoucherTooHigh",
    "The voucher value is too high. The order cannot be placed",
    "Der Gutscheinwert ist zu hoch. Die Bestellung kann nicht ausgeführt werden",
  ],
  ["LogoutFailed", "An error occurred during logout", "Beim Abmelden ist ein Fehler aufgetreten"],
  [
    "CountriesNotLoaded",
    "An error has occurred while loading the countries",
    "Beim Laden der Länder ist ein Fehler aufgetreten",
  ],
  [
    "DomainNameInvalid",
    "The domain name has an invalid format or contains forbidden characters.",
    "Der Domainname hat ein ungültiges Format oder enthält unzulässige Zeichen.",
  ],
  [
    "DomainRateLimited",
    "Rate limit exceeded. Please try again later.",
    "Zu viele Anfragen. Bitte versuchen Sie es später erneut.",
  ],
  [
    "DomainCheckFailed",
    "An error occurred while checking the domain. Please try again.",
    "Beim Prüfen der Domain ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.",
  ],
  [
    "DomainAlreadyInCart",
    "The domain beispiel.de is already in your shopping cart.",
    "Die Domain beispiel.de ist bereits in Ihrem Warenkorb.",
    { domain: "beispiel.de" },
  ],
  ["EmailInvalid", "Please enter a valid email address", "Bitte geben Sie eine gültige E-Mail-Adresse ein"],
  [
    "EmailsDiffer",
    "Email addresses do not match. Please repeat the email address exactly.",
    "Die E-Mail-Adressen stimmen nicht überein. Bitte wiederholen Sie die E-Mail-Adresse genau.",
  ],
  ["FieldRequired", "This field is required", "Dieses Feld ist erforderlich"],
  ["MessageMissing", "You must enter a message", "Bitte geben Sie eine Nachricht ein"],
  ["CountryMissing", "Please select a country", "Bitte wählen Sie ein Land aus"],
  [
    "NewsletterTermsNotAgreed",
    "Please agree to the newsletter terms to subscribe.",
    "Bitte stimmen Sie den Newsletter-Bedingungen zu, um den Newsletter zu abonnieren.",
  ],
  [
    "DateInvalid",
    "Please enter a valid date in the format YYYY-MM-DD",
    "Bitte geben Sie ein gültiges Datum im Format TT.MM.JJJJ oder JJJJ-MM-TT ein",
  ],
  [
    "AddressRefused",
    "The form is still incorrect or incomplete, please check your input",
    "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  ],
  [
    "UnknownError",
    "There was an error, please try again later",
    "Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut",
  ],
  ["PageNotFound", "The requested page could not be found", "Die angeforderte Seite wurde nicht gefunden"],
  [
    "VatMapFailed",
    "Failed to fetch vat information; timeout",
    "Die Umsatzsteuersätze konnten nicht abgerufen werden; timeout",
    { reason: "timeout" },
  ],
  ["VatMapEmpty", "Failed to retrieve vat information.", "Es konnten keine Umsatzsteuersätze ermittelt werden."],
];

const places: readonly (readonly [GeneralText, english: string, german: string])[] = [
  ["oneError", "An error occurred", "Ein Fehler ist aufgetreten"],
  ["severalErrors", "Errors occurred", "Es sind Fehler aufgetreten"],
  ["tryAgain", "Try again", "Erneut versuchen"],
  ["removeAffiliate", "Remove affiliate and try again", "Empfehlung entfernen und erneut versuchen"],
  [
    "formIncomplete",
    "The form is still incorrect or incomplete, please check your input",
    "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
  ],
  ["cartNotLoaded", "Your shopping cart could not be loaded", "Ihr Warenkorb konnte nicht geladen werden"],
];

describe("section 8", () => {
  for (const [tag, english, german, facts] of refusals) {
    it(`[FRM-07] ${tag} says '${english}' in English`, () =>
      expect(refusalText("en", { _tag: tag, ...facts })).toBe(english));
    it(`[FRM-07] ${tag} says '${german}' in German`, () =>
      expect(refusalText("de", { _tag: tag, ...facts })).toBe(german));
  }
  it.each(places)("[FRM-07] %s is '%s' in English and '%s' in German", (place, english, german) =>
    expect([generalTexts.en[place], generalTexts.de[place]]).toEqual([english, german]),
  );
  it("[DOM-03] a failed validation names format, existence, DNS and the support", () => {
    for (const word of ["format", "not exist", "DNS", "support"])
      expect(refusalTexts.en.DomainValidationFailed).toContain(word);
    for (const word of ["Format", "existiert nicht", "DNS", "Kundendienst"])
      expect(refusalTexts.de.DomainValidationFailed).toContain(word);
  });
});

describe("the error pages of the checkout", () => {
  const own: readonly GeneralText[] = ["cartNotLoaded", "loginNotLoaded", "summaryNotLoaded", "confirmationNotLoaded"];
  it("[SHL-07] [SHL-14] cart, login, summary and confirmation have their own text in each language", () => {
    expect(new Set(own.flatMap((text) => [generalTexts.en[text], generalTexts.de[text]])).size).toBe(8);
  });
  it("[SHL-07] offer to empty the cart", () =>
    expect([generalTexts.en.emptyCart, generalTexts.de.emptyCart]).toEqual([
      "Empty the shopping cart",
      "Warenkorb leeren",
    ]));
});

describe("German", () => {
  const german = [...Object.values(refusalTexts.de), ...Object.values(generalTexts.de)];
  it("[FRM-05] uses Sie, never du", () =>
    expect(german.filter((text) => /\b(du|dein\w*|dich|dir|euch|euer)\b/i.test(text))).toEqual([]));
  it("[FRM-05] every place has both languages", () =>
    expect(Object.keys(generalTexts.de)).toEqual(Object.keys(generalTexts.en)));
});
