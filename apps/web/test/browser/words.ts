// The shop's words as the tests look for them on its pages: read from its texts, set as the pages set them, so that a better wording breaks no test. What the law words is written out in the tests.
import { collectedTexts, type Messages } from "../collected-texts.ts";
import { withHardHyphens } from "../../src/platform/texts/typography.ts";
import type { Locale } from "./shop.ts";

const collected = { de: collectedTexts("de"), en: collectedTexts("en") };

/** `words("en")("cart.toLogin")`; values fill `{{name}}`. */
export const words =
  (locale: Locale) =>
  (path: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const [namespace = "", ...keys] = path.split(".");
    const found = keys.reduce<string | Messages | undefined>(
      (at, key) => (typeof at === "object" ? at[key] : undefined),
      collected[locale][namespace],
    );
    if (typeof found !== "string") throw new Error(`there is no text ${path} in ${locale}`);
    return (keys[0] === "meta" ? found : withHardHyphens(found)).replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
  };

/** The order button, as the law words it. [LGL-01] */
export const orderButton: Readonly<Record<Locale, string>> = {
  en: "order with obligation to pay",
  de: "zahlungspflichtig bestellen",
};

export const paths = {
  en: {
    cart: "/en/checkout/cart",
    login: "/en/checkout/login",
    summary: "/en/checkout/summary",
    thanks: "/en/checkout/thank-you",
    domains: "/en/domains/buy-register-domain",
    product: "/en/hosting/web-m",
  },
  de: {
    cart: "/de/checkout/warenkorb",
    login: "/de/checkout/login",
    summary: "/de/checkout/zusammenfassung",
    thanks: "/de/checkout/danke",
    domains: "/de/domains/domain-kaufen",
    product: "/de/hosting/web-m",
  },
} as const;
