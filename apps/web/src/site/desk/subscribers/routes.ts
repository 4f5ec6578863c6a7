// The address of who subscribed to the newsletter.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOver } from "../list-route.ts";
import { subscribers } from "./listed.ts";

const list = createRoute({
  ...listOver(subscribers),
  path: "/admin/subscribers",
  component: lazyRouteComponent(() => import("./list.tsx"), "SubscriberList"),
});

export const subscriberRoutes = [list] as const;
