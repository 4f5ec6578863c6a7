// Home; an unknown language's home is the error page. [LOC-02] [SHL-06]
import { createRoute } from "@tanstack/react-router";
import { Screen } from "../screens/screen.tsx";
import { loadScreen } from "../screens/screens.ts";
import { localeRoute } from "./locale.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: "/",
  loader: ({ context, location }) => loadScreen(context, location.pathname, location.searchStr),
  component: function Home() {
    return <Screen page={homeRoute.useLoaderData()} />;
  },
});
