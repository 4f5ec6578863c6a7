// Draws a page: the router of one request, its tree as a string, and the blocks of JSON that wake it in the browser.
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import {
  attachRouterServerSsrUtils,
  getNormalizedURL,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { tsrStartManifest } from "tanstack-start-manifest:v";
import type { Page, Shell } from "../page/model.ts";
import { getRouter } from "../router.tsx";
import { inlineScripts, wholeDocument } from "./blocks.ts";
import { dressed, headBytes, travelling } from "./document.ts";

export type Drawn =
  | { readonly kind: "document"; readonly status: number; readonly body: Buffer; readonly scripts: readonly string[] }
  | { readonly kind: "elsewhere"; readonly location: string };

/** The scripts and styles of each route's document; where its source lies is nobody's business. */
const manifest = {
  routes: Object.fromEntries(
    Object.entries(tsrStartManifest().routes).map(([route, { preloads, scripts, css }]) => [
      route,
      { ...(preloads && { preloads }), ...(scripts && { scripts }), ...(css && { css }) },
    ]),
  ),
};

/** An address as the router wants it: decoded as far as a path may be. */
const normalized = (address: string): string => {
  if (/^[\w/.-]*$/.test(address)) return address;
  const { url } = getNormalizedURL(address, "http://localhost");
  return url.pathname + url.search;
};

/**
 * Not Start's own handler: its middleware, server functions and request storage are not used here, and on a page that is drawn
 * for each request they cost as much as half of the drawing.
 */
export const draw = async (page: Page, shell: Shell, address: string): Promise<Drawn> => {
  const router = getRouter({ page, shell }, createMemoryHistory({ initialEntries: [normalized(address)] }));
  attachRouterServerSsrUtils({ router, manifest });
  try {
    await router.load();
    const result = router._serverResult;
    if (result?.type === "redirect") return { kind: "elsewhere", location: result.redirect.headers.get("location") ?? "/" };
    await router.serverSsr?.dehydrate();
    const status = getSsrStatus(router);
    const html = await transformHtmlStringWithRouter(router, renderToString(createElement(RouterProvider, { router })));
    const document = dressed(html, page);
    return {
      kind: "document",
      status: status === 200 ? page.status : status,
      scripts: inlineScripts(document),
      body: wholeDocument(document, headBytes(page), shell, travelling(page)),
    };
  } finally {
    router.serverSsr?.cleanup();
  }
};
