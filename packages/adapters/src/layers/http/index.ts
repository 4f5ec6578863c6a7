// Door of the HTTP layers: every port of a frontend over the contract's calls; only the token store is chosen beside it. [API-01] [API-02] [API-05] [SES-13]
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
import { shopClient } from "../../client/index.ts";
import { contentUsersOverHttp, sessionsOverHttp } from "./accounts.ts";
import { caller } from "./call.ts";
import { cartDeskOverHttp, domainDeskOverHttp, orderDeskOverHttp } from "./desks.ts";
import {
  catalogsOverHttp,
  contractsOverHttp,
  countriesOverHttp,
  customersOverHttp,
  vatRatesOverHttp,
  visitorCountryOverHttp,
} from "./facts.ts";
import type { HttpSettings } from "./settings.ts";

export { addressOrNull, answerOf, type FeatureFlag, featureFlags, type Success, vatCountryOfCustomer } from "./answers.ts";
export { bracketQuery, type QueryValue } from "../bracket-query/index.ts";
export {
  type Content,
  contentLocale,
  type ContentLists,
  contentOverHttp,
  type ContentQuery,
  type Listed,
} from "./content.ts";
export { contentRefusal } from "./content-error.ts";
export { problemToRefusal } from "./problem.ts";
export { defaultDeadline, defaultPause, defaultRetries, type HttpSettings } from "./settings.ts";

/** Everything that a frontend needs from the shop. */
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

/** Every port over HTTP, with the token of the given store. */
export const shopOverHttp = (settings: HttpSettings): Layer.Layer<ShopPorts, never, TokenStore> =>
  Layer.effectContext(
    Effect.map(TokenStore, (tokens) => {
      const call = caller(settings, tokens);
      const shop = shopClient({ baseUrl: settings.baseUrl, fetch: settings.fetch }).call;
      return Context.empty().pipe(
        Context.add(CartDesk, cartDeskOverHttp(call, shop)),
        Context.add(OrderDesk, orderDeskOverHttp(call, shop)),
        Context.add(DomainDesk, domainDeskOverHttp(call, shop)),
        Context.add(ContentUsers, contentUsersOverHttp(call, shop, tokens, settings.report)),
        Context.add(Sessions, sessionsOverHttp(call, shop, settings)),
        Context.add(Catalogs, catalogsOverHttp(call, shop)),
        Context.add(VatRates, vatRatesOverHttp(call, shop)),
        Context.add(VisitorCountry, visitorCountryOverHttp(call, shop)),
        Context.add(Contracts, contractsOverHttp(call, shop)),
        Context.add(Countries, countriesOverHttp(call, shop)),
        Context.add(Customers, customersOverHttp(call, shop)),
      );
    }),
  );
