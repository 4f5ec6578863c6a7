// The logins of an account: listed, ended one by one, or all but the one that asks. [ACC-04]
import { instant } from "@kontor/domain/kernel/calendar";
import { AccountManagedElsewhere, SessionUnknown, TokenMissing } from "@kontor/domain/visitor/session";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { callerOf } from "./caller.ts";
import { endToken, tokenPrint } from "./ended-tokens-store.ts";
import type { SessionServices } from "./services.ts";
import { sessionAnswer } from "./session-answer.ts";
import { openSessions } from "./sessions-store.ts";
import { allTokensEnded, changeUser } from "./users-store.ts";

/** A content system elsewhere knows its logins alone. */
export const mustBeOwn = ({ settings }: Pick<SessionServices, "settings">): void => {
  if (settings.cmsUrl !== null) refuse(new AccountManagedElsewhere());
};

/** Everybody has logins; those of staff wait for their second factor. [SES-07] */
const ownerOf = async (services: SessionServices, call: Pick<Call<OperationId>, "headers" | "operation">) => {
  const user = (await callerOf(services, call)) ?? refuse(new TokenMissing());
  await services.staffGuard(user, call);
  return user;
};

export const ownSessionHandlers = (
  services: SessionServices,
): Pick<Handlers, "listSessions" | "endSession" | "endOtherSessions"> => ({
  listSessions: async (call) => {
    const user = await ownerOf(services, call);
    if (services.settings.cmsUrl !== null) return good({ offered: false, sessions: [] });
    const own = tokenPrint(bearerOf(call.headers) ?? "");
    const sessions = await openSessions(services.database.reads, user, services.now());
    return good({
      offered: true,
      sessions: sessions.map(({ print, device, started_at: startedAt, used_at: usedAt }) => ({
        id: print,
        device,
        startedAt: instant(startedAt),
        usedAt: instant(Math.max(startedAt, usedAt)),
        current: print === own,
      })),
    });
  },

  endSession: async (call) => {
    const user = await ownerOf(services, call);
    mustBeOwn(services);
    const sessions = await openSessions(services.database.reads, user, services.now());
    const found = sessions.find(({ print }) => print === call.params.sessionId) ?? refuse(new SessionUnknown());
    await endToken(services.database, found.print, found.until);
    return good(null);
  },

  endOtherSessions: async (call) => {
    const user = await ownerOf(services, call);
    mustBeOwn(services);
    const changed = await services.database.inTransaction((handle) =>
      changeUser(handle, user.id, allTokensEnded(services.now())),
    );
    const answer = await sessionAnswer(
      services,
      changed ?? user,
      {},
      { identifiers: [user.email, user.username], call },
    );
    return good({ jwt: answer.payload?.jwt ?? "" });
  },
});
