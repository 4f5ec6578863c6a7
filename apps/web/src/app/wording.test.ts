// The wording that the law and the specification fix, as it stands in the texts of the screens.
import { generalTexts } from "@kontor/domain/site/refusal";
import { expect, it } from "vitest";
import { collectedTexts, type Messages } from "../../test/collected-texts.ts";

const read = (locale: "de" | "en", namespace: string): Messages => collectedTexts(locale)[namespace] ?? {};
const flat = (messages: Messages, before = ""): readonly (readonly [string, string])[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[before + key, value] as const] : flat(value, `${before}${key}.`),
  );
it("[LGL-01] the order button is worded as the law asks", () => {
  expect(read("en", "summary").order).toBe("order with obligation to pay");
  expect(read("de", "summary").order).toBe("zahlungspflichtig bestellen");
});

it("[SHL-07] [SHL-13] [SHL-14] [FRM-07] the texts of the specification stand on the screens as the domain has them", () => {
  for (const locale of ["en", "de"] as const) {
    const general = generalTexts[locale];
    const checkout = new Map(flat(read(locale, "checkout")));
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
    expect(read(locale, "login").summaryTitle).toBe(general.formIncomplete);
    for (const form of ["declaration", "message", "newsletter"])
      expect(read(locale, form).errors).toBe(general.formIncomplete);
  }
});
