// Passkeys of who is logged in: added, given as the second factor, removed; each change in the journal. [SES-07]
import * as Result from "effect/Result";
import { addPasskey, FactorNotSet, proveByPasskey, removePasskey } from "@kontor/domain/visitor/second-factor";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orRefuse, run } from "../../platform/use-case/use-case.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { countTry, type FactorServices } from "../../visitor/second-factor/codes.ts";
import { loginOf } from "../../visitor/second-factor/logins.ts";
import {
  checkedPasskey,
  creationOptions,
  offersPasskeys,
  requestOptions,
  usePasskey,
} from "../../visitor/second-factor/passkeys.ts";
import { ownPorts, ownStaff, stateOf } from "./factor-handlers.ts";

type Names = "beginPasskey" | "addPasskey" | "removePasskey" | "requestPasskey" | "provePasskey";

export const passkeyHandlers = (services: SessionServices & FactorServices): Pick<Handlers, Names> => {
  const { database } = services;
  /** Beside codes alone, which open where a passkey is not at hand. */
  const withFactor = async (call: Parameters<typeof ownStaff>[1] & MayRefuse<FactorNotSet>) => {
    const user = await ownStaff(services, call);
    const login = await loginOf(services, user, call);
    if (!login.hasFactor || !offersPasskeys(services)) orRefuse(call, Result.fail(new FactorNotSet()));
    return { user, login };
  };
  return {
    beginPasskey: async (call) => {
      const { user, login } = await withFactor(call);
      const { name } = await siteTexts(database.reads);
      return good({ options: { ...(await creationOptions(services, user, login, name)) } });
    },

    addPasskey: async (call) => {
      const { user, login } = await withFactor(call);
      const passkey = await checkedPasskey(services, login, call.body.response);
      await run(services, call, ownPorts(services, user, login, passkey), addPasskey(call.body.name));
      return good(await stateOf(services, user, call));
    },

    removePasskey: async (call) => {
      const { user, login } = await withFactor(call);
      await run(services, call, ownPorts(services, user, login), removePasskey(call.params.passkeyId));
      return good(await stateOf(services, user, call));
    },

    requestPasskey: async (call) => {
      const { user, login } = await withFactor(call);
      return good({ options: { ...(await requestOptions(services, user, login)) } });
    },

    provePasskey: async (call) => {
      const { user, login } = await withFactor(call);
      await countTry(services, user.id);
      await usePasskey(services, user.id, login, call.body.response);
      await run(services, call, ownPorts(services, user, login), proveByPasskey);
      return good(await stateOf(services, user, call));
    },
  };
};
