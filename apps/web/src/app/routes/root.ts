// The root of all routes: the document stands around it.
import { createRootRouteWithContext } from "@tanstack/react-router";
import type { RouterContext } from "../../platform/router/load.ts";
import { PlainError } from "../../shell/plain-error.tsx";

export const root = createRootRouteWithContext<RouterContext>()({
  errorComponent: PlainError,
  notFoundComponent: PlainError,
});
