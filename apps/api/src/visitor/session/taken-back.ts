// Takes an account, or a login of it, back: whatever the table of the domain names ends in this one function, in the transaction of the act. [SES-14]
import { takenBack, type TakenKind, takenKinds, type TakingAct } from "@kontor/domain/visitor/session";
import type { Handle } from "../../platform/database/handle.ts";
import type {} from "../../platform/database/tables.ts";
import { type EndedLogin, endLogins } from "./ended-tokens-store.ts";
import { openSessions } from "./sessions-store.ts";
import { type UserRow, userById } from "./users-store.ts";

interface Taking {
  readonly now: number;
  /** The login that is ended by its name, or that goes on while the others end. */
  readonly login?: EndedLogin;
}

type Ender = (handle: Handle, user: UserRow, now: number) => Promise<unknown>;

/** How all of a kind ends. */
const enders: Readonly<Record<Exclude<TakenKind, "logins">, Ender>> = {
  "panel-keys": (handle, { id }) => handle.deleteFrom("single_sign_keys").where("user_id", "=", id).execute(),
  "reset-code": (handle, { id }) =>
    handle.updateTable("users").set({ reset_hash: null, reset_until: null }).where("id", "=", id).execute(),
  "confirmation-code": (handle, { id }) =>
    handle
      .updateTable("users")
      .set({ confirmation_hash: null, confirmation_until: null })
      .where("id", "=", id)
      .execute(),
  "email-change": (handle, { id }) => handle.deleteFrom("email_changes").where("user_id", "=", id).execute(),
  "provider-links": (handle, { id }) => handle.deleteFrom("provider_links").where("user_id", "=", id).execute(),
  "declaration-links": (handle, { customer_number: number }) =>
    handle.deleteFrom("declaration_links").where("customer_number", "=", number).execute(),
  // The entrances that it opened end with it, also where its right comes back later.
  "staff-keys": async (handle, { customer_number: number }, now) => {
    await handle
      .updateTable("staff_keys")
      .set({ ended_at: now })
      .where("made_by", "=", number)
      .where("ended_at", "is", null)
      .execute();
    await handle
      .updateTable("staff_sessions")
      .set({ expires_at: now })
      .where("opened_by", "=", number)
      .where("expires_at", ">", now)
      .execute();
  },
};

/** No login of before counts; the second is for processes of an earlier version, which know no generations. */
const endAllLogins: Ender = async (handle, { id, generation, tokens_from: from }, now) =>
  handle
    .updateTable("users")
    .set({ generation: generation + 1, tokens_from: Math.max(from, Math.floor(now / 1000) + 1), updated_at: now })
    .where("id", "=", id)
    .execute();

/** The caller's goes on in the next generation. Those that have no row yet stay behind with the others. */
const endOtherLogins = async (handle: Handle, user: UserRow, { now, login }: Taking): Promise<void> => {
  const others = (await openSessions(handle, user, now)).filter(({ print }) => print !== login?.print);
  const generation = user.generation + 1;
  await handle.updateTable("users").set({ generation, updated_at: now }).where("id", "=", user.id).execute();
  await handle
    .updateTable("sessions")
    .set({ generation })
    .where("print", "=", login?.print ?? "")
    .execute();
  await endLogins(
    handle,
    others.map(({ print, text_print: textPrint, until }) => ({ print, textPrint, until })),
  );
};

/** The account as it is afterwards. */
export const takeBack = async (handle: Handle, user: UserRow, act: TakingAct, taking: Taking): Promise<UserRow> => {
  const row = takenBack[act];
  for (const kind of takenKinds) {
    const { ends } = row[kind];
    if (ends === "none") continue;
    if (kind === "logins") {
      if (ends === "all") await endAllLogins(handle, user, taking.now);
      else if (ends === "others") await endOtherLogins(handle, user, taking);
      else if (taking.login !== undefined) await endLogins(handle, [taking.login]);
    } else if (ends === "all" || user.password_hash !== "") await enders[kind](handle, user, taking.now);
  }
  return (await userById(handle, user.id)) ?? user;
};
