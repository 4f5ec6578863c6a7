// What parts of the shell have around them in the shop: texts, a router whose links lead to a mark in the address, and the place of the toasts.
import type { Locale } from "@kontor/domain/visitor/locale";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Messages } from "../../src/platform/page/model.ts";
import { PageTexts } from "../../src/platform/texts/texts.tsx";
import { Toasts } from "../../src/shell/toasts/toasts.tsx";

type Namespaces = Readonly<Record<string, Messages>>;
const files = import.meta.glob<Namespaces>(
  ["../../src/shell/texts.*.json", "../../src/interface/lightbox/texts.*.json"],
  {
    eager: true,
    import: "default",
  },
);
const messagesIn = (locale: Locale): Namespaces =>
  Object.assign(
    {},
    ...Object.entries(files).flatMap(([file, texts]) => (file.endsWith(`texts.${locale}.json`) ? [texts] : [])),
  );

/** Several parts that a page has once: each has a name of its own here. */
export const Named = ({
  part,
  id,
  locale,
  children,
}: {
  part: string;
  id: string;
  locale: Locale;
  children: ReactNode;
}) => {
  const { shell } = messagesIn(locale);
  return (
    <PageTexts locale={locale} messages={{ shell: { ...shell, [part]: `${String(shell?.[part])} (${id})` } }}>
      {children}
    </PageTexts>
  );
};

export const ShellAround = ({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) => {
  const [router] = useState(() => {
    const route = createRootRoute({
      loader: () => ({ kind: "", paths: { en: "/en", de: "/de" } }),
      component: () => (
        <PageTexts locale={locale} messages={messagesIn(locale)}>
          <Toasts />
          {children}
        </PageTexts>
      ),
      notFoundComponent: () => null,
    });
    const made = createRouter({ routeTree: route, history: createMemoryHistory({ initialEntries: ["/"] }) });
    // The page stays where it is, and says where it would have gone.
    made.navigate = (({ href }: { readonly href: string }) => {
      window.location.hash = href;
      return Promise.resolve();
    }) as never;
    made.preloadRoute = () => Promise.resolve(undefined);
    return made;
  });
  return <RouterProvider router={router as never} />;
};
