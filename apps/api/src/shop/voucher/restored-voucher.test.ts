// A voucher whose order was withdrawn from as a whole can be used again, and its customer is written so, in their language. [CRT-04] [ACC-07]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { customer, filledCart, lettersTo, order } from "../../../test/customers.ts";
import { running } from "../../../test/harness.ts";

const letters = [
  {
    locale: "de",
    subject: "Ihr Gutschein HAFEN-5 gilt wieder – Kontor Hosting",
    news: (number: string) =>
      `Sie haben die Bestellung ${number} vollständig widerrufen. Der Gutschein HAFEN-5, den Sie dafür eingesetzt hatten, gilt wieder: Er senkt die erste Rechnung Ihrer nächsten Bestellung um 5,00 €.`,
  },
  {
    locale: "en",
    subject: "Your voucher HAFEN-5 can be used again – Kontor Hosting",
    news: (number: string) =>
      `You have withdrawn from the whole of order ${number}. The voucher HAFEN-5 that you used for it is yours again: it takes €5.00 off your next order.`,
  },
] as const;

const plain = (text: string): string => text.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("a restored voucher", () => {
  it.each(letters)(
    "[CRT-04] [ACC-07] is given back once its whole order was withdrawn from, and not again when another order uses it, $locale",
    async ({ locale, subject, news }) => {
      const shop = await running();
      try {
        const { ask, api } = shop;
        const buy = async () => {
          const person = await customer(ask, { locale }, locale);
          const { id, version } = await filledCart(ask, undefined, person.auth);
          const { body } = await ask(
            "PUT",
            `/shop/order/cart/${id}/voucher`,
            { version, code: "HAFEN-5" },
            person.auth,
          );
          const placed = await order(ask, person, body.result, randomUUID(), { locale });
          expect(placed.status, placed.text).toBe(201);
          return { person, number: placed.body.result.number };
        };
        const redeemedAt = async () =>
          (
            await api.database.reads
              .selectFrom("vouchers")
              .select("redeemed_at")
              .where("code", "=", "HAFEN-5")
              .executeTakeFirstOrThrow()
          ).redeemed_at;
        const first = await buy();
        expect(await redeemedAt()).not.toBeNull();
        const declaration = { name: "Erika Mustermann", contract: first.number, email: first.person.email };
        // Of its party: who is not logged in waits for the answer to a letter.
        const headers = { ...first.person.auth, "idempotency-key": `withdrawn-${first.number}`, "shop-locale": locale };
        expect((await ask("POST", "/shop/declaration/withdrawal", declaration, headers)).status).toBe(201);
        await api.invoicing.run();
        expect(await redeemedAt()).toBeNull();

        const newsOfIt = async () =>
          (await lettersTo(shop, first.person.email)).map(plain).filter((text) => text.includes(news(first.number)));
        expect(await newsOfIt()).toHaveLength(1);
        const letter = await api.database.reads
          .selectFrom("outbox")
          .select("html")
          .where("recipient", "=", first.person.email)
          .where("subject", "=", subject)
          .executeTakeFirstOrThrow();
        expect(letter.html).toContain(`<html lang="${locale}">`);
        expect(plain(letter.html)).toContain(news(first.number));

        shop.clock.now += 1000;
        await buy();
        await api.invoicing.run();
        expect(await redeemedAt()).toBe(shop.clock.now);
        expect(await newsOfIt()).toHaveLength(1);
      } finally {
        await shop.close();
      }
    },
  );
});
