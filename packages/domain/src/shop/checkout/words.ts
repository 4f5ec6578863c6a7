// What happens after an order, where its page and its confirmation say it alike. [CHK-05]
import type { Localized } from "#visitor/locale";
import type { NextStep } from "./model.ts";

export const nextStepWords: Localized<Readonly<Record<Extract<NextStep, "hours-begin" | "domain-registration">, string>>> = {
  en: {
    "hours-begin":
      "Hours count from when we tell you that your server is ready; without such a message from us, from the first day on which it may be set up.",
    "domain-registration": "We register your domains and tell you as soon as they are yours.",
  },
  de: {
    "hours-begin":
      "Stunden zählen ab unserer Nachricht, dass Ihr Server bereit ist; ohne eine solche Nachricht ab dem ersten Tag, an dem er eingerichtet werden darf.",
    "domain-registration": "Wir registrieren Ihre Domains und melden uns, sobald sie Ihnen gehören.",
  },
};
