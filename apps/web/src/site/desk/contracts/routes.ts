// The addresses of contracts: the list as it is looked at, and one contract; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lists } from "@kontor/domain/site/desk";
import { type ListView, listView } from "../list-view.ts";
import { listQuery } from "../queries.ts";
import { rootRoute } from "../root.tsx";
import { contractQuery } from "./queries.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/contracts",
  validateSearch: (search: Readonly<Record<string, unknown>>): ListView => listView(search, lists.contracts),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listQuery(call, "contracts", deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "ContractList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/contracts/$contractId",
  loader: ({ context: { queries, call }, params: { contractId } }) =>
    queries.ensureQueryData(contractQuery(call, contractId)),
  component: lazyRouteComponent(() => import("./record.tsx"), "ContractRecord"),
});

export const contractRoutes = [list, record] as const;
