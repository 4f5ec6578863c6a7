// Guesses at one account from many networks: unknown networks share a small allowance, known ones do not use it. [OPS-08] [SES-06]
import { createHash } from "node:crypto";
import { mailboxOf } from "@kontor/domain/shop/checkout";
import { TooManyAttempts } from "@kontor/domain/kernel/limit";
import { accountLettersPerHour, attemptsWindow, callsWindow } from "@kontor/domain/visitor/session";
import { refuse } from "../../platform/http/problem.ts";
import { tooManyRequests } from "../../platform/http/strapi-error.ts";
import type { SessionServices } from "./services.ts";
import { isKnownPlace, keepPlace } from "./known-places-store.ts";
import { type Allowance, countCall } from "../../platform/database/rate-limits.ts";
import { countedMailbox, type Recipient } from "../../platform/mail/recipients.ts";
import { Limited } from "./account-guard.ts";

/** What a login is let in for, from where. */
export interface Attempt {
  readonly identifier: string;
  readonly address: string;
}

/** An account by what was typed, whether it exists or not, so that the allowance does not reveal it. */
const accountOf = (identifier: string): string => identifier.trim().toLowerCase();
export const bucketOf = (identifier: string): string =>
  createHash("sha256").update(accountOf(identifier)).digest("base64url");

/**
 * Lets an attempt pass, or refuses it with the wait. From a place where the account was opened before every attempt passes: the limit of the address
 * is enough there. All other places together have an allowance for each hour, and one attempt a minute when it is used up. It locks out no owner:
 * from a new network they can set a new password by mail, and the network is known from then on.
 */
export const limitUnknownLogins = async (
  { database, settings, now }: SessionServices,
  { identifier, address }: Attempt,
): Promise<void> => {
  if (await isKnownPlace(database.reads, accountOf(identifier), address, now())) return;
  const account = bucketOf(identifier);
  const count = (bucket: string, limit: number, windowMs: number) =>
    countCall(database, `${bucket}:${account}`, limit, windowMs, now());
  if (!(await count("strangers", Math.max(20, 2 * settings.authRateLimit), attemptsWindow)).refused) return;
  const slow = await count("strangers-slowly", 1, callsWindow);
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

type LetterKind = "reset" | "confirm" | "change" | "access";

/** Letters of a kind to a mailbox in an hour, however its address is written; counted for addresses without an account, too, so that the answer does not differ. */
export const letterAllowance = (
  { database, settings, now }: SessionServices,
  kind: LetterKind,
  email: string,
): Promise<Allowance> => {
  const limit = accountLettersPerHour * settings.orderRateFactor;
  return countCall(database, `letters:${kind}:${bucketOf(mailboxOf(email))}`, limit, attemptsWindow, now());
};

/** The mailbox of an address, counted for one more letter of the kind; null where it has had as many as it gets. Such letters hold codes for a while: they do not wait. [SEC2-4] */
export const mailboxFor = async (
  services: SessionServices,
  kind: LetterKind,
  email: string,
): Promise<Recipient | null> => countedMailbox(email, await letterAllowance(services, kind, email));

/** The same where a letter that is not sent is refused. */
export const mustHaveMailbox = async (
  services: SessionServices,
  kind: LetterKind,
  email: string,
): Promise<Recipient> => {
  const allowance = await letterAllowance(services, kind, email);
  return countedMailbox(email, allowance) ?? refuse(new TooManyAttempts({ wait: allowance.wait }));
};
