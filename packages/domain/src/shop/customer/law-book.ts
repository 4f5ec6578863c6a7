// Law book entries of customers: the fields of an address. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CUS-01",
    {
      en: "First and last name are required, 2 to 50 letters of any script, the first a capital; the policy international also takes joined names and particles.",
      de: "Vor- und Nachname sind Pflicht, 2 bis 50 Buchstaben beliebiger Schrift, der erste groß; die Regelung international nimmt auch verbundene Namen und Namenszusätze.",
    },
    "Specification 5, 9; business rules, people and addresses",
    { scope: "customers" },
  ),
  rule(
    "CUS-02",
    {
      en: "An email address is required, valid and at most 100 characters long, its IDN domain written as an A-label; its repeat is exactly the same.",
      de: "Eine E-Mail-Adresse ist Pflicht, gültig und höchstens 100 Zeichen lang, mit dem A-Label einer IDN-Domain; ihre Wiederholung stimmt genau überein.",
    },
    "Specification 5, 9; HTML Standard, valid e-mail address",
    { scope: "customers" },
  ),
  rule(
    "CUS-03",
    { en: "A customer number consists of digits.", de: "Eine Kundennummer besteht aus Ziffern." },
    "Specification 5",
    {
      scope: "customers",
    },
  ),
  rule(
    "CUS-04",
    {
      en: "A phone number is + and 7 to 15 digits; blanks, hyphens, slashes, dots, brackets and a leading 00 are rewritten when the field is left or sent, and a trunk prefix after the country code goes. The policy international takes only as many digits as can be dialled there.",
      de: "Eine Telefonnummer ist + mit 7 bis 15 Ziffern; Leerzeichen, Bindestriche, Schrägstriche, Punkte, Klammern und führende 00 werden beim Verlassen des Felds oder beim Senden umgeschrieben, und eine Verkehrsausscheidungsziffer nach der Ländervorwahl entfällt. Die Regelung international nimmt nur so viele Ziffern, wie dort gewählt werden können.",
    },
    "Specification 5; ITU-T E.164",
    { scope: "customers" },
  ),
  rule(
    "CUS-05",
    {
      en: "A company is of letters A to Z and a to z with single blanks, at most 128 characters; the policy international takes any printable text.",
      de: "Eine Firma besteht aus Buchstaben A bis Z und a bis z mit einzelnen Leerzeichen, höchstens 128 Zeichen; die Regelung international nimmt jeden druckbaren Text.",
    },
    "Specification 5, 9",
    { scope: "customers" },
  ),
  rule(
    "CUS-06",
    {
      en: "A street is letters, digits, German umlauts, ß, blank and . - /; a city is letters with single blanks; the policy international takes both as their post office writes them. A post code is digits after blanks, hyphens and country prefix are taken off, and has its own form where it has letters. It is written as its country writes it, and may stay empty where the country needs none.",
      de: "Eine Straße besteht aus Buchstaben, Ziffern, Umlauten, ß, Leerzeichen und . - /; ein Ort aus Buchstaben mit einzelnen Leerzeichen; die Regelung international nimmt beide, wie die Post des Landes sie schreibt. Eine Postleitzahl besteht aus Ziffern, nachdem Leerzeichen, Bindestriche und Länderkürzel entfernt sind, und hat ihre eigene Form, wo sie Buchstaben hat. Geschrieben wird sie, wie ihr Land sie schreibt; wo das Land keine braucht, darf sie fehlen.",
    },
    "Specification 5; business rules, people and addresses",
    { scope: "customers" },
  ),
  rule(
    "CUS-07",
    {
      en: "A VAT ID is optional and, if given, valid in form and check digits of its country.",
      de: "Eine USt-IdNr. ist freiwillig und, wenn angegeben, nach Form und Prüfziffern ihres Landes gültig.",
    },
    "Specification 3, 5; Directive 2006/112/EC Art. 215",
    { scope: "businesses" },
  ),
  rule(
    "CUS-11",
    {
      en: "A form is checked by the same rules on screen and by the server, and is refused for exactly the fields that are wrong.",
      de: "Ein Formular wird auf dem Bildschirm und vom Server nach denselben Regeln geprüft und genau wegen der falschen Felder abgewiesen.",
    },
    "Specification 5; requirements, validation",
    { scope: "customers" },
  ),
  rule(
    "CUS-12",
    {
      en: "A customer is private or business by choice; a business has a company, and a private customer neither a company nor a VAT ID.",
      de: "Ein Kunde ist nach eigener Wahl privat oder geschäftlich; ein Geschäftskunde hat eine Firma, ein Privatkunde weder Firma noch USt-IdNr.",
    },
    "Specification 1; requirements, validation",
    { scope: "customers" },
  ),
  rule(
    "CUS-13",
    {
      en: "The phone number is required; a fax number is optional and follows the same rule.",
      de: "Die Telefonnummer ist Pflicht; eine Faxnummer ist freiwillig und folgt derselben Regel.",
    },
    "Specification 3",
    { scope: "customers" },
  ),
  rule(
    "CUS-14",
    {
      en: "When the list of countries cannot be loaded, a notice says so and offers a retry, and DE stays selectable.",
      de: "Kann die Länderliste nicht geladen werden, wird das mit erneutem Versuch gemeldet, und DE bleibt wählbar.",
    },
    "Specification 8",
    { scope: "customers" },
  ),
  rule(
    "SES-08",
    {
      en: "Where the customer cannot be fetched there is no address, and the country of VAT is given as DE without success.",
      de: "Lässt sich der Kunde nicht laden, gibt es keine Adresse, und als Land der Umsatzsteuer wird DE ohne Erfolg gemeldet.",
    },
    "Specification 8",
    { scope: "customers" },
  ),
  rule(
    "ACC-04",
    {
      en: "A customer changes the address by the rules of the registration: it decides VAT from then on, and changes no order and no invoice from before. The email address changes when both addresses have confirmed it, and not if one of them objects. A new password ends all other logins; each login can be ended, and all others at once.",
      de: "Ein Kunde ändert die Adresse nach den Regeln der Registrierung: Sie bestimmt von da an die Umsatzsteuer und ändert keine frühere Bestellung oder Rechnung. Die E-Mail-Adresse ändert sich, sobald beide Adressen zugestimmt haben, und nicht, wenn eine widerspricht. Ein neues Passwort beendet alle anderen Anmeldungen; jede Anmeldung lässt sich einzeln beenden, alle anderen auf einmal.",
    },
    "Requirements, account",
    { scope: "customers" },
  ),
  rule(
    "CUS-15",
    {
      en: "An update of a customer carries the language of the page.",
      de: "Eine Änderung der Kundendaten enthält die Sprache der Seite.",
    },
    "Specification 3",
    { scope: "customers" },
  ),
];
