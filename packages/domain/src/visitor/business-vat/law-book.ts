// Law book entries of the selected country and the 0 % view of business pages. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VAT-02",
    {
      en: "The selected country is OTHER until a fetched one replaces it, and is fetched again when another one is selected; a failed call changes nothing.",
      de: "Das gewählte Land ist OTHER, bis ein geladenes es ersetzt, und wird neu geladen, wenn ein anderes gewählt wird; ein misslungener Abruf ändert nichts.",
    },
    "Specification 3, 4",
    { scope: "visitors" },
  ),
  rule(
    "VAT-04",
    {
      en: "Anyone who is not logged in and enters a path containing /professional, /managed-cloud or /enterprise sees prices for OTHER, the business flag is 1, and a notice is shown once.",
      de: "Wer nicht angemeldet ist und einen Pfad mit /professional, /managed-cloud oder /enterprise betritt, sieht Preise für OTHER, das Geschäftskennzeichen ist 1, und ein Hinweis sagt es einmal.",
    },
    "Specification 4",
    { scope: "visitors" },
  ),
  rule(
    "VAT-05",
    {
      en: "Anyone who is not logged in and leaves those pages, other than for cart or login, gets the stored country back; the flag is cleared and a notice is shown once.",
      de: "Wer nicht angemeldet ist und diese Seiten verlässt, außer zu Warenkorb oder Anmeldung, erhält das gespeicherte Land zurück; das Kennzeichen wird gelöscht, und ein Hinweis sagt es einmal.",
    },
    "Specification 4",
    { scope: "visitors" },
  ),
  rule(
    "VAT-06",
    {
      en: "A logged-in user keeps their own country on every page. Paths under /.well-known/ are ignored.",
      de: "Ein angemeldeter Benutzer behält auf jeder Seite das eigene Land. Pfade unter /.well-known/ zählen für niemanden.",
    },
    "Specification 4, 6",
    { scope: "customers" },
  ),
  rule(
    "VAT-07",
    {
      en: "Without the cookie b2bVat it is set from the cookie vatCountry at the start.",
      de: "Fehlt das Cookie b2bVat, wird es beim Start aus dem Cookie vatCountry gesetzt.",
    },
    "Specification 4",
    { scope: "visitors" },
  ),
  rule(
    "VAT-13",
    {
      en: "The cookie b2bVat is 1 inside business areas and the visitor's own country elsewhere; no page and no login changes the own country.",
      de: "Das Cookie b2bVat ist in Geschäftsbereichen 1 und sonst das eigene Land des Besuchers; keine Seite und keine Anmeldung ändert das eigene Land.",
    },
    "Specification 3, 4; requirements, VAT",
    { scope: "visitors" },
  ),
];
