// Passkeys of who is logged in: added, given as the second factor, removed; each change in the journal. [SES-07]
import { FactorNotSet, passkeyName, PasskeyUnknown } from "@kontor/domain/visitor/second-factor";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { countTry, type FactorServices } from "../../visitor/second-factor/codes.ts";
import { loginOf } from "../../visitor/second-factor/logins.ts";
import {
  checkedPasskey,
  creationOptions,
  keepPasskey,
  offersPasskeys,
  requestOptions,
  usePasskey,
} from "../../visitor/second-factor/passkeys.ts";
import { removePasskey } from "../../visitor/second-factor/passkeys-store.ts";
import { noteProof } from "../../visitor/second-factor/store.ts";
import { noteOwn, ownStaff, stateOf } from "./factor-handlers.ts";

type Names = "beginPasskey" | "addPasskey" | "removePasskey" | "requestPasskey" | "provePasskey";

export const passkeyHandlers = (services: SessionServices & FactorServices): Pick<Handlers, Names> => {
  const { database } = services;
  /** Beside codes alone, which open where a passkey is not at hand. */
  const withFactor = async (call: Parameters<typeof ownStaff>[1]) => {
    const user = await ownStaff(services, call);
    const login = await loginOf(services, user, call);
    if (!login.hasFactor || !offersPasskeys(services)) refuse(new FactorNotSet());
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
      const [name, now] = [passkeyName(call.body.name), services.now()];
      await database.inTransaction(async (handle) => {
        await keepPasskey(handle, passkey, { userId: user.id, name, now });
        await noteOwn(handle, user, now, "passkey-added", { passkey: null }, { passkey: name });
      });
      return good(await stateOf(services, user, call));
    },

    removePasskey: async (call) => {
      const { user } = await withFactor(call);
      const now = services.now();
      await database.inTransaction(async (handle) => {
        const name = (await removePasskey(handle, user.id, call.params.passkeyId)) ?? refuse(new PasskeyUnknown());
        await noteOwn(handle, user, now, "passkey-removed", { passkey: name }, { passkey: null });
      });
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
      await database.inTransaction((handle) => noteProof(handle, login, services.now(), true));
      return good(await stateOf(services, user, call));
    },
  };
};
