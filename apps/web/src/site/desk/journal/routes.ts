// The address of the journal: the list as it is looked at; its entries have no pages of their own.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lists } from "@kontor/domain/site/desk";
import { type ListView, listView } from "../list-view.ts";
import { listQuery } from "../queries.ts";
import { rootRoute } from "../root.tsx";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/journal",
  validateSearch: (search: Readonly<Record<string, unknown>>): ListView => listView(search, lists.journal),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listQuery(call, "journal", deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "JournalList"),
});

export const journalRoutes = [list] as const;
