// One name, one contract in the shop in memory: who holds which domain name. [DOM-01] [CHK-07]
import * as Effect from "effect/Effect";
import type { Orders, StoredOrder } from "@kontor/domain/shop/checkout";
import { namesOf, type ServiceContract } from "@kontor/domain/shop/contract";
import { type NameClaim, nameHolder } from "@kontor/domain/shop/domain-name";
import { setting } from "./changes.ts";

/** A contract that has a name, with its order: one that waits for papers has made no contract yet. */
export interface NamedContract extends Omit<NameClaim, "holds"> {
  readonly order: string;
}

export interface NamesOf {
  readonly names: Map<string, readonly NamedContract[]>;
  readonly contracts: Map<string, ServiceContract>;
  readonly orders: readonly StoredOrder[];
}

const isBound = ({ contracts, orders }: NamesOf, { contract, order }: NamedContract): boolean =>
  (contracts.get(contract)?.state.kind ?? "withdrawn") !== "withdrawn" ||
  orders.some(({ order: { id, reseller } }) => id === order && reseller === "pending");

export const holderIn = (of: NamesOf, ascii: string): NameClaim | null =>
  nameHolder((of.names.get(ascii) ?? []).map((claim) => ({ ...claim, holds: isBound(of, claim) })));

export const holdNamesIn =
  (of: NamesOf): Orders["Service"]["holdNames"] =>
  (contracts) =>
    Effect.gen(function* () {
      const bound: string[] = [];
      for (const { id: contract, orderId: order, placedAt, parts } of contracts)
        for (const ascii of namesOf({ parts })) {
          const holder = holderIn(of, ascii);
          if (holder !== null && holder.contract !== contract) bound.push(ascii);
          else yield* setting(of.names, ascii, [...(of.names.get(ascii) ?? []), { contract, order, placedAt }]);
        }
      return bound;
    });
