// The addresses of contracts: the list as it is looked at, and one contract; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOf } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { contractQuery } from "./queries.ts";

const list = createRoute({
  ...listOf("contracts"),
  path: "/admin/contracts",
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
