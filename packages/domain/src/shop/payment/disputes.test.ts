// A payment that is disputed, won, and disputed again before the shop has read that it was won. [PAY-03]
import { expect, it } from "vitest";
import { dayMs } from "#kernel/calendar";
import { world } from "./history-laws.ts";

it("[PAY-03] a second dispute that began before the shop knew that the first one was won takes the money back once more", () => {
  const { step, book } = world();
  const kinds = () => book.payments.map(({ kind, state }) => `${kind} ${state}`);
  step({ kind: "buys", document: 0 });
  step({ kind: "disputed", at: 0 });
  step({ kind: "notice", at: 0 });
  expect(kinds()).toEqual(["payment returned", "return received"]);
  step({ kind: "won", at: 0 });
  step({ kind: "disputed", at: 0 });
  step({ kind: "later", by: dayMs });
  step({ kind: "notice", at: 0 });
  expect(kinds()).toEqual(["payment returned", "return received", "payment returned", "return received"]);
  step({ kind: "won", at: 0 });
  step({ kind: "notice", at: 0 });
  expect(kinds().at(-1)).toBe("payment received");
});
