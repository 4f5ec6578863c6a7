// What letters and pages say when a declaration came without a login: what it would end, what follows, and the two answers. [ACC-05] [LGL-02] [LGL-03]
import type { Day } from "#kernel/calendar";
import { inLocale, type Locale, type Localized } from "#visitor/locale";
import type { DeclarationAnswer } from "./declared.ts";
import type { DeclarationForm } from "./model.ts";

interface QuestionWords {
  readonly waits: Readonly<Record<DeclarationForm, (contract: string, day: string) => string>>;
  readonly taken: (contract: string, day: string) => string;
  readonly judged: (contract: string) => string;
  readonly waitsNext: string;
  readonly takenNext: string;
  readonly answers: Readonly<Record<DeclarationAnswer, string>>;
}

export const questionWords: Localized<QuestionWords> = {
  en: {
    waits: {
      cancellation: (contract, day) =>
        `${contract} ends on ${day}. We switch it off once we know that the cancellation came from you.`,
      withdrawal: (contract, day) =>
        `${contract}: the withdrawal counts from ${day}. We switch it off and refund you once we know that it came from you.`,
    },
    taken: (contract, day) => `${contract} is cancelled and ends on ${day}.`,
    judged: (contract) => `${contract}: our staff read the reason and write to you. Until then nothing changes.`,
    waitsNext:
      "Until you have answered, nothing is switched off or deleted. If it was you, you lose nothing by that: hours, days and the refund count from the moment at which we received it.",
    takenNext:
      "If it was you, you need not do anything. If it was not you, tell us before that day: your contract then continues as if nothing had happened.",
    answers: { own: "Yes, this was me", "not-own": "This was not me" },
  },
  de: {
    waits: {
      cancellation: (contract, day) =>
        `${contract} endet am ${day}. Wir schalten ab, sobald wir wissen, dass die Kündigung von Ihnen kommt.`,
      withdrawal: (contract, day) =>
        `${contract}: Der Widerruf gilt ab dem ${day}. Wir schalten ab und erstatten, sobald wir wissen, dass er von Ihnen kommt.`,
    },
    taken: (contract, day) => `${contract} ist gekündigt und endet am ${day}.`,
    judged: (contract) => `${contract}: Wir prüfen den Grund und schreiben Ihnen. Bis dahin ändert sich nichts.`,
    waitsNext:
      "Solange Sie nicht geantwortet haben, wird nichts abgeschaltet oder gelöscht. Wenn Sie es waren, haben Sie dadurch keinen Nachteil: Stunden, Tage und die Erstattung zählen ab dem Augenblick des Eingangs.",
    takenNext:
      "Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, sagen Sie uns das bitte vor diesem Tag: Ihr Vertrag läuft dann weiter, als wäre nichts gewesen.",
    answers: { own: "Ja, das war ich", "not-own": "Das war ich nicht" },
  },
};

/** What is asked of one contract. */
export interface NamedContract {
  /** Its title and number. */
  readonly name: string;
  readonly waits: boolean;
  readonly end: Day | null;
}

/** A sentence for each contract. */
export const questionLines = (
  {
    form,
    judged,
    contracts,
  }: { readonly form: DeclarationForm; readonly judged: boolean; readonly contracts: readonly NamedContract[] },
  locale: Locale,
  dayText: (day: Day) => string,
): readonly string[] => {
  const say = inLocale(questionWords, locale);
  return contracts.map(({ name, waits, end }) => {
    if (judged || end === null) return say.judged(name);
    return waits ? say.waits[form](name, dayText(end)) : say.taken(name, dayText(end));
  });
};

/** What may be answered: of what is cancelled already only that another person sent it. */
export const possibleAnswers = (contracts: readonly Pick<NamedContract, "waits">[]): readonly DeclarationAnswer[] => {
  if (contracts.length === 0) return [];
  return contracts.some(({ waits }) => waits) ? ["own", "not-own"] : ["not-own"];
};
