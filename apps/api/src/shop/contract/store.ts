// Contracts of customers, a row each; their state is in the row's body. [ACC-02]
import { type Generated, sql } from "kysely";
import {
  clockDayAfter,
  clockDayOfEnd,
  type ContractStanding,
  type GuaranteeFacts,
  isEarlierOrder,
  namesOf,
  noticeLetterAfter,
  type OrderMoment,
  type ServiceContract,
} from "@kontor/domain/shop/contract";
import { ServiceContractSchema } from "@kontor/domain/shop/contract/codec";
import { addDays, type Day, type Instant, instant } from "@kontor/domain/kernel/calendar";
import { wordsOf } from "@kontor/domain/site/desk";
import { type ItemState, orderDelivery } from "@kontor/domain/site/outside";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { readableOf, storedAs } from "../../platform/database/stored-json.ts";
import { addWords } from "../../platform/database/words.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `email` in small letters, by which declarations are matched; `state` repeats what the body says, for counting, and `ended` once the end has come. */
    contracts: {
      id: string;
      order_id: string;
      customer_number: string;
      email: string;
      state: string;
      body: string;
      placed_at: number;
      /** The next day on which something happens: nothing before it is left to do. Null where nothing happens any more, empty where it was not calculated yet. */
      clock_day: Generated<string | null>;
      /** The next day on which a letter before the last day for notice is due, as `clock_day`; and the renewal that the last one was about. [LIF-04] */
      notice_day: Generated<string | null>;
      announced_renewal: Generated<string | null>;
      /** The state that was last reported of it, and when it was first ready. [OUT-03] */
      delivery: Generated<string | null>;
      ready_at: Generated<number | null>;
    };
  }
}

/** Contracts from before the day of the order was noted began on it. [LGL-04] */
const withOrderDay = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "start" in value && !("orderedOn" in value)
    ? { ...value, orderedOn: value.start }
    : value;

const contractIn = storedAs("contract", ServiceContractSchema, withOrderDay);

/** What a contract is read from: its body, when it was first reported as ready, and which renewal a letter announced. */
export const contractColumns = ["id", "body", "ready_at", "announced_renewal"] as const;
export type StoredContract = Pick<Tables["contracts"], "id" | "body"> & {
  readonly ready_at?: number | string | null;
  readonly announced_renewal?: string | null;
};

/** With the moment at which its names were registered or moved, where it holds nothing else. [LGL-03] */
export const contractFrom = ({ id, body, ready_at, announced_renewal }: StoredContract): ServiceContract => {
  const contract = contractIn(body, id);
  const areNames = contract.parts.every(({ kind }) => kind === "domain");
  return {
    ...contract,
    ...(areNames && ready_at != null ? { namesReadyAt: instant(Number(ready_at)) } : {}),
    ...(announced_renewal == null ? {} : { announcedRenewal: announced_renewal as Day }),
  };
};

/** The form in which email addresses are compared. */
const comparable = (email: string): string => email.trim().toLowerCase();

type Days = "clock_day" | "notice_day";
type Row = Omit<Tables["contracts"], Days | "announced_renewal" | "delivery" | "ready_at"> &
  Readonly<Record<Days, string | null>>;
const added = preparedQuery(
  (handle, { id, order_id, customer_number, email, state, body, placed_at, clock_day, notice_day }: Row) =>
    handle
      .insertInto("contracts")
      .values({ id, order_id, customer_number, email, state, body, placed_at, clock_day, notice_day })
      .onConflict((conflict) => conflict.column("id").doNothing()),
);

/** The moment of the report and the renewal that was announced have columns of their own. */
const bodyOf = ({ namesReadyAt: _ready, announcedRenewal: _announced, ...contract }: ServiceContract): string =>
  JSON.stringify(contract);

const rowOf = (contract: ServiceContract): Row => ({
  id: contract.id,
  order_id: contract.orderId,
  customer_number: contract.customerNumber,
  email: comparable(contract.email),
  state: contract.state.kind,
  body: bodyOf(contract),
  placed_at: contract.placedAt,
  clock_day: clockDayAfter(contract, contract.start),
  notice_day: noticeLetterAfter(contract, contract.start)?.day ?? null,
});

/** What staff find a contract by: its number and its domain names, for good; who asks about a name that ended is found as well. [ADM-01] */
export const wordsOfContract = (contract: Pick<ServiceContract, "number" | "parts">) =>
  wordsOf("contracts", { number: contract.number, names: namesOf(contract) });

/** Stores contracts; those that are there already stay as they are. */
export const addContracts = (handle: Handle, contracts: readonly ServiceContract[]): MaybeAsync<unknown> =>
  contracts.reduce(
    (before: MaybeAsync<unknown>, contract) => andThen(before, () => addOne(handle, contract)),
    undefined,
  );

/** Contracts of orders from before: their clock begins when it first runs, since what was due until then was billed elsewhere. [ACC-07] */
export const addEarlierContracts = (handle: Handle, contracts: readonly ServiceContract[]): MaybeAsync<unknown> =>
  contracts.reduce(
    (before: MaybeAsync<unknown>, contract) =>
      andThen(before, () => addOne(handle, contract, { clock_day: "", notice_day: "" })),
    undefined,
  );

