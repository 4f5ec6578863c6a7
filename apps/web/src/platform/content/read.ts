// Reading the content system through the API: decoded once per version, cached while it does not change, and served stale while the content system is down. [API-02] [OPS-10]
import type { Answer } from "@kontor/adapters/client";
import type { PageServices } from "../page/services.ts";
import { LRUCache } from "lru-cache";
import { filledAnswer, filledFor, type FilledFrom } from "./filled.ts";

/** The result of a read: a value, or nothing because the content system is down. */
export type Read<A> = { readonly kind: "value"; readonly value: A } | { readonly kind: "away" };

/** Makes a value of what came: `data` and, for lists, `meta`. */
export type Decode<A> = (data: unknown, meta: unknown) => A;

type ReadServices = Pick<PageServices, "shop" | "anonymousShop" | "publicUrl" | "log" | "drafts" | "lacking"> &
  FilledFrom;

interface CachedAnswer {
  readonly version: string | null;
  readonly at: number;
  /** As it came, with its slots. */
  readonly body: string;
  /** What it was decoded to, by what it was filled for: a policy, a day, the prices of a view. The oldest first. */
  readonly values: Map<string, unknown>;
}

/** Values of one answer: the views in which most visitors see prices. */
const mostViews = 40;

/** The content's version is requested once a second at most. */
const freshFor = 1_000;
const mostCached = 2_000;

const versions = new LRUCache<string, { readonly version: string | null }, ReadServices["anonymousShop"]>({
  max: 10,
  ttl: freshFor,
  fetchMethod: async (_key, _stale, { context }) => {
    const answer = await context.call("GET", "/v2/content/version");
    return { version: answer.ok ? answer.value.result.version : null };
  },
});

/** The content's version; null while it cannot be read. */
export const contentVersion = async ({ anonymousShop, publicUrl }: ReadServices): Promise<string | null> =>
  (await versions.forceFetch(publicUrl, { context: anonymousShop })).version;

/** A read of a visitor, and the version of the content that they ask for. */
interface ContentRequest {
  readonly services: ReadServices;
  readonly path: string;
  readonly version: string | null;
  readonly decode: Decode<unknown>;
  readonly of: "list" | "single";
}

const answers = new LRUCache<string, CachedAnswer, ContentRequest>({
  max: mostCached,
  fetchMethod: (_, known, { context }) => ask(context, known),
  ignoreFetchAbort: true,
});

/**
 * The `data` of an answer, decoded; the same content stays the same object, so that what was made of it stands.
 * A list that is not found is no answer of a content system; only a single entry may be missing, and is null then.
 */
export const readContent = async <A>(
  services: ReadServices,
  path: string,
  decode: Decode<A>,
  of: "list" | "single" = "list",
): Promise<Read<A>> => {
  if (services.drafts === true) return draft(services, path, decode, of);
  const key = `${services.publicUrl} ${path}`;
  const version = await contentVersion(services);
  const known = answers.peek(key);
  const holds =
    known !== undefined && (version === null ? Date.now() - known.at < freshFor : known.version === version);
  const answer = await answers.fetch(key, { context: { services, path, version, decode, of }, forceRefresh: !holds });
  // The answer is the same for all who waited for it, what it is filled with is not.
  if (answer !== undefined) return { kind: "value", value: current(answer, services, path, decode) };
  if (services.lacking !== undefined) services.lacking.some = true;
  return { kind: "away" };
};

/** The cached value; where it was filled for another policy, day or view of prices, it is decoded from the cached body. [CON-01] [VAT-10] */
const current = <A>({ body, values }: CachedAnswer, services: ReadServices, path: string, decode: Decode<A>): A => {
  const wanted = filledFor(body, services);
  if (values.has(wanted)) return values.get(wanted) as A;
  const value = decode(...answerOf(filledAnswer(body, path, services)));
  const oldest = values.size >= mostViews ? values.keys().next().value : undefined;
  if (oldest !== undefined) values.delete(oldest);
  values.set(wanted, value);
  return value;
};

/** Whether an answer to a read is cached, however old. */
export const isCached = ({ publicUrl }: Pick<ReadServices, "publicUrl">, path: string): boolean =>
  answers.has(`${publicUrl} ${path}`);

/** Drafts are read with the visitor's own rights and not cached. [ADM-03] */
const draft = async <A>(
  services: ReadServices,
  path: string,
  decode: Decode<A>,
  of: "list" | "single",
): Promise<Read<A>> => {
  const { shop, log } = services;
  try {
    const body = await bodyOf(await shop.raw("GET", `${path}&status=draft`, { asText: true }), of);
    return { kind: "value", value: decode(...answerOf(filledAnswer(body, path, services))) };
  } catch (reason) {
    if (reason instanceof DraftsRefused) throw reason;
    log("error", "no draft could be read", {
      path: path.split("?")[0],
      reason: reason instanceof Error ? reason.message : String(reason),
    });
    return { kind: "away" };
  }
};

/** The content system takes the login of who asks, but not the token that the shop reads drafts with: for its operator to mend. [ADM-03] */
export class DraftsRefused extends Error {
  override readonly name = "DraftsRefused";
}

const bodyOf = async (answer: Answer<string>, of: "list" | "single"): Promise<string> => {
  if (answer.ok) return answer.value;
  const { status, error, cause } = answer.problem;
  if (of === "single" && status === 404) return '{"data":null}';
  if (status === 502 && error?.name === "PreviewTokenError") throw new DraftsRefused();
  throw cause instanceof Error ? cause : new Error(`status ${status}`);
};

/** The answer that is cached from now on: what came, or what is known already while nothing comes. */
const ask = async (
  { services, path, version, decode, of }: ContentRequest,
  known: CachedAnswer | undefined,
): Promise<CachedAnswer | undefined> => {
  const { anonymousShop, log } = services;
  try {
    const body = await bodyOf(await anonymousShop.raw("GET", path, { asText: true }), of);
    const values = known?.body === body ? known.values : new Map<string, unknown>();
    const fresh: CachedAnswer = { version, at: Date.now(), body, values };
    current(fresh, services, path, decode);
    return fresh;
  } catch (reason) {
    log("error", "the content system gave no answer", {
      path: path.split("?")[0],
      reason: reason instanceof Error ? reason.message : String(reason),
    });
    return known && { ...known, at: Date.now() };
  }
};

/** Lists and entries come as `data`, the shop's own calls as `result`. */
const answerOf = (body: string): readonly [data: unknown, meta: unknown] => {
  const { data, result, meta } = JSON.parse(body) as {
    readonly data?: unknown;
    readonly result?: unknown;
    readonly meta?: unknown;
  };
  return [data ?? result, meta];
};

/** The value, or null while the content system is away. */
export const valueOrNull = <A>(read: Read<A>): A | null => (read.kind === "value" ? read.value : null);
