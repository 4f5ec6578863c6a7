// The wording that the law and the specification fix, as it stands in the texts of the screens.
import { generalTexts } from "@kontor/domain/site/refusal";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Messages = { readonly [key: string]: string | Messages };

const at = (path: string) => new URL(path, import.meta.url);
const read = (locale: string, file: string): Messages => JSON.parse(readFileSync(at(`./${locale}/${file}`), "utf8")) as Messages;
const flat = (messages: Messages, before = ""): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value] as const] : flat(value, `${before}${key}.`),
  );
it("[LGL-01] the order button is worded as the law asks", () => {
  expect(read("en", "summary.json").order).toBe("order with obligation to pay");
  expect(read("de", "summary.json").order).toBe("zahlungspflichtig bestellen");
});

it("[SHL-07] [SHL-13] [SHL-14] [FRM-07] the texts of the specification stand on the screens as the domain has them", () => {
  for (const locale of ["en", "de"] as const) {
    const general = generalTexts[locale];
    const checkout = new Map(flat(read(locale, "checkout.json")));
    const stands = {
      tryAgain: general.tryAgain,
      emptyCart: general.emptyCart,
      removeAffiliate: general.removeAffiliate,
      anErrorOccurred: general.oneError,
      errorsOccurred: general.severalErrors,
      "errors.cart.title": general.cartNotLoaded,
      "errors.login.title": general.loginNotLoaded,
      "errors.summary.title": general.summaryNotLoaded,
      "errors.thank-you.title": general.confirmationNotLoaded,
    };
    for (const [key, text] of Object.entries(stands)) expect(checkout.get(key), `${locale} ${key}`).toBe(text);
    expect(read(locale, "login.json").summaryTitle).toBe(general.formIncomplete);
  }
});
