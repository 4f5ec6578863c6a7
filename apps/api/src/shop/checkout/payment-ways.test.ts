// The ways to pay in the confirmation of an order and in the terms attached to it: those of the settings, as the pages say them. [PAY-03] [CHK-05]
import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { customer, filledCart, order, waitingTextsTo } from "../../../test/customers.ts";
import { running } from "../../../test/harness.ts";
import { legalDocuments } from "../../site/content/legal-documents.ts";
import { embeddedSource } from "../../site/content/source.ts";

const shops = {
  without: await running(),
  // No call leaves this machine.
  with: await running({ MOLLIE_API_KEY: "test_of_a_payment_peer", MOLLIE_API_URL: "http://127.0.0.1:9" }),
};
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close();
});

const letterFrom = async (shop: (typeof shops)["with"], locale: "en" | "de"): Promise<string> => {
  const person = await customer(shop.ask);
  const cart = await filledCart(shop.ask, undefined, person.auth);
  expect((await order(shop.ask, person, cart, undefined, { locale })).status).toBe(201);
  return (await waitingTextsTo(shop, person.email)).join("\n").replaceAll(/\s+/g, " ");
};

const termsFrom = async (shop: (typeof shops)["with"], locale: "en" | "de"): Promise<string> => {
  const services = { ...shop.api, settings: shop.settings, now: () => shop.clock.now, log: { warn: () => undefined } };
  const documents = legalDocuments(services as never, embeddedSource(shop.api.database), async () => "1");
  const { content } = await documents.make(`terms ${locale}`);
  return execFileSync("pdftotext", ["-", "-"], { input: content, encoding: "utf8" }).replaceAll(/\s+/g, " ");
};

describe.each([
  ["without", "by bank transfer", "per Überweisung"],
  ["with", "by bank transfer or online through Mollie", "per Überweisung oder online über Mollie"],
] as const)("%s an account at a provider", (at, english, german) => {
  it("[PAY-03] [CHK-05] the letter of an order says them, and so do the terms in it", async () => {
    const [en, de] = [await letterFrom(shops[at], "en"), await letterFrom(shops[at], "de")];
    expect(en).toContain(`You will receive the invoice by email. You pay ${english}.`);
    expect(en).toContain(`you pay by invoice within 14 days, ${english}, and not before the service begins`);
    expect(de).toContain(`Sie erhalten die Rechnung per E-Mail und zahlen sie ${german}.`);
    expect(de).toContain(`Sie zahlen auf Rechnung binnen 14 Tagen ${german}, jedoch nicht vor Beginn`);
    for (const text of [en, de])
      expect(text).not.toMatch(at === "with" ? /Stripe|\{payment/ : /Mollie|Stripe|\{payment/);
  });

  it("[PAY-03] [LGL-04] the terms as a file say what their page says", async () => {
    expect(await termsFrom(shops[at], "en")).toContain(`not before the service begins. You pay ${english}.`);
    expect(await termsFrom(shops[at], "de")).toContain(`nicht vor dem Beginn der Leistung. Sie zahlen ${german}.`);
  });
});
