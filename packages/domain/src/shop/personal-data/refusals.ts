// What is refused of a deletion: rule, status and both texts in one entry. [ACC-06]
import { refusalsOf } from "#kernel/refusal";

export const refusals = refusalsOf<typeof import("./errors.ts")>()({
  ContractsStillRun: {
    rule: "ACC-06",
    status: 409,
    en: "Your account cannot be deleted while contracts run ({{count}}). Please cancel them first; once they have ended, delete the account here.",
    de: "Ihr Konto lässt sich nicht löschen, solange Verträge laufen ({{count}}). Bitte kündigen Sie diese zuerst; sind sie beendet, löschen Sie das Konto hier.",
  },
  MoneyStillOpen: {
    rule: "ACC-06",
    status: 409,
    en: "Your account cannot be deleted while money is open; your account names the sums. Please pay what is left, and tell us on this page where we may pay back what is yours; then delete the account here.",
    de: "Ihr Konto lässt sich nicht löschen, solange Geld offen ist; die Beträge nennt Ihr Konto. Bitte bezahlen Sie, was offen ist, und nennen Sie uns auf dieser Seite, wohin wir ein Guthaben erstatten dürfen; danach löschen Sie das Konto hier.",
  },
});
