// Declarations and requests as a person works through them: those that wait, the oldest first; those that were handled, the latest first. [ADM-01] [ACC-05]
import type { Instant } from "@kontor/domain/kernel/calendar";
import type { Declaration, ProofWay, Receipt } from "@kontor/domain/site/request";
import { sql } from "kysely";
import type { Handle } from "../../platform/database/handle.ts";
import { pageOf } from "../../platform/database/page-of.ts";
import { readableOf } from "../../platform/database/stored-json.ts";
import { messageReceiptFrom } from "./message-store.ts";
import { receiptFrom } from "./store.ts";

export type InboxKind = "declaration" | "request";

export interface InboxRow {
  readonly id: string;
  readonly kind: InboxKind;
  readonly receipt: Receipt;
  /** Ids of the contracts that it ended. */
  readonly contracts: readonly string[];
  readonly handledAt: Instant | null;
  /** Whether a contract of a declaration waits for word from its party. */
  readonly waits: boolean;
  readonly proof: ProofWay | null;
  readonly denied: boolean;
}

export const stateOf = ({ contracts, handledAt, waits }: Pick<InboxRow, "contracts" | "handledAt" | "waits">) => {
  if (waits && handledAt === null) return "waits" as const;
  if (contracts.length > 0) return "matched" as const;
  return handledAt === null ? ("open" as const) : ("closed" as const);
};

const declarations = (handle: Handle) =>
  handle
    .selectFrom("declarations")
    .select(["id", "receipt", "received_at", "contracts", "handled_at", "waits", "proof", "denied"]);
const requests = (handle: Handle) =>
  handle
    .selectFrom("requests")
    .select(["id", "receipt", "received_at", "handled_at"])
    .select([
      sql<string | null>`null`.as("contracts"),
      sql<string | null>`null`.as("proof"),
      sql<number>`0`.as("waits"),
      sql<number>`0`.as("denied"),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof declarations>["execute"]>>[number];

const rowFrom =
  (kind: InboxKind) =>
  ({ id, receipt, contracts, handled_at, waits, proof, denied }: Row): InboxRow => ({
    id,
    kind,
    receipt: kind === "declaration" ? receiptFrom(receipt, id) : messageReceiptFrom(receipt, id),
    contracts: contracts === null ? [] : contracts.split(" "),
    handledAt: handled_at as Instant | null,
    waits: waits === 1,
    proof: proof as ProofWay | null,
    denied: denied === 1,
  });

export interface InboxPage {
  readonly items: readonly InboxRow[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** `after` is the moment and the id of the last one. */
export const inboxPage = async (
  handle: Handle,
  {
    kind,
    handled,
    after,
    count,
    wanted,
  }: {
    readonly kind: InboxKind;
    readonly handled: boolean;
    readonly after: string | null;
    readonly count: number;
    /** All of them must be found, anywhere in a word. */
    readonly wanted: readonly string[];
  },
): Promise<InboxPage> => {
  const [moment, id] = after === null ? [] : after.split("~");
  const listed = (kind === "declaration" ? declarations(handle) : requests(handle)) as ReturnType<typeof declarations>;
  const table = kind === "declaration" ? ("declarations" as const) : ("requests" as const);
  // Read from an index of its own: the rows themselves are long.
  const found = wanted.reduce(
    (query, word) =>
      query.where("id", "in", ({ selectFrom }) => selectFrom(table).select("id").where("sought", "like", `%${word}%`)),
    listed,
  );
  const chosen =
    kind === "request"
      ? found.where("handled_at", handled ? "is not" : "is", null)
      : handled
        ? found.where(({ eb, or, and }) =>
            or([and([eb("contracts", "is not", null), eb("waits", "=", 0)]), eb("handled_at", "is not", null)]),
          )
        : found
            .where(({ eb, or }) => or([eb("contracts", "is", null), eb("waits", "=", 1)]))
            .where("handled_at", "is", null);
  const behind =
    moment === undefined || id === undefined || !/^\d{1,15}$/.test(moment)
      ? chosen
      : chosen.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("received_at", "id"), handled ? "<" : ">", tuple(Number(moment), id)),
        );
  const order = handled ? "desc" : "asc";
  const rows = await behind
    .orderBy("received_at", order)
    .orderBy("id", order)
    .limit(count + 1)
    .execute();
  const { shown, next } = pageOf(rows, count, (last) => `${last.received_at}~${last.id}`);
  return { items: readableOf(shown, rowFrom(kind)), next };
};

/** Declarations and requests of these ids; one that can no longer be read is left out. */
export const inboxRows = async (handle: Handle, ids: readonly string[]): Promise<readonly InboxRow[]> =>
  ids.length === 0
    ? []
    : [
        ...readableOf(await declarations(handle).where("id", "in", ids).execute(), rowFrom("declaration")),
        ...readableOf(await requests(handle).where("id", "in", ids).execute(), rowFrom("request")),
      ];

/** A declaration or a request by its id; null where there is neither. */
export const inboxRow = async (handle: Handle, id: string): Promise<InboxRow | null> => {
  const declared = await declarations(handle).where("id", "=", id).executeTakeFirst();
  if (declared !== undefined) return rowFrom("declaration")(declared);
  const sent = await requests(handle).where("id", "=", id).executeTakeFirst();
  return sent === undefined ? null : rowFrom("request")(sent);
};

/** Marks as handled; with the contracts that a declaration ended, where a person found them. */
export const markHandled = async (
  handle: Handle,
  { id, kind }: Pick<InboxRow, "id" | "kind">,
  now: number,
  contracts: readonly string[] = [],
): Promise<void> => {
  if (kind === "request") await handle.updateTable("requests").set({ handled_at: now }).where("id", "=", id).execute();
  else
    await handle
      .updateTable("declarations")
      .set({ handled_at: now, ...(contracts.length === 0 ? {} : { contracts: contracts.join(" ") }) })
      .where("id", "=", id)
      .execute();
};

/** A declaration of a row of which it is known that it is one. */
export const declarationOf = ({ receipt }: InboxRow): Declaration => receipt.filing as Declaration;
