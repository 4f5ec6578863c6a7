// Fields of several lines.
import { useState } from "react";
import type { Example, Examples, Keys, Texts } from "./examples.ts";
import { TextArea, type TextAreaProps } from "./text-area.tsx";
import "./text-area.css";

const message = { en: "Your message", de: "Ihre Nachricht" };

const area = (
  typed: Texts,
  props: Partial<TextAreaProps> = {},
  { label = message, hint, error }: { readonly label?: Texts; readonly hint?: Texts; readonly error?: Texts } = {},
  worked: Keys = "type",
): Example => ({
  keys: worked,
  Show: ({ id, say }) => {
    const [value, setValue] = useState(say(typed));
    return (
      <TextArea
        {...props}
        id={id}
        name={id}
        label={say(label)}
        hint={hint && say(hint)}
        error={error && say(error)}
        value={value}
        onChange={setValue}
      />
    );
  },
});

const question = {
  en: "Good morning,\nis the transfer of a domain free of charge?",
  de: "Guten Morgen,\nist der Umzug einer Domain kostenlos?",
};
const nothing = { en: "", de: "" };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: area(question),
    empty: area(nothing),
    hint: area(nothing, {}, { hint: { en: "Up to 2,000 characters", de: "Bis zu 2.000 Zeichen" } }),
    required: area(nothing, { required: true }),
    error: area(
      nothing,
      {},
      { error: { en: "Please write what it is about.", de: "Bitte schreiben Sie, worum es geht." } },
    ),
    "read only": area(question, { readOnly: true, rows: 2 }, {}, "read"),
    disabled: area(question, { disabled: true, rows: 2 }, {}, "none"),
    long: area(
      { en: "Reason ".repeat(60), de: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ".repeat(8) },
      {},
      { label: { en: "Reason for the extraordinary cancellation", de: "Sonderkündigungsrechtsbegründung" } },
    ),
  },
};
