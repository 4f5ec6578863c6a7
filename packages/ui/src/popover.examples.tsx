// Popovers: an explanation beside a button, with a link in it.
import type { Example, Examples, Texts } from "./examples.ts";
import { Popover } from "./popover.tsx";
import "./popover.css";

const popover = (label: Texts, title: Texts, text: Texts, link?: Texts): Example => ({
  keys: "popover",
  Show: ({ id, say }) => (
    <Popover label={say(label)} title={say(title)} close={say({ en: "Close", de: "Schließen" })}>
      <p>{say(text)}</p>
      {link && (
        <p>
          <a href={`#${id}-more`}>{say(link)}</a>
        </p>
      )}
    </Popover>
  ),
});

export const examples: Examples = {
  group: "overlays",
  states: {
    rest: popover(
      { en: "What is an authcode?", de: "Was ist ein Authcode?" },
      { en: "Authcode", de: "Authcode" },
      {
        en: "It proves that the domain is yours. Your present provider shows it in its customer panel.",
        de: "Er weist nach, dass die Domain Ihnen gehört. Ihr bisheriger Anbieter zeigt ihn in seinem Kundenbereich.",
      },
    ),
    link: popover(
      { en: "Why VAT?", de: "Warum Mehrwertsteuer?" },
      { en: "Prices with VAT", de: "Preise mit Mehrwertsteuer" },
      { en: "The rate is that of the country in which you live.", de: "Es gilt der Satz des Landes, in dem Sie wohnen." },
      { en: "All rates", de: "Alle Sätze" },
    ),
    long: popover(
      { en: "More on data processing on behalf", de: "Auftragsdatenverarbeitungsvereinbarung erklärt" },
      { en: "Data processing on behalf", de: "Auftragsdatenverarbeitungsvereinbarung" },
      {
        en: "It belongs to every contract.",
        de: "Sie ist Bestandteil jedes Vertragsverhältnisses, auch für Domainregistrierungsdienstleistungen.",
      },
    ),
  },
};
