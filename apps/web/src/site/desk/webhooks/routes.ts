// The address of what was sent to other systems.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listedQuery, listedView } from "../listed.ts";
import { rootRoute } from "../root.tsx";
import { webhooks } from "./listed.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/webhooks",
  validateSearch: (search: Readonly<Record<string, unknown>>) => listedView(search, webhooks),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listedQuery(call, webhooks, deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "WebhookList"),
});

export const webhookRoutes = [list] as const;
