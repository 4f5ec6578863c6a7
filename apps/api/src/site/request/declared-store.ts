// The contracts that declarations without a login mean, what became of them, and the links by which their customers answer. [ACC-05] [LGL-02] [LGL-03]
import { createHash, randomBytes } from "node:crypto";
import { ContractStateSchema } from "@kontor/domain/shop/contract/codec";
import { instant } from "@kontor/domain/kernel/calendar";
import type { Declarations, DeclaredContract, DeclaredStanding, ProofWay } from "@kontor/domain/site/request";
import { firstOf } from "../../platform/database/first-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { storedAs } from "../../platform/database/stored-json.ts";
import type { Tables } from "../../platform/database/tables.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    declared_contracts: {
      declaration_id: string;
      contract_id: string;
      customer_number: string;
      received_at: number;
      standing: string;
      /** The contract's state before the notice, as JSON; null where nothing was changed. */
      before_state: string | null;
    };
    /** Links of letters to registered addresses: codes as fingerprints alone; they end when the account gets another address (`changeUser`). */
    declaration_links: {
      print: string;
      declaration_id: string;
      customer_number: string;
    };
  }
}

const stateFrom = storedAs("contract state", ContractStateSchema);

const declaredFrom = (row: Tables["declared_contracts"]): DeclaredContract => ({
  declaration: row.declaration_id,
  contract: row.contract_id,
  customerNumber: row.customer_number,
  receivedAt: instant(Number(row.received_at)),
  standing: row.standing as DeclaredStanding,
  before: row.before_state === null ? null : stateFrom(row.before_state),
});

export const addDeclared = async (handle: Handle, declared: readonly DeclaredContract[]): Promise<void> => {
  if (declared.length === 0) return;
  await handle
    .insertInto("declared_contracts")
    .values(
      declared.map((one) => ({
        declaration_id: one.declaration,
        contract_id: one.contract,
        customer_number: one.customerNumber,
        received_at: one.receivedAt,
        standing: one.standing,
        before_state: one.before === null ? null : JSON.stringify(one.before),
      })),
    )
    .execute();
};

/** Those of one declaration, or that mean one contract or any of a customer, the oldest first. */
export const declaredOf = async (
  handle: Handle,
  of: Parameters<Declarations["Service"]["declared"]>[0],
): Promise<readonly DeclaredContract[]> => {
  const all = handle.selectFrom("declared_contracts").selectAll().orderBy("received_at").orderBy("contract_id");
  const rows = await ("contract" in of
    ? all.where("contract_id", "=", of.contract)
    : "customerNumber" in of
      ? all.where("customer_number", "=", of.customerNumber)
      : all.where("declaration_id", "=", of.declaration)
  ).execute();
  return rows.map(declaredFrom);
};

/** Notes what came of one, unless that was done meanwhile; and whether its declaration still waits, and which contracts it ended. */
export const settleDeclared = async (
  handle: Handle,
  { declaration, contract, standing: before }: DeclaredContract,
  standing: DeclaredStanding,
  ended: boolean,
): Promise<boolean> => {
  const taken = await handle
    .updateTable("declared_contracts")
    .set({ standing })
    .where("declaration_id", "=", declaration)
    .where("contract_id", "=", contract)
    .where("standing", "=", before)
    .returning("contract_id")
    .executeTakeFirst();
  if (taken === undefined) return false;
  const waits = await handle
    .selectFrom("declared_contracts")
    .select("contract_id")
    .where("declaration_id", "=", declaration)
    .where("standing", "=", "waits")
    .executeTakeFirst();
  const row = await handle
    .selectFrom("declarations")
    .select("contracts")
    .where("id", "=", declaration)
    .executeTakeFirst();
  const others = (row?.contracts ?? "").split(" ").filter((id) => id !== "" && id !== contract);
  const contracts = ended ? [...others, contract] : others;
  await handle
    .updateTable("declarations")
    .set({
      contracts: contracts.length === 0 ? null : contracts.join(" "),
      waits: waits === undefined ? 0 : 1,
      // What its party denied is read by staff, also where it had been noted as handled.
      ...(standing === "denied" ? { denied: 1, handled_at: null } : {}),
    })
    .where("id", "=", declaration)
    .execute();
  return true;
};

export const noteProof = async (handle: Handle, declaration: string, way: ProofWay): Promise<void> => {
  await handle.updateTable("declarations").set({ proof: way }).where("id", "=", declaration).execute();
};

/** Nothing of it is carried out any more: staff have put it aside. */
export const closeDeclared = async (handle: Handle, declaration: string): Promise<void> => {
  await handle
    .updateTable("declared_contracts")
    .set({ standing: "denied" satisfies DeclaredStanding })
    .where("declaration_id", "=", declaration)
    .where("standing", "=", "waits")
    .execute();
  await handle.updateTable("declarations").set({ waits: 0 }).where("id", "=", declaration).execute();
};

const codeBytes = 32;
const printOf = (code: string): string => createHash("sha256").update(code).digest("hex");

/** The code of a new link; it stands in its letter alone. */
export const freshLink = async (
  handle: Handle,
  { declaration, customerNumber }: { readonly declaration: string; readonly customerNumber: string },
): Promise<string> => {
  const code = randomBytes(codeBytes).toString("hex");
  await handle
    .insertInto("declaration_links")
    .values({ print: printOf(code), declaration_id: declaration, customer_number: customerNumber })
    .execute();
  return code;
};

/** The declaration that a code is about, and for whom it answers. */
export const linkOf = (
  handle: Handle,
  code: string,
): Promise<{ readonly declaration: string; readonly customerNumber: string } | null> =>
  firstOf(
    handle
      .selectFrom("declaration_links")
      .select(["declaration_id", "customer_number"])
      .where("print", "=", printOf(code)),
    (row) => ({ declaration: row.declaration_id, customerNumber: row.customer_number }),
  );

/** With the declarations that are forgotten. */
export const forgetDeclared = async (handle: Handle, declarations: readonly string[]): Promise<void> => {
  if (declarations.length === 0) return;
  for (const table of ["declared_contracts", "declaration_links"] as const)
    await handle.deleteFrom(table).where("declaration_id", "in", declarations).execute();
};
