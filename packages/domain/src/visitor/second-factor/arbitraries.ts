// Secrets, moments and logins of staff as they occur, for laws.
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { type Role, roles } from "#visitor/session";
import { secretBytes } from "./limits.ts";
import { factorPolicies, type StaffLogin } from "./model.ts";

export const anySecret: fc.Arbitrary<Uint8Array> = fc.uint8Array({ minLength: secretBytes, maxLength: secretBytes });
export const anyMoment = fc.integer({ min: 60_000, max: 4_102_444_800_000 }).map(instant);
export const anyPolicy = fc.constantFrom(...factorPolicies);
export const anyStaffRole: fc.Arbitrary<Role> = fc.constantFrom(...roles);
export const anyStaffLogin: fc.Arbitrary<StaffLogin> = fc.record({
  hasFactor: fc.boolean(),
  isPassed: fc.boolean(),
  provedAt: anyMoment,
});
