// Law book entries of domain names: what a name is, and what may be done with it. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "DOM-01",
    {
      en: "An available name can be added; a taken one can be transferred free of charge with an authcode; a locked one moves once its holder has it unlocked; a name that is registered with the provider, one that is being deleted or moves already, and one of unknown status cannot be ordered.",
      de: "Ein freier Name kann hinzugefügt werden; ein vergebener kann kostenlos mit Authcode umgezogen werden; ein gesperrter zieht um, sobald sein Inhaber ihn entsperren lässt; ein beim Anbieter registrierter Name, einer, der gerade gelöscht wird oder schon umzieht, und einer mit unklarem Stand können nicht bestellt werden.",
    },
    "Specification 3, 4",
  ),
  rule(
    "DOM-02",
    {
      en: "A name has one form, lower-case and in A-labels, under an ending that is sold and by that ending's rules; what is typed around it is taken off with a hint.",
      de: "Ein Name hat eine Form, in Kleinbuchstaben und A-Labels, unter einer angebotenen Endung und nach deren Regeln; was darum herum eingegeben wurde, wird mit Hinweis entfernt.",
    },
    "Specification 5; UTS #46; RFC 5891",
  ),
  rule(
    "DOM-03",
    {
      en: "A name passes the check of the DNS before it is ordered; a failure names format, non-existent domain or DNS problems, and support.",
      de: "Ein Name besteht vor der Bestellung die Prüfung im DNS; ein Fehler nennt Format, nicht vorhandene Domain oder DNS-Probleme sowie den Kundendienst.",
    },
    "Specification 5, 8",
  ),
  rule(
    "DOM-05",
    {
      en: "After too many requests the answer names the wait; after that requests are answered again.",
      de: "Wer zu oft fragt, erfährt die Wartezeit und darf danach erneut fragen.",
    },
    "Specification 8",
  ),
  rule(
    "DOM-07",
    {
      en: "An authcode keeps its letter case and loses the blanks at its ends; it is never shown, logged or put into an address.",
      de: "Ein Authcode behält Groß- und Kleinschreibung und verliert nur Leerzeichen an den Enden; er wird nie gezeigt, protokolliert oder in eine Adresse geschrieben.",
    },
    "Specification 4; business rules, domain names",
  ),
  rule(
    "DOM-08",
    {
      en: "From every source the same name gets the same answer however it was typed, and a fault gives unknown, never available.",
      de: "Wer auch immer zu einem Namen gefragt wird: Derselbe Name erhält unabhängig von der Schreibweise dieselbe Antwort, und eine Störung ergibt unbekannt, nie frei.",
    },
    "Business rules, domain names; RFC 9082, RFC 9083",
  ),
  rule(
    "DOM-09",
    {
      en: "A check that failed is an error with another try; an unclear answer of the registry is the outcome unknown.",
      de: "Eine misslungene Prüfung ist ein Fehler mit erneutem Versuch; eine unklare Antwort der Registrierungsstelle ist das Ergebnis unbekannt.",
    },
    "Specification 8",
  ),
  rule(
    "DOM-06",
    {
      en: "Endings are found by what is typed, with or without dot, in either script; twelve are shown and twelve more on request.",
      de: "Endungen werden über die Eingabe gefunden, mit oder ohne Punkt, in beiden Schreibweisen; zwölf werden gezeigt und auf Wunsch zwölf weitere.",
    },
    "Specification 2",
  ),
];
