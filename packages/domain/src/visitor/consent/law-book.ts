// Law book entries of consent: what may be stored, and who said so. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "VIS-02",
    {
      en: "Nothing but the necessary is stored or loaded before the visitor consents. Allow all, allow selected and only necessary stand side by side; a withdrawal is as easy as a consent. Each decision is proved without saying who made it, until three years after the end of the year in which it ends; it is asked for anew when the table of cookies and scripts changes.",
      de: "Vor der Einwilligung wird nur Notwendiges gespeichert oder geladen. Alle erlauben, Auswahl erlauben und nur notwendige stehen gleichwertig nebeneinander; ein Widerruf ist so einfach wie die Einwilligung. Jede Entscheidung wird nachgewiesen, ohne zu sagen, von wem sie ist, bis drei Jahre nach Ende des Jahres, in dem sie abläuft; ändert sich die Tabelle der Cookies und Skripte, wird neu gefragt.",
    },
    "Specification 1; § 25 TDDDG; Regulation (EU) 2016/679 Art. 7",
    { validFrom: "2021-12-01" },
  ),
  rule(
    "VIS-03",
    {
      en: "The banner is checked anew 1000 ms after a page has finished. Its close button is visible on the four legal pages alone.",
      de: "Der Hinweis wird 1000 ms nach Fertigstellung einer Seite neu geprüft. Seine Schaltfläche zum Schließen ist nur auf den vier Rechtsseiten sichtbar.",
    },
    "Specification 2, 4",
  ),
  rule(
    "VIS-06",
    {
      en: "Every cookie is listed with its category and is stored only where that is allowed; a cookie that is not listed is never stored. A preference that visitors choose themselves lasts for the session without consent.",
      de: "Jedes Cookie ist mit seiner Kategorie aufgeführt und wird nur gespeichert, wo diese erlaubt ist; ein nicht aufgeführtes Cookie wird nie gespeichert. Wie der Shop aussehen soll, gilt ohne Einwilligung für die Sitzung, wenn Besucher es selbst wählen.",
    },
    "Specification 1, 3; § 25 (2) TDDDG",
    { validFrom: "2021-12-01" },
  ),
  rule(
    "VIS-04",
    {
      en: "Every cookie is listed in one table; where the browser has no Cookie Store, changes are looked for every 300 ms while the page is visible.",
      de: "Jedes Cookie steht in einer Tabelle; wo der Browser keinen Cookie Store hat, wird alle 300 ms nach Änderungen gesehen, solange die Seite sichtbar ist.",
    },
    "Specification 3, 9",
  ),
];
