// What the law book says of the second factor of staff. [HDL-01]
import { rule, type Rule } from "#kernel/law";

export const rules: readonly Rule[] = [
  rule(
    "SES-07",
    {
      en: "Staff who have a second factor give it in every login: a code by time that counts once, a recovery code that counts once, or a passkey. Changes of rights, resets of access and the removal of a second factor need the password or the second factor within the last ten minutes.",
      de: "Wer im Team einen zweiten Faktor hat, gibt ihn bei jeder Anmeldung an: einen zeitlich begrenzten Code, der einmal zählt, einen Wiederherstellungscode, der einmal zählt, oder einen Passkey. Änderungen von Rechten, das Zurücksetzen von Zugängen und das Entfernen eines zweiten Faktors verlangen das Passwort oder den zweiten Faktor aus den letzten zehn Minuten.",
    },
    "RFC 6238; requirements, sessions",
    { scope: "staff" },
  ),
];
