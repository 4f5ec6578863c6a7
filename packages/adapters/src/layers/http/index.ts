// Door of the HTTP layers: every port of a frontend over the contract's calls; only the token store is chosen beside it. [API-01] [API-02] [API-05] [SES-13]
import type { Layer } from "effect/Layer";
import type { TokenStore } from "@kontor/domain/visitor/session";
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
import { shopLayer, type ShopPorts } from "../shop-ports.ts";
import type { HttpSettings } from "./settings.ts";

export {
  addressOrNull,
  answerOf,
  type FeatureFlag,
  featureFlags,
  type Success,
  vatCountryOfCustomer,
} from "./answers.ts";
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

export type { ShopPorts };

/** Every port over HTTP, with the token of the given store. */
export const shopOverHttp = (settings: HttpSettings): Layer<ShopPorts, never, TokenStore> =>
  shopLayer((tokens) => {
    const call = caller(settings, tokens);
    const shop = shopClient({ baseUrl: settings.baseUrl, fetch: settings.fetch }).call;
    return {
      cartDesk: cartDeskOverHttp(call, shop),
      orderDesk: orderDeskOverHttp(call, shop),
      domainDesk: domainDeskOverHttp(call, shop),
      contentUsers: contentUsersOverHttp(call, shop, tokens, settings.report),
      sessions: sessionsOverHttp(call, shop, settings),
      catalogs: catalogsOverHttp(call, shop),
      vatRates: vatRatesOverHttp(call, shop),
      visitorCountry: visitorCountryOverHttp(call, shop),
      contracts: contractsOverHttp(call, shop),
      countries: countriesOverHttp(call, shop),
      customers: customersOverHttp(call, shop),
    };
  });
