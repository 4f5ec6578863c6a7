// What differs between a payment provider and the books: noted once, listed for staff with the customer it is about, resolved by one of them. [PAY-03]
import type { Day, Instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import {
  type Difference,
  differenceId,
  type DifferenceKey,
  type DifferenceKind,
  differenceNamed,
  type NotedDifference,
  type ProviderName,
} from "@kontor/domain/shop/payment";
import { sql } from "kysely";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** Once for each payment and kind. */
    payment_differences: {
      provider: string;
      reference: string;
      kind: string;
      attempt: string | null;
      cents: number;
      currency: string;
      day: string;
      noted_at: number;
      /** Null until a member of staff has resolved it. */
      resolved_at: number | null;
      resolved_by: string | null;
      resolved_reason: string | null;
    };
  }
}

/** Whether it is a new one. */
export const noteDifference = async (
  handle: Handle,
  { provider, reference, kind, attempt, cents, currency, day }: Difference,
  now: Instant,
): Promise<boolean> => {
  const noted = await handle
    .insertInto("payment_differences")
    .values({
      provider,
      reference,
      kind,
      attempt,
      cents,
      currency,
      day,
      noted_at: now,
      resolved_at: null,
      resolved_by: null,
      resolved_reason: null,
    })
    .onConflict((conflict) => conflict.columns(["provider", "reference", "kind"]).doNothing())
    .executeTakeFirst();
  return Number(noted.numInsertedOrUpdatedRows ?? 0) > 0;
};

/** One with the customer that it is about, by the attempt or by the payment in the books; null where neither names one. */
export interface ListedDifference extends NotedDifference {
  readonly customerNumber: string | null;
}

const listed = (handle: Handle) =>
  handle
    .selectFrom("payment_differences as difference")
    .leftJoin("payment_attempts as attempt", "attempt.id", "difference.attempt")
    .leftJoin("payments as payment", (join) =>
      join
        .onRef("payment.source", "=", "difference.provider")
        .onRef("payment.external_reference", "=", "difference.reference"),
    )
    .select([
      "difference.provider",
      "difference.reference",
      "difference.kind",
      "difference.attempt",
      "difference.cents",
      "difference.currency",
      "difference.day",
      "difference.noted_at",
      "difference.resolved_at",
      "difference.resolved_by",
      "difference.resolved_reason",
    ])
    .select(({ fn }) => fn.coalesce("attempt.customer_number", "payment.customer_number").as("customer_number"));

type Row = Awaited<ReturnType<ReturnType<typeof listed>["execute"]>>[number];

const ofRow = (row: Row): ListedDifference => ({
  provider: row.provider as ProviderName,
  reference: row.reference,
  kind: row.kind as DifferenceKind,
  attempt: row.attempt,
  cents: Number(row.cents) as Cents,
  currency: row.currency,
  day: row.day as Day,
  notedAt: Number(row.noted_at) as Instant,
  resolved:
    row.resolved_at === null
      ? null
      : { at: Number(row.resolved_at) as Instant, by: row.resolved_by ?? "", reason: row.resolved_reason ?? "" },
  customerNumber: row.customer_number,
});

export interface SearchedDifferences {
  /** The beginning of the provider's reference. */
  readonly q: string;
  readonly only: "open" | "resolved" | null;
  readonly after: string | null;
  readonly count: number;
}

/** Behind which row a page begins: when it was noted, and its id. */
const placeIn = (after: string | null): (DifferenceKey & { readonly notedAt: number }) | null => {
  const [, moment, id] = /^(\d{1,15})~(.+)$/s.exec(after ?? "") ?? [];
  const named = id === undefined ? null : differenceNamed(id);
  return named === null ? null : { ...named, notedAt: Number(moment) };
};

/** The latest first. */
export const listDifferences = async (handle: Handle, { q, only, after, count }: SearchedDifferences) => {
  const beginning = q.trim();
  const place = placeIn(after);
  const rows = await listed(handle)
    .$if(only === "open", (query) => query.where("difference.resolved_at", "is", null))
    .$if(only === "resolved", (query) => query.where("difference.resolved_at", "is not", null))
    .$if(beginning !== "", (query) =>
      query.where(sql<boolean>`substr(difference.reference, 1, ${sql.lit([...beginning].length)}) = ${beginning}`),
    )
    .$if(place !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("difference.noted_at", "difference.provider", "difference.kind", "difference.reference"),
          "<",
          tuple(place?.notedAt ?? 0, place?.provider ?? "", place?.kind ?? "", place?.reference ?? ""),
        ),
      ),
    )
    .orderBy("difference.noted_at", "desc")
    .orderBy("difference.provider", "desc")
    .orderBy("difference.kind", "desc")
    .orderBy("difference.reference", "desc")
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows.map(ofRow), count, (last) => `${last.notedAt}~${differenceId(last)}`);
  return { differences: shown, next };
};

export const differenceByKey = (
  handle: Handle,
  { provider, kind, reference }: DifferenceKey,
): Promise<ListedDifference | null> =>
  firstOf(
    listed(handle)
      .where("difference.provider", "=", provider)
      .where("difference.kind", "=", kind)
      .where("difference.reference", "=", reference),
    ofRow,
  );

export const differenceById = async (handle: Handle, id: string): Promise<ListedDifference | null> => {
  const named = differenceNamed(id);
  return named === null ? null : differenceByKey(handle, named);
};

/** Stores who resolved it; says whether it was open still. */
export const resolveDifference = async (
  handle: Handle,
  { provider, kind, reference, resolved }: NotedDifference,
): Promise<boolean> =>
  (await handle
    .updateTable("payment_differences")
    .set({
      resolved_at: resolved?.at ?? null,
      resolved_by: resolved?.by ?? null,
      resolved_reason: resolved?.reason ?? null,
    })
    .where("provider", "=", provider)
    .where("kind", "=", kind)
    .where("reference", "=", reference)
    .where("resolved_at", "is", null)
    .returning("provider")
    .executeTakeFirst()) !== undefined;
