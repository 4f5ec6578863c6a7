// The first page of an account, calculated from all contracts and documents of the customer by the one function of the domain. [ACC-01] [ACC-02] [ACC-03] [ACC-09]
import { type ContractGlance, contractGlance, contractTitle, contractView } from "@kontor/domain/shop/contract";
import { balancesOf, chargesOf } from "@kontor/domain/shop/balance";
import { accountOverview, type DateAhead } from "@kontor/domain/shop/invoice";
import type { Localized } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { nextBillsOf } from "../contract/next-bills.ts";
import { earlierOrdersOf } from "../contract/store.ts";
import { customerBalanceView } from "./balance-views.ts";
import { ledgerOfCustomer } from "./books.ts";
import { numbersOfDocuments, runningContracts, waitingPapers } from "./overview-store.ts";

export const overviewHandlers = (services: SessionServices): Pick<Handlers, "readAccountOverview"> => ({
  readAccountOverview: async (call) => {
    const { customer_number: customer } = await customerOf(services, call);
    const { reads } = services.database;
    const today = todayOf(services);
    const { contracts, isReady } = await runningContracts(reads, customer);
    const earlier = await earlierOrdersOf(reads, customer);
    const billed = contracts.map(await nextBillsOf(reads, services, customer, today));
    const ledger = await ledgerOfCustomer(reads, customer);
    const numbers = await numbersOfDocuments(reads, customer);
    const { timeZone: zone } = services.settings;
    /** The whole of a contract, for the few that are shown. */
    const whole = (id: string) => {
      const contract = billed.find((one) => one.id === id);
      return contract === undefined ? [] : [contractView(contract, today, earlier(contract), zone)];
    };
    const { dates, moored, moreMoored, names, moreNames } = accountOverview({
      today,
      contracts: billed.map((contract) => contractGlance(contract, today, zone)),
      isReady,
      documents: balancesOf(ledger, today).flatMap((balance) => {
        const number = numbers.get(balance.id);
        return number === undefined ? [] : [{ id: balance.id, number, balance }];
      }),
    });
    return good({
      today,
      balance: customerBalanceView(ledger, today),
      billed: numbers.size + chargesOf(ledger, today).length > 0,
      dates: dates.map(dateOnWire),
      moored: moored.flatMap(({ view, mooring, additions }) =>
        whole(view.contract.id).map((shown) => ({ view: shown, mooring, additions: additions.map(namedContract) })),
      ),
      moreMoored,
      names: names.map(({ title, contract, mooring }) => ({
        title,
        contract: namedContract(contract),
        standing: contract.standing,
        begins: contract.begins,
        mooring,
      })),
      moreNames,
      papers: await waitingPapers(reads, customer),
    });
  },
});

interface NamedContract {
  readonly id: string;
  readonly number: string;
  readonly title: Localized<string>;
}

const namedContract = ({ contract }: ContractGlance): NamedContract => ({
  id: contract.id,
  number: contract.number,
  title: { en: contractTitle(contract, "en"), de: contractTitle(contract, "de") },
});

/** The first of those that a day is of, and how many there are beside it. */
const firstOf = (contracts: readonly ContractGlance[]) => ({
  first: contracts.slice(0, 1).map(namedContract)[0] ?? null,
  others: Math.max(0, contracts.length - 1),
});

const dateOnWire = (date: DateAhead) => {
  switch (date.kind) {
    case "due": {
      const { kind, day, cents, documents } = date;
      return { kind, day, cents, first: documents[0] ?? null, others: Math.max(0, documents.length - 1) };
    }
    case "regular":
      return date;
    case "notice":
      return { kind: date.kind, day: date.day, end: date.end, ...firstOf(date.contracts) };
    case "end":
      return { kind: date.kind, day: date.day, ...firstOf(date.contracts) };
  }
};
