// Where content is read from by the shop itself: the embedded store, or a remote Strapi, by the same queries. [API-02]
import { readQuery } from "../../platform/http/bodies.ts";
import type { Database } from "../../platform/database/handle.ts";
import { wholeBody } from "../../platform/peers/whole-body.ts";
import { queryOf } from "./query/query.ts";
import { listEntries } from "./read/entries.ts";
import { listFault } from "./remote/faults.ts";
import { parsedOrNull, sentenceOf } from "./remote/probe.ts";
import { contentTypes } from "./schema/types.ts";

export type Raw = Readonly<Record<string, unknown>>;

export interface ContentSource {
  /** How many entries it gives at once. */
  readonly atOnce: number;
  /** The entries of a list by its path and bracketed query. */
  readonly list: (path: string, query: string) => Promise<readonly Raw[]>;
}

/** The content system gave no answer that can be used. */
export class ContentAway extends Error {
  override readonly name = "ContentAway";
  readonly statusCode = 503;
}

/** It gives no drafts for the token that its operator made, or there is none. [ADM-03] */
export class DraftsNotGiven extends ContentAway {}

/** All entries in the order of their ids, in parts; the event loop runs in between. */
export async function* everyEntry(source: ContentSource, path: string, query: string): AsyncGenerator<readonly Raw[]> {
  for (let last = 0; ; ) {
    const entries = await source.list(
      path,
      `${query}&filters[id][$gt]=${last}&sort=id:asc&pagination[pageSize]=100&pagination[withCount]=false`,
    );
    if (entries.length > 0) yield entries;
    if (entries.length < source.atOnce) return;
    last = Number(entries.at(-1)?.["id"] ?? Number.POSITIVE_INFINITY);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Inside of one process there is no reason to stop at a hundred. */
const atOnceHere = 500;

export const embeddedSource = (database: Database): ContentSource => ({
  atOnce: atOnceHere,
  list: async (path, query) => {
    const type = contentTypes.find((each) => each.path === path);
    if (type === undefined) throw new Error(`there is no content at ${path}`);
    const parsedQuery = queryOf(database.engine, type, readQuery(query), "list");
    const pagination = { ...parsedQuery.pagination, limit: atOnceHere };
    return (await listEntries(database.reads, type, { ...parsedQuery, pagination })).data;
  },
});

const deadline = 8_000;
const mostBytes = 32 * 1024 * 1024;

/** Drafts are read with the operator's token. */
export const remoteSource = (url: string, token: string | null = null): ContentSource => ({
  atOnce: 100,
  list: async (path, query) => {
    const isDrafted = /(^|&)status=draft(&|$)/.test(query);
    if (isDrafted && token === null) throw new DraftsNotGiven("there is no token for drafts");
    try {
      const response = await fetch(`${url}/api/${path}?${query}`, {
        signal: AbortSignal.timeout(deadline),
        ...(isDrafted ? { headers: { authorization: `Bearer ${token}` } } : {}),
      });
      const text = await wholeBody(response, mostBytes);
      const answered = text?.toString("utf8") ?? "{}";
      if (isDrafted && (response.status === 401 || response.status === 403))
        throw new DraftsNotGiven(`${path}: ${sentenceOf(response.status, parsedOrNull(answered))}`);
      if (!response.ok) throw new ContentAway(`${path}: ${sentenceOf(response.status, parsedOrNull(answered))}`);
      const body: unknown = JSON.parse(answered);
      const type = contentTypes.find((each) => each.path === path);
      const fault = type === undefined ? null : listFault(type, body, !/(^|&)fields\[/.test(query), isDrafted);
      if (fault !== null) throw new ContentAway(fault);
      return (body as { readonly data: readonly Raw[] }).data;
    } catch (error) {
      throw error instanceof ContentAway ? error : new ContentAway("no answer", { cause: error });
    }
  },
});
