// The document: head, colour mode, skip link target, scripts.
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Page } from "../page/model.ts";
import type { Given } from "../page/load.ts";
import { PlainError } from "../shell/plain-error.tsx";
import styles from "../styles/index.css?url";
import headingFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import icon from "../images/icon.svg?url";

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
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
};

export const Route = createRootRouteWithContext<Given>()({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "color-scheme", content: "light dark" },
      // Filled by a script at the first call that changes something: pages are the same for everybody. [FRM-06]
      { name: "csrf-token", content: "" },
    ],
    links: [
      { rel: "preload", as: "font", type: "font/woff2", href: headingFont, crossOrigin: "anonymous" },
      { rel: "stylesheet", href: styles },
      { rel: "icon", type: "image/svg+xml", href: icon },
    ],
  }),
  shellComponent: Document,
  component: Outlet,
  errorComponent: PlainError,
  notFoundComponent: PlainError,
});
