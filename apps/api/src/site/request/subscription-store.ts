// The newsletter's subscriptions, one for each mailbox, with the proof of both steps. [CUS-10]
import { instant } from "@kontor/domain/kernel/calendar";
import type { Subscription } from "@kontor/domain/site/request";
import { isLocale } from "@kontor/domain/visitor/locale";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    subscriptions: {
      email: string;
      request_key: string;
      code: string;
      state: Subscription["state"];
      locale: string;
      terms: string;
      requested_at: number;
      confirmed_at: number | null;
      ended_at: number | null;
    };
  }
}

const moment = (at: number | null) => (at === null ? null : instant(Number(at)));

type Row = Tables["subscriptions"];

const subscriptionFrom = (row: Row): Subscription => ({
  email: row.email,
  locale: isLocale(row.locale) ? row.locale : "en",
  state: row.state,
  code: row.code,
  requestedAt: instant(Number(row.requested_at)),
  confirmedAt: moment(row.confirmed_at),
  endedAt: moment(row.ended_at),
  terms: row.terms,
});

const found = async (handle: Handle, column: "email" | "code", value: string): Promise<Subscription | null> => {
  const row = await handle.selectFrom("subscriptions").selectAll().where(column, "=", value).executeTakeFirst();
  return row === undefined ? null : subscriptionFrom(row);
};

export const subscriptionByEmail = (handle: Handle, email: string): Promise<Subscription | null> =>
  found(handle, "email", email);
export const subscriptionByCode = (handle: Handle, code: string): Promise<Subscription | null> =>
  found(handle, "code", code);

export const emailOfKey = async (handle: Handle, key: string): Promise<string | null> =>
  (await handle.selectFrom("subscriptions").select("email").where("request_key", "=", key).executeTakeFirst())?.email ??
  null;

export const storeSubscription = async (
  handle: Handle,
  { email, ...subscription }: Subscription,
  key: string | null,
): Promise<void> => {
  const values = {
    code: subscription.code,
    state: subscription.state,
    locale: subscription.locale,
    terms: subscription.terms,
    requested_at: subscription.requestedAt,
    confirmed_at: subscription.confirmedAt,
    ended_at: subscription.endedAt,
  };
  if (key === null) {
    await handle.updateTable("subscriptions").set(values).where("email", "=", email).execute();
    return;
  }
  const withKey = { ...values, request_key: key };
  await handle
    .insertInto("subscriptions")
    .values({ email, ...withKey })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(withKey))
    .execute();
};

/** Confirmed ones in the order in which they were, behind a moment and an address; `next` is where the following page begins, null on the last one. */
export const confirmedAfter = async (handle: Handle, [at, email]: readonly [number, string], count: number) => {
  const rows = await handle
    .selectFrom("subscriptions")
    .selectAll()
    .where("state", "=", "confirmed")
    .where(({ eb, refTuple, tuple }) => eb(refTuple("confirmed_at", "email"), ">", tuple(at, email)))
    .orderBy("confirmed_at")
    .orderBy("email")
    .limit(count)
    .execute();
  const last = rows.at(-1);
  return {
    found: rows.map(subscriptionFrom),
    next: last === undefined || rows.length < count ? null : ([Number(last.confirmed_at), last.email] as const),
  };
};

/** By their addresses, as one searches for them. */
export const subscriptionPage = async (
  handle: Handle,
  {
    beginning,
    only,
    after,
    count,
  }: {
    readonly beginning: string;
    readonly only: Subscription["state"] | null;
    readonly after: string | null;
    readonly count: number;
  },
): Promise<{ readonly subscriptions: readonly Subscription[]; readonly next: string | null }> => {
  const rows = await handle
    .selectFrom("subscriptions")
    .selectAll()
    .$if(beginning !== "", (query) =>
      query.where("email", ">=", beginning).where("email", "<", `${beginning}\u{10ffff}`),
    )
    .$if(only !== null, (query) => query.where("state", "=", only ?? "confirmed"))
    .$if(after !== null, (query) => query.where("email", ">", after ?? ""))
    .orderBy("email")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, ({ email }) => email);
  return { subscriptions: shown.map(subscriptionFrom), next };
};

/** Forgets what was never confirmed, and what ended long ago. */
export const forgetOldSubscriptions = (
  database: Database,
  before: { readonly unconfirmed: number; readonly ended: number },
): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle
      .deleteFrom("subscriptions")
      .where("state", "=", "asked")
      .where("requested_at", "<", before.unconfirmed)
      .execute();
    await handle
      .deleteFrom("subscriptions")
      .where("state", "=", "ended")
      .where("ended_at", "<", before.ended)
      .execute();
  });
