// Home. [LOC-02]
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../page/head.ts";
import { loadPage } from "../../page/load.ts";
import { Screen } from "../../page/screen.tsx";

export const Route = createFileRoute("/$locale/")({
  loader: ({ location }) => loadPage(location.pathname, location.searchStr),
  head: ({ loaderData }) => pageHead(loaderData),
  component: function Home() {
    return <Screen page={Route.useLoaderData()} />;
  },
});
