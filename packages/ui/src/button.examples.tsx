// Buttons: kinds, sizes, busy, with an icon, and the look of a button on a link.
import { ShoppingCart, X } from "lucide-react";
import { Button, type ButtonProps, buttonLook } from "./button.tsx";
import type { Example, ExampleProps, Examples, Texts } from "./examples.ts";

const add = { en: "Add to cart", de: "In den Warenkorb" };

const button = (props: Partial<ButtonProps>, text: Texts = add): Example => ({
  keys: props.busy ? "busy" : "press",
  Show: ({ say, act }: ExampleProps) => (
    <Button {...props} onClick={() => act("pressed")}>
      {say(text)}
    </Button>
  ),
});

export const examples: Examples = {
  group: "actions",
  states: {
    rest: button({}),
    secondary: button({ kind: "secondary" }, { en: "Compare plans", de: "Tarife vergleichen" }),
    quiet: button({ kind: "quiet" }, { en: "Empty cart", de: "Warenkorb leeren" }),
    busy: button({ busy: true }, { en: "Placing order", de: "Bestellung wird gesendet" }),
    "busy, secondary": button({ busy: true, kind: "secondary" }, { en: "Checking", de: "Wird geprüft" }),
    "busy, small": button({ busy: true, size: "small", kind: "secondary" }, { en: "Checking", de: "Wird geprüft" }),
    "busy, quiet": button({ busy: true, kind: "quiet" }, { en: "Emptying cart", de: "Warenkorb wird geleert" }),
    "busy, large": button(
      { busy: true, size: "large", wide: true },
      { en: "Order with obligation to pay", de: "zahlungspflichtig bestellen" },
    ),
    icon: button({ icon: <ShoppingCart /> }),
    remove: {
      keys: "press",
      Show: ({ say, act }) => (
        <button
          type="button"
          className="k-remove"
          aria-label={say({ en: "Remove example.com", de: "example.com entfernen" })}
          onClick={() => act("pressed")}
        >
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      ),
    },
    small: button({ size: "small", kind: "secondary" }, { en: "Change", de: "Ändern" }),
    large: button({ size: "large" }, { en: "Order with obligation to pay", de: "Zahlungspflichtig bestellen" }),
    wide: button({ wide: true }),
    link: {
      keys: "links",
      Show: ({ id, say }) => (
        <a href={`#${id}`} {...buttonLook("secondary")}>
          {say({ en: "To the price list", de: "Zur Preisliste" })}
        </a>
      ),
    },
    long: button(
      { kind: "secondary" },
      {
        en: "Confirm the power of attorney for the transfer",
        de: "Auftragsverarbeitungsvertrag rechtsverbindlich bestätigen",
      },
    ),
  },
};
