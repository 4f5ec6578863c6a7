// The root of the desk's routes: the frame around all of them, and the language that every address of the desk names.
import { createRootRouteWithContext, retainSearchParams } from "@tanstack/react-router";
import { type Locale, toLocale } from "@kontor/domain/visitor/locale";
import { DeskPage } from "./desk-page.tsx";
import { Failed } from "./failed.tsx";
import type { DeskContext } from "./use-desk.ts";

const localeIn = (search: Readonly<Record<string, unknown>>): { readonly locale?: Locale } => {
  const locale = toLocale(String(search["locale"] ?? ""));
  return locale === null ? {} : { locale };
};

export const rootRoute = createRootRouteWithContext<DeskContext>()({
  validateSearch: localeIn,
  search: { middlewares: [retainSearchParams(["locale"])] },
  component: DeskPage,
  errorComponent: Failed,
  notFoundComponent: () => <Failed error={null} />,
});
