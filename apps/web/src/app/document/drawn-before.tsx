// What the server wrote of the parts that are the same on many pages, and writing what is missing.
import { RouterContextProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import type { WrittenBefore } from "../../platform/client/drawn-once.tsx";
import { Here } from "../../shell/page-link.tsx";
import type { routerAt } from "./server-router.ts";

type Router = Awaited<ReturnType<typeof routerAt>>;

const written = new WeakMap<object, Map<string, string>>();

const insideOf = (html: string): string => html.slice(html.indexOf(">") + 1, html.lastIndexOf("</"));

/** Drawn for the root, to which no link in a part leads: none says that it leads to the page that is shown. */
const write = (of: object, named: string, part: ReactElement, router: Router): void => {
  const html = renderToString(
    <RouterContextProvider router={router}>
      <Here value="/">{part}</Here>
    </RouterContextProvider>,
  );
  written.set(of, (written.get(of) ?? new Map<string, string>()).set(named, insideOf(html)));
};

/** A path and those of the sections that it is in, as links to them are written. */
const linksTo = (path: string): readonly string[] => {
  const links: string[] = [];
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) links.push(`href="${path.slice(0, end)}"`);
  return links;
};

/** `before` answers while a page is drawn; `writeMissing` writes afterwards what it had no answer to. */
export const drawnBefore = (router: Router): { readonly before: WrittenBefore; readonly writeMissing: () => void } => {
  const links = linksTo(router.state.location.pathname);
  const missing: (() => void)[] = [];
  return {
    before: (of, named, element) => {
      const known = written.get(of)?.get(named);
      if (known === undefined) missing.push(() => write(of, named, element(), router));
      // A link to this page says so, and one to its section.
      return known === undefined || links.some((link) => known.includes(link)) ? null : known;
    },
    writeMissing: () => {
      for (const writing of missing) writing();
    },
  };
};