const addOne = (handle: Handle, contract: ServiceContract, change: Partial<Row> = {}): MaybeAsync<unknown> =>
  andThen(added(handle, { ...rowOf(contract), ...change }), () =>
    addWords(handle, "contracts", contract.id, wordsOfContract(contract)),
  );

export const contractById = (handle: Handle, id: string): Promise<ServiceContract | null> =>
  firstOf(handle.selectFrom("contracts").select(contractColumns).where("id", "=", id), contractFrom);

export const contractsById = async (handle: Handle, ids: readonly string[]): Promise<readonly ServiceContract[]> =>
  ids.length === 0
    ? []
    : contractsIn(await handle.selectFrom("contracts").select(contractColumns).where("id", "in", ids).execute());

export const contractsOfOrder = (handle: Handle, orderId: string): Promise<readonly ServiceContract[]> =>
  contractsOfOrders(handle, [orderId]);

export const contractsOfOrders = async (
  handle: Handle,
  orderIds: readonly string[],
): Promise<readonly ServiceContract[]> =>
  orderIds.length === 0
    ? []
    : contractsIn(
        await handle
          .selectFrom("contracts")
          .select(contractColumns)
          .where("order_id", "in", [...orderIds])
          .execute(),
      );

/** Whose account has an email address now. */
export const customerNumberOf = async (handle: Handle, email: string): Promise<string | null> =>
  (await handle.selectFrom("users").select("customer_number").where("email", "=", comparable(email)).executeTakeFirst())
    ?.customer_number ?? null;

/** What was ordered with an email address, whatever its capitals, by the customer whose account has it now, or by a customer. */
export const contractsOfPerson = async (
  handle: Handle,
  { email, customerNumber }: { readonly email: string; readonly customerNumber: string | null },
): Promise<readonly ServiceContract[]> => {
  const numbers = [customerNumber, await customerNumberOf(handle, email)].filter((number) => number !== null);
  const rows = await handle
    .selectFrom("contracts")
    .select(contractColumns)
    .where(({ eb, or }) =>
      or([eb("email", "=", comparable(email)), ...numbers.map((number) => eb("customer_number", "=", number))]),
    )
    .execute();
  return readableOf(rows, contractFrom);
};

/** Every contract of a customer; a damaged one is an error, since what follows must not go by a part of them. */
export const allContractsOf = async (handle: Handle, customerNumber: string): Promise<readonly ServiceContract[]> => {
  const rows = await handle
    .selectFrom("contracts")
    .select(contractColumns)
    .where("customer_number", "=", customerNumber)
    .execute();
  return rows.map(contractFrom);
};

/** As rows have them; damaged ones are left out. */
export const readContracts = (rows: readonly StoredContract[]): readonly ServiceContract[] =>
  readableOf(rows, contractFrom);

/** In the order of their numbers. */
export const contractsIn = (rows: readonly StoredContract[]): readonly ServiceContract[] =>
  readContracts(rows).toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ number }: ServiceContract): number => Number(number.split("-").at(-1));

export const changeContract = async (handle: Handle, contract: ServiceContract): Promise<void> => {
  const { state, body } = rowOf(contract);
  const end = clockDayOfEnd(contract);
  const change = handle.updateTable("contracts").set({ state, body }).where("id", "=", contract.id);
  // The clock comes to the end at the latest; also of a contract whose end had come already, which a withdrawal that came in time ends anew.
  const earlier = sql<string | null>`case when clock_day > ${end} or clock_day is null then ${end} else clock_day end`;
  await (end === null ? change : change.set({ clock_day: earlier })).execute();
  await noteOrderDelivery(handle, contract.orderId);
};

/** A contract whose notice was undone: its clock goes on with what would have come in place of the end. */
export const reopenContract = async (handle: Handle, contract: ServiceContract): Promise<void> => {
  const { state, body } = rowOf(contract);
  const row = await handle.selectFrom("contracts").select("clock_day").where("id", "=", contract.id).executeTakeFirst();
  const day = row?.clock_day ?? null;
  // Empty: it was not calculated yet.
  const next = day === null || day === "" ? day : clockDayAfter(contract, addDays(day as Day, -1));
  // Letters before the last day for notice are calculated anew.
  const change = { state, body, clock_day: next, notice_day: "" };
  await handle.updateTable("contracts").set(change).where("id", "=", contract.id).execute();
  await noteOrderDelivery(handle, contract.orderId);
};

/** What was reported of a contract, and how far its order is by that. [OUT-03] [ADM-01] */
export const noteReported = async (
  handle: Handle,
  { id, orderId }: ServiceContract,
  state: ItemState,
  now: Instant,
): Promise<void> => {
  await handle
    .updateTable("contracts")
    .set({ delivery: state, ...(state === "ready" ? { ready_at: sql<number>`coalesce(ready_at, ${now})` } : {}) })
    .where("id", "=", id)
    .execute();
  await noteOrderDelivery(handle, orderId);
};

