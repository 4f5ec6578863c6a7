// What happens after an order, where its page and its confirmation say it alike. [CHK-05] [LGL-04]
import type { Localized } from "#visitor/locale";
import type { NextStep } from "./model.ts";

type Shared = Extract<
  NextStep,
  | "hours-begin"
  | "service-starts-after-withdrawal-period"
  | "domain-registration"
  | "domain-registration-later"
  | "domain-transfer-later"
>;

/** `start` is the first day on which what was ordered may be set up, as it is written. */
export const nextStepWords: Localized<(start: string) => Readonly<Record<Shared, string>>> = {
  en: (start) => ({
    "hours-begin":
      "Hours count from when we tell you that your server is ready; without such a message from us, from the first day on which it may be set up.",
    "service-starts-after-withdrawal-period": `We start on ${start}, after the withdrawal period, because you did not ask for an early start. The first billing period begins on that day, and the invoice is not due before it.`,
    "domain-registration": "We register your domains and tell you as soon as they are yours.",
    "domain-registration-later": `We register your domains from ${start} on, not before. We cannot reserve them: somebody else may have registered them by then.`,
    "domain-transfer-later": `We request the transfer of your domains from ${start} on. If a name is locked, your present provider must unlock it by then, and may ask you to confirm the transfer.`,
  }),
  de: (start) => ({
    "hours-begin":
      "Stunden zählen ab unserer Nachricht, dass Ihr Server bereit ist; ohne eine solche Nachricht ab dem ersten Tag, an dem er eingerichtet werden darf.",
    "service-starts-after-withdrawal-period": `Wir beginnen am ${start}, nach Ablauf der Widerrufsfrist, weil Sie keinen früheren Beginn gewünscht haben. An diesem Tag beginnt der erste Abrechnungszeitraum, und vorher ist die Rechnung nicht fällig.`,
    "domain-registration": "Wir registrieren Ihre Domains und melden uns, sobald sie Ihnen gehören.",
    "domain-registration-later": `Ihre Domains registrieren wir ab dem ${start}, nicht früher. Reservieren können wir sie nicht: Bis dahin kann sie jemand anderes registriert haben.`,
    "domain-transfer-later": `Den Umzug Ihrer Domains beantragen wir ab dem ${start}. Ist ein Name gesperrt, muss Ihr bisheriger Anbieter ihn bis dahin entsperren; vielleicht bittet er Sie auch, den Umzug zu bestätigen.`,
  }),
};
