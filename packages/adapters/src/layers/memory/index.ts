// Door of the layers in memory: a token store for terminals, and a whole shop without a server. [HDL-04] [HDL-05]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { Contracts } from "@kontor/domain/shop/contract";
import { Countries, Customers } from "@kontor/domain/shop/customer";
import { DomainDesk } from "@kontor/domain/shop/domain-name";
import { VatRates, VisitorCountry } from "@kontor/domain/shop/vat";
import { ContentUsers, Sessions, TokenStore } from "@kontor/domain/visitor/session";
import type { ShopPorts } from "../http/index.ts";
import { accountOf, contentUsersInMemory, sessionsInMemory } from "./accounts.ts";
import { cartDeskInMemory, domainDeskInMemory, orderDeskInMemory } from "./desks.ts";
import { contractFactsOf, portsOf, type World } from "./world.ts";

export { tokensInMemory } from "./tokens.ts";
export { type Account, world, type World, type WorldFacts } from "./world.ts";

/** Every port of a frontend over a shop in memory, with the token of the given store. */
export const shopInMemory = (of: World): Layer.Layer<ShopPorts, never, TokenStore> =>
  Layer.effectContext(
    Effect.map(TokenStore, (tokens) => {
      const customers = Effect.map(tokens.bearer, (token) => portsOf(of, accountOf(of, token)));
      const asCustomer = <A, E>(use: Effect.Effect<A, E, Customers>) => Effect.flatMap(customers, (ports) => Effect.provide(use, ports));
      return Context.empty().pipe(
        Context.add(CartDesk, cartDeskInMemory(of, tokens)),
        Context.add(OrderDesk, orderDeskInMemory(of, tokens)),
        Context.add(DomainDesk, domainDeskInMemory(of, tokens)),
        Context.add(ContentUsers, contentUsersInMemory(of, tokens)),
        Context.add(Sessions, sessionsInMemory(of, tokens)),
        Context.add(Catalogs, { current: Effect.sync(() => of.catalog) }),
        Context.add(VatRates, { map: Effect.sync(() => of.rates) }),
        Context.add(VisitorCountry, { country: Effect.sync(() => of.seller) }),
        Context.add(Contracts, { facts: Effect.sync(() => contractFactsOf(of)) }),
        Context.add(Countries, { all: Effect.sync(() => of.countries) }),
        Context.add(Customers, {
          current: asCustomer(Effect.flatMap(Customers, ({ current }) => current)),
          store: (address, locale) => asCustomer(Effect.flatMap(Customers, ({ store }) => store(address, locale))),
        }),
      );
    }),
  );
