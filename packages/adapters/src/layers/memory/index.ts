// Door of the layers in memory: a token store for terminals, and a whole shop without a server. [HDL-04] [HDL-05]
import * as Effect from "effect/Effect";
import type { Layer } from "effect/Layer";
import { addressPolicies } from "@kontor/domain/kernel/text";
import { Customers, draftOf, updateCustomer } from "@kontor/domain/shop/customer";
import type { TokenStore } from "@kontor/domain/visitor/session";
import { shopLayer, type ShopPorts } from "../shop-ports.ts";
import { accountOf, contentUsersInMemory, sessionsInMemory } from "./accounts.ts";
import { cartDeskInMemory, domainDeskInMemory, orderDeskInMemory } from "./desks.ts";
import { contractFactsOf, portsOf, type World } from "./world.ts";

export { tokensInMemory } from "./tokens.ts";
export { type Account, world, type World, type WorldFacts } from "./world.ts";

/** Every port of a frontend over a shop in memory, with the token of the given store. */
export const shopInMemory = (of: World): Layer<ShopPorts, never, TokenStore> =>
  shopLayer((tokens) => {
    const customers = Effect.map(tokens.bearer, (token) => portsOf(of, accountOf(of, token)));
    const asCustomer = <A, E>(use: Effect.Effect<A, E, Customers>) =>
      Effect.flatMap(customers, (ports) => Effect.provide(use, ports));
    const policy = addressPolicies[of.addressPolicy ?? "specified"];
    return {
      cartDesk: cartDeskInMemory(of, tokens),
      orderDesk: orderDeskInMemory(of, tokens),
      domainDesk: domainDeskInMemory(of, tokens),
      contentUsers: contentUsersInMemory(of, tokens),
      sessions: sessionsInMemory(of, tokens),
      catalogs: { current: Effect.sync(() => of.catalog) },
      vatRates: { map: Effect.sync(() => of.rates) },
      visitorCountry: { country: Effect.sync(() => of.seller) },
      contracts: { facts: Effect.sync(() => contractFactsOf(of)) },
      countries: { all: Effect.sync(() => of.countries) },
      customers: {
        current: asCustomer(Effect.flatMap(Customers, ({ current }) => current)),
        // As by a server: of a visitor nothing is looked at.
        store: (address, locale) =>
          asCustomer(
            Effect.andThen(
              Effect.flatMap(Customers, ({ current }) => current),
              updateCustomer(draftOf(address), locale, policy, { countries: of.countries }),
            ),
          ),
      },
    };
  });
