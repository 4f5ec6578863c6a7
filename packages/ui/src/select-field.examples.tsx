// Lists to choose one from: the platform's own control.
import { useState } from "react";
import type { Example, Examples, Keys, Texts } from "./examples.ts";
import { SelectField, type SelectFieldProps } from "./select-field.tsx";

type Option = readonly [value: string, label: Texts];

const countries: readonly Option[] = [
  ["", { en: "Please choose", de: "Bitte wählen" }],
  ["AT", { en: "Austria", de: "Österreich" }],
  ["DE", { en: "Germany", de: "Deutschland" }],
  ["CH", { en: "Switzerland", de: "Schweiz" }],
];

const list = (
  first: string,
  props: Partial<SelectFieldProps> = {},
  texts: {
    readonly label?: Texts;
    readonly hint?: Texts;
    readonly error?: Texts;
    readonly options?: readonly Option[];
  } = {},
  worked: Keys = "select",
): Example => ({
  keys: worked,
  Show: ({ id, say }) => {
    const [value, setValue] = useState(first);
    const { label = { en: "Country", de: "Land" }, hint, error, options = countries } = texts;
    return (
      <SelectField
        {...props}
        id={id}
        name={id}
        label={say(label)}
        hint={hint && say(hint)}
        error={error && say(error)}
        value={value}
        options={options.map(([value, text]) => ({ value, label: say(text) }))}
        onChange={setValue}
      />
    );
  },
});

export const examples: Examples = {
  group: "forms",
  states: {
    rest: list("DE"),
    empty: list(""),
    hint: list("DE", {}, { hint: { en: "Where the invoice goes", de: "Wohin die Rechnung geht" } }),
    required: list("", { required: true }),
    error: list("", {}, { error: { en: "Please choose a country.", de: "Bitte wählen Sie ein Land." } }),
    disabled: list("DE", { disabled: true }, {}, "none"),
    long: list(
      "a",
      {},
      {
        label: { en: "Kind of undertaking", de: "Unternehmensrechtsformzugehörigkeit" },
        options: [
          [
            "a",
            {
              en: "Company with limited liability and limited partnership",
              de: "Gesellschaft mit beschränkter Haftung & Compagnie Kommanditgesellschaft",
            },
          ],
          ["b", { en: "Registered cooperative", de: "Eingetragene Erwerbsgenossenschaft" }],
        ],
      },
    ),
  },
};
