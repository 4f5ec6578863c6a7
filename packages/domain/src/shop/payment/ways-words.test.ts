// The ways to pay as texts say them, without a provider and with one or two. [PAY-03]
import { describe, expect, it } from "vitest";
import { paymentFilledIn, paymentWords, providersOf } from "./ways-words.ts";

describe("the ways to pay", () => {
  it.each([
    ["en", [], "by bank transfer"],
    ["en", ["mollie"], "by bank transfer or online through Mollie"],
    ["en", ["mollie", "stripe"], "by bank transfer or online through Stripe or Mollie"],
    ["de", [], "per Überweisung"],
    ["de", ["stripe"], "per Überweisung oder online über Stripe"],
    ["de", ["stripe", "mollie"], "per Überweisung oder online über Stripe oder Mollie"],
  ] as const)("[PAY-03] are said in words (%s, %j)", (locale, offered, ways) => {
    const words = paymentWords(offered, locale);
    expect([words.ways, words.sentence]).toEqual([ways, locale === "en" ? `You pay ${ways}.` : `Sie zahlen ${ways}.`]);
  });

  it("[PAY-03] name who receives data, what and on which ground, and nothing where there is no provider", () => {
    expect(paymentWords([], "en").recipients).toBe("");
    expect(paymentWords(["stripe"], "en").recipients).toMatch(
      /a page of Stripe\. .*amount.*documents.*email address.*Art\. 6 \(1\) \(b\) GDPR.*cookies/,
    );
    expect(paymentWords(["stripe", "mollie"], "de").recipients).toMatch(
      /eine Seite von Stripe oder Mollie weiter, je nach Ihrer Wahl\. .*Betrag.*Belege.*E-Mail-Adresse.*Art\. 6 Abs\. 1 Buchst\. b DSGVO.*Cookies/,
    );
  });

  it("[PAY-03] stand in the slots of a text, as they fit there", () => {
    const words = paymentWords([], "de");
    expect(paymentFilledIn("Rechnungen zahlen Sie {payment:ways}. {payment:other}", words)).toBe(
      "Rechnungen zahlen Sie per Überweisung. {payment:other}",
    );
    expect(paymentFilledIn("{payment:ways}", words, (text) => `<${text}>`)).toBe("<per Überweisung>");
  });

  it("[PAY-03] are those of the accounts that are set up", () => {
    expect(providersOf({ mollie: {}, stripe: {} })).toEqual(["stripe", "mollie"]);
    expect(providersOf({ mollie: null })).toEqual([]);
  });
});
