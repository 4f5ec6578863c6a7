// Codes by time as RFC 6238 gives them, and examples of who is asked for what. [SES-07]
import { createHmac } from "node:crypto";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import {
  base32,
  enrolmentUri,
  isRequested,
  isEnrolmentOpen,
  matchedStep,
  passkeyName,
  recoveryCode,
  staffStep,
  stepAt,
  timeCode,
} from "./rules.ts";

const secret = new TextEncoder().encode("12345678901234567890");

describe("a code by time", () => {
  // RFC 6238, appendix B, SHA-1.
  it.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("[SES-07] is that of RFC 6238 after %i seconds", (seconds, code) => {
    expect(timeCode(secret, stepAt(instant(seconds * 1000)), 8)).toBe(code);
    expect(timeCode(secret, stepAt(instant(seconds * 1000)))).toBe(code.slice(2));
  });
  // RFC 4226, appendix D.
  it("[SES-07] is that of RFC 4226 for its counter", () =>
    expect(Array.from({ length: 10 }, (_, counter) => timeCode(secret, counter)).join(" ")).toBe(
      "755224 287082 359152 969429 338314 254676 287922 162583 399871 520489",
    ));
  it("[SES-07] is hashed as the platform hashes", () => {
    const mac = createHmac("sha1", secret).update(Buffer.from("0000000000000007", "hex")).digest();
    const number = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7f_ff_ff_ff;
    expect(timeCode(secret, 7)).toBe(String(number % 1_000_000).padStart(6, "0"));
  });
  it("[SES-07] of the step before is taken, and none that is as old as one that was used", () => {
    const now = instant(59_000);
    expect(matchedStep(secret, "755224", { now, lastStep: -1 })).toEqual(Result.succeed(0));
    expect(matchedStep(secret, "359152", { now, lastStep: -1 })).toEqual(Result.succeed(2));
    expect(Result.isFailure(matchedStep(secret, "755224", { now, lastStep: 1 }))).toBe(true);
    expect(Result.isFailure(matchedStep(secret, "969429", { now, lastStep: -1 }))).toBe(true);
  });
});

describe("an enrolment", () => {
  it("[SES-07] tells an app the secret in base32, with shop and account", () => {
    expect(base32(secret)).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
    expect(enrolmentUri({ issuer: "Kontor & Söhne", account: "ada@example.com", secret: base32(secret) })).toBe(
      "otpauth://totp/Kontor%20%26%20S%C3%B6hne:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kontor%20%26%20S%C3%B6hne&algorithm=SHA1&digits=6&period=30",
    );
  });
  it("[SES-07] is open for half an hour", () =>
    expect([1_799_999, 1_800_000].map((later) => isEnrolmentOpen(instant(5), instant(5 + later)))).toEqual([
      true,
      false,
    ]));
  it("[SES-07] ends with recovery codes in groups", () =>
    expect(recoveryCode(secret.slice(0, 10))).toBe("GEZD-GNBV-GY3T-QOJQ"));
});

describe("a passkey", () => {
  it("[SES-07] is called as it was typed, in one short line", () =>
    expect(["  Adas Laptop ", "a\u0000b", "", "x".repeat(60)].map(passkeyName)).toEqual([
      "Adas Laptop",
      "Passkey",
      "Passkey",
      "x".repeat(40),
    ]));
});

describe("a login of staff", () => {
  const login = { hasFactor: false, isPassed: false };
  it("[SES-07] needs a second factor where the policy says so", () => {
    const steps = (["off", "ask", "admins", "staff"] as const).map((policy) => [
      staffStep(policy, "admin", login),
      staffStep(policy, "support", login),
      staffStep(policy, "customer", login),
    ]);
    expect(steps).toEqual([
      ["none", "none", "none"],
      ["none", "none", "none"],
      ["set-up", "none", "none"],
      ["set-up", "set-up", "none"],
    ]);
    expect(isRequested("ask", "admin")).toBe(true);
    expect([
      isRequested("ask", "support"),
      isRequested("ask", "ticketing"),
      isRequested("ask", "customer"),
      isRequested("off", "admin"),
    ]).toEqual([true, true, false, false]);
  });
  it("[SES-07] needs the one that there is, also where the policy requires none", () => {
    expect(staffStep("off", "ticketing", { hasFactor: true, isPassed: false })).toBe("code");
    expect(staffStep("staff", "admin", { hasFactor: true, isPassed: true })).toBe("none");
  });
});
