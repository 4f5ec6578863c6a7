// The logins of an account: listed, ended one by one, or all but the one that asks. [ACC-04]
import { instant } from "@kontor/domain/kernel/calendar";
import { endLogin, endOtherLogins, endProviderLogin } from "@kontor/domain/visitor/second-factor";
import { type AccountManagedElsewhere, accountIsOurs, TokenMissing } from "@kontor/domain/visitor/session";
import { type Call, good, type Handlers, type OperationId } from "../../platform/http/call.ts";
import { bearerOf } from "../../platform/http/request.ts";
import { counting, type MayRefuse, orRefuse, orUnknown, run } from "../../platform/use-case/use-case.ts";
import { callerOf } from "./caller.ts";
import { ownLogins } from "./own-logins.ts";
import { mustKnowPassword } from "./password-again.ts";
import { providerLinksOf } from "./provider-links-store.ts";
import type { SessionServices } from "./services.ts";
import { openSessions } from "./sessions-store.ts";

/** A content system elsewhere knows its logins alone. */
export const mustBeOwn = (
  { settings }: Pick<SessionServices, "settings">,
  call: MayRefuse<AccountManagedElsewhere>,
): void => orRefuse(call, accountIsOurs(settings.cmsUrl));

type OwnCall = Pick<Call<OperationId>, "headers" | "operation"> & MayRefuse<TokenMissing>;

/** Everybody has logins; those of staff wait for their second factor. [SES-07] */
const ownerOf = async (services: SessionServices, call: OwnCall) => {
  const user = orUnknown(call, await callerOf(services, call), () => new TokenMissing());
  await services.staffGuard(user, call);
  return user;
};

/** The print of the login that asks. */
const ownPrint = async ({ tokens, now }: SessionServices, call: OwnCall) =>
  orUnknown(call, await tokens.printOf(bearerOf(call.headers) ?? "", now()), () => new TokenMissing());

export const ownSessionHandlers = (
  services: SessionServices,
): Pick<Handlers, "listSessions" | "endSession" | "endProviderLogin" | "endOtherSessions"> => ({
  listSessions: async (call) => {
    const user = await ownerOf(services, call);
    if (services.settings.cmsUrl !== null) return good({ offered: false, sessions: [], providers: [] });
    const own = await ownPrint(services, call);
    const { reads } = services.database;
    const sessions = await openSessions(reads, user, services.now());
    const links = await providerLinksOf(reads, user.id);
    return good({
      offered: true,
      providers: links.map(({ id, provider, linked_at: linkedAt }) => ({
        id,
        name: services.providers.nameOf(provider),
        linkedAt: instant(linkedAt),
      })),
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
    mustBeOwn(services, call);
    const ports = ownLogins(services, user, await ownPrint(services, call));
    await run(services, call, ports, endLogin(call.params.sessionId));
    return good(null);
  },

  endProviderLogin: async (call) => {
    const user = await ownerOf(services, call);
    mustBeOwn(services, call);
    const ports = ownLogins(services, user, await ownPrint(services, call));
    await run(services, call, ports, endProviderLogin(call.params.providerLoginId));
    return good(null);
  },

  endOtherSessions: async (call) => {
    const user = await ownerOf(services, call);
    mustBeOwn(services, call);
    const { password } = call.body ?? {};
    if (password !== undefined) await mustKnowPassword(services, user, password);
    const ports = ownLogins(services, user, await ownPrint(services, call));
    await run(
      services,
      call,
      counting(services, [`account:${user.id}`], ports),
      endOtherLogins(password !== undefined, instant(services.now())),
    );
    return good({ jwt: bearerOf(call.headers) ?? "" });
  },
});
