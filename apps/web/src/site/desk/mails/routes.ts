// The address of letters that wait or were given up.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOver } from "../list-route.ts";
import { mails } from "./listed.ts";

const list = createRoute({
  ...listOver(mails),
  path: "/admin/mails",
  component: lazyRouteComponent(() => import("./list.tsx"), "MailList"),
});

export const mailRoutes = [list] as const;
