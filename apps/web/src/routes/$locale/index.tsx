// Home; an unknown language's home is the error page. [LOC-02] [SHL-06]
import { createFileRoute } from "@tanstack/react-router";
import { Screen } from "../../page/screen.tsx";
import { loadScreen } from "../../page/screens.ts";

export const Route = createFileRoute("/$locale/")({
  loader: ({ context, location }) => loadScreen(context, location.pathname, location.searchStr),
  component: function Home() {
    return <Screen page={Route.useLoaderData()} />;
  },
});
