// The layout of both languages: header, page, footer. [LOC-06]
import { createRoute } from "@tanstack/react-router";
import { Frame } from "../screens/frame.tsx";
import { loadFrame } from "../screens/screens.ts";
import { PlainError } from "../../shell/plain-error.tsx";
import { root } from "./root.ts";

export const localeRoute = createRoute({
  getParentRoute: () => root,
  path: "$locale",
  loader: ({ context, params }) => loadFrame(context, params.locale),
  staleTime: Number.POSITIVE_INFINITY,
  component: function Layout() {
    return <Frame shell={localeRoute.useLoaderData()} />;
  },
  errorComponent: PlainError,
});
