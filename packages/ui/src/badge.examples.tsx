// Badges: states and deals in a word.
import { Badge, type BadgeProps } from "./badge.tsx";
import type { Example, Examples, Texts } from "./examples.ts";

const badge = (kind: NonNullable<BadgeProps["kind"]>, text: Texts): Example => ({
  keys: "none",
  Show: ({ say }) => <Badge kind={kind}>{say(text)}</Badge>,
});

export const examples: Examples = {
  group: "messages",
  states: {
    rest: badge("plain", { en: "Draft", de: "Entwurf" }),
    success: badge("free", { en: "Active", de: "Aktiv" }),
    deal: badge("deal", { en: "20% off", de: "20 % Rabatt" }),
    stop: badge("stop", { en: "Sold out", de: "Ausverkauft" }),
    long: badge("stop", { en: "Waiting for the registry’s confirmation", de: "Registrierungsbestätigung ausstehend" }),
  },
};
