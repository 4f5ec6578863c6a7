// An item that is edited while the cart cannot be read: nothing is put in beside it. [CRT-08] [FRM-01]
import { type Call, unreached } from "@kontor/adapters/client";
import { expect, it } from "vitest";
import { putIntoCart } from "./put-into-cart.ts";

const edited = new URLSearchParams({ item: "item-1", product: "vps-m", months: "6", location: "NL" });

/** A shop whose cart is read with this status, and what it was sent besides. */
const shopThatReads = (status: number, refusal: string) => {
  const sent: string[] = [];
  const call = (method: string, path: string) => {
    if (method !== "GET") sent.push(`${method} ${path}`);
    return Promise.resolve({ ok: false as const, problem: { ...unreached, status, refusal } });
  };
  return { call: call as unknown as Call, sent };
};

it.each([
  [503, "UnknownError"],
  [0, "UnknownError"],
  [429, "TooManyAttempts"],
] as const)("[CRT-08] where reading answers %i nothing is sent, and the answer says so", async (status, refusal) => {
  const { call, sent } = shopThatReads(status, refusal);
  const put = await putIntoCart(call, "current", edited);
  expect([put.ok, "problem" in put && put.problem.status, sent]).toEqual([false, status, []]);
});

it("[CRT-08] where there is no cart any more the item is put into a new one", async () => {
  const { call, sent } = shopThatReads(404, "CartNotFound");
  await putIntoCart(call, "current", edited);
  expect(sent).toEqual(["POST /shop/order/cart"]);
});
