// The logins of an account in the hands of its owner, over the database. [ACC-04] [SES-03] [SES-14]
import { instant } from "@kontor/domain/kernel/calendar";
import { OwnLogins } from "@kontor/domain/visitor/second-factor";
import * as Context from "effect/Context";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "./services.ts";
import { sessionByPrint, standingLogin } from "./sessions-store.ts";
import { takeBack } from "./taken-back.ts";
import type { UserRow } from "./users-store.ts";

/** Ends a login of an account by its print; false where it is none of them, or has ended. */
export const endLogin = (
  { database, now }: Pick<SessionServices, "database" | "now">,
  user: UserRow,
  print: string,
  act: "logout" | "end-one",
): Promise<boolean> =>
  database.inTransaction(async (handle) => {
    const found = await sessionByPrint(handle, user.id, print);
    if (found === undefined) return false;
    const login = { print, textPrint: found.text_print, until: found.until };
    await takeBack(handle, user, act, { now: now(), login });
    return true;
  });

/** Of the login that asks, in an account as it was when its password was judged. */
export const ownLogins =
  ({ now }: Pick<SessionServices, "now">, judged: UserRow, print: string): PortsOver<OwnLogins> =>
  ({ handle }) => {
    const current = () => standingLogin(handle, judged, print);
    return Context.make(OwnLogins, {
      current: toEffect(async () => {
        const found = await current();
        if (found === null) return null;
        const { proved_at: provedAt } = found.login;
        return { provedAt: provedAt === null ? null : instant(provedAt) };
      }),
      endOthers: toEffect(async () => {
        const found = await current();
        if (found === null) return;
        const { text_print: textPrint, until } = found.login;
        await takeBack(handle, found.user, "end-others", { now: now(), login: { print, textPrint, until } });
      }),
    });
  };
