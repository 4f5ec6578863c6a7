// The boundary between a route and its data: on the server the page of this request, in the browser the page's payload. [LOC-16]
import { redirect } from "@tanstack/react-router";
import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { Page, Shell } from "./model.ts";

interface Rendered {
  readonly page: Page;
  readonly shell: Shell;
}

const rendered = (): Rendered => getGlobalStartContext() as unknown as Rendered;

const fetched = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { headers: { accept: "application/json" } });
  if (!(response.headers.get("content-type") ?? "").includes("json")) throw new Error(`no page at ${address}: ${response.status}`);
  return response.json();
};

export const loadPage = createIsomorphicFn()
  .server(async (_path: string, _search: string): Promise<Page> => rendered().page)
  .client(async (path: string, search: string): Promise<Page> => {
    const answer = (await fetched(`${path === "/" ? "" : path}/_payload.json${search}`)) as Page | { readonly moved: string };
    if ("moved" in answer) throw redirect({ href: answer.moved, replace: true });
    return answer;
  });

export const loadShell = createIsomorphicFn()
  .server(async (_locale: string): Promise<Shell> => rendered().shell)
  .client(async (locale: string): Promise<Shell> => (await fetched(`/${locale}/_shell.json`)) as Shell);
