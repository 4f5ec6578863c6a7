// The texts of the specification's section 8 that belong to a place instead of a refusal. [SHL-07] [SHL-12] [SHL-13] [FRM-07]
import type { Localized } from "#visitor/locale";

export type GeneralText =
  | "oneError"
  | "severalErrors"
  | "tryAgain"
  | "removeAffiliate"
  | "formIncomplete"
  | "cartNotLoaded"
  | "loginNotLoaded"
  | "summaryNotLoaded"
  | "confirmationNotLoaded"
  | "emptyCart";

export const generalTexts: Localized<Readonly<Record<GeneralText, string>>> = {
  en: {
    oneError: "An error occurred",
    severalErrors: "Errors occurred",
    tryAgain: "Try again",
    removeAffiliate: "Remove affiliate and try again",
    formIncomplete: "The form is still incorrect or incomplete, please check your input",
    cartNotLoaded: "Your shopping cart could not be loaded",
    loginNotLoaded: "The login could not be loaded",
    summaryNotLoaded: "Your order summary could not be loaded",
    confirmationNotLoaded: "Your order confirmation could not be loaded",
    emptyCart: "Empty the shopping cart",
  },
  de: {
    oneError: "Ein Fehler ist aufgetreten",
    severalErrors: "Es sind Fehler aufgetreten",
    tryAgain: "Erneut versuchen",
    removeAffiliate: "Empfehlung entfernen und erneut versuchen",
    formIncomplete: "Das Formular ist noch fehlerhaft oder unvollständig, bitte prüfen Sie Ihre Eingabe",
    cartNotLoaded: "Ihr Warenkorb konnte nicht geladen werden",
    loginNotLoaded: "Die Anmeldung konnte nicht geladen werden",
    summaryNotLoaded: "Ihre Bestellübersicht konnte nicht geladen werden",
    confirmationNotLoaded: "Ihre Bestellbestätigung konnte nicht geladen werden",
    emptyCart: "Warenkorb leeren",
  },
};
