// A number between two buttons: in the middle, at its bounds, with a hint, an error, required, disabled.
import { useState } from "react";
import type { Example, Examples, Keys, Texts } from "./examples.ts";
import { describedBy, Field } from "./field.tsx";
import { NumberInput, type NumberInputProps } from "./number-input.tsx";
import "./number-input.css";

const addresses = { en: "IPv4 addresses", de: "IPv4-Adressen" };

const number = (
  initial: string,
  props: Partial<NumberInputProps> = {},
  { label = addresses, hint, error }: { readonly label?: Texts; readonly hint?: Texts; readonly error?: Texts } = {},
  worked: Keys = "step",
): Example => ({
  keys: worked,
  Show: ({ id, say }) => {
    const [value, setValue] = useState(initial);
    const frame = { id, label: say(label), hint: hint && say(hint), error: error && say(error) };
    return (
      <Field {...frame}>
        <NumberInput
          min={0}
          max={200}
          {...props}
          id={id}
          name={id}
          value={value}
          onChange={setValue}
          less={say({ en: "Decrease quantity: ", de: "Anzahl verringern: " }) + say(label)}
          more={say({ en: "Increase quantity: ", de: "Anzahl erhöhen: " }) + say(label)}
          aria-describedby={describedBy(frame)}
          aria-invalid={error ? true : undefined}
        />
      </Field>
    );
  },
});

const atMost = { en: "No more than 200 of these are possible.", de: "Davon sind höchstens 200 möglich." };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: number("2"),
    empty: number(""),
    "at the minimum": number("0"),
    "at the maximum": number("200", {}, { hint: atMost }),
    hint: number("2", {}, { hint: { en: "€2.00 a month each", de: "je 2,00 € im Monat" } }),
    required: number("1", { required: true, min: 1 }),
    error: number("201", {}, { error: atMost }),
    disabled: number("2", { disabled: true }, {}, "none"),
    long: number(
      "12000",
      { max: 99_999 },
      {
        label: {
          en: "Mailboxes with a calendar, a list of addresses and tasks",
          de: "Zusatzpostfachspeicherplatzerweiterungspakete",
        },
        hint: atMost,
      },
    ),
  },
};
