// Combo boxes: empty, chosen, with hint and error.
import { useState } from "react";
import { ComboBox, type ComboBoxProps } from "./combo-box.tsx";
import type { Example, Examples, Keys, Texts } from "./examples.ts";
import "./combo-box.css";

const countries: readonly (readonly [value: string, label: Texts])[] = [
  ["BE", { en: "Belgium", de: "Belgien" }],
  ["DE", { en: "Germany", de: "Deutschland" }],
  ["DK", { en: "Denmark", de: "Dänemark" }],
  ["AT", { en: "Austria", de: "Österreich" }],
  ["PL", { en: "Poland", de: "Polen" }],
  ["VC", { en: "Saint Vincent and the Grenadines", de: "St. Vincent und die Grenadinen" }],
];

const combo = (
  first: string,
  props: Partial<ComboBoxProps> = {},
  { label = { en: "Country", de: "Land" }, hint, error }: { readonly label?: Texts; readonly hint?: Texts; readonly error?: Texts } = {},
  worked: Keys = "combo",
): Example => ({
  keys: worked,
  Show: ({ id, locale, say }) => {
    const [value, setValue] = useState(first);
    return (
      <ComboBox
        {...props}
        id={id}
        name={id}
        locale={locale}
        label={say(label)}
        hint={hint && say(hint)}
        error={error && say(error)}
        value={value}
        options={countries.map(([value, text]) => ({ value, label: say(text) }))}
        onChange={setValue}
        empty={say({ en: "No country is called that", de: "Kein Land heißt so" })}
      />
    );
  },
});

export const examples: Examples = {
  group: "forms",
  states: {
    rest: combo("DE"),
    empty: combo(""),
    hint: combo("", {}, { hint: { en: "Type the first letters", de: "Tippen Sie die ersten Buchstaben" } }),
    required: combo("", { required: true }),
    error: combo("", {}, { error: { en: "Please choose a country.", de: "Bitte wählen Sie ein Land." } }),
    disabled: combo("DE", { disabled: true }, {}, "none"),
    long: combo("VC", {}, { label: { en: "Country of the register of companies", de: "Handelsregistereintragungsstaatszugehörigkeit" } }),
  },
};
