// What the three pages say, in the language of the visitor: English, or German by `?lang=de` or the browser.
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";

const wanted = new URLSearchParams(location.search).get("lang") ?? navigator.language;
export const locale: Locale = wanted.startsWith("de") ? "de" : "en";

const en = {
  title: "Hosting",
  add: (title: string) => `Add ${title}`,
  domain: "Domain name",
  check: "Check",
  available: (name: string) => `${name} is available`,
  unavailable: (name: string) => `${name} is not available`,
  cart: "Cart",
  nothing: "Nothing yet",
  email: "Email",
  password: "Password",
  register: "Register",
  login: "Log in",
  welcome: (email: string) => `Welcome, ${email}`,
  firstName: "First name",
  lastName: "Last name",
  street: "Street",
  postCode: "Post code",
  city: "City",
  phone: "Phone",
  store: "Store address",
  stored: "Your address is stored",
  agreement: "Your agreement",
  terms: ["I agree to the ", "terms and conditions", "."],
  cancellationPolicy: ["I have read the ", "right of withdrawal (cancellation policy)", "."],
  adult: ["I am at least 18 years old.", "", ""],
  earlyStart: [
    "Please start today, before the withdrawal period ends. I know that I lose my right of withdrawal once the service has been provided in full. (optional)",
    "",
    "",
  ],
  value:
    "With this tick you pay, if you withdraw, for what was provided until then: the days used, hours begun, and a separate setup fee once it is ready. A domain that has been registered or moved for you is provided in full.",
  generous: "With this tick, too, we pay everything back if you withdraw in time.",
  otherwise: (day: string) =>
    `Without this tick we start on ${day}: nothing is set up before, domains are not registered before and may be gone by then.`,
  order: "Your order",
  each: (count: number, title: string) => `${count} × ${title}`,
  setup: "Of which setup fees, once",
  voucher: "Voucher",
  total: (rates: string) => `First invoice, incl. ${rates} VAT`,
  withoutVat: "First invoice, without VAT",
  reverseCharge: "First invoice, without VAT (reverse charge)",
  later: (months: number, from: number, most: boolean) =>
    `${from > months + 1 ? `From month ${from}` : "After that"}, ${months === 1 ? "each month" : `every ${months} months`}${most ? ", at most" : ""}`,
  hour: (price: string) => `${price} an hour`,
  location: { AT: "Austria", DE: "Germany", NL: "Netherlands", any: "Location of our choice" },
  withdrawal: ["You may withdraw from the contract within 14 days: ", "right of withdrawal", "."],
  apply: ["Our ", "terms and conditions", " apply."],
  button: "order with obligation to pay",
  thanks: (number: string) => `Thank you. Your order: ${number}`,
};

const de: typeof en = {
  title: "Hosting",
  add: (title) => `${title} in den Warenkorb`,
  domain: "Domainname",
  check: "Prüfen",
  available: (name) => `${name} ist frei`,
  unavailable: (name) => `${name} ist nicht frei`,
  cart: "Warenkorb",
  nothing: "Noch leer",
  email: "E-Mail",
  password: "Passwort",
  register: "Registrieren",
  login: "Anmelden",
  welcome: (email) => `Willkommen, ${email}`,
  firstName: "Vorname",
  lastName: "Nachname",
  street: "Straße und Hausnummer",
  postCode: "Postleitzahl",
  city: "Ort",
  phone: "Telefon",
  store: "Adresse speichern",
  stored: "Ihre Adresse ist gespeichert",
  agreement: "Ihre Zustimmung",
  terms: ["Ich stimme den ", "Allgemeinen Geschäftsbedingungen", " zu."],
  cancellationPolicy: ["Ich habe die ", "Widerrufsbelehrung", " gelesen."],
  adult: ["Ich bin mindestens 18 Jahre alt.", "", ""],
  earlyStart: [
    "Bitte beginnen Sie heute, vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Erbringung der Leistung erlischt. (freiwillig)",
    "",
    "",
  ],
  value:
    "Mit diesem Häkchen zahlen Sie bei einem Widerruf, was bis dahin erbracht wurde: genutzte Tage, begonnene Stunden und eine gesonderte Einrichtungsgebühr, sobald die Leistung bereit ist. Eine Domain, die für Sie registriert oder umgezogen wurde, ist vollständig erbracht.",
  generous: "Auch mit diesem Häkchen erstatten wir bei einem rechtzeitigen Widerruf alles.",
  otherwise: (day) =>
    `Ohne dieses Häkchen beginnen wir am ${day}: Vorher richten wir nichts ein und registrieren keine Domains; bis dahin können sie vergeben sein.`,
  order: "Ihre Bestellung",
  each: (count, title) => `${count} × ${title}`,
  setup: "Davon Einrichtung, einmalig",
  voucher: "Gutschein",
  total: (rates) => `Erste Rechnung, inkl. ${rates} MwSt.`,
  withoutVat: "Erste Rechnung, ohne Mehrwertsteuer",
  reverseCharge: "Erste Rechnung, ohne Mehrwertsteuer (Reverse Charge)",
  later: (months, from, most) =>
    `${from > months + 1 ? `Ab dem ${from}. Monat` : "Danach"} ${months === 1 ? "jeden Monat" : `alle ${months} Monate`}${most ? ", höchstens" : ""}`,
  hour: (price) => `${price} je Stunde`,
  location: { AT: "Österreich", DE: "Deutschland", NL: "Niederlande", any: "Standort nach unserer Wahl" },
  withdrawal: ["Sie können den Vertrag innerhalb von 14 Tagen widerrufen: ", "Widerrufsbelehrung", "."],
  apply: ["Es gelten unsere ", "Allgemeinen Geschäftsbedingungen", "."],
  button: "zahlungspflichtig bestellen",
  thanks: (number) => `Vielen Dank. Ihre Bestellung: ${number}`,
};

export const texts = inLocale({ en, de }, locale);
document.documentElement.lang = locale;
