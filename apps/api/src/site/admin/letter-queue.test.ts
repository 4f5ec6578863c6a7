// How many letters wait, and how long the oldest has been waiting: the desk and the measurements say the same. [SPD-01] [OPS-04] [ADM-01]
import { afterAll, expect, it } from "vitest";
import { queueLetter } from "../../platform/mail/outbox.ts";
import { ownMailbox } from "../../platform/mail/recipients.ts";
import { running } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await running();
afterAll(shop.close);

const wait = (id: string) =>
  shop.api.database.inTransaction(async (handle) => {
    const letter = {
      id,
      recipient: ownMailbox({ email: "a@example.test" }),
      subject: "x",
      text: "x",
      html: "x",
      locale: "de",
      orderId: null,
    };
    await queueLetter(handle, letter, shop.clock.now);
    await handle
      .updateTable("outbox")
      .set({ due_at: shop.clock.now + 3_600_000 })
      .where("id", "=", id)
      .execute();
  });

it("[SPD-01] [OPS-04] [ADM-01] are those that are not sent, without those that were given up", async () => {
  const support = await staffMember(shop, "support");
  await shop.api.mailDelivery.run();
  const figures = async () => ({
    desk: (await shop.ask("GET", "/shop/admin/desk", undefined, support.auth)).body.result.queue,
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
  await shop.api.database.atOnce((handle) => handle.updateTable("outbox").set({ dead_at: 1 }).where("id", "=", "request-1").execute());
  expect((await figures()).desk).toEqual({ count: 1, seconds: 0 });
});
