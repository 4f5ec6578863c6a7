// Guards of the account calls: invalid tokens, missing rights, too many calls. [API-02] [OPS-08]
import type { Call, OperationId } from "../../platform/http/call.ts";
import { isPrivateNetwork, widerNetworkOf, widerTimes } from "../../platform/http/network.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { forbidden, StrapiError, tooManyRequests, unauthorized } from "../../platform/http/strapi-error.ts";
import type { SessionServices } from "./services.ts";
import { countCall } from "../../platform/database/rate-limits.ts";
import type { UserRow } from "./users-store.ts";
import { callsWindow, proxyWarnedEvery } from "@kontor/domain/visitor/session";

export type RateHeaders = Readonly<Record<string, string>>;

/** An error that carries the headers of the rate limit with it. */
export class Limited extends StrapiError {
  readonly headers: RateHeaders;
  constructor(error: StrapiError, headers: RateHeaders) {
    super(error.status, error.strapiName, error.message, error.details);
    this.headers = headers;
  }
}

/** The user of the bearer, and the print of its login; 403 without one, 401 with an invalid one. */
export const loginOf = async (
  services: SessionServices,
  call: Pick<Call<OperationId>, "headers">,
): Promise<{ readonly user: UserRow; readonly print: string }> => {
  const bearer = bearerOf(call.headers);
  if (bearer === null) throw forbidden();
  const verdict = await services.tokens.verify(services.database.reads, bearer, services.now());
  if ("refused" in verdict && verdict.refused === "Not linked") throw forbidden();
  if ("refused" in verdict) throw unauthorized(verdict.refused);
  return verdict;
};

export const userOf = async (services: SessionServices, call: Pick<Call<OperationId>, "headers">): Promise<UserRow> =>
  (await loginOf(services, call)).user;

/** For calls of people who are not logged in: 401 with an invalid token, 403 with a valid one. */
export const anonymousOnly = async (
  services: SessionServices,
  call: Pick<Call<OperationId>, "headers">,
): Promise<void> => {
  if (bearerOf(call.headers) === null) return;
  await userOf(services, call);
  throw forbidden();
};

const warned = new WeakMap<SessionServices, number>();

/** Once an hour for a process: the limits are then those of all visitors together. [OPS2-4] */
const warnOfProxy = (services: SessionServices): void => {
  const [now, last] = [services.now(), warned.get(services)];
  if (last !== undefined && now - last < proxyWarnedEvery) return;
  warned.set(services, now);
  services.log.warn(
    { setting: "TRUST_PROXY" },
    "a limit was reached from a private address: if a proxy stands before this shop, its visitors share one limit; see TRUST_PROXY, and set_real_ip_from in deploy/nginx.conf",
  );
};

/** The operations whose body has an e-mail address; in all others such a field is not read, so it is not counted by either. [SEC2-7] */
const byEmail: ReadonlySet<OperationId> = new Set(["register", "forgotPassword", "sendEmailConfirmation"]);

/** Counts the call by operation, network and the e-mail address that the operation takes, as Strapi does by its path, and runs it; errors keep the headers. However a path is spelt, its operation is one. */
export const limited = async <A>(
  services: SessionServices,
  call: Pick<Call<OperationId>, "operation" | "address" | "body">,
  use: (headers: RateHeaders) => Promise<A>,
): Promise<A> => {
  const body: unknown = call.body;
  const email =
    byEmail.has(call.operation) &&
    typeof body === "object" &&
    body !== null &&
    "email" in body &&
    typeof body.email === "string"
      ? body.email.toLowerCase().slice(0, 100)
      : "";
  const { database } = services;
  const bucket = `auth:${call.operation}:${call.address}`;
  const limit = services.settings.authRateLimit;
  const allowance = await countCall(database, `${bucket}:${email}`, limit, callsWindow, services.now());
  // One address cannot go on with another e-mail address each time either.
  const all = email === "" ? allowance : await countCall(database, bucket, 3 * limit, callsWindow, services.now());
  const block = widerNetworkOf(call.address);
  const wide =
    block === null
      ? allowance
      : await countCall(database, `auth:${call.operation}:${block}`, widerTimes * limit, callsWindow, services.now());
  const headers = {
    "x-ratelimit-limit": String(allowance.limit),
    "x-ratelimit-remaining": String(allowance.remaining),
    "x-ratelimit-reset": String(allowance.resetsAt),
  };
  const refused = [allowance, all, wide].find((each) => each.refused);
  if (refused !== undefined) {
    const { wait } = refused;
    if (isPrivateNetwork(call.address)) warnOfProxy(services);
    throw new Limited(tooManyRequests(), { ...headers, "retry-after": String(wait) });
  }
  return use(headers).catch((error: unknown) => {
    if (!(error instanceof StrapiError)) throw error;
    throw new Limited(error, { ...headers, ...(error instanceof Limited ? error.headers : {}) });
  });
};
