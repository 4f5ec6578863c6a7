// Contracts as staff see them: found by number, by the words of their customer, by how they stand. [ADM-01] [ACC-02]
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { toUnicode } from "@kontor/domain/shop/domain-name";
import { sql } from "kysely";
import { latestFirst } from "../../platform/database/latest-first.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { contractsById, readContracts } from "../../shop/contract/store.ts";
import { doubleNames } from "../../shop/domain-name/contract-names.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { rowsWith, type Searchable } from "./found-customers.ts";
import { namesByNumber } from "./customer-names.ts";
import { countIn } from "./by-staff.ts";
import { contractRecord } from "./order-handlers.ts";
import { ordersNumbered } from "./order-store.ts";

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

export const contractAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "searchContracts" | "listDoubleNames"> => {
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
