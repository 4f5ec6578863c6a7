// Notices in the flow of the page: four kinds, with and without a title, with a way on.
import { Button } from "./button.tsx";
import type { Example, Examples, Texts } from "./examples.ts";
import { Notice, type NoticeKind } from "./notice.tsx";

const notice = (kind: NoticeKind, title: Texts, text?: Texts, action?: Texts): Example => ({
  keys: action === undefined ? "none" : "press",
  Show: ({ say, act }) => (
    <Notice
      kind={kind}
      title={say(title)}
      actions={
        action && (
          <Button kind="secondary" size="small" onClick={() => act("pressed")}>
            {say(action)}
          </Button>
        )
      }
    >
      {text && <p>{say(text)}</p>}
    </Notice>
  ),
});

export const examples: Examples = {
  group: "messages",
  states: {
    rest: notice(
      "plain",
      { en: "Prices include 19 % VAT.", de: "Preise enthalten 19 % MwSt." },
      {
        en: "Companies in other EU countries pay no German VAT.",
        de: "Firmen in anderen EU-Ländern zahlen keine deutsche Mehrwertsteuer.",
      },
    ),
    success: notice(
      "free",
      { en: "Your order has been placed.", de: "Ihre Bestellung ist eingegangen." },
      { en: "The confirmation is on its way to you.", de: "Die Bestätigung ist zu Ihnen unterwegs." },
    ),
    warning: notice("brass", { en: "The deal ends today.", de: "Das Angebot endet heute." }),
    error: notice(
      "stop",
      { en: "The voucher is not valid.", de: "Der Gutschein ist nicht gültig." },
      { en: "It was valid until 31 October 2026.", de: "Er galt bis zum 31. Oktober 2026." },
    ),
    action: notice(
      "stop",
      { en: "The registry did not answer.", de: "Die Registry hat nicht geantwortet." },
      { en: "Your cart is unchanged.", de: "Ihr Warenkorb ist unverändert." },
      { en: "Try again", de: "Erneut versuchen" },
    ),
    long: notice(
      "brass",
      {
        en: "Consent to data processing on behalf is still missing",
        de: "Auftragsdatenverarbeitungsvereinbarungszustimmung ausstehend",
      },
      {
        en: "xn--strompreisvergleichsrechner-und-so-weiter.example",
        de: "rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz.example",
      },
    ),
  },
};
