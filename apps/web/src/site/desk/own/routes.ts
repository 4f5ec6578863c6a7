// The address of the own settings; `done` says what was done on a page of the account before.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { factorQuery } from "../queries.ts";
import { rootRoute } from "../root.tsx";
import { loginsQuery } from "./queries.ts";

const screen = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/own",
  validateSearch: ({ done }: Readonly<Record<string, unknown>>): { readonly done?: "own-password" } =>
    done === "own-password" ? { done } : {},
  loader: ({ context: { queries, send } }) =>
    Promise.all([queries.ensureQueryData(loginsQuery(send)), queries.ensureQueryData(factorQuery(send))]).then(
      () => undefined,
    ),
  component: lazyRouteComponent(() => import("./screen.tsx"), "Own"),
});

export const ownRoutes = [screen] as const;
