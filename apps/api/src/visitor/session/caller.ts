// Who asks a shop call: nobody in particular, or the account of a token that holds. [SES-04] [SES-13]
import { AccountNotLinked, type Area, type AreaClosed, cartHolder, entered, type Role, TokenMissing } from "@kontor/domain/visitor/session";
import * as Result from "effect/Result";
import type { IncomingHttpHeaders } from "node:http";
import { refuse } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import type { SessionServices, Verdict } from "./services.ts";
import type { UserRow } from "./users-store.ts";

interface Asked {
  readonly headers: IncomingHttpHeaders;
}

/** The account of the bearer; null without one. A bearer that does not hold is refused, so that a frontend notices; one that is linked to no account, as `notLinked` says. */
export const callerOf = async (
  services: SessionServices,
  asked: Asked,
  notLinked: () => null = () => refuse(new AccountNotLinked()),
): Promise<UserRow | null> => {
  const verdict = await verdictOf(services, asked);
  if (verdict === null || "user" in verdict) return verdict?.user ?? null;
  return verdict.refused === "Not linked" ? notLinked() : refuse(new TokenMissing());
};

/** The same for what visitors may ask, too: whoever is linked to no account is one of them. */
export const callerOrVisitor = (services: SessionServices, asked: Asked): Promise<UserRow | null> => callerOf(services, asked, () => null);

const verdictOf = async (services: SessionServices, { headers }: Asked): Promise<Verdict | null> => {
  const bearer = bearerOf(headers);
  return bearer === null ? null : services.tokens.verify(services.database.reads, bearer, services.now());
};

/** Who asks where nobody has to: a bearer that does not hold is nobody, but known to be one. */
export const askerOf = async (
  services: SessionServices,
  asked: Asked,
): Promise<{ readonly user: UserRow | null; readonly stale: boolean }> => {
  const verdict = await verdictOf(services, asked);
  if (verdict === null) return { user: null, stale: false };
  return "user" in verdict ? { user: verdict.user, stale: false } : { user: null, stale: verdict.refused !== "Not linked" };
};

/** The account of a call that is for those who may enter an area; staff are no customers. [SES-07] */
export const customerOf = async (services: SessionServices, asked: Asked, area: Area = "account"): Promise<UserRow> => {
  const user = (await callerOf(services, asked)) ?? refuse(new TokenMissing());
  allowed(entered(area, user.role as Role));
  return user;
};

/** Refuses an account that has no cart. [SES-07] */
export const mustHoldCarts = (user: UserRow | null): void => allowed(cartHolder((user?.role ?? "visitor") as Role));

const allowed = (entry: Result.Result<Role, TokenMissing | AreaClosed>): void => {
  if (Result.isFailure(entry)) refuse(entry.failure);
};
