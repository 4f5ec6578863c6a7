// The document: head, language, colour mode, season.
import { createRootRouteWithContext, Outlet, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Page } from "../page/model.ts";
import type { Given } from "../page/load.ts";
import { PageHead } from "../shell/page-head.tsx";
import { PlainError } from "../shell/plain-error.tsx";

type Marked = Partial<Pick<Page, "locale" | "colours" | "layout">>;

const seasons: ReadonlySet<string> = new Set(["advent", "blackfriday", "easter", "easterhome"]);

/** Language, forced colours and season of what is shown, as one text, so that the document is drawn anew only when one changes. [VIS-01] [LOC-12] */
const marksOf = (shown: readonly (Marked | undefined)[]): string => {
  const page = shown.at(-1);
  const locale = shown.some((each) => each?.locale === "de") ? "de" : "en";
  return `${locale} ${page?.colours ?? ""} ${page?.layout !== undefined && seasons.has(page.layout) ? page.layout : ""}`;
};

/** What the visitor chose, as the server wrote it beside the mode; on the server it is written afterwards. [VIS-01] */
const chosen = (): string | undefined => (typeof document === "undefined" ? undefined : document.documentElement.dataset.colours);

const Document = ({ children }: { readonly children: ReactNode }) => {
  const marks = useMatches({ select: (matches) => marksOf(matches.map(({ loaderData }) => loaderData as Marked | undefined)) });
  const [locale, colours, season] = marks.split(" ");
  return (
    <html lang={locale} data-colour-mode={colours || chosen()} data-season={season || undefined} suppressHydrationWarning>
      <head>
        <PageHead />
      </head>
      <body>{children}</body>
    </html>
  );
};

export const Route = createRootRouteWithContext<Given>()({
  shellComponent: Document,
  component: Outlet,
  errorComponent: PlainError,
  notFoundComponent: PlainError,
});
