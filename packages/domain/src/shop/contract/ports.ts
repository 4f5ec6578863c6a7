// What contracts need from outside: the policy in force and the day, and where customers' contracts are stored. [CON-01] [ACC-02]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { Day } from "#kernel/calendar";
import type { ContractFacts, GuaranteeFacts } from "./model.ts";
import type { Locale } from "#visitor/locale";
import type { ContractId, ServiceContract } from "./service-model.ts";

/** What `GET /api/shop/contract` answers. */
export class Contracts extends Context.Service<
  Contracts,
  {
    readonly facts: Effect<ContractFacts>;
  }
>()("kontor/shop/contract/Contracts") {}

/** Who ends a contract: an email address, and the number of a customer who is logged in. */
export interface ContractPerson {
  readonly email: string;
  readonly customerNumber: string | null;
}

/** Letters about contracts that were ended, to their customer and to the provider; queued with what ended them. [ACC-05] */
export class ContractLetters extends Context.Service<
  ContractLetters,
  {
    /** At least one contract, all of one customer. */
    readonly ended: (contracts: readonly ServiceContract[], locale: Locale) => Effect<void>;
  }
>()("kontor/shop/contract/ContractLetters") {}

/** The contracts of all customers. All calls of one use case see and make one transaction. */
export class ContractBook extends Context.Service<
  ContractBook,
  {
    readonly add: (contracts: readonly ServiceContract[]) => Effect<void>;
    /** What an email address was ordered with, what the account that has it now ordered, or what a customer has. */
    readonly ofPerson: (person: ContractPerson) => Effect<readonly ServiceContract[]>;
    /** The number of the customer whose account has an email address now, which may have changed since the order. */
    readonly customerOf: (email: string) => Effect<string | null>;
    readonly byId: (id: ContractId) => Effect<ServiceContract | null>;
    /** Contracts of an order, in their order. */
    readonly ofOrder: (orderId: string) => Effect<readonly ServiceContract[]>;
    /** The orders that the customer of a contract placed before its own. [CON-05] */
    readonly earlierOrders: (contract: ServiceContract) => Effect<GuaranteeFacts["earlier"]>;
    /** A contract whose parts say what their next bills will be, at the rates that its customer will be billed at. [BAL-08] [VAT-11] */
    readonly asBilledNext: (contract: ServiceContract, today: Day) => Effect<ServiceContract>;
    /** Stores the state of a contract that is there. */
    readonly change: (contract: ServiceContract) => Effect<void>;
    /** Stores a contract whose notice was undone: it runs on as if there had been none. [ACC-05] */
    readonly reopen: (contract: ServiceContract) => Effect<void>;
  }
>()("kontor/shop/contract/ContractBook") {}
