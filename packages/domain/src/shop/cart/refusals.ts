// What is refused by the cart: rule, status and both texts of each refusal in one entry. [CRT-01] [CRT-02] [CRT-08] [DOM-04] [PRD-07]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  CartNotFound: {
    rule: "CRT-01",
    status: 404,
    en: "Your shopping cart could not be loaded",
    de: "Ihr Warenkorb konnte nicht geladen werden",
  },
  CartChanged: {
    rule: "CRT-01",
    status: 409,
    en: "Your shopping cart was changed elsewhere. Please check it and try again.",
    de: "Ihr Warenkorb wurde an anderer Stelle geändert. Bitte prüfen Sie ihn und versuchen Sie es erneut.",
  },
  CartTooLarge: {
    rule: "CRT-01",
    status: 422,
    en: "A shopping cart holds at most {{maximum}} entries.",
    de: "Ein Warenkorb fasst höchstens {{maximum}} Artikel.",
  },
  TooManyPieces: {
    rule: "CRT-01",
    status: 422,
    en: "One order takes at most {{maximum}} pieces. Please order the others separately.",
    de: "Eine Bestellung umfasst höchstens {{maximum}} Stück. Bitte bestellen Sie die übrigen gesondert.",
  },
  ItemUnknown: {
    rule: "CRT-01",
    status: 404,
    en: "This item is not in your shopping cart any more.",
    de: "Dieser Artikel ist nicht mehr in Ihrem Warenkorb.",
  },
  ChangeNotPossible: {
    rule: "CRT-08",
    status: 422,
    en: "This item cannot be changed in this way.",
    de: "Dieser Artikel kann so nicht geändert werden.",
  },
  QuantityInvalid: {
    rule: "CRT-08",
    status: 422,
    en: "Please enter a quantity from {{minimum}} to {{maximum}}.",
    de: "Bitte geben Sie eine Menge von {{minimum}} bis {{maximum}} ein.",
  },
  AdditionMaximumReached: {
    rule: "CRT-02",
    status: 422,
    en: "The maximum count of {{maximum}} is reached.",
    de: "Die Höchstzahl von {{maximum}} ist erreicht.",
  },
  DomainAlreadyInCart: {
    rule: "DOM-04",
    status: 409,
    en: "The domain {{domain}} is already in your shopping cart.",
    de: "Die Domain {{domain}} ist bereits in Ihrem Warenkorb.",
  },
  DomainNotInCart: {
    rule: "DOM-04",
    status: 404,
    en: "The domain {{domain}} is not in your shopping cart any more.",
    de: "Die Domain {{domain}} ist nicht mehr in Ihrem Warenkorb.",
  },
  EndingNotIncluded: {
    rule: "PRD-07",
    status: 422,
    en: "Domains ending in .{{ending}} are not included in this plan. You can order the domain on its own.",
    de: "Domains mit der Endung .{{ending}} sind in diesem Tarif nicht enthalten. Sie können die Domain einzeln bestellen.",
  },
  IncludedPlacesTaken: {
    rule: "PRD-07",
    status: 422,
    en: "All {{maximum}} domains that this plan includes have been chosen already.",
    de: "Alle {{maximum}} Domains, die dieser Tarif enthält, sind bereits gewählt.",
  },
});
