// The total that was seen goes to the summary alone, and is said where it is another one.
import { expect, it } from "vitest";
import { otherTotalSeen, withSeenTotal } from "./seen-total.ts";

const summary = "/en/checkout/summary";

it("[CHK-07] [VAT-10] without scripts, too, the summary knows the total that was seen before", () => {
  expect(withSeenTotal(summary, summary, "499")).toBe(`${summary}?seen=499`);
  for (const [way, seen] of [
    [summary, null],
    [summary, "4,99"],
    ["/en/account/orders", "499"],
    ["https://evil.example/en/checkout/summary", "499"],
  ] as const)
    expect(withSeenTotal(way, summary, seen)).toBe(way);
  const search = new URLSearchParams("seen=499");
  expect([
    otherTotalSeen(search, 532),
    otherTotalSeen(search, 499),
    otherTotalSeen(new URLSearchParams(), 532),
  ]).toEqual([499, null, null]);
});
