// The document around the routes: head, language, colour mode, season.
import { RouterContextProvider, RouterProvider, useMatches } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import type { ShopRouter } from "../router.tsx";
import { PageHead } from "./page-head.tsx";
import type { Page } from "../screens/pages.ts";
import { fallbackLocale } from "@kontor/domain/visitor/locale";

type DocumentData = Partial<Pick<Page, "locale" | "colours" | "layout">>;

const seasons: ReadonlySet<string> = new Set(["advent", "blackfriday", "easter", "easterhome"]);

/** Language, forced colours and season of what is shown, as one text, so that the document is drawn anew only when one changes. [VIS-01] [LOC-12] */
const attributesOf = (shown: readonly (DocumentData | undefined)[]): string => {
  const page = shown.at(-1);
  const locale = shown.findLast((each) => each?.locale !== undefined)?.locale ?? fallbackLocale;
  return `${locale} ${page?.colours ?? ""} ${page?.layout !== undefined && seasons.has(page.layout) ? page.layout : ""}`;
};

/** What the visitor chose, as the server wrote it beside the mode; on the server it is written afterwards. [VIS-01] */
const chosen = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.documentElement.dataset.colours;

const Document = ({ children }: { readonly children: ReactNode }) => {
  const attributes = useMatches({
    select: (matches) => attributesOf(matches.map(({ loaderData }) => loaderData as DocumentData | undefined)),
  });
  const [locale, colours, season] = attributes.split(" ");
  return (
    <html
      lang={locale}
      data-colour-mode={colours || chosen()}
      data-season={season || undefined}
      suppressHydrationWarning
    >
      <head>
        <PageHead />
      </head>
      <body>{children}</body>
    </html>
  );
};

/** A router in a browser that took nothing over stands in a boundary, which on the server is drawn here: React finds the same tree on both sides. */
const Routes =
  typeof document === "undefined"
    ? ({ router }: { readonly router: ShopRouter }) => (
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      )
    : RouterProvider<ShopRouter>;

export const PageDocument = ({ router }: { readonly router: ShopRouter }) => (
  <RouterContextProvider router={router}>
    <Document>
      <Routes router={router} />
    </Document>
  </RouterContextProvider>
);
