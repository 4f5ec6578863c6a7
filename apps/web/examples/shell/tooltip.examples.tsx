// A few words about a control: below it, above it, beside one that does nothing, and long ones.
import type { Texts } from "../../../../packages/ui/src/examples.ts";
import { Tooltip } from "../../src/shell/overlay/tooltip.tsx";
import type { Example, Examples } from "../model.ts";

const tooltip = (
  label: Texts,
  words: Texts,
  place: { readonly above?: true; readonly isDisabled?: true } = {},
): Example => ({
  keys: "tooltip",
  Show: ({ say }) => (
    <Tooltip text={say(words)} {...(place.above && { above: true })}>
      {(hint) => (
        <button
          type="button"
          className="k-button"
          data-kind="quiet"
          aria-disabled={place.isDisabled}
          aria-describedby={hint}
        >
          <span>{say(label)}</span>
        </button>
      )}
    </Tooltip>
  ),
});

const account = { en: "Account", de: "Konto" };
const hint = { en: "Log in or see your customer data", de: "Anmelden oder Kundendaten ansehen" };

export const examples: Examples = {
  group: "overlays",
  states: {
    rest: tooltip(account, hint),
    above: tooltip(account, hint, { above: true }),
    disabled: tooltip(
      { en: "In German", de: "In English" },
      { en: "This page is not available in German.", de: "Diese Seite gibt es nicht auf Englisch." },
      { isDisabled: true },
    ),
    long: tooltip(
      { en: "Data processing on behalf", de: "Auftragsverarbeitungsvereinbarung" },
      {
        en: "It belongs to every contract and is concluded with it, also where a domain is registered for somebody else.",
        de: "Die Auftragsdatenverarbeitungsvereinbarung gehört zu jedem Vertrag, auch bei Domainregistrierungsdienstleistungen für andere.",
      },
    ),
  },
};
