// The addresses of contracts: the list as it is looked at, and one contract; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { reaches } from "@kontor/domain/site/admin";
import { listOf } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { contractQuery, declaredQuery } from "./queries.ts";

const list = createRoute({
  ...listOf("contracts"),
  path: "/admin/contracts",
  component: lazyRouteComponent(() => import("./list.tsx"), "ContractList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/contracts/$contractId",
  loader: async ({ context: { queries, send, given }, params: { contractId } }) => {
    const { view } = await queries.ensureQueryData(contractQuery(send, contractId));
    if (reaches("support", given.role)) void queries.prefetchQuery(declaredQuery(send, view.contract.number));
  },
  component: lazyRouteComponent(() => import("./record.tsx"), "ContractRecord"),
});

export const contractRoutes = [list, record] as const;
