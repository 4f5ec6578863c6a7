// A burst of letters: begun in the order in which they were queued, few at a time, and none waits for the document of another. [SPD-01] [CHK-05]
import { instant } from "@kontor/domain/kernel/calendar";
import { afterAll, expect, it } from "vitest";
import { running } from "../../../test/harness.ts";
import { queuedLetter } from "../../../test/queued-letter.ts";
import type { AttachmentMaker } from "./attachments.ts";
import { mailDelivery } from "./mail-delivery.ts";

const shop = await running({}, { mailRoundMs: 3_600_000 });
afterAll(shop.close);

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A delivery beside that of the shop, which sleeps meanwhile. */
const delivery = (document: AttachmentMaker, sent: string[]) =>
  mailDelivery(
    { database: shop.api.database, settings: shop.settings, log, now: () => instant(shop.clock.now) },
    { limits: {}, purposeOf: () => "request", holdsCode: () => false, attachments: { document } },
    { send: async ({ id }) => (sent.push(id), "here"), close: () => undefined },
    3_600_000,
  );

const queued = async (id: string, hasDocument = true): Promise<void> => {
  await queuedLetter(shop, id, { attachments: hasDocument ? [{ kind: "document", of: id }] : [] });
  shop.clock.now += 1;
};

const made = (of: string) => ({ name: of, mime: "text/plain", content: of });

it("[SPD-01] begins in the order in which they were queued, ten at a time", async () => {
  const begun: string[] = [];
  const sent: string[] = [];
  const state = { now: 0, most: 0 };
  const own = delivery(async (of) => {
    begun.push(of);
    state.now += 1;
    state.most = Math.max(state.most, state.now);
    await new Promise((go) => setTimeout(go, 15));
    state.now -= 1;
    return made(of);
  }, sent);
  const ids = Array.from({ length: 35 }, (_, at) => `request-${(at * 6) % 35}`);
  for (const id of ids) await queued(id);
  await own.run();
  await own.stop();
  expect(begun).toEqual(ids);
  expect(sent.toSorted()).toEqual(ids.toSorted());
  expect(state.most).toBeLessThanOrEqual(10);
});

it("[SPD-01] [CHK-05] waits for its own document alone", async () => {
  const sent: string[] = [];
  const slow = Promise.withResolvers<void>();
  const own = delivery(async (of) => (await slow.promise, made(of)), sent);
  await queued("request-with");
  for (let at = 0; at < 12; at += 1) await queued(`request-without-${at}`, false);
  const round = own.run();
  await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(12);
  expect(sent).not.toContain("request-with");
  slow.resolve();
  await round;
  await own.stop();
  expect(sent.at(-1)).toBe("request-with");
});
