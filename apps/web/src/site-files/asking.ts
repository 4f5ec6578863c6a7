// How files about the site read the API: JSON by path, and lists of the content system page by page.
import type { ApiDoor } from "../entry/api-door.ts";

/** Asks the API for JSON; an answer other than 2xx is a failure, so that no half file is ever sent as a whole one. */
export type AskJson = (path: string) => Promise<unknown>;

export class SiteFactsUnavailable extends Error {
  override readonly name = "SiteFactsUnavailable";
}

export const askJson =
  (api: ApiDoor): AskJson =>
  async (path) => {
    const answer = await api.ask({ method: "GET", path, headers: { accept: "application/json" }, remoteAddress: "127.0.0.1" });
    if (answer.status !== 200) throw new SiteFactsUnavailable(`${path.split("?")[0]} answered ${answer.status}`);
    return JSON.parse(answer.body.toString("utf8"));
  };

/** An entry as the content system lists it. */
export interface ListedEntry {
  readonly id: number;
  readonly [field: string]: unknown;
}

interface ListAnswer<A> {
  readonly data: readonly A[];
  readonly meta: { readonly pagination: { readonly total: number; readonly pageSize: number } };
}

/** As many as a content system gives at once. */
const atOnce = 100;

/** All entries of a list in the order of their ids, asked for piece by piece: a long list is never held as a whole. */
export async function* listed<A extends ListedEntry>(ask: AskJson, list: string, query: string): AsyncGenerator<A> {
  for (let last = 0; ; ) {
    const { data } = (await ask(
      `/api/${list}?${query}&filters[id][$gt]=${last}&sort=id:asc&pagination[pageSize]=${atOnce}&pagination[withCount]=false`,
    )) as ListAnswer<A>;
    yield* data;
    const end = data.at(-1)?.id;
    if (end === undefined || data.length < atOnce) return;
    last = end;
    // Whoever else waits gets on in between, and what is no longer needed can go.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** How many entries a list has. */
export const countOf = async (ask: AskJson, list: string, query: string): Promise<number> =>
  ((await ask(`/api/${list}?${query}&pagination[pageSize]=1`)) as ListAnswer<unknown>).meta.pagination.total;
