// The address of links; what is looked for stands in it.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";
import { productLinksQuery } from "./queries.ts";

const screen = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/product-link-helper",
  validateSearch: ({ q }: Readonly<Record<string, unknown>>): { readonly q?: string } =>
    typeof q === "string" && q !== "" ? { q: q.slice(0, 80) } : {},
  loader: ({ context: { queries, send } }) => queries.ensureQueryData(productLinksQuery(send)),
  component: lazyRouteComponent(() => import("./screen.tsx"), "Links"),
});

export const linkRoutes = [screen] as const;
