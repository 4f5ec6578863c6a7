// The addresses of requests: the list as it is looked at, and one of them; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { changesQuery, seesChanges } from "../journal/queries.ts";
import { listOf } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { requestQuery } from "./queries.ts";

const list = createRoute({
  ...listOf("requests"),
  path: "/admin/inbox",
  component: lazyRouteComponent(() => import("./list.tsx"), "RequestList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/inbox/$itemId",
  loader: ({ context: { queries, send, given }, params: { itemId } }) =>
    Promise.all([
      queries.ensureQueryData(requestQuery(send, itemId)),
      ...(seesChanges(given.role) ? [queries.ensureQueryData(changesQuery(send, itemId))] : []),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./record.tsx"), "RequestRecord"),
});

export const requestRoutes = [list, record] as const;
