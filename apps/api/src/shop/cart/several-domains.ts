// Many names into a cart in one call: read, each confirmed at its registry, added in one transaction; what did not fit is named. [DOM-08] [DOM-04] [PRD-07]
import type * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import {
  addDomainsToCart,
  type CartSeen,
  type DomainsAdded,
  domainsOf,
  selectedDomain,
  type SelectedDomain,
} from "@kontor/domain/shop/cart";
import { parseDomainName } from "@kontor/domain/shop/domain-name";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import type { Call } from "../../platform/http/call.ts";
import { mayCheck, nameFacts, whyNotFree } from "../domain-name/handlers.ts";
import type { DomainServices } from "../domain-name/services.ts";
import { cartById } from "./store.ts";
import type { CartPorts } from "./ports.ts";

/** A name as it was sent: a domain for the cart, or why it is none. */
type Wanted = { readonly typed: string } & ({ readonly domain: SelectedDomain } | { readonly refusal: RefusalShape });

export interface NameLeftOut {
  readonly name: string;
  readonly refusal: RefusalShape;
}

/** The names of a call; those that are not in the cart already are requested of their registries, which counts as checking them. */
export const wantedDomains = async (
  services: DomainServices,
  call: Call<"addDomains">,
  names: readonly string[],
  cart: string,
): Promise<readonly Wanted[]> => {
  const facts = await nameFacts(services);
  const known = domainsOf((await cartById(services.database.reads, cart)) ?? { items: [] });
  const read = names.map((typed) => ({ typed, reading: parseDomainName(typed, facts) }));
  const requested = read.flatMap(({ reading }) =>
    Result.isSuccess(reading) && !known.some(({ ascii }) => ascii === reading.success.name.ascii)
      ? [reading.success.name]
      : [],
  );
  await mayCheck(services, call, requested.length);
  const refusals = await whyNotFree(services, requested, call.signal);
  return read.map(({ typed, reading }): Wanted => {
    if (Result.isFailure(reading)) return { typed, refusal: reading.failure };
    const { name } = reading.success;
    const refusal = refusals.get(name.ascii);
    return refusal === undefined ? { typed, domain: selectedDomain(name, "register") } : { typed, refusal };
  });
};

/** Adds them in one change of the cart. */
export const addingDomains = (
  seen: CartSeen,
  wanted: readonly Wanted[],
): Effect.Effect<DomainsAdded, Effect.Error<ReturnType<typeof addDomainsToCart>>, CartPorts> =>
  addDomainsToCart(
    seen,
    wanted.flatMap((each) => ("domain" in each ? [each.domain] : [])),
  );

/** What is not in the cart, in the order of the call and as it was sent there. */
export const namesLeftOut = (wanted: readonly Wanted[], { leftOut }: DomainsAdded): readonly NameLeftOut[] =>
  wanted.flatMap((each) => {
    const refusal = "refusal" in each ? each.refusal : leftOut.find(({ domain }) => domain === each.domain)?.refusal;
    return refusal === undefined ? [] : [{ name: each.typed, refusal }];
  });
