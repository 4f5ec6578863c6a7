// What contracts need, over one handle of the database. [ACC-02]
import * as Effect from "effect/Effect";
import type { ContractBook } from "@kontor/domain/shop/contract";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { addContracts, changeContract, contractById, contractsOfOrder, contractsOfPerson, earlierOrders } from "./store.ts";

export const contractBookOver = (handle: Handle): ContractBook["Service"] => ({
  add: (contracts) => Effect.asVoid(toEffect(() => addContracts(handle, contracts))),
  ofPerson: (person) => toEffect(() => contractsOfPerson(handle, person)),
  byId: (id) => toEffect(() => contractById(handle, id)),
  ofOrder: (orderId) => toEffect(() => contractsOfOrder(handle, orderId)),
  earlierOrders: (contract) => toEffect(() => earlierOrders(handle, contract)),
  change: (contract) => toEffect(() => changeContract(handle, contract)),
});
