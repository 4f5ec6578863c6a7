// Law book entries of tickets: who is let in. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "TKT-01",
    {
      en: "A ticket has a key that cannot be guessed and a page of its own.",
      de: "Ein Ticket hat einen nicht erratbaren Schlüssel und eine eigene Seite.",
    },
    "Specification 2; requirements, ticketing",
  ),
  rule(
    "TKT-02",
    {
      en: "A ticket is let in once; a second scan shows when the first was. What gates record apart is merged without loss: the earliest admission is valid, later ones are doubles.",
      de: "Ein Ticket wird einmal eingelassen; ein zweiter Scan nennt den Zeitpunkt des ersten. Getrennt Notiertes wird verlustfrei vereint: der früheste Einlass gilt, spätere sind doppelt.",
    },
    "Requirements, ticketing",
  ),
  rule(
    "TKT-03",
    {
      en: "Every ticket has one badge; pages are full but for the last.",
      de: "Jedes Ticket hat ein Namensschild; Seiten sind bis auf die letzte voll.",
    },
    "Specification 2; requirements, ticketing",
    { scope: "staff" },
  ),
  rule(
    "TKT-04",
    {
      en: "A staff key opens a session once, within its time. One that was ended opens nothing, and the session that it opened is over. A session that an account opened ends with its login; a key ends when its maker is blocked or may not make keys any more.",
      de: "Ein Personalschlüssel öffnet einmal eine Sitzung, innerhalb seiner Zeit. Ein beendeter öffnet nichts mehr, und die Sitzung, die er geöffnet hat, ist zu Ende. Hat ein Konto die Sitzung geöffnet, endet sie mit dessen Anmeldung; ein Schlüssel endet, sobald das Konto, das ihn angelegt hat, gesperrt wird oder keine Schlüssel mehr anlegen darf.",
    },
    "Requirements, ticketing",
    { scope: "staff" },
  ),
  rule(
    "TKT-05",
    {
      en: "A ticket's key opens its own page alone; check and print pages open for staff, the login for everybody.",
      de: "Der Schlüssel eines Tickets öffnet nur dessen eigene Seite; Prüf- und Druckseiten öffnen sich für das Personal, die Anmeldung für alle.",
    },
    "Specification 2, 6",
  ),
  rule(
    "TKT-06",
    {
      en: "Tickets are issued or imported by an admin; a key is never check, login or printtest.",
      de: "Tickets werden von der Verwaltung ausgestellt oder eingelesen; ein Schlüssel lautet nie check, login oder printtest.",
    },
    "Requirements, ticketing",
    { scope: "staff" },
  ),
];
