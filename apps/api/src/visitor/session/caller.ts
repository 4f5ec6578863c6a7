// The caller of a shop call: a visitor, or the account of a valid token. [SES-04] [SES-13]
import {
  AccountNotLinked,
  type Area,
  type AreaClosed,
  cartHolder,
  entered,
  type Role,
  TokenMissing,
} from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { SessionServices, Verdict } from "./services.ts";
import type { UserRow } from "./users-store.ts";

interface CallHeaders {
  readonly headers: IncomingHttpHeaders;
}

/** The account of the bearer; null without one. An invalid bearer is refused, so that a frontend notices; one that is linked to no account, as `notLinked` decides. */
export const callerOf = async (
  services: SessionServices,
  call: CallHeaders,
  notLinked: () => null = () => refuse(new AccountNotLinked()),
): Promise<UserRow | null> => {
  const verdict = await verdictOf(services, call);
  if (verdict === null || "user" in verdict) return verdict?.user ?? null;
  return verdict.refused === "Not linked" ? notLinked() : refuse(new TokenMissing());
};

/** The same for calls that visitors may make, too: an unlinked account counts as a visitor. */
export const callerOrVisitor = (services: SessionServices, call: CallHeaders): Promise<UserRow | null> =>
  callerOf(services, call, () => null);

const verdictOf = async (services: SessionServices, { headers }: CallHeaders): Promise<Verdict | null> => {
  const bearer = bearerOf(headers);
  return bearer === null ? null : services.tokens.verify(services.database.reads, bearer, services.now());
};

/** The caller of a call that needs no login: an invalid bearer is a visitor, marked as `stale`. */
export const optionalCaller = async (
  services: SessionServices,
  call: CallHeaders,
): Promise<{ readonly user: UserRow | null; readonly stale: boolean }> => {
  const verdict = await verdictOf(services, call);
  if (verdict === null) return { user: null, stale: false };
  return "user" in verdict
    ? { user: verdict.user, stale: false }
    : { user: null, stale: verdict.refused !== "Not linked" };
};

/** The account of a call that is for those who may enter an area; staff are no customers. [SES-07] */
export const customerOf = async (
  services: SessionServices,
  call: CallHeaders,
  area: Area = "account",
): Promise<UserRow> => {
  const user = (await callerOf(services, call)) ?? refuse(new TokenMissing());
  allowed(entered(area, user.role as Role));
  return user;
};

/** Refuses an account that has no cart. [SES-07] */
export const mustHoldCarts = (user: UserRow | null): void => allowed(cartHolder((user?.role ?? "visitor") as Role));

const allowed = (entry: Result.Result<Role, TokenMissing | AreaClosed>): void => {
  if (Result.isFailure(entry)) refuse(entry.failure);
};
