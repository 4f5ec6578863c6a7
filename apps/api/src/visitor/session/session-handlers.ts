// Token information, single sign-on, logout. [SES-03] [SES-04] [SES-08]
import { randomBytes } from "node:crypto";
import { logOut } from "@kontor/domain/visitor/second-factor";
import { openPanel, type Role, SingleSignKeys } from "@kontor/domain/visitor/session";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { good, type Handlers } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { type PortsOver, run } from "../../platform/use-case/use-case.ts";
import { fingerprint } from "./account-ports.ts";
import { callerOf, customerOf } from "./caller.ts";
import { ownLogin } from "./own-logins.ts";
import type { SessionServices } from "./services.ts";
import { keepSingleSignKey } from "./users-store.ts";

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
    const keys: PortsOver<SingleSignKeys> = ({ handle }) =>
      Context.make(SingleSignKeys, {
        keep: (until) =>
          Effect.promise(() => keepSingleSignKey(handle, fingerprint(key), user.id, services.now(), until)),
      });
    await run(services, call, keys, openPanel(services.now()));
    return good({ key });
  },

  /** An invalid token is no error, and empties nothing. */
  logout: async (call) => {
    const bearer = bearerOf(call.headers);
    if (bearer === null) return good(null);
    const verdict = await services.tokens.verify(services.database.reads, bearer, services.now());
    if ("login" in verdict || "user" in verdict) await run(services, call, ownLogin(services, verdict), logOut);
    return good(null);
  },
});
