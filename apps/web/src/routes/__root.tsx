// The document: head, colour mode, skip link target, scripts.
import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Given } from "../page/load.ts";
import { PlainError } from "../shell/plain-error.tsx";
import styles from "../styles/index.css?url";
import headingFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import icon from "../images/icon.svg?url";

const Document = ({ children }: { readonly children: ReactNode }) => {
  const locale = useMatches({
    select: (matches) =>
      matches.some((match) => match.loaderData && (match.loaderData as { locale?: string }).locale === "de") ? "de" : "en",
  });
  return (
    <html lang={locale} suppressHydrationWarning>
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
