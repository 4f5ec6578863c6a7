// The layout of both languages: header, page, footer. [LOC-06]
import { createFileRoute } from "@tanstack/react-router";
import { loadShell } from "../page/load.ts";
import { PlainError } from "../shell/plain-error.tsx";
import { ShellFrame } from "../shell/shell-frame.tsx";

export const Route = createFileRoute("/$locale")({
  loader: ({ context, params }) => loadShell(context, params.locale),
  staleTime: Number.POSITIVE_INFINITY,
  component: function Layout() {
    return <ShellFrame shell={Route.useLoaderData()} />;
  },
  errorComponent: PlainError,
});
