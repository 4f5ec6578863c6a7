// Every page of the catalogue and the content, at any depth; the server says which it is. [LOC-03]
import { createRoute } from "@tanstack/react-router";
import { Screen } from "../screens/screen.tsx";
import { loadScreen } from "../screens/screens.ts";
import { localeRoute } from "./locale.tsx";

export const contentRoute = createRoute({
  getParentRoute: () => localeRoute,
  path: "$",
  loaderDeps: ({ search }) => search,
  loader: ({ context, location }) => loadScreen(context, location.pathname, location.searchStr),
  component: function Content() {
    return <Screen page={contentRoute.useLoaderData()} />;
  },
});
