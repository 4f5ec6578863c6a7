// The boundary between a route and its data: on the server the page of this request, in the browser the page's payload. [LOC-16]
import { redirect } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import type { Page, Shell } from "./model.ts";

/** What the router is given with a request on the server; in a browser there is nothing to give. */
export interface Given {
  readonly page?: Page;
  readonly shell?: Shell;
}

const given = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error("a router on the server was given no page");
  return value;
};

const fetched = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { headers: { accept: "application/json" } });
  if (!(response.headers.get("content-type") ?? "").includes("json")) throw new Error(`no page at ${address}: ${response.status}`);
  return response.json();
};

export const loadPage = createIsomorphicFn()
  .server(async ({ page }: Given, _path: string, _search: string): Promise<Page> => given(page))
  .client(async (_given: Given, path: string, search: string): Promise<Page> => {
    const answer = (await fetched(`${path === "/" ? "" : path}/_payload.json${search}`)) as Page | { readonly moved: string };
    if ("moved" in answer) throw redirect({ href: answer.moved, replace: true });
    return answer;
  });

export const loadShell = createIsomorphicFn()
  .server(async ({ shell }: Given, _locale: string): Promise<Shell> => given(shell))
  .client(async (_given: Given, locale: string): Promise<Shell> => (await fetched(`/${locale}/_shell.json`)) as Shell);
