// Contracts of customers, a row each; their state is in the row's body. [ACC-02]
import type { GuaranteeFacts, ServiceContract } from "@kontor/domain/shop/contract";
import { ServiceContractSchema } from "@kontor/domain/shop/contract/codec";
import type { Handle } from "../../platform/database/handle.ts";
import { andThen, type MaybeAsync } from "../../platform/database/maybe-async.ts";
import { preparedQuery } from "../../platform/database/prepared-query.ts";
import { asItIs, readableOf, storedAs } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    /** `email` in small letters, by which declarations are matched; `state` repeats what the body says, for counting. */
    contracts: {
      id: string;
      order_id: string;
      customer_number: string;
      email: string;
      state: string;
      body: string;
      placed_at: number;
    };
  }
}

const contractFrom = storedAs<ServiceContract>("contract", [asItIs(ServiceContractSchema)]);

/** The form in which email addresses are compared. */
const comparable = (email: string): string => email.trim().toLowerCase();

type Row = Tables["contracts"];
const added = preparedQuery((handle, { id, order_id, customer_number, email, state, body, placed_at }: Row) =>
  handle
    .insertInto("contracts")
    .values({ id, order_id, customer_number, email, state, body, placed_at })
    .onConflict((conflict) => conflict.column("id").doNothing()),
);

const rowOf = (contract: ServiceContract): Row => ({
  id: contract.id,
  order_id: contract.orderId,
  customer_number: contract.customerNumber,
  email: comparable(contract.email),
  state: contract.state.kind,
  body: JSON.stringify(contract),
  placed_at: contract.placedAt,
});

/** Stores contracts; those that are there already stay as they are. */
export const addContracts = (handle: Handle, contracts: readonly ServiceContract[]): MaybeAsync<unknown> =>
  contracts.reduce((before: MaybeAsync<unknown>, contract) => andThen(before, () => added(handle, rowOf(contract))), undefined);

export const contractById = async (handle: Handle, id: string): Promise<ServiceContract | null> => {
  const row = await handle.selectFrom("contracts").select("body").where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : contractFrom(row.body, id);
};

export const contractsOfOrder = (handle: Handle, orderId: string): Promise<readonly ServiceContract[]> =>
  contractsOfOrders(handle, [orderId]);

export const contractsOfOrders = async (handle: Handle, orderIds: readonly string[]): Promise<readonly ServiceContract[]> =>
  orderIds.length === 0
    ? []
    : contractsIn(
        await handle
          .selectFrom("contracts")
          .select(["id", "body"])
          .where("order_id", "in", [...orderIds])
          .execute(),
      );

/** What was ordered with an email address, whatever its capitals, or by a customer. */
export const contractsOfPerson = async (
  handle: Handle,
  { email, customerNumber }: { readonly email: string; readonly customerNumber: string | null },
): Promise<readonly ServiceContract[]> => {
  const rows = await handle
    .selectFrom("contracts")
    .select(["id", "body"])
    .where(({ eb, or }) =>
      or([eb("email", "=", comparable(email)), ...(customerNumber === null ? [] : [eb("customer_number", "=", customerNumber)])]),
    )
    .execute();
  return readableOf(rows, ({ id, body }) => contractFrom(body, id));
};

/** In the order of their numbers. */
const contractsIn = (rows: readonly Pick<Row, "id" | "body">[]): readonly ServiceContract[] =>
  readableOf(rows, ({ id, body }) => contractFrom(body, id)).toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ number }: ServiceContract): number => Number(number.split("-").at(-1));

export const changeContract = async (handle: Handle, contract: ServiceContract): Promise<void> => {
  const { state, body } = rowOf(contract);
  await handle.updateTable("contracts").set({ state, body }).where("id", "=", contract.id).execute();
};

/** The orders that the customer placed before the contract's own, and whether all of each was withdrawn from. */
export const earlierOrders = async (handle: Handle, { customerNumber, placedAt }: ServiceContract): Promise<GuaranteeFacts["earlier"]> => {
  const rows = await handle
    .selectFrom("contracts")
    .select(({ fn }) => ["order_id", fn.min<string>("state").as("least"), fn.max<string>("state").as("most")])
    .where("customer_number", "=", customerNumber)
    .where("placed_at", "<", placedAt)
    .groupBy("order_id")
    .execute();
  return rows.map(({ least, most }) => ({ withdrawn: least === "withdrawn" && most === "withdrawn" }));
};

export interface ContractPage {
  readonly contracts: readonly ServiceContract[];
  /** What `after` is for the next page; null on the last one. */
  readonly next: string | null;
}

/** A customer's contracts, the latest first; those after one of them, or all of one order. */
export const contractsOfCustomer = async (
  handle: Handle,
  customerNumber: string,
  { after, order, count }: { readonly after: string | null; readonly order: string | null; readonly count: number },
): Promise<ContractPage> => {
  const own = handle.selectFrom("contracts").select(["id", "body", "placed_at"]).where("customer_number", "=", customerNumber);
  const ofOrder = order === null ? own : own.where("order_id", "=", order);
  const last =
    after === null
      ? undefined
      : await handle
          .selectFrom("contracts")
          .select(["id", "placed_at"])
          .where("id", "=", after)
          .where("customer_number", "=", customerNumber)
          .executeTakeFirst();
  const behind =
    last === undefined
      ? ofOrder
      : ofOrder.where(({ eb, refTuple, tuple }) => eb(refTuple("placed_at", "id"), "<", tuple(last.placed_at, last.id)));
  const rows = await behind
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(count + 1)
    .execute();
  const shown = rows.slice(0, count);
  return {
    contracts: readableOf(shown, ({ id, body }) => contractFrom(body, id)),
    next: rows.length > count ? (shown.at(-1)?.id ?? null) : null,
  };
};
