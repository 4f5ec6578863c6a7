// The address of the one search, to which forms of pages lead that the app does not draw.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";
import { searchQuery } from "./queries.ts";

const search = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/search",
  validateSearch: ({ q }: Readonly<Record<string, unknown>>): { readonly q?: string } =>
    typeof q === "string" && q.trim() !== "" ? { q: q.trim().slice(0, 80) } : {},
  loaderDeps: ({ search: { q = "" } }) => ({ q }),
  loader: ({ context: { queries, send }, deps }) => queries.ensureQueryData(searchQuery(send, deps.q)),
  component: lazyRouteComponent(() => import("./screen.tsx"), "SearchScreen"),
});

export const searchRoutes = [search] as const;
