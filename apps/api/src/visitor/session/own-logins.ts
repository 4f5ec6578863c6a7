// The logins of an account in the hands of its owner, over the database. [ACC-04] [SES-03] [SES-14]
import { instant } from "@kontor/domain/kernel/calendar";
import { OwnLogin, OwnLogins } from "@kontor/domain/visitor/second-factor";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { endLogins } from "./ended-tokens-store.ts";
import { endProviderLink } from "./provider-links-store.ts";
import type { SessionServices, Verdict } from "./services.ts";
import { openSessions, sessionByPrint, standingLogin } from "./sessions-store.ts";
import { takeBack } from "./taken-back.ts";
import type { UserRow } from "./users-store.ts";

interface Ending {
  readonly print: string;
  readonly act: "logout" | "end-one";
  readonly now: number;
}

/** Ends a login of an account by its print; false where it is none of them. */
const endLogin = async (handle: Handle, user: UserRow, { print, act, now }: Ending): Promise<boolean> => {
  const found = await sessionByPrint(handle, user.id, print);
  if (found === undefined) return false;
  await takeBack(handle, user, act, { now, login: { print, textPrint: found.text_print, until: found.until } });
  return true;
};

/** Of the login that asks, in an account as it was when its password was judged. */
export const ownLoginsOver = (
  { now }: Pick<SessionServices, "now">,
  handle: Handle,
  judged: UserRow,
  print: string,
): Context.Service.Shape<typeof OwnLogins> => {
  const current = () => standingLogin(handle, judged, print);
  return {
    current: Effect.promise(async () => {
      const found = await current();
      if (found === null) return null;
      const { proved_at: provedAt } = found.login;
      return { provedAt: provedAt === null ? null : instant(provedAt) };
    }),
    endOthers: Effect.promise(async () => {
      const found = await current();
      if (found === null) return;
      const { text_print: textPrint, until } = found.login;
      await takeBack(handle, found.user, "end-others", { now: now(), login: { print, textPrint, until } });
    }),
    end: (other) =>
      Effect.promise(async () => {
        const open = await openSessions(handle, judged, now());
        return (
          open.some((session) => session.print === other) &&
          endLogin(handle, judged, { print: other, act: "end-one", now: now() })
        );
      }),
    unlink: (provider) => Effect.promise(() => endProviderLink(handle, judged.id, provider)),
  };
};

export const ownLogins =
  (services: Pick<SessionServices, "now">, judged: UserRow, print: string): PortsOver<OwnLogins> =>
  ({ handle }) =>
    Context.make(OwnLogins, ownLoginsOver(services, handle, judged, print));

type Known = Exclude<Verdict, { readonly refused: "Missing or invalid credentials" | "Invalid credentials" }>;

/** The login of a verified token; one of a remote Strapi that is linked to no account here has nothing beside it. */
export const ownLogin =
  ({ now, takenAlong }: Pick<SessionServices, "now" | "takenAlong">, verdict: Known): PortsOver<OwnLogin> =>
  ({ handle }) =>
    Context.make(OwnLogin, {
      end: Effect.promise(async () => {
        if ("login" in verdict) await endLogins(handle, [verdict.login]);
        else await endLogin(handle, verdict.user, { print: verdict.print, act: "logout", now: now() });
      }),
      takeAlong: Effect.promise(async () => {
        if ("user" in verdict) await takenAlong(handle, verdict.user.customer_number);
      }),
    });
