// The four steps of the checkout in both languages; the domain reads the word. [LOC-05]
import { createFileRoute } from "@tanstack/react-router";
import { loadScreen } from "../../../page/screens.ts";
import { Screen } from "../../../page/screen.tsx";

export const Route = createFileRoute("/$locale/checkout/$step")({
  loader: ({ context, location }) => loadScreen(context, location.pathname, location.searchStr),
  // Per visitor and never from an earlier look. [CHK-07]
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  component: function Checkout() {
    return <Screen page={Route.useLoaderData()} />;
  },
});
