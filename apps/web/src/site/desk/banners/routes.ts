// The addresses of small banners: their list, and one of them with its last changes.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { changesQuery, seesChanges } from "../journal/queries.ts";
import { listOver } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { banners } from "./listed.ts";
import { bannersQuery } from "./queries.ts";

const list = createRoute({
  ...listOver(banners),
  path: "/admin/small-banners",
  component: lazyRouteComponent(() => import("./list.tsx"), "BannerList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/small-banners/$key",
  loader: ({ context: { queries, call, send, given }, params: { key } }) =>
    Promise.all([
      queries.ensureQueryData(bannersQuery(call)),
      ...(seesChanges(given.role) ? [queries.ensureQueryData(changesQuery(send, key))] : []),
    ]).then(() => undefined),
  component: lazyRouteComponent(() => import("./record.tsx"), "BannerRecord"),
});

export const bannerRoutes = [list, record] as const;