/** The order as its contracts and what was reported of them say. */
export const noteOrderDelivery = async (handle: Handle, orderId: string): Promise<void> => {
  // Waits for those who note it of another item.
  await handle
    .updateTable("orders")
    .set((eb) => ({ delivery: eb.ref("delivery") }))
    .where("id", "=", orderId)
    .execute();
  const rows = await handle
    .selectFrom("contracts")
    .select(["delivery", "state"])
    .where("order_id", "=", orderId)
    .execute();
  const items = rows.map(({ delivery, state }) => ({
    state: delivery as ItemState | null,
    standing: state as ContractStanding,
  }));
  await handle
    .updateTable("orders")
    .set({ delivery: orderDelivery(items) })
    .where("id", "=", orderId)
    .execute();
};

/** What was reported of the setup of a contract. [PRD-08] */
export const reportedOf = async (
  handle: Handle,
  id: string,
): Promise<{ readonly isReported: boolean; readonly readyAt: Instant | null }> => {
  const row = await handle
    .selectFrom("contracts")
    .select(["delivery", "ready_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  const readyAt = row?.ready_at ?? null;
  return {
    isReported: row !== undefined && row.delivery !== null,
    readyAt: readyAt === null ? null : instant(Number(readyAt)),
  };
};

type Earlier = GuaranteeFacts["earlier"][number];

/** Orders of the same mailbox, or of the same name and address, as any order of a customer: under whatever account. [CON-05] */
const ordersKnown = (handle: Handle, customerNumber: string) =>
  handle
    .selectFrom("order_prints as others")
    .select("others.order_id")
    .where("others.print", "in", (eb) =>
      eb
        .selectFrom("order_prints as own")
        .innerJoin("orders", "orders.id", "own.order_id")
        .select("own.print")
        .where("orders.customer_number", "=", customerNumber),
    );

/** Each order of a customer: when it was placed, and whether all of it was withdrawn from. */
const ordersOf = async (handle: Handle, customerNumber: string): Promise<readonly (Earlier & OrderMoment)[]> => {
  const rows = await handle
    .selectFrom("contracts")
    .select(({ fn }) => [
      "order_id as orderId",
      fn.min<string>("state").as("least"),
      fn.max<string>("state").as("most"),
      fn.min<number>("placed_at").as("placedAt"),
    ])
    .where(({ eb, or }) =>
      or([eb("customer_number", "=", customerNumber), eb("order_id", "in", ordersKnown(handle, customerNumber))]),
    )
    .groupBy("order_id")
    .execute();
  return rows.map(({ least, most, ...moment }) => ({
    withdrawn: least === "withdrawn" && most === "withdrawn",
    ...moment,
  }));
};

/** The orders that a customer placed before a contract's own: one query for all contracts of the customer. */
export const earlierOrdersOf = async (
  handle: Handle,
  customerNumber: string,
): Promise<(contract: OrderMoment) => GuaranteeFacts["earlier"]> => {
  const orders = await ordersOf(handle, customerNumber);
  return (contract) => orders.filter((order) => isEarlierOrder(order, contract));
};

interface Sought extends OrderMoment {
  readonly customer: string;
}

/** The same as `isEarlierOrder`, in the database. */
const isBeforeOrder = ({ placedAt, orderId }: OrderMoment) =>
  sql<boolean>`(placed_at, order_id) < (${placedAt}, ${orderId})`;

const standing = preparedQuery((handle, { customer, placedAt, orderId }: Sought) =>
  handle
    .selectFrom("contracts")
    .select("id")
    .where("customer_number", "=", customer)
    .where(isBeforeOrder({ placedAt, orderId }))
    .where("state", "<>", "withdrawn")
    .limit(1),
);

const standingElsewhere = preparedQuery((handle, { customer, placedAt, orderId }: Sought) =>
  handle
    .selectFrom("contracts")
    .select("id")
    .where("order_id", "in", ordersKnown(handle, customer))
    .where(isBeforeOrder({ placedAt, orderId }))
    .where("state", "<>", "withdrawn")
    .limit(1),
);

/** What the guarantee depends on, in little: whether an earlier order stands, at least in part. [CON-05] */
export const earlierStanding = (
  handle: Handle,
  { customerNumber: customer, placedAt, orderId }: Pick<ServiceContract, "customerNumber" | "placedAt" | "orderId">,
): MaybeAsync<GuaranteeFacts["earlier"]> =>
  andThen(standing(handle, { customer, placedAt, orderId }), (rows) =>
    andThen(rows.length > 0 ? rows : standingElsewhere(handle, { customer, placedAt, orderId }), (found) =>
      found.map(() => ({ withdrawn: false })),
    ),
  );

export const earlierOrders = async (handle: Handle, contract: ServiceContract): Promise<GuaranteeFacts["earlier"]> =>
  (await earlierOrdersOf(handle, contract.customerNumber))(contract);
