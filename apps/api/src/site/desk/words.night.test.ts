// Whatever happened in a shop, the words that it stored on the way are those that its rows say. [DSK-01]
import { expect, it } from "vitest";
import { deliveryKey } from "../../../test/contract-clock.ts";
import { running } from "../../../test/harness.ts";
import { livedThrough } from "../../../test/histories.ts";
import { histories } from "../../../test/random-histories.ts";
import { madeAnew, storedWords } from "../../../test/words.ts";

const count = Number(process.env["HISTORIES"] ?? 12);
const seed = Number(process.env["LAW_SEED"] ?? 20_270_131);

it(`[DSK-01] after ${count} histories by chance the table of words is the one that is made anew`, {
  timeout: 120_000 + count * 20_000,
}, async () => {
  const shop = await running({ DELIVERY_KEY: deliveryKey, AUTH_RATE_LIMIT: "1000000", ORDER_RATE_FACTOR: "1000000" });
  await shop.api.mailDelivery.stop();
  try {
    await livedThrough(shop, deliveryKey, histories(count, seed), [1]);
    const stored = await storedWords(shop.api.database);
    expect(stored.length).toBeGreaterThan(count * 10);
    expect(await madeAnew(shop.api.database)).toEqual(stored);
  } finally {
    await shop.close();
  }
});
