// Every page of the catalogue and the content, at any depth; the server says which it is. [LOC-03]
import { createFileRoute } from "@tanstack/react-router";
import { loadScreen } from "../../page/screens.ts";
import { Screen } from "../../page/screen.tsx";

export const Route = createFileRoute("/$locale/$")({
  loaderDeps: ({ search }) => search,
  loader: ({ context, location }) => loadScreen(context, location.pathname, location.searchStr),
  component: function Content() {
    return <Screen page={Route.useLoaderData()} />;
  },
});
