// Draws a page: the router of one request, its tree as a string, and the blocks of JSON that wake it in the browser.
import { instant } from "@kontor/domain/kernel/calendar";
import { createMemoryHistory } from "@tanstack/react-router";
import { getNormalizedURL } from "@tanstack/react-router/ssr/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { app, waking } from "virtual:app-scripts";
import { DrawnAt } from "../../platform/client/drawn-at.ts";
import { getRouter } from "../router.tsx";
import { PageDocument } from "./page-document.tsx";
import { appScripts } from "./app-scripts.ts";
import { inlineScripts, wholeBlock, wholeDocument } from "./blocks.ts";
import { dressed, headBytes, travelling } from "./document.ts";
import type { ScreenFiles } from "../../platform/page/services.ts";
import type { Page, Shell } from "../screens/pages.ts";

export type Drawn =
  | { readonly kind: "document"; readonly status: number; readonly body: Buffer; readonly scripts: readonly string[] }
  | { readonly kind: "elsewhere"; readonly location: string };

const appOf = appScripts(app, waking);

/** An address as the router wants it: decoded as far as a path may be. One that cannot be read is none. */
const normalized = (address: string): string => {
  if (/^[\w/.-]*$/.test(address)) return address;
  const { url } = getNormalizedURL(address, "http://localhost");
  return url.pathname + url.search;
};

/** `screen` are the files of the page's own screen. */
export const draw = async (page: Page, shell: Shell, address: string, screen: ScreenFiles, now: number): Promise<Drawn> => {
  const router = getRouter(
    { page, shell },
    createMemoryHistory({ initialEntries: [normalized(page.unaddressed === true ? `/${page.locale}` : address)] }),
  );
  await router.load();
  const { matches, location } = router.state;
  // An address that the router writes otherwise is loaded under that one alone.
  if (matches.length === 0)
    return { kind: "elsewhere", location: router.buildLocation({ to: location.pathname, search: true, hash: true }).publicHref };
  const document = dressed(
    `<!DOCTYPE html>${renderToString(createElement(DrawnAt, { value: instant(now) }, createElement(PageDocument, { router })))}`,
    page,
  );
  const { head, body, inline } = appOf(page, screen.scripts);
  const sheets = screen.styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");
  return {
    kind: "document",
    status: matches.some(({ status }) => status === "error") ? 500 : page.status,
    scripts: [...inlineScripts(document), ...inline],
    body: wholeDocument(document, headBytes(page, sheets + head), wholeBlock(shell), wholeBlock(travelling(page)), Buffer.from(body)),
  };
};
