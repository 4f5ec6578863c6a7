// What contracts need from outside: the policy in force and the day. [CON-01]
import * as Context from "effect/Context";
import type { Effect } from "effect/Effect";
import type { ContractFacts } from "./model.ts";

/** What `GET /api/shop/contract` answers. */
export class Contracts extends Context.Service<
  Contracts,
  {
    readonly facts: Effect<ContractFacts>;
  }
>()("kontor/shop/contract/Contracts") {}
