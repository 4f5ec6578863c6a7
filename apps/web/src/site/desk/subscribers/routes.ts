// The address of who subscribed to the newsletter.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listedQuery, listedView } from "../listed.ts";
import { rootRoute } from "../root.tsx";
import { subscribers } from "./listed.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/subscribers",
  validateSearch: (search: Readonly<Record<string, unknown>>) => listedView(search, subscribers),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listedQuery(call, subscribers, deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "SubscriberList"),
});

export const subscriberRoutes = [list] as const;
