// Badges of ten thousand guests are made page by page, as they are taken. [TKT-03]
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { many, sheets } from "../../../test/badge-sheets.ts";

it("[TKT-03] ten thousand badges are made as they are taken: who takes nothing more gets nothing more made", async () => {
  const made = { count: 0 };
  const stream = await sheets(many(10_000, made));
  const reader = stream[Symbol.asyncIterator]();
  await reader.next();
  const before = { count: -1 };
  while (before.count !== made.count) {
    before.count = made.count;
    await wait(100);
  }
  expect(made.count).toBeGreaterThan(0);
  expect(made.count).toBeLessThan(3_000);
  expect(stream.readableLength).toBeLessThan(1_000_000);
  stream.destroy();
});
