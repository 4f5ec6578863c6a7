// The newsletter's subscriptions, one for each mailbox, with the proof of both steps. [CUS-10]
import { instant } from "@kontor/domain/kernel/calendar";
import type { Subscription } from "@kontor/domain/site/request";
import { spoken } from "../../platform/provider/languages.ts";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import type { Nothing, Tables } from "../../platform/database/tables.ts";

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

const rowOf = ({
  email,
  locale,
  state,
  code,
  requestedAt,
  confirmedAt,
  endedAt,
  terms,
  ...rest
}: Subscription): Omit<Row, "request_key"> => ({
  email,
  locale,
  state,
  code,
  requested_at: requestedAt,
  confirmed_at: confirmedAt,
  ended_at: endedAt,
  terms,
  ...(rest satisfies Nothing),
});

const ofRow = ({
  email,
  locale,
  state,
  code,
  requested_at,
  confirmed_at,
  ended_at,
  terms,
  request_key: _,
  ...rest
}: Row): Subscription => ({
  email,
  locale: spoken(locale),
  state,
  code,
  requestedAt: instant(Number(requested_at)),
  confirmedAt: moment(confirmed_at),
  endedAt: moment(ended_at),
  terms,
  ...(rest satisfies Nothing),
});

const found = (handle: Handle, column: "email" | "code", value: string): Promise<Subscription | null> =>
  firstOf(handle.selectFrom("subscriptions").selectAll().where(column, "=", value), ofRow);

export const subscriptionByEmail = (handle: Handle, email: string): Promise<Subscription | null> =>
  found(handle, "email", email);
export const subscriptionByCode = (handle: Handle, code: string): Promise<Subscription | null> =>
  found(handle, "code", code);

export const emailOfKey = async (handle: Handle, key: string): Promise<string | null> =>
  (await handle.selectFrom("subscriptions").select("email").where("request_key", "=", key).executeTakeFirst())?.email ??
  null;

export const storeSubscription = async (
  handle: Handle,
  subscription: Subscription,
  key: string | null,
): Promise<void> => {
  const row = rowOf(subscription);
  if (key === null) {
    await handle.updateTable("subscriptions").set(row).where("email", "=", row.email).execute();
    return;
  }
  const withKey = { ...row, request_key: key };
  await handle
    .insertInto("subscriptions")
    .values(withKey)
    .onConflict((conflict) => conflict.column("email").doUpdateSet(withKey))
    .execute();
};

/** Confirmed ones in the order in which they were, behind a moment and an address; `next` is where the following page begins, null on the last one. */
export const confirmedAfter = async (
  handle: Handle,
  [at, email]: readonly [number, string],
  before: number,
  count: number,
) => {
  const rows = await handle
    .selectFrom("subscriptions")
    .selectAll()
    .where("state", "=", "confirmed")
    .where(({ eb, refTuple, tuple }) => eb(refTuple("confirmed_at", "email"), ">", tuple(at, email)))
    .where("confirmed_at", "<", before)
    .orderBy("confirmed_at")
    .orderBy("email")
    .limit(count)
    .execute();
  const last = rows.at(-1);
  return {
    found: rows.map(ofRow),
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
  return { subscriptions: shown.map(ofRow), next };
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
