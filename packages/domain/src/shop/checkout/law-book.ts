// Law book entries of the checkout: the way to an order. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "CHK-01",
    {
      en: "The checkout has four steps: cart, address or login, summary and order, confirmation. None can be skipped, and the way back is open.",
      de: "Der Bestellvorgang hat vier Schritte: Warenkorb, Adresse oder Anmeldung, Übersicht und Bestellung, Bestätigung. Keiner lässt sich überspringen, und der Weg zurück ist offen.",
    },
    "Specification 1, 4",
  ),
  rule(
    "CHK-02",
    {
      en: "The summary leads visitors to the login, with a way back to a page of this shop only.",
      de: "Die Übersicht führt Besucher zur Anmeldung, mit einem Rückweg nur zu einer Seite dieses Shops.",
    },
    "Specification 2",
  ),
  rule(
    "CHK-03",
    {
      en: "New customers register at the checkout; logged-in customers keep their address, which they change in the customer panel.",
      de: "Neue Kunden registrieren sich im Bestellvorgang; angemeldete Kunden behalten ihre Adresse und ändern sie im Kundenbereich.",
    },
    "Specification 6",
    { scope: "customers" },
  ),
  rule(
    "CHK-04",
    {
      en: "An order needs agreement to the terms, confirmation that the cancellation policy was read, and confirmation of being at least 18, each in an unticked box of its own.",
      de: "Eine Bestellung verlangt die Zustimmung zu den AGB, die Bestätigung der gelesenen Widerrufsbelehrung und die des Alters von mindestens 18 Jahren, je in einem eigenen, nicht angekreuzten Feld.",
    },
    "Specification 5",
    { scope: "customers" },
  ),
  rule(
    "CHK-05",
    {
      en: "An order and its confirmation email stand or fall together: the email is queued once with the order, in the customer's language.",
      de: "Bestellung und Bestätigung per E-Mail stehen und fallen gemeinsam: Die E-Mail wird mit der Bestellung einmal eingereiht, in der Sprache des Kunden.",
    },
    "Specification 1; § 312f (2) BGB",
    { scope: "customers", validFrom: "2014-06-13" },
  ),
  rule(
    "CHK-06",
    {
      en: "Ordering twice with the same intent makes one order; an attempt without an answer keeps its key.",
      de: "Zweimaliges Bestellen mit derselben Absicht ergibt eine Bestellung; ein Versuch ohne Antwort behält seinen Schlüssel.",
    },
    "Requirements, checkout",
    { scope: "customers" },
  ),
  rule(
    "CHK-07",
    {
      en: "A price or availability that changed is shown before the order, never charged silently.",
      de: "Ein geänderter Preis oder Bestand wird vor der Bestellung gezeigt und nie stillschweigend berechnet.",
    },
    "Business rules, money and VAT",
    { scope: "customers" },
  ),
  rule(
    "CHK-09",
    {
      en: "The thank-you page is for the session that ordered; for others it does not exist. Order numbers count up within a year.",
      de: "Die Dankesseite gilt für die Sitzung, die bestellt hat; für andere gibt es sie nicht. Bestellnummern zählen innerhalb eines Jahres aufwärts.",
    },
    "Specification 2; requirements, checkout",
    { scope: "customers" },
  ),
  rule(
    "LGL-01",
    {
      en: "Essential features, totals, term, renewal and notice stand directly above the order button, which reads order with obligation to pay.",
      de: "Wesentliche Merkmale, Summen, Laufzeit, Verlängerung und Kündigungsfrist stehen unmittelbar über der Schaltfläche zahlungspflichtig bestellen.",
    },
    "§ 312j (2), (3) BGB",
    { scope: "consumers", validFrom: "2012-08-01" },
  ),
  rule(
    "LGL-04",
    {
      en: "The early start of a service is agreed in an optional, unticked box. Without it the service begins on the day after the withdrawal period, and periods, notice and renewals count from that day; the first invoice is not due before it, and no domain is registered before it. Withdrawal and guarantee count from the order.",
      de: "Der vorzeitige Beginn der Leistung wird in einem freiwilligen, nicht angekreuzten Feld vereinbart. Ohne ihn beginnt die Leistung am Tag nach der Widerrufsfrist; ab diesem Tag zählen Zeiträume, Kündigung und Verlängerung, vorher ist die erste Rechnung nicht fällig und wird keine Domain registriert. Widerruf und Garantie zählen ab der Bestellung.",
    },
    "§ 356 (4), § 357a (2) BGB",
    { scope: "consumers" },
  ),
  rule(
    "CHK-08",
    {
      en: "Resellers are business customers; they send a business registration by email and need a separate reselling contract.",
      de: "Reseller sind Geschäftskunden; sie senden eine Gewerbeanmeldung per E-Mail und brauchen einen eigenen Reseller-Vertrag.",
    },
    "Specification 1",
    { scope: "businesses" },
  ),
  rule(
    "CHK-10",
    {
      en: "An order with the reseller box is pending until staff has confirmed both papers: contract, invoice and term begin on that day, and until then staff may refuse it. A private customer's is refused at once.",
      de: "Eine Bestellung mit dem Reseller-Feld ist in Prüfung, bis beide Unterlagen bestätigt sind: An diesem Tag beginnen Vertrag, Rechnung und Laufzeit, und bis dahin kann sie abgelehnt werden. Die eines Privatkunden wird sofort abgelehnt.",
    },
    "Requirements, checkout",
  ),
  rule(
    "OPS-08",
    {
      en: "An account or a network places at most ten orders a minute and sixty an hour. Letters about orders and declarations that are more than a mailbox gets in an hour are sent later, never dropped.",
      de: "Von einem Konto oder Anschluss kommen höchstens zehn Bestellungen in der Minute und sechzig in der Stunde. Schreiben zu Bestellungen und Erklärungen, die über die Menge für ein Postfach je Stunde hinausgehen, werden später gesendet und nie verworfen.",
    },
    "Requirements, operation",
  ),
  rule(
    "ACC-01",
    {
      en: "Customers find their orders in their account, and only their own. The products of an order go into the cart again as they were chosen, at today’s prices; domain names do not, since each can be registered only once.",
      de: "Kunden finden in ihrem Konto ihre Bestellungen, und nur ihre eigenen. Die Produkte einer Bestellung lassen sich so, wie sie gewählt waren, zu heutigen Preisen erneut in den Warenkorb legen; Domains nicht, da jede nur einmal registriert werden kann.",
    },
    "Ours: the account",
    { scope: "customers" },
  ),
];
