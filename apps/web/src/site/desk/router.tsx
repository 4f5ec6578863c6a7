// The router of the desk: a tree of its own below `/admin`, by kind, each screen a chunk of its own. The shop's router knows none of it. [DSK-07]
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { parseSearch, searchText } from "../../platform/router/search.ts";
import { colleagueRoutes } from "./colleagues/routes.ts";
import { bannerRoutes } from "./banners/routes.ts";
import { contractRoutes } from "./contracts/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { differenceRoutes } from "./differences/routes.ts";
import { draftRoutes } from "./drafts/routes.ts";
import { exportRoutes } from "./exports/routes.ts";
import { Failed } from "./failed.tsx";
import { faultRoutes } from "./faults/routes.ts";
import { invoiceRoutes } from "./invoices/routes.ts";
import { journalRoutes } from "./journal/routes.ts";
import { linkRoutes } from "./links/routes.ts";
import { mailRoutes } from "./mails/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { ownRoutes } from "./own/routes.ts";
import { Pending } from "./pending.tsx";
import { requestRoutes } from "./requests/routes.ts";
import { rootRoute } from "./root.tsx";
import { searchRoutes } from "./search/routes.ts";
import { subscriberRoutes } from "./subscribers/routes.ts";
import { ticketRoutes } from "./tickets/routes.ts";
import { todayRoutes } from "./today/routes.ts";
import type { DeskContext } from "./use-desk.ts";
import { voucherRoutes } from "./vouchers/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";

const routeTree = rootRoute.addChildren([
  ...todayRoutes,
  ...searchRoutes,
  ...customerRoutes,
  ...orderRoutes,
  ...invoiceRoutes,
  ...differenceRoutes,
  ...contractRoutes,
  ...requestRoutes,
  ...journalRoutes,
  ...voucherRoutes,
  ...ticketRoutes,
  ...colleagueRoutes,
  ...mailRoutes,
  ...webhookRoutes,
  ...subscriberRoutes,
  ...exportRoutes,
  ...draftRoutes,
  ...bannerRoutes,
  ...faultRoutes,
  ...linkRoutes,
  ...ownRoutes,
]);

export const deskRouter = (context: DeskContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history === undefined ? {} : { history }),
    parseSearch,
    stringifySearch: searchText,
    defaultErrorComponent: Failed,
    defaultPendingComponent: Pending,
    defaultPendingMs: 300,
    // TanStack Query knows what is stale; a list is there again at once.
    defaultPreloadStaleTime: 0,
    defaultPreload: "intent",
    scrollRestoration: true,
    trailingSlash: "never",
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof deskRouter>;
  }
}
