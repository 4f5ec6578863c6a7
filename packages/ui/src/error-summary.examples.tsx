// The errors of a form on top of it: they appear when the form is sent, take the focus, lead to the fields, and are gone when it is sent with something in it.
import { useState } from "react";
import { Button } from "./button.tsx";
import { ErrorSummary, type FieldFault } from "./error-summary.tsx";
import type { Example, Examples, Texts } from "./examples.ts";
import { TextField } from "./text-field.tsx";

const form = (label: Texts, errorText: Texts, gaps?: Texts): Example => ({
  keys: "summary",
  Show: ({ id, say }) => {
    const [attempt, setAttempt] = useState(0);
    const [isFaulty, setFaulty] = useState(false);
    const [value, setValue] = useState("");
    const fault: FieldFault = { field: id, text: `${say(label)}: ${say(errorText)}` };
    return (
      <form
        className="k-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAttempt((before) => before + 1);
          setFaulty(value === "");
        }}
      >
        {isFaulty ? (
          <ErrorSummary
            title={say({ en: "Please check your entries", de: "Bitte prüfen Sie Ihre Angaben" })}
            errors={gaps === undefined ? [fault] : []}
            gaps={gaps === undefined ? undefined : { text: say(gaps), fields: [{ field: id, text: say(label) }] }}
            attempt={attempt}
          />
        ) : null}
        <TextField
          id={id}
          name={id}
          label={say(label)}
          value={value}
          onChange={setValue}
          error={isFaulty ? say(errorText) : undefined}
        />
        <div>
          <Button type="submit">{say({ en: "Send", de: "Absenden" })}</Button>
        </div>
      </form>
    );
  },
});

const missing = { en: "is missing", de: "fehlt" };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: form({ en: "Town", de: "Ort" }, missing),
    empty: form({ en: "Street", de: "Straße" }, missing, {
      en: "One field is still empty:",
      de: "Ein Feld ist noch leer:",
    }),
    required: form({ en: "Phone", de: "Telefon" }, { en: "is required", de: "ist eine Pflichtangabe" }),
    error: form(
      { en: "Email address", de: "E-Mail-Adresse" },
      { en: "has no domain behind the @", de: "hat hinter dem @ keine Domain" },
    ),
    long: form(
      { en: "Name in the register of companies", de: "Handelsregistereintragungsbezeichnung" },
      { en: "is not in the register", de: "ist im Handelsregisterveröffentlichungsblatt nicht aufgeführt" },
    ),
  },
};
