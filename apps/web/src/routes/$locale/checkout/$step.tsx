// The four steps of the checkout in both languages; the domain reads the word. [LOC-05]
import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../../page/head.ts";
import { loadScreen } from "../../../page/screens.ts";
import { Screen } from "../../../page/screen.tsx";

export const Route = createFileRoute("/$locale/checkout/$step")({
  loader: ({ location }) => loadScreen(location.pathname, location.searchStr),
  head: ({ loaderData }) => pageHead(loaderData),
  component: function Checkout() {
    return <Screen page={Route.useLoaderData()} />;
  },
});
