// The address of vouchers: their list as it is looked at; a voucher is one line, and what is done with it is a dialog.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOf } from "../list-route.ts";

const list = createRoute({
  ...listOf("vouchers"),
  path: "/admin/vouchers",
  component: lazyRouteComponent(() => import("./list.tsx"), "VoucherList"),
});

export const voucherRoutes = [list] as const;
