// Every operation of both contracts with its handler.
import type { Handlers } from "../http/call.ts";
import type { Services } from "../services.ts";
import { contentCalls } from "../content/calls.ts";
import { contentHandlers } from "../content/handlers.ts";
import { embeddedSource } from "../content/source.ts";
import { accountHandlers } from "./accounts.ts";
import { cartHandlers } from "./carts.ts";
import { domainHandlers } from "./domains.ts";
import { offerHandlers } from "./offer.ts";
import { orderHandlers } from "./orders.ts";
import { quoteHandlers } from "./quotes.ts";
import { visitorHandlers } from "./visitor.ts";

/** The mount refuses to start when one of them is missing. */
export const allHandlers = (services: Services): Handlers =>
  ({
    ...visitorHandlers(services),
    ...offerHandlers(services),
    ...cartHandlers(services),
    ...quoteHandlers(services),
    ...domainHandlers(services),
    ...orderHandlers(services),
    ...accountHandlers(services),
    ...contentHandlers(services),
    ...contentCalls(services, embeddedSource(services.database)),
  }) as Handlers;
