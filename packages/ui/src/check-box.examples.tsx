// Boxes to tick, each with its sentence.
import { useState } from "react";
import { CheckBox, type CheckBoxProps } from "./check-box.tsx";
import type { Example, Examples, Texts } from "./examples.ts";

const terms = { en: "I agree to the terms and conditions.", de: "Ich stimme den Allgemeinen Geschäftsbedingungen zu." };

const box = (isTicked: boolean, text: Texts, props: Partial<CheckBoxProps> = {}, error?: Texts): Example => ({
  keys: "toggle",
  Show: ({ id, say }) => {
    const [checked, setChecked] = useState(isTicked);
    return (
      <CheckBox {...props} id={id} name={id} checked={checked} onChange={setChecked} error={error && say(error)}>
        {say(text)}
      </CheckBox>
    );
  },
});

export const examples: Examples = {
  group: "forms",
  states: {
    rest: box(false, { en: "Send me the newsletter.", de: "Senden Sie mir den Rundbrief." }),
    ticked: box(true, { en: "Stay logged in on this device", de: "Auf diesem Gerät angemeldet bleiben" }),
    required: box(false, terms, { required: true }),
    error: box(
      false,
      terms,
      { required: true },
      {
        en: "Without your consent we cannot accept the order.",
        de: "Ohne Ihre Zustimmung können wir die Bestellung nicht annehmen.",
      },
    ),
    long: box(false, {
      en: "I ask that the contract begins before the withdrawal period ends, and know that I lose the right to withdraw once it is fully performed.",
      de: "Ich verlange ausdrücklich, dass vor Ablauf der Widerrufsfrist mit der Domainregistrierungsdienstleistung begonnen wird, und weiß, dass mein Widerrufsrecht mit vollständiger Vertragserfüllung erlischt.",
    }),
  },
};
