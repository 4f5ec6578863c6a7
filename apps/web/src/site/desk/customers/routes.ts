// The addresses of customers: the list as it is looked at, and one customer with all that is theirs; the code of each screen comes with its route.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listOf } from "../list-route.ts";
import { rootRoute } from "../root.tsx";
import { accountQuery, besideAccount } from "./queries.ts";

const list = createRoute({
  ...listOf("customers"),
  path: "/admin/customers",
  component: lazyRouteComponent(() => import("./list.tsx"), "CustomerList"),
});

const record = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/customers/$customerNumber",
  loader: async ({ context: { queries, send, given }, params: { customerNumber } }) => {
    const account = await queries.ensureQueryData(accountQuery(send, customerNumber));
    await Promise.all(besideAccount(send, account, given.role).map((query) => queries.ensureQueryData(query as never)));
  },
  component: lazyRouteComponent(() => import("./record.tsx"), "CustomerRecord"),
});

export const customerRoutes = [list, record] as const;
