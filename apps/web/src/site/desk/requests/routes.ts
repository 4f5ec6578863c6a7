// The addresses of requests: the list as it is looked at, and one of them; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lists } from "@kontor/domain/site/desk";
import { changesQuery, seesChanges } from "../journal/queries.ts";
import { type ListView, listView } from "../list-view.ts";
import { listQuery } from "../queries.ts";
import { rootRoute } from "../root.tsx";
import { requestQuery } from "./queries.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/inbox",
  validateSearch: (search: Readonly<Record<string, unknown>>): ListView => listView(search, lists.requests),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listQuery(call, "requests", deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "RequestList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/inbox/$itemId",
  loader: ({ context: { queries, call, given }, params: { itemId } }) =>
    Promise.all([
      queries.ensureQueryData(requestQuery(call, itemId)),
      ...(seesChanges(given.role) ? [queries.ensureQueryData(changesQuery(call, itemId))] : []),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./record.tsx"), "RequestRecord"),
});

export const requestRoutes = [list, record] as const;
