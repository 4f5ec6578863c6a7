// The names of an order at their registries: that takes its time, so it is found out before the order, which then judges it in its turn. [CHK-07] [DOM-01]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { Carts, domainsOf, type SelectedDomain } from "#shop/cart";
import { Catalogs } from "#shop/catalog";
import { type AcquireRefusal, confirmAcquisition, domainNameOf, type NameFacts } from "#shop/domain-name";
import type { OrderIntent } from "./model.ts";
import { Orders } from "./ports.ts";

/** Why names of a cart cannot be acquired now, by their A-label forms; null: they can. */
export type ConfirmedNames = ReadonlyMap<string, AcquireRefusal | null>;

/** All names of a cart may be acquired, where no registry is asked. */
export const confirmedNames = (names: readonly Pick<SelectedDomain, "ascii">[]): ConfirmedNames =>
  new Map(names.map(({ ascii }) => [ascii, null]));

/** Each name of the cart that an intent is for. An order that stands is not confirmed again, and neither is a cart that is another's or has changed. */
export const confirmNames = Effect.fn("confirmNames")(function* (
  intent: OrderIntent,
  facts: Pick<NameFacts, "toAscii" | "suffixOf">,
) {
  const seen = yield* Effect.result((yield* Carts).byId(intent.cartId));
  const names = Result.isSuccess(seen) && seen.success.version === intent.cartVersion ? domainsOf(seen.success) : [];
  if (names.length === 0 || (yield* (yield* Orders).byKey(intent.idempotencyKey)) !== null) return confirmedNames([]);
  const { endings } = yield* (yield* Catalogs).current;
  const found = yield* Effect.forEach(
    names,
    ({ ascii, acquisition }) =>
      Effect.fromResult(domainNameOf(ascii, { ...facts, endings })).pipe(
        Effect.flatMap((name) => confirmAcquisition(name, acquisition, endings)),
        Effect.result,
        Effect.map((result) => [ascii, Result.isFailure(result) ? result.failure : null] as const),
      ),
    // A slow registry delays once.
    { concurrency: "unbounded" },
  );
  return new Map(found) satisfies ConfirmedNames;
});
