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

/** Where an entry stands in one language: its url or slug, and the slug of its category. */
export interface Address {
  readonly address: string;
  readonly category: string | null;
}

/** An entry that search engines may find: here, and in the other language. */
export interface AddressedEntry {
  readonly here: Address;
  readonly there: Address | null;
  readonly changedOn: string;
}

interface Part {
  readonly result: {
    readonly next: number | null;
    readonly entries: readonly {
      readonly address: string;
      readonly category?: string;
      readonly counterpart?: string;
      readonly counterpartCategory?: string;
      readonly changedOn: string;
    }[];
  };
}

/** The part of a list's addresses that comes after an id. */
export const addressPart = async (ask: AskJson, list: string, locale: string, after: number): Promise<Part> =>
  (await ask(`/api/v2/content/addresses?list=${list}&locale=${locale}&after=${after}`)) as Part;

/** All addresses of a list in the order of their ids, asked for part by part: a long list is never held as a whole. */
export async function* addressed(ask: AskJson, list: string, locale: string, first?: Part): AsyncGenerator<AddressedEntry> {
  for (let next: number | null = 0; next !== null; ) {
    const { result }: Part = next === 0 && first !== undefined ? first : await addressPart(ask, list, locale, next);
    for (const { address, category, counterpart, counterpartCategory, changedOn } of result.entries)
      yield {
        here: { address, category: category ?? null },
        there: counterpart === undefined ? null : { address: counterpart, category: counterpartCategory ?? null },
        changedOn,
      };
    next = result.next;
    // Whoever else waits gets on in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** How many entries a list has. */
export const countOf = async (ask: AskJson, list: string, query: string): Promise<number> =>
  ((await ask(`/api/${list}?${query}&pagination[pageSize]=1`)) as ListAnswer<unknown>).meta.pagination.total;
