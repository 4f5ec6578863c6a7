// The boundary between a route and its data: what stands in the document already, or else the payload of the page. [LOC-16]
import { redirect } from "@tanstack/react-router";
import type { AnyPage } from "../page/model.ts";

/** Page and shell that a router begins with: those of the request on the server, those of the document in a browser. */
export interface Given {
  page?: AnyPage;
  shell?: object;
}

export interface RouterContext {
  readonly given: Given;
}

const fetched = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { headers: { accept: "application/json" } });
  if (!(response.headers.get("content-type") ?? "").includes("json"))
    throw new Error(`no page at ${address}: ${response.status}`);
  return response.json();
};

/** What is given is taken once: whatever is loaded later is asked for. */
export const loadPage = async <P extends AnyPage>(
  { given }: RouterContext,
  path: string,
  search: string,
): Promise<P> => {
  const { page } = given;
  delete given.page;
  if (page !== undefined) return page as P;
  const answer = (await fetched(`${path === "/" ? "" : path}/_payload.json${search}`)) as
    | P
    | { readonly moved: string };
  if ("moved" in answer) throw redirect({ href: answer.moved, replace: true });
  // Where optional scripts may run, a page that they have no business on is a document of its own: nothing of this one goes along. [VIS-02]
  if (answer.closed === true && "optional" in document.documentElement.dataset)
    throw redirect({ href: path + search, reloadDocument: true });
  return answer;
};

export const loadShell = async <S extends object>({ given }: RouterContext, locale: string): Promise<S> => {
  const { shell } = given;
  delete given.shell;
  return (shell ?? (await fetched(`/${locale}/_shell.json`))) as S;
};
