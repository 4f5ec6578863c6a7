// The shop in which histories are lived: patient where it is busy, its clock run in rounds, with another rate from a day on. [ACC-07]
import { randomUUID } from "node:crypto";
import { dayIn } from "@kontor/domain/shop/invoice/laws";
import { runContractClock } from "../src/shop/invoice/contract-clock.ts";
import { invoiceOrders } from "../src/shop/invoice/order-invoices.ts";
import { services } from "./contract-clock.ts";
import type { Ask, Running } from "./harness.ts";

const day = 86_400_000;

/** A shop that is too busy for a moment is asked again. */
export const patient =
  (ask: Ask): Ask =>
  async (...call) => {
    for (let tries = 0; tries < 30; tries += 1) {
      const answer = await ask(...call);
      if (answer.status !== 503) return answer;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return ask(...call);
  };

/** Rounds of the job: what a busy database refused is done in the next one, as in a shop that runs; what never succeeds breaks the test. */
export const runClock = async (shop: Running): Promise<void> => {
  for (let round = 1; ; round += 1) {
    const failures: unknown[] = [];
    const failed = (error: unknown): void => void failures.push(error);
    await invoiceOrders(services(shop), () => false, failed);
    await runContractClock(services(shop), () => false, failed);
    if (failures.length === 0) return;
    if (round === 20) throw failures[0];
  }
};

/** Countries have another rate from a day on: Germany, where nothing else is given. */
export const otherRateFrom = async (
  shop: Pick<Running, "api">,
  from: string,
  rates: Readonly<Record<string, number>> = { DE: 1700 },
): Promise<void> => {
  const until = dayIn(Date.parse(from) - day);
  await shop.api.database.inTransaction(async (handle) => {
    for (const [country, rate] of Object.entries(rates)) {
      await handle
        .updateTable("vat_rates")
        .set({ valid_until: until })
        .where("country", "=", country)
        .where("valid_until", "is", null)
        .execute();
      await handle.insertInto("vat_rates").values({ country, valid_from: from, valid_until: null, rate }).execute();
    }
    await handle.updateTable("marks").set({ value: randomUUID() }).where("key", "=", "catalog-revision").execute();
  });
};
