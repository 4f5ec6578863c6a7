// The address of letters that wait or were given up.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listedQuery, listedView } from "../listed.ts";
import { rootRoute } from "../root.tsx";
import { mails } from "./listed.ts";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/mails",
  validateSearch: (search: Readonly<Record<string, unknown>>) => listedView(search, mails),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listedQuery(call, mails, deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "MailList"),
});

export const mailRoutes = [list] as const;
