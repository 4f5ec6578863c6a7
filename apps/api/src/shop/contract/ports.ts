// What contracts need, over one handle of the database. [ACC-02]
import * as Effect from "effect/Effect";
import type { ContractBook } from "@kontor/domain/shop/contract";
import { cancellationRevoked, contractEnded } from "@kontor/domain/site/outside";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { noteHappened } from "../../platform/webhook/events-store.ts";
import { nextBillsOf } from "./next-bills.ts";
import {
  addContracts,
  changeContract,
  contractById,
  contractsOfOrder,
  contractsOfPerson,
  customerNumberOf,
  earlierOrders,
  reopenContract,
} from "./store.ts";

export const contractBookOver = (
  handle: Handle,
  services: Pick<PlatformServices, "database" | "now" | "settings">,
): ContractBook["Service"] => ({
  add: (contracts) => Effect.asVoid(toEffect(() => addContracts(handle, contracts))),
  ofPerson: (person) => toEffect(() => contractsOfPerson(handle, person)),
  customerOf: (email) => toEffect(() => customerNumberOf(handle, email)),
  byId: (id) => toEffect(() => contractById(handle, id)),
  ofOrder: (orderId) => toEffect(() => contractsOfOrder(handle, orderId)),
  earlierOrders: (contract) => toEffect(() => earlierOrders(handle, contract)),
  asBilledNext: (contract, today) =>
    Effect.map(
      toEffect(() => nextBillsOf(handle, services, contract.customerNumber, today)),
      (billed) => billed(contract),
    ),
  change: (contract) =>
    Effect.gen(function* () {
      yield* toEffect(() => changeContract(handle, contract));
      yield* toEffect(() => noteHappened(handle, services, contractEnded(contract)));
    }),
  reopen: (contract) =>
    Effect.gen(function* () {
      yield* toEffect(() => reopenContract(handle, contract));
      yield* toEffect(() => noteHappened(handle, services, cancellationRevoked(contract)));
    }),
});
