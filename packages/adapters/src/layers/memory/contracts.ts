// The contracts of the shop in memory. [ACC-02]
import * as Effect from "effect/Effect";
import type { ContractBook, ServiceContract } from "@kontor/domain/shop/contract";
import { setting } from "./changes.ts";

export const contractsIn = ({
  contracts,
}: {
  readonly contracts: Map<string, ServiceContract>;
}): ContractBook["Service"] => ({
  add: (added) => Effect.forEach(added, (contract) => setting(contracts, contract.id, contract), { discard: true }),
  ofPerson: ({ email, customerNumber }) =>
    Effect.sync(() =>
      [...contracts.values()].filter((each) => each.customerNumber === customerNumber || each.email === email),
    ),
  // Accounts in memory keep their address.
  customerOf: () => Effect.succeed(null),
  byId: (id) => Effect.sync(() => contracts.get(id) ?? null),
  ofOrder: (orderId) => Effect.sync(() => [...contracts.values()].filter((contract) => contract.orderId === orderId)),
  earlierOrders: ({ customerNumber, placedAt }) =>
    Effect.sync(() => {
      const earlier = [...contracts.values()].filter(
        (other) => other.customerNumber === customerNumber && other.placedAt < placedAt,
      );
      return [...new Set(earlier.map(({ orderId }) => orderId))].map((orderId) => ({
        withdrawn: earlier.every((other) => other.orderId !== orderId || other.state.kind === "withdrawn"),
      }));
    }),
  // Rates in memory stay, and so does where accounts are.
  asBilledNext: Effect.succeed,
  change: (contract) => setting(contracts, contract.id, contract),
  reopen: (contract) => setting(contracts, contract.id, contract),
});
