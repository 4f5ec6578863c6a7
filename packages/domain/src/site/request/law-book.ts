// Law book entries of requests: the forms. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "FRM-01",
    {
      en: "A form is submitted, succeeds or fails. What was typed is preserved on an error; a success offers a new request.",
      de: "Ein Formular wird gesendet, gelingt oder misslingt. Eingaben bleiben bei einem Fehler erhalten; ein Erfolg bietet eine neue Anfrage an.",
    },
    "Specification 4",
  ),
  rule(
    "FRM-02",
    {
      en: "A cancellation names contract and kind; an extraordinary one has a reason, and a specific date is not in the past.",
      de: "Eine Kündigung nennt Vertrag und Art; eine außerordentliche hat einen Grund, und ein bestimmtes Datum liegt nicht in der Vergangenheit.",
    },
    "Specification 3",
  ),
  rule(
    "FRM-03",
    {
      en: "An abuse report or contact has first and last name, email address and its repeat, message and product category; organisation and customer number are optional.",
      de: "Eine Missbrauchsmeldung oder Kontaktanfrage hat Vor- und Nachnamen, E-Mail-Adresse und deren Wiederholung, Nachricht und Produktkategorie; Organisation und Kundennummer sind freiwillig.",
    },
    "Specification 3",
  ),
  rule(
    "FRM-04",
    {
      en: "A file is taken by its type, beginning and size, and no more files than the limit.",
      de: "Eine Datei wird nach Typ, Anfang und Größe angenommen, und nicht mehr Dateien als erlaubt.",
    },
    "Specification 1, 2; requirements, forms",
  ),
  rule(
    "FRM-06",
    {
      en: "What changes something carries the token of its own session in the header.",
      de: "Was etwas ändert, trägt das Token der eigenen Sitzung im Header.",
    },
    "Specification 7",
  ),
  rule(
    "FRM-08",
    {
      en: "A cancellation needs an email address, its repeat and one identifier, customer number or product name; the rest is optional and checked when filled.",
      de: "Eine Kündigung verlangt eine E-Mail-Adresse, deren Wiederholung und ein Merkmal, Kundennummer oder Produktname; das Übrige ist freiwillig und wird geprüft, wenn es ausgefüllt ist.",
    },
    "Specification 3; § 312k (2) BGB",
    { validFrom: "2022-07-01" },
  ),
  rule(
    "CUS-09",
    {
      en: "Message and product category are required; a termination date is YYYY-MM-DD or DD.MM.YYYY, a real day and not in the past.",
      de: "Nachricht und Produktkategorie sind Pflicht; ein Kündigungsdatum ist JJJJ-MM-TT oder TT.MM.JJJJ, ein wirklicher Tag und nicht vergangen.",
    },
    "Specification 5; ISO 8601",
  ),
  rule(
    "CUS-10",
    {
      en: "The newsletter needs the ticked box and the confirmed address; both steps are proved, and one click ends it.",
      de: "Der Rundbrief verlangt das angekreuzte Feld und die bestätigte Adresse; beide Schritte werden nachgewiesen, und ein Klick beendet ihn.",
    },
    "Specification 5; § 7 (2) UWG; Regulation (EU) 2016/679 Art. 7",
  ),
  rule(
    "LGL-02",
    {
      en: "A contract can be cancelled in two steps without login, with a receipt at once that says what was filed and when.",
      de: "Ein Vertrag kann in zwei Schritten ohne Anmeldung gekündigt werden, mit sofortiger Bestätigung des Inhalts und des Zeitpunkts.",
    },
    "§ 312k BGB",
    { scope: "consumers", validFrom: "2022-07-01" },
  ),
  rule(
    "LGL-03",
    {
      en: "A contract can be withdrawn from in two steps without login within 14 days, or to the next working day, with a receipt at once that says what was filed and when.",
      de: "Ein Vertrag kann in zwei Schritten ohne Anmeldung innerhalb von 14 Tagen, oder bis zum nächsten Werktag, widerrufen werden, mit sofortiger Bestätigung des Inhalts und des Zeitpunkts.",
    },
    "§ 355, § 193, § 356a BGB; Directive (EU) 2023/2673",
    { scope: "consumers", validFrom: "2026-06-19" },
  ),
  rule(
    "LGL-05",
    {
      en: "A notice of illegal content names the exact address, the reasons and good faith, and gets a receipt.",
      de: "Eine Meldung rechtswidriger Inhalte nennt die genaue Adresse, die Gründe und den guten Glauben und erhält eine Bestätigung.",
    },
    "Regulation (EU) 2022/2065 Art. 16",
    { validFrom: "2024-02-17" },
  ),
];
