// Groups of radio buttons as cards: two, several, with hints, with an error, nothing chosen yet.
import { useState } from "react";
import { Choice } from "./choice.tsx";
import type { Example, Examples, Texts } from "./examples.ts";

type Option = readonly [value: string, label: Texts, hint?: Texts];

const kinds: readonly Option[] = [
  ["private", { en: "Private person", de: "Privatperson" }],
  ["business", { en: "Company", de: "Firma" }],
];

const terms: readonly Option[] = [
  ["1", { en: "1 month", de: "1 Monat" }, { en: "€5.99 a month", de: "5,99 € im Monat" }],
  ["12", { en: "12 months", de: "12 Monate" }, { en: "€4.99 a month", de: "4,99 € im Monat" }],
  ["24", { en: "24 months", de: "24 Monate" }, { en: "€4.49 a month", de: "4,49 € im Monat" }],
  ["36", { en: "36 months", de: "36 Monate" }, { en: "€3.99 a month", de: "3,99 € im Monat" }],
];

const choice = (legend: Texts, first: string, options: readonly Option[], error?: Texts): Example => ({
  keys: "radio",
  Show: ({ id, say }) => {
    const [value, setValue] = useState(first);
    return (
      <Choice
        id={id}
        name={id}
        legend={say(legend)}
        value={value}
        options={options.map(([value, label, hint]) => ({ value, label: say(label), hint: hint && say(hint) }))}
        onChange={setValue}
        error={error && say(error)}
      />
    );
  },
});

const who = { en: "You order as", de: "Sie bestellen als" };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: choice(who, "private", kinds),
    empty: choice(who, "", kinds),
    hint: choice({ en: "Contract term", de: "Laufzeit" }, "12", terms),
    required: choice({ en: "You order as (required)", de: "Sie bestellen als (Pflichtangabe)" }, "", kinds),
    error: choice(who, "", kinds, { en: "Please choose one of the two.", de: "Bitte wählen Sie eines von beiden." }),
    long: choice({ en: "How the contract ends", de: "Vertragsbeendigungszeitpunkt" }, "next", [
      [
        "next",
        { en: "At the next possible date", de: "Nächstmöglicher Kündigungszeitpunkt" },
        {
          en: "We tell you the date in the confirmation.",
          de: "Das Datum nennen wir in der Kündigungseingangsbestätigung.",
        },
      ],
      [
        "date",
        { en: "At a date of your own", de: "Selbstgewähltes Vertragsbeendigungsdatum" },
        { en: "Not before the end of the notice period.", de: "Frühestens mit Ablauf der Kündigungsfrist." },
      ],
    ]),
  },
};
