// Steps of the checkout: at the beginning, in the middle, done.
import type { Example, Examples, Texts } from "./examples.ts";
import { Stepper, type StepView } from "./stepper.tsx";

const steps: readonly Texts[] = [
  { en: "Cart", de: "Warenkorb" },
  { en: "Address", de: "Adresse" },
  { en: "Summary", de: "Zusammenfassung" },
  { en: "Thank you", de: "Bestätigung" },
];

const at = (current: number, isBackPossible: boolean, label: Texts, names: readonly Texts[] = steps): Example => ({
  keys: current > 0 && isBackPossible ? "links" : "none",
  Show: ({ id, say }) => (
    <Stepper
      label={say(label)}
      doneWord={say({ en: "done", de: "erledigt" })}
      steps={names.map(
        (name, index): StepView => ({
          key: String(index),
          label: say(name),
          state: index < current ? "done" : index === current ? "current" : "ahead",
          href: index < current && isBackPossible ? `#${id}-${index}` : undefined,
        }),
      )}
    />
  ),
});

export const examples: Examples = {
  group: "navigation",
  wide: true,
  states: {
    rest: at(2, true, { en: "Checkout", de: "Bestellung" }),
    beginning: at(0, true, { en: "Checkout, beginning", de: "Bestellung, Beginn" }),
    done: at(3, false, { en: "Checkout, end", de: "Bestellung, Ende" }),
    long: at(1, true, { en: "Application", de: "Bewerbung" }, [
      { en: "Conditions", de: "Teilnahmebedingungen" },
      { en: "Personal details", de: "Personalangaben" },
      { en: "Documents", de: "Bewerbungsunterlagen" },
      { en: "Confirmation", de: "Eingangsbestätigung" },
    ]),
  },
};
