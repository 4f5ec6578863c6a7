// The address of what was sent to other systems.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOver } from "../list-route.ts";
import { webhooks } from "./listed.ts";

const list = createRoute({
  ...listOver(webhooks),
  path: "/admin/webhooks",
  component: lazyRouteComponent(() => import("./list.tsx"), "WebhookList"),
});

export const webhookRoutes = [list] as const;
