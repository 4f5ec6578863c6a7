// The texts that the specification shows to users, word for word, each with a German counterpart. [FRM-05] [FRM-07]
import { describe, expect, it } from "vitest";
import { type GeneralText, generalTexts, type RefusalTag, refusalText, refusalTexts } from "./index.ts";

const refusals: readonly (readonly [string, RefusalTag, Readonly<Record<string, string | number>>])[] = [
  ["Your shopping cart could not be loaded", "CartNotFound", {}],
  ["The voucher value is too high. The order cannot be placed", "VoucherTooHigh", {}],
  ["An error occurred during logout", "LogoutFailed", {}],
  ["An error has occurred while loading the countries", "CountriesNotLoaded", {}],
  ["Rate limit exceeded. Please try again later.", "DomainRateLimited", {}],
  ["Please enter a valid email address", "EmailInvalid", {}],
  ["Email addresses do not match. Please repeat the email address exactly.", "EmailsDiffer", {}],
  ["This field is required", "FieldRequired", {}],
  ["You must enter a message", "MessageMissing", {}],
  ["Please select a country", "CountryMissing", {}],
  ["Please enter a valid date in the format YYYY-MM-DD", "DateInvalid", {}],
  ["The form is still incorrect or incomplete, please check your input", "AddressRefused", {}],
  ["There was an error, please try again later", "UnknownError", {}],
  ["The requested page could not be found", "PageNotFound", {}],
  ["Failed to fetch vat information; timeout", "VatMapFailed", { reason: "timeout" }],
  ["Failed to retrieve vat information.", "VatMapEmpty", {}],
];

const places: readonly (readonly [string, GeneralText])[] = [
  ["An error occurred", "oneError"],
  ["Errors occurred", "severalErrors"],
  ["Try again", "tryAgain"],
  ["Remove affiliate and try again", "removeAffiliate"],
  ["The form is still incorrect or incomplete, please check your input", "formIncomplete"],
  ["There was an error, please try again later", "tryLater"],
  ["The requested page could not be found", "pageNotFound"],
  ["Your shopping cart could not be loaded", "cartNotLoaded"],
  ["Please agree to the newsletter terms to subscribe.", "newsletterConsent"],
];

describe("section 8", () => {
  it.each(refusals)("[FRM-07] says '%s' for %s", (text, tag, facts) => expect(refusalText("en", { _tag: tag, ...facts })).toBe(text));
  it.each(places)("[FRM-07] says '%s' at %s", (text, place) => expect(generalTexts.en[place]).toBe(text));
  it("[CRT-04] an invalid voucher is 'not valid'", () => expect(refusalTexts.en.VoucherNotValid).toContain("not valid"));
  it("[DOM-03] a failed validation names format, existence, DNS and the support", () => {
    for (const word of ["format", "not exist", "DNS", "support"]) expect(refusalTexts.en.DomainValidationFailed).toContain(word);
    for (const word of ["Format", "existiert nicht", "DNS", "Support"]) expect(refusalTexts.de.DomainValidationFailed).toContain(word);
  });
});

describe("the error pages of the checkout", () => {
  const own: readonly GeneralText[] = ["cartNotLoaded", "loginNotLoaded", "summaryNotLoaded", "confirmationNotLoaded"];
  it("[SHL-07] [SHL-14] cart, login, summary and confirmation have their own text in each language", () => {
    expect(new Set(own.flatMap((text) => [generalTexts.en[text], generalTexts.de[text]])).size).toBe(8);
  });
  it("[SHL-07] offer to empty the cart", () =>
    expect([generalTexts.en.emptyCart, generalTexts.de.emptyCart]).toEqual(["Empty the shopping cart", "Warenkorb leeren"]));
});

describe("German", () => {
  const german = [...Object.values(refusalTexts.de), ...Object.values(generalTexts.de)];
  it("[FRM-05] says Sie, never du", () => expect(german.filter((text) => /\b(du|dein\w*|dich|dir|euch|euer)\b/i.test(text))).toEqual([]));
  it("[FRM-05] every place has both languages", () => expect(Object.keys(generalTexts.de)).toEqual(Object.keys(generalTexts.en)));
});
