// The address of drafts.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOver } from "../list-route.ts";
import { drafts } from "./listed.ts";

const list = createRoute({
  ...listOver(drafts),
  path: "/admin/drafts",
  component: lazyRouteComponent(() => import("./list.tsx"), "DraftList"),
});

export const draftRoutes = [list] as const;
