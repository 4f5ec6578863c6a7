// Guesses at one account from many networks: unknown networks share a small allowance, known ones do not use it. [OPS-08] [SES-06]
import { createHash } from "node:crypto";
import { accountLettersPerHour } from "@kontor/domain/visitor/session";
import { tooManyRequests } from "../../platform/http/strapi-error.ts";
import type { SessionServices } from "./services.ts";
import { isKnownPlace, keepPlace } from "./known-places-store.ts";
import { type Allowance, countCall } from "../../platform/database/rate-limits.ts";
import { Limited } from "./account-guard.ts";

/** What a login is let in for, from where. */
export interface Attempt {
  readonly identifier: string;
  readonly address: string;
}

const hour = 3_600_000;
const minute = 60_000;

/** An account by what was typed, whether it exists or not, so that the allowance does not reveal it. */
const accountOf = (identifier: string): string => identifier.trim().toLowerCase();
export const bucketOf = (identifier: string): string => createHash("sha256").update(accountOf(identifier)).digest("base64url");

/**
 * Lets an attempt pass, or refuses it with the wait. From a place where the account was opened before every attempt passes: the limit of the address
 * is enough there. All other places together have an allowance for each hour, and one attempt a minute when it is used up. It locks out no owner:
 * from a new network they can set a new password by mail, and the network is known from then on.
 */
export const limitUnknownLogins = async ({ database, settings, now }: SessionServices, { identifier, address }: Attempt): Promise<void> => {
  if (await isKnownPlace(database.reads, accountOf(identifier), address, now())) return;
  const account = bucketOf(identifier);
  const count = (bucket: string, limit: number, windowMs: number) => countCall(database, `${bucket}:${account}`, limit, windowMs, now());
  if (!(await count("strangers", Math.max(20, 2 * settings.authRateLimit), hour)).refused) return;
  const slow = await count("strangers-slowly", 1, minute);
  if (!slow.refused) return;
  throw new Limited(tooManyRequests(), { "retry-after": String(slow.wait) });
};

/** After a login, a registration, a new password: this network is known for the account. A failure to store it refuses nothing. */
export const rememberPlace = async (
  { database, log, now }: SessionServices,
  identifiers: readonly string[],
  address: string,
): Promise<void> => {
  await keepPlace(database, identifiers.map(accountOf), address, now()).catch((error: unknown) =>
    log.warn({ err: { name: error instanceof Error ? error.name : "unknown" } }, "a known place was not kept"),
  );
};

type LetterKind = "reset" | "confirm" | "change";

/** Letters of a kind to an address in an hour; counted for addresses without an account, too, so that the answer does not differ. */
export const letterAllowance = ({ database, settings, now }: SessionServices, kind: LetterKind, email: string): Promise<Allowance> => {
  const limit = Math.max(accountLettersPerHour, Math.floor(settings.authRateLimit / 2));
  return countCall(database, `letters:${kind}:${bucketOf(email)}`, limit, hour, now());
};

/** Whether another mail may be sent. */
export const mayMail = async (services: SessionServices, kind: LetterKind, email: string): Promise<boolean> =>
  !(await letterAllowance(services, kind, email)).refused;
