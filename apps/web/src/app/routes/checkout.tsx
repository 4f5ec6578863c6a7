// The four steps of the checkout in both languages; the domain reads the word. [LOC-05]
import { createRoute } from "@tanstack/react-router";
import { Screen } from "../screens/screen.tsx";
import { loadScreen } from "../screens/screens.ts";
import { changes } from "../../platform/router/changes.ts";
import { localeRoute } from "./locale.tsx";

export const checkoutRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: "checkout/$step",
  loader: ({ context, location }) => loadScreen(context, location.pathname, location.searchStr),
  // Per visitor and never from an earlier look, be it still on its way: who comes near the way on has the next page fetched ahead. [CHK-07]
  loaderDeps: changes,
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  component: function Checkout() {
    return <Screen page={checkoutRoute.useLoaderData()} />;
  },
});
