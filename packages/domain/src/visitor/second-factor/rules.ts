// Codes by time (RFC 6238), recovery codes, who needs a second factor, and when a proof of identity is fresh (decision 63). [SES-07]
import { hmac } from "@noble/hashes/hmac.js";
import { sha1 } from "@noble/hashes/legacy.js";
import * as Result from "effect/Result";
import type { Instant } from "#kernel/calendar";
import { cleanLine } from "#kernel/text";
import { isStaff, mayEnter, type Role } from "#visitor/session";
import { FactorWrong } from "./errors.ts";
import { codeDigits, codeDrift, codeSeconds, enrolmentMs, proofMs } from "./limits.ts";
import type { EnrolmentFacts, FactorPolicy, StaffLogin, StaffStep, StoredFactor, TypedCode } from "./model.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes as letters that are easy to type, without padding. */
export const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, "0"), 2))).join("");
};

/** Groups of four are easier to type. */
export const inGroups = (text: string, by = " "): string => (text.match(/.{1,4}/g) ?? []).join(by);

/** Which step of time it is. */
export const stepAt = (now: Instant): number => Math.floor(now / 1000 / codeSeconds);

/** The code of a step: RFC 4226 with the step as its counter. */
export const timeCode = (secret: Uint8Array, step: number, digits = codeDigits): string => {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const mac = new DataView(hmac(sha1, secret, new Uint8Array(counter.buffer)).buffer);
  const number = mac.getUint32(mac.getUint8(19) & 15) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
};

/** The step that a typed code is of: now, one before, one after, and never one that was used or is older than the last used one. */
export const matchedStep = (
  secret: Uint8Array,
  typed: string,
  { now, lastStep }: { readonly now: Instant; readonly lastStep: number },
): Result.Result<number, FactorWrong> => {
  const steps = Array.from({ length: 2 * codeDrift + 1 }, (_, at) => stepAt(now) - codeDrift + at);
  const found = steps.filter((step) => step > lastStep && step >= 0).find((step) => timeCode(secret, step) === typed);
  return found === undefined ? Result.fail(new FactorWrong()) : Result.succeed(found);
};

/** A recovery code as it is shown. */
export const recoveryCode = (bytes: Uint8Array): string => inGroups(base32(bytes), "-");

/** Both kinds of codes go into one field; spaces and hyphens do not matter, nor does the case. */
export const typedCode = (typed: string): Result.Result<TypedCode, FactorWrong> => {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return Result.succeed({ kind: "time", code });
  return /^[A-Z2-7]{16}$/.test(code)
    ? Result.succeed({ kind: "recovery", code: inGroups(code, "-") })
    : Result.fail(new FactorWrong());
};

/** What the QR code of the enrolment says, as apps for such codes read it. */
export const enrolmentUri = ({ issuer, account, secret }: EnrolmentFacts): string => {
  const query = Object.entries({ secret, issuer, algorithm: "SHA1", digits: codeDigits, period: codeSeconds });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
};

/** Whether a secret that was shown can still be confirmed. */
export const isEnrolmentOpen = (begunAt: Instant, now: Instant): boolean => now - begunAt < enrolmentMs;

/** Whether a secret that waits to be confirmed was shown to this login: one that another login saw, such as a stolen one, never becomes the factor. [SEC2-3] */
export const isOwnEnrolment = (
  { confirmedAt, begunBy, begunAt }: Pick<StoredFactor, "confirmedAt" | "begunBy" | "begunAt">,
  print: string,
  now: Instant,
): boolean => confirmedAt === null && begunBy === print && isEnrolmentOpen(begunAt, now);

const isAdmin = (role: Role): boolean => mayEnter("admin", role);

/** Whether a role requires a second factor. */
export const mustHaveFactor = (policy: FactorPolicy, role: Role): boolean =>
  policy === "staff" ? isStaff(role) : policy === "admins" && isAdmin(role);

/** Whether the first page of a member of staff asks for one. */
export const isRequested = (policy: FactorPolicy, role: Role): boolean => policy !== "off" && isStaff(role);

/** What a login still needs. Who has a second factor gives it in every login, whatever the policy says. */
export const staffStep = (
  policy: FactorPolicy,
  role: Role,
  { hasFactor, isPassed }: Omit<StaffLogin, "provedAt">,
): StaffStep => {
  if (!isStaff(role)) return "none";
  if (hasFactor) return isPassed ? "none" : "code";
  return mustHaveFactor(policy, role) ? "set-up" : "none";
};

/** What a passkey is called in its list: as it was typed, in one line, short. */
export const passkeyName = (typed: string): string =>
  Result.getOrElse(cleanLine(typed), () => "")
    .slice(0, 40)
    .trim() || "Passkey";

/** Whether a browser must have its user verified by the passkey: where each of the account's passkeys has done so before, all of them can. [SEC4-9] */
export const userVerification = (verifying: readonly boolean[]): "required" | "preferred" =>
  verifying.length > 0 && verifying.every(Boolean) ? "required" : "preferred";

/** Whether a proof of identity is still fresh; null: this login gave none. */
export const isFresh = (provedAt: Instant | null, now: Instant): boolean =>
  provedAt !== null && now - provedAt < proofMs;
