// The address of exports: all of a list, or what a month or a year has of it.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../root.tsx";

interface ExportView {
  /** `2026-11` or `2026`. */
  readonly only?: string;
}

const exportsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/exports",
  validateSearch: (search: Readonly<Record<string, unknown>>): ExportView => {
    const only = String(search["only"] ?? "");
    return /^\d{4}(?:-\d{2})?$/.test(only) ? { only } : {};
  },
  component: lazyRouteComponent(() => import("./screen.tsx"), "Exports"),
});

export const exportRoutes = [exportsRoute] as const;
