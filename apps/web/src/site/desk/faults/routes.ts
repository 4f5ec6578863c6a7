// The address of faults.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";
import { faultsQuery } from "./queries.ts";

const screen = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/faulty-products",
  loader: ({ context: { queries, openPage } }) => queries.ensureQueryData(faultsQuery(openPage)),
  component: lazyRouteComponent(() => import("./screen.tsx"), "Faults"),
});

export const faultRoutes = [screen] as const;
