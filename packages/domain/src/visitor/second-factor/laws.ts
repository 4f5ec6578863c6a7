// What always holds of second factors: a code counts once and in its time, who has one gives it, a proof is over after ten minutes. [SES-07]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { anyMoment, anyPolicy, anySecret, anyStaffLogin, anyStaffRole } from "./arbitraries.ts";
import { isStaff } from "#visitor/session";
import { codeSeconds, proofMs, recoveryBytes } from "./limits.ts";
import {
  base32,
  isFresh,
  matchedStep,
  mustHaveFactor,
  recoveryCode,
  staffStep,
  stepAt,
  timeCode,
  typedCode,
} from "./rules.ts";

const stepMs = codeSeconds * 1000;

export const laws: readonly Law[] = [
  law("[SES-07] a code is taken one step before and after its own at most, and never again once it was used", () =>
    fc.property(anySecret, anyMoment, fc.integer({ min: -3, max: 3 }), (secret, now, off) => {
      const typed = timeCode(secret, stepAt(now) + off);
      const first = matchedStep(secret, typed, { now, lastStep: -1 });
      if (Result.isFailure(first)) return Math.abs(off) > 1;
      const again = matchedStep(secret, typed, { now, lastStep: first.success });
      // Two steps of a secret have the same six digits once in a million.
      return Result.isFailure(again) || again.success > first.success;
    }),
  ),
  law("[SES-07] the codes of one step are the same at its beginning and at its end", () =>
    fc.property(anySecret, anyMoment, (secret, now) => {
      const begin = Math.floor(now / stepMs) * stepMs;
      return [instant(begin), instant(begin + stepMs - 1)].every(
        (moment) => timeCode(secret, stepAt(moment)) === timeCode(secret, stepAt(now)),
      );
    }),
  ),
  law("[SES-07] a code is read as it is shown, with spaces, hyphens and small letters or without", () =>
    fc.property(fc.uint8Array({ minLength: recoveryBytes, maxLength: recoveryBytes }), anySecret, (bytes, secret) => {
      const [recovery, time] = [recoveryCode(bytes), timeCode(secret, 7)];
      return [
        recovery,
        recovery.toLowerCase().replaceAll("-", " "),
        base32(bytes),
        time,
        `${time.slice(0, 3)} ${time.slice(3)} `,
      ].every((typed, at) => {
        const read = typedCode(typed);
        return Result.isSuccess(read) && read.success.code === (at < 3 ? recovery : time);
      });
    }),
  ),
  law("[SES-07] what is no code is refused before anything is compared", () =>
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const read = typedCode(typed);
      return Result.isFailure(read) || /^(\d{6}|[A-Z2-7]{4}(-[A-Z2-7]{4}){3})$/.test(read.success.code);
    }),
  ),
  law(
    "[SES-07] who has a second factor gives it in every login; who has none is let in where their role needs none",
    () =>
      fc.property(anyPolicy, anyStaffRole, anyStaffLogin, (policy, role, login) => {
        const step = staffStep(policy, role, login);
        if (!isStaff(role)) return step === "none";
        if (login.hasFactor) return (step === "none") === login.isPassed && step !== "set-up";
        return (step === "set-up") === mustHaveFactor(policy, role) && step !== "code";
      }),
  ),
  law("[SES-07] a stricter policy lets in no one whom a milder one keeps out", () =>
    fc.property(anyStaffRole, (role) => {
      const needs = (["off", "ask", "admins", "staff"] as const).map((policy) => mustHaveFactor(policy, role));
      return needs.every((need, at) => at === 0 || need || needs[at - 1] === false) && needs[3] === isStaff(role);
    }),
  ),
  law("[SES-07] a proof of identity is fresh for ten minutes and not for longer", () =>
    fc.property(
      anyMoment,
      fc.nat(2 * proofMs),
      (provedAt, later) => isFresh(provedAt, instant(provedAt + later)) === later < proofMs,
    ),
  ),
];
