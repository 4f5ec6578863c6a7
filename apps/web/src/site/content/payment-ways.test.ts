// What pages say of the ways to pay, with an account at a provider and without one: the same settings, on every page that says how one pays. [PAY-03]
import { describe, expect, it } from "vitest";
import { drawn, plainPages, shop } from "../../../test/drawn-page.ts";
import { postForm, siteOfFile } from "../../../test/site-fixture.ts";

/** No call leaves this machine. */
const account = { MOLLIE_API_KEY: "test_of_a_payment_peer", MOLLIE_API_URL: "http://127.0.0.1:9" };

const shops = { without: siteOfFile(undefined, plainPages), with: siteOfFile(() => account, plainPages) };

const words = (html: string): string =>
  html
    .slice(html.indexOf("<main"), html.lastIndexOf("</main>"))
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll(/\s+/g, " ");

const read = async (site: keyof typeof shops, path: string, cookie = ""): Promise<string> => {
  const answer = await fetch(shops[site]().url + path, { headers: { cookie } });
  expect([path, answer.status]).toEqual([path, 200]);
  return words(await answer.text());
};

/** Half a sentence without an account and with one. */
const ways = {
  en: ["by bank transfer", "by bank transfer or online through Mollie"],
  de: ["per Überweisung", "per Überweisung oder online über Mollie"],
} as const;

describe("the ways to pay", () => {
  it.each([
    ["en", "/en/payment", (way: string) => `By invoice, within 14 days, ${way}. You need no card, and we store none.`],
    ["de", "/de/bezahlung", (way: string) => `Auf Rechnung, binnen 14 Tagen, ${way}. Eine Karte brauchen Sie nicht`],
    ["en", "/en/contact/terms", (way: string) => `not before the service begins. You pay ${way}.`],
    ["de", "/de/kontakt/agb", (way: string) => `nicht vor dem Beginn der Leistung. Sie zahlen ${way}.`],
    ["en", "/en/faq", (way: string) => `By invoice, within 14 days, ${way}. The first`],
    ["de", "/de/helpcenter/vertrag", (way: string) => `auf Rechnung binnen 14 Tagen, ${way}.`],
    ["en", "/en/hosting/web-m", (way: string) => `You pay ${way}. You can still change everything in the cart.`],
    ["de", "/de/hosting/web-m", (way: string) => `Sie zahlen ${way}. `],
  ] as const)("[PAY-03] are named by the settings (%s): %s", async (locale, path, sentence) => {
    const [before, after] = [await read("without", path), await read("with", path)];
    expect(before).toContain(sentence(ways[locale][0]));
    expect(after).toContain(sentence(ways[locale][1]));
    expect(before).not.toMatch(/Mollie|Stripe|\{payment/);
    expect(after).not.toMatch(/Stripe|\{payment/);
  });

  it.each(["without", "with"] as const)("[PAY-03] stand in the cart, %s an account", async (site) => {
    const { cookies } = await postForm(
      shops[site](),
      "/forms/cart-item",
      "product=web-m&return=%2Fen&months=1&domain=",
    );
    expect(await read(site, "/en/checkout/cart", cookies)).toContain(`You pay ${ways.en[site === "with" ? 1 : 0]}.`);
  });

  it.each([
    ["/en/contact/data-privacy", "a page of Mollie. This payment service receives from us the amount"],
    [
      "/de/kontakt/datenschutzerklaerung",
      "eine Seite von Mollie weiter. Dieser Zahlungsdienst erhält von uns den Betrag",
    ],
  ])("[PAY-03] make the provider a recipient of data, only where there is one: %s", async (path, sentence) => {
    expect(await read("with", path)).toContain(sentence);
    expect(await read("without", path)).not.toMatch(/Mollie|payment service|Zahlungsdienst|\{payment/);
  });

  it("[PAY-03] are in the built-in texts, too", async () => {
    const privacy = async (services: object) =>
      words(await drawn("/en/contact/data-privacy", { ...shop(), ...services }));
    const terms = async (services: object) => words(await drawn("/de/kontakt/agb", { ...shop(), ...services }));
    const offered = { paymentProviders: ["stripe"] };
    expect(await privacy(offered)).toContain("a page of Stripe. This payment service receives");
    expect(await privacy({})).not.toMatch(/Stripe|payment service|\{/);
    expect(await terms(offered)).toContain("binnen 14 Tagen per Überweisung oder online über Stripe, jedoch nicht");
    expect(await terms({})).toContain("binnen 14 Tagen per Überweisung, jedoch nicht");
  });

  it("[CNT-04] [PAY-03] are found by the search", async () => {
    const found = (site: keyof typeof shops) => read(site, "/en/search?q=Mollie");
    expect(await found("with")).toContain("Payment and invoices");
    expect(await found("without")).not.toContain("Payment and invoices");
  });
});
