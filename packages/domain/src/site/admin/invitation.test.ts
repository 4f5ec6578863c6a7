// Who is invited to what, and what is noted of it.
import { describe, expect, it } from "vitest";
import * as Result from "effect/Result";
import { dayMs, instant } from "#kernel/calendar";
import { invitation } from "./index.ts";

const draft = { email: " Ada@Example.test ", role: "support", reason: "New in the team." };
const now = instant(1_795_000_000_000);
const refusalOf = (changed: Partial<typeof draft>, isFree = true): string => {
  const result = invitation({ ...draft, ...changed }, now, () => isFree);
  return Result.isFailure(result) ? result.failure._tag : "invited";
};

describe("an invitation", () => {
  it("[ADM-06] [SES-07] is for three days, and the journal has role and reason without an address", () => {
    const made = Result.getOrThrow(invitation(draft, now, () => true));
    expect([made.email, made.role, made.until - now]).toEqual(["ada@example.test", "support", 3 * dayMs]);
    expect(made.entry("100009")).toEqual({
      act: "invited",
      subject: { kind: "customer", id: "100009" },
      reason: "New in the team.",
      before: { role: null },
      after: { role: "support" },
    });
  });
  it.each([
    [{ role: "customer" }, "RoleNotGiven"],
    [{ role: "reseller" }, "RoleNotGiven"],
    [{ email: "ada" }, "EmailInvalid"],
    [{ email: "" }, "FieldRequired"],
    [{ reason: " " }, "ReasonMissing"],
  ])("[SES-07] %j is refused: %s", (changed, tag) => expect(refusalOf(changed)).toBe(tag));
  it("[SES-07] an address that has an account is given its role there", () =>
    expect(refusalOf({}, false)).toBe("LoginAddressTaken"));
});
