// Every port that a frontend needs from the shop, and a layer of them.
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

export type ShopPorts =
  | CartDesk
  | OrderDesk
  | DomainDesk
  | ContentUsers
  | Sessions
  | Catalogs
  | VatRates
  | VisitorCountry
  | Contracts
  | Countries
  | Customers;

export interface ShopServices {
  readonly cartDesk: CartDesk["Service"];
  readonly orderDesk: OrderDesk["Service"];
  readonly domainDesk: DomainDesk["Service"];
  readonly contentUsers: ContentUsers["Service"];
  readonly sessions: Sessions["Service"];
  readonly catalogs: Catalogs["Service"];
  readonly vatRates: VatRates["Service"];
  readonly visitorCountry: VisitorCountry["Service"];
  readonly contracts: Contracts["Service"];
  readonly countries: Countries["Service"];
  readonly customers: Customers["Service"];
}

/** All ports, made for the token of the given store. */
export const shopLayer = (
  of: (tokens: TokenStore["Service"]) => ShopServices,
): Layer.Layer<ShopPorts, never, TokenStore> =>
  Layer.effectContext(
    Effect.map(TokenStore, (tokens) => {
      const services = of(tokens);
      return Context.empty().pipe(
        Context.add(CartDesk, services.cartDesk),
        Context.add(OrderDesk, services.orderDesk),
        Context.add(DomainDesk, services.domainDesk),
        Context.add(ContentUsers, services.contentUsers),
        Context.add(Sessions, services.sessions),
        Context.add(Catalogs, services.catalogs),
        Context.add(VatRates, services.vatRates),
        Context.add(VisitorCountry, services.visitorCountry),
        Context.add(Contracts, services.contracts),
        Context.add(Countries, services.countries),
        Context.add(Customers, services.customers),
      );
    }),
  );
