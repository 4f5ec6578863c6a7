// Draws a page: the router of one request, its tree as a string, and the blocks of JSON that wake it in the browser.
import { instant } from "@kontor/domain/kernel/calendar";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { getNormalizedURL, getSsrStatus } from "@tanstack/react-router/ssr/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { tsrStartManifest } from "tanstack-start-manifest:v";
import type { Page, Shell } from "../page/model.ts";
import { DrawnAt } from "../page/drawn-at.ts";
import { dataId, type Handed, routerText } from "../page/whole.ts";
import { getRouter } from "../router.tsx";
import { appScripts } from "./app-scripts.ts";
import { inlineScripts, wholeBlock, wholeDocument } from "./blocks.ts";
import { dressed, headBytes, travelling } from "./document.ts";

export type Drawn =
  | { readonly kind: "document"; readonly status: number; readonly body: Buffer; readonly scripts: readonly string[] }
  | { readonly kind: "elsewhere"; readonly location: string };

const { preloads = [], scripts = [] } = tsrStartManifest().routes.__root__ ?? {};

const appOf = appScripts({
  preloads: preloads.map((link) => (typeof link === "string" ? link : link.href)),
  scripts: scripts.map(({ attrs, children }) => ({ attributes: attrs ?? {}, code: children ?? "" })),
});

/** An address as the router wants it: decoded as far as a path may be. One that cannot be read is none. */
const normalized = (address: string): string => {
  if (/^[\w/.-]*$/.test(address)) return address;
  const { url } = getNormalizedURL(address, "http://localhost");
  return url.pathname + url.search;
};

/** Routes as the browser's router takes them over, in the order they are nested. */
const handed = ({ stores }: ReturnType<typeof getRouter>): readonly Handed[] =>
  stores.matches.get().map(({ id, updatedAt, status, ssr, loaderData }) => {
    const data = dataId(loaderData);
    return {
      i: id.replaceAll("/", "#"),
      u: updatedAt,
      s: status,
      ...(ssr !== undefined && { ssr }),
      ...(data !== undefined && { l: data }),
    };
  });

/**
 * Not Start's own handler: its middleware, server functions, request storage and the scripts in which a router's state travels are not used here,
 * and on a page that is drawn for each request they cost as much as half of the drawing. `screen` are the scripts of the page's own screen.
 */
export const draw = async (page: Page, shell: Shell, address: string, screen: readonly string[], now: number): Promise<Drawn> => {
  const router = getRouter(
    { page, shell },
    createMemoryHistory({ initialEntries: [normalized(page.unaddressed === true ? `/${page.locale}` : address)] }),
  );
  // Says that this router draws on the server; heads and scripts are written beside it.
  router.ssr = { manifest: undefined };
  await router.load();
  const result = router._serverResult;
  if (result?.type === "redirect") return { kind: "elsewhere", location: result.redirect.headers.get("location") ?? "/" };
  const status = getSsrStatus(router);
  const document = dressed(
    `<!DOCTYPE html>${renderToString(createElement(DrawnAt, { value: instant(now) }, createElement(RouterProvider, { router })))}`,
    page,
  );
  const app = appOf(page, screen);
  const state = Buffer.from(routerText(handed(router)) + app.body);
  return {
    kind: "document",
    status: status === 200 ? page.status : status,
    scripts: [...inlineScripts(document), ...app.inline],
    body: wholeDocument(document, headBytes(page, app.head), wholeBlock(shell), wholeBlock(travelling(page)), state),
  };
};
