// Law book entries of the session: who is logged in, and what that opens. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "SES-01",
    {
      en: "At the start a user who is not known yet is fetched where there is a token; if that fails, the token is deleted.",
      de: "Beim Start wird ein noch unbekannter Benutzer geladen, wenn ein Token vorliegt; misslingt das, wird das Token gelöscht.",
    },
    "Specification 4",
  ),
  rule(
    "SES-02",
    {
      en: "Login, registration and a new password store the token that is answered, then fetch the user. A password is taken as it was typed, within its bounds, and one that is newly chosen withstands a million guesses, of staff a hundred times as many; a login never refuses a password for its form. A user name holds an @ only as the account's own address.",
      de: "Anmeldung, Registrierung und neues Passwort speichern das erhaltene Token und laden dann den Benutzer. Ein Passwort gilt so, wie es eingegeben wurde, in seinen Grenzen, und ein neu gewähltes hält einer Million Rateversuchen stand, beim Personal hundertmal so vielen; eine Anmeldung weist kein Passwort seiner Form wegen zurück. Ein Benutzername enthält nur dann ein @, wenn er die eigene Adresse des Kontos ist.",
    },
    "Specification 4",
  ),
  rule(
    "SES-03",
    {
      en: "Logging out ends the token on the server, clears token, user and cart and leads to the logout page of the customer panel with sso, login_language (DE for German, else GB) and, where there is one, ssoKey.",
      de: "Die Abmeldung beendet das Token auf dem Server, löscht Token, Benutzer und Warenkorb und führt zur Abmeldeseite des Kundenbereichs mit sso, login_language (DE für Deutsch, sonst GB) und, falls vorhanden, ssoKey.",
    },
    "Specification 4",
    { scope: "customers" },
  ),
  rule(
    "SES-04",
    {
      en: "Without token information a person is a visitor; type user makes a customer.",
      de: "Ohne Angaben zum Token gilt jemand als Besucher; der Typ user macht zum Kunden.",
    },
    "Specification 3, 8",
  ),
  rule(
    "SES-06",
    {
      en: "A new password is entered twice, and the repeat is the same. Every new account gets an email whose link confirms its address; by a setting its orders or its login wait for that.",
      de: "Ein neues Passwort wird zweimal eingegeben, und die Wiederholung stimmt überein. Jedes neue Konto bekommt eine E-Mail, deren Link seine Adresse bestätigt; je nach Einstellung warten Bestellungen oder Anmeldung darauf.",
    },
    "Specification 7; requirements, session",
  ),
  rule(
    "SES-07",
    {
      en: "An area opens for its roles alone: what is public for everyone, what is a customer's for customers, the admin area for administrators and, in part, for support, bookkeeping and editors, ticketing for its staff. Staff are no customers: they have no account page, no cart and no order. Visitors are asked to log in, others are refused. Staff who have a second factor give it in every login; changes of rights and resets of access need the password, the second factor or a login within the last ten minutes.",
      de: "Ein Bereich öffnet sich nur für seine Rollen: Öffentliches für alle, Kundenseiten für Kunden, die Verwaltung für Administratoren und in Teilen für Kundendienst, Buchhaltung und Redaktion, der Einlass für dessen Personal. Wer zum Personal gehört, ist kein Kunde: kein Kundenkonto, kein Warenkorb, keine Bestellung. Besucher werden zur Anmeldung gebeten, andere abgewiesen. Wer im Team einen zweiten Faktor hat, gibt ihn bei jeder Anmeldung an; Änderungen von Rechten und das Zurücksetzen von Zugängen verlangen das Passwort, den zweiten Faktor oder eine Anmeldung aus den letzten zehn Minuten.",
    },
    "Specification 1, 6",
  ),
  rule(
    "SES-09",
    {
      en: "A logout that fails clears token, user and cart all the same and reports that an error occurred; the panel's logout opens without ssoKey.",
      de: "Eine misslungene Abmeldung löscht Token, Benutzer und Warenkorb trotzdem und meldet den Fehler; die Abmeldung des Kundenbereichs öffnet sich ohne ssoKey.",
    },
    "Specification 8",
    { scope: "customers" },
  ),
  rule(
    "SES-05",
    {
      en: "A login over a provider is accepted only from the browser that started it, by its nonce cookie. It opens the account of this person at this provider; an address counts only where the provider has confirmed it, and one that has an account here already is handed over only where the operator trusts the provider with that, and never one of staff.",
      de: "Eine Anmeldung über einen Anbieter wird nur von dem Browser angenommen, der sie begonnen hat, anhand seines Nonce-Cookies. Sie öffnet das Konto dieser Person bei diesem Anbieter; eine E-Mail-Adresse zählt nur, wenn der Anbieter sie bestätigt hat, und ein Konto, das es zu ihr hier schon gibt, wird nur übergeben, wenn der Betreiber dem Anbieter das anvertraut, und nie eines des Personals.",
    },
    "Specification 7; requirements, session",
  ),
  rule(
    "SES-11",
    {
      en: "One login serves shop and content: the same token opens both. An account elsewhere is bound by its id; one that only shares the address of an earlier account is refused until an operator links it, and never gets a role by that.",
      de: "Eine Anmeldung gilt für Shop und Inhalte: Dasselbe Token öffnet beide. Ein Konto anderswo ist über seine Kennung gebunden; hat es nur die E-Mail-Adresse eines früheren Kontos, wird es abgewiesen, bis der Betreiber es verbindet, und erhält dadurch nie eine Rolle.",
    },
    "Specification 7; requirements, session",
  ),
  rule(
    "SES-13",
    {
      en: "A browser's token stays in a cookie that no script reads; another frontend keeps its own.",
      de: "Das Token eines Browsers bleibt in einem Cookie, das kein Skript liest; eine andere Oberfläche bewahrt ihr eigenes.",
    },
    "Specification 7; requirements, session",
  ),
];
