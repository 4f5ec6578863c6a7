// The address of the desk's first page.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";
import { todayQuery } from "./queries.ts";

const today = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  loader: ({ context: { queries, send } }) => queries.ensureQueryData(todayQuery(send)),
  component: lazyRouteComponent(() => import("./screen.tsx"), "Today"),
});

export const todayRoutes = [today] as const;
