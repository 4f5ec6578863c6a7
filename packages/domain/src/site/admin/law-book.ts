// Law book entries of the admin area: faults, banners, previews. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "ADM-01",
    {
      en: "Each entry of the catalogue, deals included, that breaks a rule is listed with the rule, no fault twice.",
      de: "Jeder Katalogeintrag, auch jedes Angebot, der eine Regel verletzt, wird mit der Regel aufgeführt, kein Fehler doppelt.",
    },
    "Specification 2; requirements, admin",
    { scope: "staff" },
  ),
  rule(
    "ADM-02",
    {
      en: "The test forms are privacy, product-pro, sponsoring and cancellation.",
      de: "Die Testformulare sind Datenschutz, Produkt-Pro, Sponsoring und Kündigung.",
    },
    "Specification 2",
    { scope: "staff" },
  ),
  rule(
    "ADM-03",
    {
      en: "Previews show drafts of pages, products, help centre, page headers and blog.",
      de: "Vorschauen zeigen Entwürfe von Seiten, Produkten, Hilfe-Center, Seitenköpfen und Blog.",
    },
    "Specification 2",
    { scope: "staff" },
  ),
  rule(
    "ADM-04",
    {
      en: "A banner is shown while it is on, complete and within its time, on the pages that it names and on no other, or on all public ones where it names none; the link helper shows each product's link in both languages and marks broken ones.",
      de: "Ein Banner wird gezeigt, solange es an, vollständig und in seiner Zeit ist, auf den Seiten, die es nennt, und auf keiner anderen, oder auf allen öffentlichen, wenn es keine nennt; der Linkhelfer zeigt den Link jedes Produkts in beiden Sprachen und kennzeichnet defekte.",
    },
    "Specification 2; requirements, admin",
    { scope: "staff" },
  ),
  rule(
    "ADM-05",
    {
      en: "A pro form exists for the products of its list alone.",
      de: "Ein Pro-Formular gibt es nur für die Produkte seiner Liste.",
    },
    "Specification 2; requirements, admin",
    { scope: "staff" },
  ),
  rule(
    "ADM-06",
    {
      en: "The first administrator is made by a command, once, with a password of their own; there is no default one. Where accounts are elsewhere, it is whoever enters there.",
      de: "Der erste Administrator wird durch einen Befehl angelegt, einmal und mit eigenem Passwort; ein voreingestelltes gibt es nicht. Liegen die Konten anderswo, ist es, wer sich dort als Administrator anmelden kann.",
    },
    "Requirements, admin",
    { scope: "staff" },
  ),
  rule(
    "DSK-08",
    {
      en: "An act of staff that is sent again under its key is done once. One on a record that was changed since it was seen is refused with what changed.",
      de: "Ein Vorgang von Mitarbeitern, der unter seinem Schlüssel noch einmal gesendet wird, wird einmal ausgeführt. Einer an einem Eintrag, der geändert wurde, seit er gesehen wurde, wird abgelehnt und nennt, was sich geändert hat.",
    },
    "Requirements, admin",
    { scope: "staff" },
  ),
];
