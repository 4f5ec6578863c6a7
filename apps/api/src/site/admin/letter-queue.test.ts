// How many letters wait, and how long the oldest has been waiting: the desk and the measurements say the same. [SPD-01] [OPS-04] [ADM-01]
import { afterAll, expect, it } from "vitest";
import { running } from "../../../test/harness.ts";
import { queuedLetter } from "../../../test/queued-letter.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await running();
afterAll(shop.close);

const wait = async (id: string): Promise<void> => {
  await queuedLetter(shop, id);
  const due = { due_at: shop.clock.now + 3_600_000 };
  await shop.api.database.atOnce((handle) => handle.updateTable("outbox").set(due).where("id", "=", id).execute());
};

it("[SPD-01] [OPS-04] [ADM-01] are those that are not sent, without those that were given up", async () => {
  const support = await staffMember(shop, "support");
  await shop.api.mailDelivery.run();
  const figures = async () => ({
    desk: (await shop.ask("GET", "/shop/admin/today", undefined, support.auth)).body.result.queue,
    measured: (await shop.api.inject({ method: "GET", url: "/metrics", remoteAddress: "127.0.0.1" })).payload,
  });
  expect((await figures()).desk).toEqual({ count: 0, seconds: null });
  await wait("request-1");
  shop.clock.now += 90_000;
  await wait("request-2");
  const { desk, measured } = await figures();
  expect(desk).toEqual({ count: 2, seconds: 90 });
  expect(measured).toMatch(/^kontor_outbox_letters\{state="waiting"\} 2$/m);
  expect(measured).toMatch(/^kontor_outbox_oldest_seconds 90$/m);
  await shop.api.database.atOnce((handle) =>
    handle.updateTable("outbox").set({ dead_at: 1 }).where("id", "=", "request-1").execute(),
  );
  expect((await figures()).desk).toEqual({ count: 1, seconds: 0 });
});
