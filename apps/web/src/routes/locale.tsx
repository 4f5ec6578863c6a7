// The layout of both languages: header, page, footer. [LOC-06]
import { createRoute } from "@tanstack/react-router";
import { loadShell } from "../platform/router/load.ts";
import { PlainError } from "../shell/plain-error.tsx";
import { ShellFrame } from "../shell/shell-frame.tsx";
import { root } from "./root.ts";

export const localeRoute = createRoute({
  getParentRoute: () => root,
  path: "$locale",
  loader: ({ context, params }) => loadShell(context, params.locale),
  staleTime: Number.POSITIVE_INFINITY,
  component: function Layout() {
    return <ShellFrame shell={localeRoute.useLoaderData()} />;
  },
  errorComponent: PlainError,
});
