// What follows from a report of an item: its names are held again, codes that are not needed any more go, its customer gets a letter. [OUT-03] [DOM-07] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day, Instant } from "#kernel/calendar";
import { type ContractId, ContractUnknown, type ServiceContract, standingOn } from "#shop/contract";
import { type ItemDelivery, type ItemReport, reportedDelivery } from "./delivery.ts";

export class Deliveries extends Context.Service<
  Deliveries,
  {
    readonly contract: (id: ContractId) => Effect.Effect<ServiceContract | null>;
    readonly of: (id: ContractId) => Effect.Effect<ItemDelivery | null>;
    readonly store: (contract: ServiceContract, delivery: ItemDelivery) => Effect.Effect<void>;
    /** Its names are its own again, beside those of others that were ordered meanwhile. */
    readonly holdNames: (contract: ServiceContract) => Effect.Effect<void>;
    readonly forgetAuthcodes: (contract: ServiceContract) => Effect.Effect<void>;
    readonly letter: (contract: ServiceContract, delivery: ItemDelivery) => Effect.Effect<void>;
  }
>()("kontor/site/outside/Deliveries") {}

export const reportDelivery = Effect.fn("reportDelivery")(function* (
  id: ContractId,
  report: ItemReport,
  { now, today }: { readonly now: Instant; readonly today: Day },
) {
  const deliveries = yield* Deliveries;
  const contract = yield* deliveries.contract(id);
  if (contract === null) return yield* Effect.fail(new ContractUnknown());
  const facts = { earlier: yield* deliveries.of(id), standing: standingOn(contract, today) };
  const { delivery, isNew } = yield* Effect.fromResult(reportedDelivery(facts, report, now));
  if (isNew) {
    yield* deliveries.store(contract, delivery);
    // Its names were free while its setup had failed.
    if (facts.earlier?.state === "failed" && delivery.state !== "failed") yield* deliveries.holdNames(contract);
    // What is here needs no code any more.
    if (delivery.state === "ready") yield* deliveries.forgetAuthcodes(contract);
    yield* deliveries.letter(contract, delivery);
  }
  return { contract, delivery, isNew };
});
