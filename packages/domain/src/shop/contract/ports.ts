// What contracts need from outside: the policy in force and the day, and where customers' contracts are stored. [CON-01] [ACC-02]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { ContractFacts, GuaranteeFacts } from "./model.ts";
import type { ContractId, ServiceContract } from "./service-model.ts";

/** What `GET /api/shop/contract` answers. */
export class Contracts extends Context.Service<
  Contracts,
  {
    readonly facts: Effect<ContractFacts>;
  }
>()("kontor/shop/contract/Contracts") {}

/** The contracts of all customers. All calls of one use case see and make one transaction. */
export class ContractBook extends Context.Service<
  ContractBook,
  {
    readonly add: (contracts: readonly ServiceContract[]) => Effect<void>;
    readonly byId: (id: ContractId) => Effect<ServiceContract | null>;
    /** Contracts of an order, in their order. */
    readonly ofOrder: (orderId: string) => Effect<readonly ServiceContract[]>;
    /** The orders that the customer of a contract placed before its own. [CON-05] */
    readonly earlierOrders: (contract: ServiceContract) => Effect<GuaranteeFacts["earlier"]>;
    /** Stores the state of a contract that is there. */
    readonly change: (contract: ServiceContract) => Effect<void>;
  }
>()("kontor/shop/contract/ContractBook") {}
