// The address of vouchers: their list as it is looked at; a voucher is one line, and what is done with it is a dialog.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lists } from "@kontor/domain/site/desk";
import { type ListView, listView } from "../list-view.ts";
import { listQuery } from "../queries.ts";
import { rootRoute } from "../root.tsx";

const list = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/vouchers",
  validateSearch: (search: Readonly<Record<string, unknown>>): ListView => listView(search, lists.vouchers),
  loaderDeps: ({ search: { locale: _, ...view } }) => view,
  loader: ({ context: { queries, call }, deps }) => queries.ensureQueryData(listQuery(call, "vouchers", deps)),
  component: lazyRouteComponent(() => import("./list.tsx"), "VoucherList"),
});

export const voucherRoutes = [list] as const;
