// The addresses of orders: the list as it is looked at, and one order; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { reaches } from "@kontor/domain/site/admin";
import { listOf } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { orderEventsQuery, orderQuery } from "./queries.ts";

const list = createRoute({
  ...listOf("orders"),
  path: "/admin/orders",
  component: lazyRouteComponent(() => import("./list.tsx"), "OrderList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/orders/$orderId",
  loader: ({ context: { queries, send, given }, params: { orderId } }) =>
    Promise.all([
      queries.ensureQueryData(orderQuery(send, orderId)),
      ...(reaches("support", given.role) ? [queries.ensureQueryData(orderEventsQuery(send, orderId))] : []),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./record.tsx"), "OrderRecord"),
});

export const orderRoutes = [list, record] as const;
