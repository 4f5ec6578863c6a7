// Reading the content system through the API: decoded once per version, cached while it does not change, and served stale while the content system is down. [API-02] [OPS-10]
import type { Answer } from "@kontor/adapters/client";
import type { PageServices } from "../page/services.ts";
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

const cached = new Map<string, CachedAnswer>();
const asking = new Map<string, Promise<Read<unknown>>>();
const versions = new Map<string, { readonly at: number; readonly version: Promise<string | null> }>();

/** The content's version; null while it cannot be read. */
export const contentVersion = ({ anonymousShop, publicUrl }: ReadServices): Promise<string | null> => {
  const known = versions.get(publicUrl);
  if (known !== undefined && Date.now() - known.at < freshFor) return known.version;
  const version = anonymousShop
    .call("GET", "/v2/content/version")
    .then((answer) => (answer.ok ? answer.value.result.version : null));
  versions.set(publicUrl, { at: Date.now(), version });
  return version;
};

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
  const known = cached.get(key);
  const holds =
    known !== undefined && (version === null ? Date.now() - known.at < freshFor : known.version === version);
  if (holds) return { kind: "value", value: current(known, services, path, decode) };
  const running = asking.get(key);
  const request = running ?? ask(services, key, path, version, decode, of);
  asking.set(key, request);
  const read = (await request) as Read<A>;
  // The answer is the same for all who waited for it, what it is filled with is not.
  const came = running === undefined || read.kind === "away" ? undefined : cached.get(key);
  if (came !== undefined) return { kind: "value", value: current(came, services, path, decode) };
  if (read.kind === "away" && services.lacking !== undefined) services.lacking.some = true;
  return read;
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
  cached.has(`${publicUrl} ${path}`);

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

const ask = async <A>(
  services: ReadServices,
  key: string,
  path: string,
  version: string | null,
  decode: Decode<A>,
  of: "list" | "single",
): Promise<Read<A>> => {
  const { anonymousShop, log } = services;
  const known = cached.get(key);
  try {
    const body = await bodyOf(await anonymousShop.raw("GET", path, { asText: true }), of);
    const fresh: CachedAnswer = {
      version,
      at: Date.now(),
      body,
      values: known?.body === body ? known.values : new Map(),
    };
    const value = current(fresh, services, path, decode);
    keep(key, fresh);
    return { kind: "value", value };
  } catch (reason) {
    log("error", "the content system gave no answer", {
      path: path.split("?")[0],
      reason: reason instanceof Error ? reason.message : String(reason),
    });
    if (known === undefined) return { kind: "away" };
    keep(key, { ...known, at: Date.now() });
    return { kind: "value", value: current(known, services, path, decode) };
  } finally {
    asking.delete(key);
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

/** The oldest goes when there are too many. */
const keep = (key: string, value: CachedAnswer): void => {
  cached.delete(key);
  const oldest = cached.size >= mostCached ? cached.keys().next().value : undefined;
  if (oldest !== undefined) cached.delete(oldest);
  cached.set(key, value);
};

/** The value, or null while the content system is away. */
export const valueOrNull = <A>(read: Read<A>): A | null => (read.kind === "value" ? read.value : null);
