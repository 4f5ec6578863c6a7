// The addresses of invoices and credit notes: the list as it is looked at, and one document; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOf } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { invoiceQuery } from "./queries.ts";

const list = createRoute({
  ...listOf("invoices"),
  path: "/admin/invoices",
  component: lazyRouteComponent(() => import("./list.tsx"), "InvoiceList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/invoices/$invoiceId",
  loader: ({ context: { queries, send }, params: { invoiceId } }) =>
    queries.ensureQueryData(invoiceQuery(send, invoiceId)),
  component: lazyRouteComponent(() => import("./record.tsx"), "InvoiceRecord"),
});

export const invoiceRoutes = [list, record] as const;
