// The address of who works here.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOver } from "../list-route.ts";
import { colleagues } from "./listed.ts";

const list = createRoute({
  ...listOver(colleagues),
  path: "/admin/colleagues",
  component: lazyRouteComponent(() => import("./list.tsx"), "ColleagueList"),
});

export const colleagueRoutes = [list] as const;
