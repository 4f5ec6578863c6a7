// The checkout along generated ways: whatever a visitor does in whatever order, the browser stands on the step on which the machine stands. [HDL-08]
import fc from "fast-check";
import { type Move, moves, walkWay } from "../../../test/browser/checkout-ways.ts";
import { test } from "../../../test/browser/shop.ts";

/** Ways that begin anywhere, and one that leads through an order. */
const ways: readonly (readonly Move[])[] = [
  ["sign in", "summary", "thank-you", "add", "login", "summary", "order", "add", "summary", "empty", "summary"],
  ...fc.sample(fc.array(fc.constantFrom(...moves), { minLength: 8, maxLength: 10 }), { seed: 20_261_121, numRuns: 3 }),
];

for (const [number, way] of ways.entries())
  test(`[HDL-08] [CHK-01] [CHK-02] the checkout goes as its machine does, way ${number}: ${way.join(", ")}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await walkWay(page, way);
  });
