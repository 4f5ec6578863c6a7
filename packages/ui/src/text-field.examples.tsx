// One-line fields: empty, filled, hint, error, required, read only, disabled, with a button beside.
import { useState } from "react";
import { Button } from "./button.tsx";
import type { Example, Examples, Keys, Texts } from "./examples.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

const city = { en: "Town", de: "Ort" };

const field = (
  label: Texts,
  typed: Texts,
  props: Partial<TextFieldProps> = {},
  texts: { readonly hint?: Texts; readonly error?: Texts; readonly note?: Texts } = {},
  worked: Keys = "type",
): Example => ({
  keys: worked,
  Show: ({ id, say }) => {
    const [value, setValue] = useState(say(typed));
    const { hint, error, note } = texts;
    return (
      <TextField
        {...props}
        id={id}
        name={id}
        label={say(label)}
        hint={hint && say(hint)}
        error={error && say(error)}
        note={note && say(note)}
        value={value}
        onChange={setValue}
      />
    );
  },
});

const empty = { en: "", de: "" };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: field(city, { en: "Hamburg", de: "Hamburg" }),
    empty: field(city, empty),
    optional: field({ en: "Company", de: "Firma" }, empty, {}, { note: { en: "optional", de: "freiwillig" } }),
    hint: field(
      { en: "Email address", de: "E-Mail-Adresse" },
      empty,
      { type: "email" },
      { hint: { en: "The invoice is sent to it.", de: "An sie geht die Rechnung." } },
    ),
    required: field(city, empty, { required: true }),
    error: field(
      { en: "Post code", de: "Postleitzahl" },
      { en: "1011", de: "1011" },
      { inputMode: "numeric" },
      {
        error: {
          en: "A post code in Germany has five digits.",
          de: "Eine Postleitzahl in Deutschland hat fünf Ziffern.",
        },
        hint: { en: "Such as 20457", de: "Zum Beispiel 20457" },
      },
    ),
    "read only": field(
      { en: "Customer number", de: "Kundennummer" },
      { en: "K-104872", de: "K-104872" },
      { readOnly: true },
      {},
      "read",
    ),
    disabled: field(city, { en: "Hamburg", de: "Hamburg" }, { disabled: true }, {}, "none"),
    beside: {
      keys: "type",
      Show: ({ id, say, act }) => {
        const [value, setValue] = useState("");
        return (
          <TextField
            id={id}
            name={id}
            label={say({ en: "Voucher", de: "Gutschein" })}
            value={value}
            onChange={setValue}
            beside={
              <Button kind="secondary" onClick={() => act("redeemed")}>
                {say({ en: "Redeem", de: "Einlösen" })}
              </Button>
            }
          />
        );
      },
    },
    long: field(
      { en: "Name as it stands in the register of companies", de: "Handelsregistereintragungsbezeichnung" },
      {
        en: "Danube Steamship Company Ltd",
        de: "Donaudampfschifffahrtsgesellschaft mit beschränkter Haftung",
      },
      {},
      {
        error: {
          en: "This name is in the register of companies already.",
          de: "Die Handelsregistereintragungsbezeichnung ist bereits vergeben.",
        },
      },
    ),
  },
};
