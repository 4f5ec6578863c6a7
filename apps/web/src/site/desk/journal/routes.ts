// The address of the journal: the list as it is looked at; its entries have no pages of their own.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOf } from "../list-route.ts";

const list = createRoute({
  ...listOf("journal"),
  path: "/admin/journal",
  component: lazyRouteComponent(() => import("./list.tsx"), "JournalList"),
});

export const journalRoutes = [list] as const;
