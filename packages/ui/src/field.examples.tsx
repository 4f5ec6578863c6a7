// The frame of a field around a control of HTML: label, note, hint, error; and fields side by side.
import { describedBy, Field } from "./field.tsx";
import type { Example, Examples, Texts } from "./examples.ts";

const framed = (
  label: Texts,
  texts: { readonly hint?: Texts; readonly error?: Texts; readonly note?: Texts } = {},
  isRequired = false,
): Example => ({
  keys: "type",
  Show: ({ id, say }) => {
    const { hint, error, note } = texts;
    const frame = {
      id,
      label: say(label),
      hint: hint && say(hint),
      error: error && say(error),
      note: note && say(note),
    };
    return (
      <Field {...frame}>
        <input
          id={id}
          className="k-input"
          defaultValue=""
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(frame)}
        />
      </Field>
    );
  },
});

const phone = { en: "Phone", de: "Telefon" };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: framed(phone),
    note: framed(phone, { note: { en: "optional", de: "freiwillig" } }),
    hint: framed(phone, { hint: { en: "With the country code", de: "Mit Ländervorwahl" } }),
    required: framed(phone, {}, true),
    error: framed(phone, {
      error: { en: "Please enter a phone number.", de: "Bitte geben Sie eine Telefonnummer an." },
    }),
    "side by side": {
      keys: "type",
      Show: ({ id, say }) => (
        <div className="k-fields">
          <Field id={`${id}-code`} label={say({ en: "Post code", de: "PLZ" })} span="third">
            <input id={`${id}-code`} className="k-input" inputMode="numeric" />
          </Field>
          <Field id={`${id}-town`} label={say({ en: "Town", de: "Ort" })} span="two-thirds">
            <input id={`${id}-town`} className="k-input" />
          </Field>
          <Field id={`${id}-first`} label={say({ en: "First name", de: "Vorname" })} span="half">
            <input id={`${id}-first`} className="k-input" />
          </Field>
          <Field id={`${id}-last`} label={say({ en: "Last name", de: "Nachname" })} span="half">
            <input id={`${id}-last`} className="k-input" />
          </Field>
        </div>
      ),
    },
    long: framed(
      { en: "Identification number for value added tax", de: "Umsatzsteuer-Identifikationsnummernbescheinigung" },
      {
        note: {
          en: "only for companies in other countries of the EU",
          de: "nur für Unternehmen im innergemeinschaftlichen Geschäftsverkehr",
        },
        hint: { en: "As the tax office has issued it", de: "Wie vom Bundeszentralamt für Steuern mitgeteilt" },
      },
    ),
  },
};
