// Secrets and codes of second factors: made, sealed, compared; every try is counted, right or wrong. [SES-07] [OPS-08]
import { randomBytes } from "node:crypto";
import type { Limit } from "@kontor/domain/kernel/limit";
import {
  base32,
  EnrolmentOver,
  FactorNotSet,
  FactorWrong,
  factorTries,
  factorTriesADay,
  isEnrolmentOpen,
  matchedStep,
  recoveryBytes,
  recoveryCode,
  recoveryCodes,
  secretBytes,
  typedCode,
} from "@kontor/domain/visitor/second-factor";
import { TooManyAttempts } from "@kontor/domain/visitor/session";
import { instant, type Instant } from "@kontor/domain/kernel/calendar";
import type { Handle } from "../../platform/database/handle.ts";
import { countCall } from "../../platform/database/rate-limits.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { sealFor, type TextSeal } from "../../platform/secrets/seal.ts";
import { type FactorRow, factorOf, recoveryCodesLeft, takeRecoveryCode, takeStep } from "./store.ts";

export interface FactorServices extends PlatformServices {
  readonly factorSeal: TextSeal;
}

/** With a key of its own, else with the secret of the sessions. */
export const factorSealOf = (key: string | null, sessionSecret: string): TextSeal =>
  sealFor(key ?? sessionSecret, "kontor second factors");

/** Counted by account, wherever the tries come from. */
export const countTry = async ({ database, now }: FactorServices, userId: number): Promise<void> => {
  const limits: readonly (readonly [string, Limit])[] = [
    ["second-factor", factorTries],
    ["second-factor-day", factorTriesADay],
  ];
  for (const [name, { most, seconds }] of limits) {
    const tries = await countCall(database, `${name}:${userId}`, most, seconds * 1000, now());
    if (tries.refused) refuse(new TooManyAttempts({ wait: tries.wait }));
  }
};

export const freshSecret = (seal: TextSeal, userId: number): { readonly secret: Buffer; readonly sealed: string } => {
  const secret = randomBytes(secretBytes);
  return { secret, sealed: seal.closed(secret.toString("base64url"), String(userId)) };
};

/** Null where the key was changed since: then recovery codes and passkeys are what is left. */
export const secretOf = ({ factorSeal, log }: FactorServices, row: FactorRow): Buffer | null => {
  const opened = factorSeal.opened(row.sealed_secret, String(row.user_id));
  if (opened === null)
    log.error({ setting: "FACTOR_KEY" }, "the secret of a second factor was sealed with another key");
  return opened === null ? null : Buffer.from(opened, "base64url");
};

export const asLetters = (secret: Buffer): string => base32(secret);

export const freshRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodes }, () => recoveryCode(randomBytes(recoveryBytes)));

/** Takes a code of a confirmed second factor; how many recovery codes are left after one of them was used, else null. */
export const takeCode = async (
  services: FactorServices,
  handle: Handle,
  userId: number,
  typed: string,
): Promise<number | null> => {
  const row = await factorOf(handle, userId);
  if (row === undefined || row.confirmed_at === null) return refuse(new FactorNotSet());
  const { kind, code } = orRefuse(typedCode(typed));
  if (kind === "recovery") {
    if (!(await takeRecoveryCode(handle, userId, code, services.now()))) refuse(new FactorWrong());
    return recoveryCodesLeft(handle, userId);
  }
  if (!(await takeStep(handle, userId, stepIn(services, row, code)))) refuse(new FactorWrong());
  return null;
};

const stepIn = (services: FactorServices, row: FactorRow, code: string): number => {
  const secret = secretOf(services, row) ?? refuse(new FactorWrong());
  return orRefuse(matchedStep(secret, code, { now: services.now(), lastStep: row.last_step }));
};

/** Whether a secret that waits to be confirmed was shown to this login: one that another login saw, such as a stolen one, never becomes the factor. [SEC2-3] */
export const isOwnEnrolment = (row: FactorRow, login: { readonly print: string }, now: Instant): boolean =>
  row.confirmed_at === null && row.begun_by === login.print && isEnrolmentOpen(instant(row.begun_at), now);

/** Takes the first code of a secret that was just shown to this login: it is the second factor from now on. */
export const takeFirstCode = async (
  services: FactorServices,
  handle: Handle,
  login: { readonly userId: number; readonly print: string },
  typed: string,
): Promise<void> => {
  const { userId } = login;
  const [row, now] = [await factorOf(handle, userId), services.now()];
  if (row === undefined || !isOwnEnrolment(row, login, now)) return refuse(new EnrolmentOver());
  const { kind, code } = orRefuse(typedCode(typed));
  if (kind !== "time" || !(await takeStep(handle, userId, stepIn(services, row, code), now))) refuse(new FactorWrong());
};
