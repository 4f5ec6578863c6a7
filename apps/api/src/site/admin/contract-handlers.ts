// Contracts as staff see them: found by number, by the words of their customer, by how they stand. [ADM-01] [ACC-02]
import { ContractBook, contractRecordOf, type ServiceContract } from "@kontor/domain/shop/contract";
import { toUnicode } from "@kontor/domain/shop/domain-name";
import * as Context from "effect/Context";
import { sql } from "kysely";
import { todayOf } from "../../platform/calendar/today.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type PortsOver, read } from "../../platform/use-case/use-case.ts";
import { contractBookOver } from "../../shop/contract/ports.ts";
import { contractsById, readContracts } from "../../shop/contract/store.ts";
import { doubleNames } from "../../shop/domain-name/contract-names.ts";
import { contractBalanceView } from "../../shop/invoice/balance-views.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { deliveryRecords } from "../outside/delivery-handlers.ts";
import { rowsWith, type Searchable } from "./found-rows.ts";
import { namesByNumber } from "./customer-names.ts";
import { countIn } from "./by-staff.ts";
import { invoiceRow } from "./invoice-handlers.ts";
import { documentsOfOrder } from "./invoice-store.ts";
import { contractRecord } from "./order-handlers.ts";
import { ordersNumbered } from "./order-store.ts";
import { contractRevision } from "./record-revisions.ts";

interface Searched {
  readonly q: string;
  readonly customer: string | null;
  readonly only: string | null;
  readonly after: string | null;
  readonly count: number;
}

const searchedContracts = async (database: Searchable, { q, customer, only, after, count }: Searched) => {
  const handle = database.reads;
  const numbered = ordersNumbered(handle, q);
  const all = handle
    .selectFrom("contracts")
    .select(["id", "placed_at", "body"])
    .$call((query) => (numbered === null ? query : query.where("order_id", "in", numbered)))
    .$if(customer !== null, (query) => query.where("customer_number", "=", customer ?? ""))
    .$if(only !== null, (query) => query.where(sql<boolean>`state = ${only}`));
  const conditions = await rowsWith(database, "contracts", numbered === null ? q : "");
  const found = conditions.reduce((query, condition) => query.where(condition), all);
  const { rows, next } = await latestFirst(found, { after, count });
  return { contracts: readContracts(rows), next };
};

const emailOf = async (handle: Handle, customerNumber: string): Promise<string | null> => {
  const user = handle.selectFrom("users").select("email").where("customer_number", "=", customerNumber);
  return (await user.executeTakeFirst())?.email ?? null;
};

export const contractAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "searchContracts" | "readContractRecord" | "listDoubleNames"> => {
  const listed = async (contracts: readonly ServiceContract[]) => {
    const names = await namesByNumber(
      services.database.reads,
      contracts.map(({ customerNumber }) => customerNumber),
    );
    return contracts.map((contract) => ({
      ...contractRecord(services)(contract),
      orderId: contract.orderId,
      customerNumber: contract.customerNumber,
      name: names.get(contract.customerNumber) ?? null,
      start: contract.start,
    }));
  };
  const book: PortsOver<ContractBook> = ({ handle }) => Context.make(ContractBook, contractBookOver(handle, services));
  return {
    searchContracts: async (call) => {
      await staffOf(services, call);
      const { q = "", customer = null, only = null, after = null } = call.query;
      const { contracts, next } = await searchedContracts(services.database, {
        q,
        customer,
        only,
        after,
        count: countIn(call.query),
      });
      return good({ contracts: await listed(contracts), next });
    },

    readContractRecord: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const today = todayOf(services);
      const moment = { today, zone: services.settings.timeZone };
      const record = await read(services, call, book, contractRecordOf(call.params.contractId, moment));
      const { contract, view, prices } = record;
      const { customerNumber, orderId } = contract;
      const documents = await documentsOfOrder(reads, orderId);
      const delivered = await deliveryRecords(reads, orderId);
      const names = await namesByNumber(reads, [customerNumber]);
      return good({
        view,
        prices,
        revision: await contractRevision(reads, contract),
        customer: { number: customerNumber, name: names.get(customerNumber) ?? null },
        email: await emailOf(reads, customerNumber),
        balance: await contractBalanceView(reads, contract, today),
        delivery: delivered.find((one) => one.contract === contract.id) ?? null,
        invoices: documents
          .filter(({ invoice }) => invoice.lines.some(({ contracts }) => contracts.includes(contract.id)))
          .map(invoiceRow(today)),
      });
    },

    listDoubleNames: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const names = await doubleNames(reads);
      const all = await contractsById(
        reads,
        names.flatMap(({ contracts }) => contracts),
      );
      const known = new Map((await listed(all)).map((one) => [one.id, one]));
      return good({
        names: names.flatMap(({ ascii, contracts }) => {
          const found = contracts.flatMap((id) => known.get(id) ?? []);
          return found.length === 0 ? [] : [{ name: toUnicode(ascii), contracts: found }];
        }),
      });
    },
  };
};
