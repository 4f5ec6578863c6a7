// The checkout along a way through an order: whatever a visitor does in whatever order, the browser stands on the step on which the machine stands. [HDL-08]
import { type Move, walkWay } from "../../../test/browser/checkout-ways.ts";
import { test } from "../../../test/browser/shop.ts";

const way: readonly Move[] = [
  "add",
  "summary",
  "sign in",
  "summary",
  "thank-you",
  "order",
  "cart",
  "thank-you",
  "summary",
];

test(`[HDL-08] [CHK-01] [CHK-02] the checkout goes as its machine does: ${way.join(", ")}`, async ({ page }) => {
  await walkWay(page, way);
});
