// Token information, single sign-on, logout. [SES-03] [SES-04] [SES-08]
import { minuteMs } from "@kontor/domain/kernel/calendar";
import { createHash, randomBytes } from "node:crypto";
import type { Role } from "@kontor/domain/visitor/session";
import { good, type Handlers } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { callerOf, customerOf } from "./caller.ts";
import { endLogins } from "./ended-tokens-store.ts";
import { endLogin } from "./own-logins.ts";
import type { SessionServices } from "./services.ts";
import { keepSingleSignKey } from "./users-store.ts";

const keyLifetime = 5 * minuteMs;

export const sessionHandlers = (services: SessionServices): Pick<Handlers, "readToken" | "singleSign" | "logout"> => ({
  readToken: async (call) => {
    const user = await callerOf(services, call);
    return user === null
      ? good({ type: "anonymous" as const, role: "visitor" as const, customerNumber: null })
      : good({ type: "user" as const, role: user.role as Role, customerNumber: user.customer_number });
  },

  singleSign: async (call) => {
    const user = await customerOf(services, call);
    const key = randomBytes(24).toString("hex");
    const now = services.now();
    await services.database.inTransaction((handle) =>
      keepSingleSignKey(handle, createHash("sha256").update(key).digest("hex"), user.id, now, now + keyLifetime),
    );
    return good({ key });
  },

  /** The token itself ends, with all copies of it, and the account's cart is emptied; an invalid one is no error, and empties nothing. */
  logout: async (call) => {
    const bearer = bearerOf(call.headers);
    if (bearer === null) return good(null);
    const verdict = await services.tokens.verify(services.database.reads, bearer, services.now());
    if ("login" in verdict) await services.database.atOnce((handle) => endLogins(handle, [verdict.login]));
    if (!("user" in verdict)) return good(null);
    const { user, print } = verdict;
    await endLogin(services, user, print, "logout");
    await services.takenAlong(user.customer_number);
    return good(null);
  },
});
