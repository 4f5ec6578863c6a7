// Every operation of both contracts with its handler.
import type { Operation } from "../platform/contract/documents.ts";
import type { Handlers } from "../platform/http/call.ts";
import type { Services } from "../services.ts";
import { addressesElsewhere, addressesHere } from "../content/addresses.ts";
import { contentCalls } from "../content/calls.ts";
import { contentHandlers } from "../content/handlers.ts";
import { elsewhereHandlers } from "../content/elsewhere/forward.ts";
import { embeddedSource, remoteSource } from "../content/source.ts";
import { accountHandlers } from "./accounts.ts";
import { cartHandlers } from "./carts.ts";
import { declarationHandlers } from "./declarations.ts";
import { domainHandlers } from "./domains.ts";
import { offerHandlers } from "./offer.ts";
import { orderHandlers } from "./orders.ts";
import { quoteHandlers } from "./quotes.ts";
import { visitorHandlers } from "./visitor.ts";

/** The mount refuses to start when one of them is missing. */
export const allHandlers = (services: Services, operations: readonly Operation[]): Handlers =>
  ({
    ...visitorHandlers(services),
    ...offerHandlers(services),
    ...cartHandlers(services),
    ...quoteHandlers(services),
    ...domainHandlers(services),
    ...orderHandlers(services),
    ...declarationHandlers(services),
    ...accountHandlers(services),
    ...contentHandlers(services),
    ...contentOf(services, operations),
  }) as Handlers;

/** Content and accounts are the shop's own, or those of a Strapi elsewhere. */
const contentOf = (services: Services, operations: readonly Operation[]): Partial<Handlers> => {
  const { cmsUrl } = services.settings;
  const elsewhere = remoteSource(cmsUrl ?? "");
  return cmsUrl === null
    ? contentCalls(services, embeddedSource(services.database), addressesHere(services.database))
    : { ...elsewhereHandlers(services, cmsUrl, operations), ...contentCalls(services, elsewhere, addressesElsewhere(elsewhere)) };
};
