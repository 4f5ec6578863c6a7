// What unfolds: one, one that is open, several of which one is open at a time.
import { Disclosure } from "./disclosure.tsx";
import type { Example, Examples, Texts } from "./examples.ts";
import "./disclosure.css";

const unfolding = (summary: Texts, text: Texts, isOpen = false): Example => ({
  keys: "unfold",
  Show: ({ say }) => (
    <Disclosure summary={say(summary)} open={isOpen}>
      <p>{say(text)}</p>
    </Disclosure>
  ),
});

const term = { en: "How long does the contract run?", de: "Wie lange läuft der Vertrag?" };
const answer = {
  en: "Twelve months, then month by month. You can cancel at the end of any month.",
  de: "Zwölf Monate, danach von Monat zu Monat. Sie können zum Ende jedes Monats kündigen.",
};
const questions: readonly (readonly [Texts, Texts])[] = [
  [term, answer],
  [
    { en: "Is there a setup fee?", de: "Gibt es eine Einrichtungsgebühr?" },
    { en: "No, for none of the plans.", de: "Nein, bei keinem Tarif." },
  ],
];

export const examples: Examples = {
  group: "navigation",
  states: {
    rest: unfolding(term, answer),
    open: unfolding(term, answer, true),
    several: {
      keys: "unfold",
      Show: ({ id, say }) => (
        <div>
          {questions.map(([summary, text]) => (
            <Disclosure key={summary.en} summary={say(summary)} name={id}>
              <p>{say(text)}</p>
            </Disclosure>
          ))}
        </div>
      ),
    },
    long: unfolding(
      { en: "Consent to data processing on behalf", de: "Auftragsdatenverarbeitungsvereinbarungszustimmungserklärung" },
      {
        en: "It applies to all contracts of the account.",
        de: "Sie gilt für alle Vertragsverhältnisse des Kundenkontos, auch für Domainregistrierungsdienstleistungen.",
      },
      true,
    ),
  },
};
