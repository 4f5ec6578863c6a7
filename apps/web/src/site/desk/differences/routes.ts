// The address of differences between payment providers and the books.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOver } from "../list-route.ts";
import { differences } from "./listed.ts";

const list = createRoute({
  ...listOver(differences),
  path: "/admin/payment-differences",
  component: lazyRouteComponent(() => import("./list.tsx"), "DifferenceList"),
});

export const differenceRoutes = [list] as const;
