// The addresses of orders: the list as it is looked at, and one order; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lists } from "@kontor/domain/site/desk";
import { reaches } from "@kontor/domain/site/admin";
import { type ListView, listView } from "../list-view.ts";
import { listQuery } from "../queries.ts";
import { rootRoute } from "../root.tsx";
import { orderEventsQuery, orderQuery } from "./queries.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/orders",
  validateSearch: (search: Readonly<Record<string, unknown>>): ListView => listView(search, lists.orders),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listQuery(call, "orders", deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "OrderList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/orders/$orderId",
  loader: ({ context: { queries, call, given }, params: { orderId } }) =>
    Promise.all([
      queries.ensureQueryData(orderQuery(call, orderId)),
      ...(reaches("support", given.role) ? [queries.ensureQueryData(orderEventsQuery(call, orderId))] : []),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./record.tsx"), "OrderRecord"),
});

export const orderRoutes = [list, record] as const;
