// The address of who works here.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listedQuery, listedView } from "../listed.ts";
import { rootRoute } from "../root.tsx";
import { colleagues } from "./listed.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/colleagues",
  validateSearch: (search: Readonly<Record<string, unknown>>) => listedView(search, colleagues),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listedQuery(call, colleagues, deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "ColleagueList"),
});

export const colleagueRoutes = [list] as const;
