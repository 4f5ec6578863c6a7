// Examples for what is awaited.
import { expect, it } from "vitest";
import { failure, idle, mayTryAgain, pending, success, valueOf } from "./index.ts";

it("[SHL-11] goes from idle over pending to success or error", () => {
  expect(idle).toEqual({ status: "idle" });
  expect(pending(idle)).toEqual({ status: "pending", previous: null });
  expect(success(3)).toEqual({ status: "success", value: 3 });
  expect(failure("down")).toEqual({ status: "error", error: "down" });
});
it("[SHL-11] shows what was there while it is fetched again, and offers 'Try again' after an error", () => {
  expect(valueOf(pending(success("cart")))).toBe("cart");
  expect(valueOf(failure("down"))).toBeNull();
  expect([idle, pending(idle), success(1), failure(1)].map(mayTryAgain)).toEqual([false, false, false, true]);
});
