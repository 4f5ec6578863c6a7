// The policy that contracts follow, and the contracts of a customer: listed, read, ended by the guarantee. [CON-01] [ACC-02] [ACC-05]
import * as Context from "effect/Context";
import {
  claimGuarantee,
  ContractBook,
  type ContractFacts,
  contractFor,
  ContractLetters,
  contractView,
} from "@kontor/domain/shop/contract";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type PortsOver, read, run } from "../../platform/use-case/use-case.ts";
import { customerOf } from "../../visitor/session/caller.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { contractLettersOver } from "./contract-mails.ts";
import { contractBookOver } from "./ports.ts";
import { contractsOfCustomer } from "./contract-pages.ts";
import { nextBillsOf } from "./next-bills.ts";
import { earlierOrdersOf } from "./store.ts";

const momentOf = (services: SessionServices) => ({ today: todayOf(services), zone: services.settings.timeZone });

/** Contracts on a page of the list. */
const onPage = 20;

/** What an order of today is placed under. [CON-01] [BAL-04] */
const contractFactsOf = (services: Pick<SessionServices, "settings" | "now">): Omit<ContractFacts, "start"> => {
  const { contractPolicy: policy, withdrawalGenerous: generous, sellerCountry: seller } = services.settings;
  const day = todayOf(services);
  return { policy, day, ...(generous ? { generous } : {}), ...(seller === "DE" ? {} : { seller }) };
};

export const contractHandlers = (
  services: SessionServices,
): Pick<Handlers, "readContractPolicy" | "listContracts" | "readContract" | "claimGuarantee"> => {
  const book: PortsOver<ContractBook> = ({ handle }) => Context.make(ContractBook, contractBookOver(handle, services));
  return {
    readContractPolicy: async () => good(contractFactsOf(services)),

    listContracts: async (call) => {
      const user = await customerOf(services, call);
      const { after = null, order = null, only } = call.query;
      const { reads } = services.database;
      const { contracts, next } = await contractsOfCustomer(reads, user.customer_number, {
        after,
        order,
        count: onPage,
        withNames: only === "names",
      });
      const { today, zone } = momentOf(services);
      const earlier = await earlierOrdersOf(reads, user.customer_number);
      const asBilledNext = await nextBillsOf(reads, services, user.customer_number, today);
      return good({
        contracts: contracts.map((contract) => contractView(asBilledNext(contract), today, earlier(contract), zone)),
        next,
      });
    },

    readContract: async (call) => {
      const user = await customerOf(services, call);
      return good(
        await read(services, call, book, contractFor(call.params.contractId, user.customer_number, momentOf(services))),
      );
    },

    claimGuarantee: async (call) => {
      const user = await customerOf(services, call);
      const moment = { now: services.now(), ...momentOf(services), locale: call.locale };
      const both: PortsOver<ContractBook | ContractLetters> = (scope) =>
        Context.add(book(scope), ContractLetters, contractLettersOver(scope.handle, services));
      const ended = await run(
        services,
        call,
        both,
        claimGuarantee(call.params.contractId, user.customer_number, moment),
      );
      services.mailQueued();
      return good(ended);
    },
  };
};
