// Reading the content system through the API: decoded once a version, kept while it says the same, and shown on while it is away. [API-02] [OPS-10]
import type { Surroundings } from "../surroundings.ts";

/** What came of asking: a value, or nothing because the content system is away. */
export type Read<A> = { readonly kind: "value"; readonly value: A } | { readonly kind: "away" };

/** Makes a value of what came: `data` and, for lists, `meta`. */
export type Decode<A> = (data: unknown, meta: unknown) => A;

type Asking = Pick<Surroundings, "shop" | "publicUrl" | "log" | "drafts">;

interface Kept {
  readonly version: string | null;
  readonly at: number;
  readonly body: string;
  readonly value: unknown;
}

/** What stands in the content is asked for once a second at most. */
const freshFor = 1_000;
const mostKept = 2_000;

const kept = new Map<string, Kept>();
const asking = new Map<string, Promise<Read<unknown>>>();
const versions = new Map<string, { readonly at: number; readonly version: Promise<string | null> }>();

/** The content's version; null while nobody can tell it. */
export const contentVersion = ({ shop, publicUrl }: Asking): Promise<string | null> => {
  const known = versions.get(publicUrl);
  if (known !== undefined && Date.now() - known.at < freshFor) return known.version;
  const version = shop("/api/v2/content/version")
    .then(async (response) =>
      response.ok ? (((await response.json()) as { readonly result?: { readonly version?: string } }).result?.version ?? null) : null,
    )
    .catch(() => null);
  versions.set(publicUrl, { at: Date.now(), version });
  return version;
};

/** The `data` of an answer, decoded; the same content stays the same object, so that what was made of it stands. */
export const readContent = async <A>(surroundings: Asking, path: string, decode: Decode<A>): Promise<Read<A>> => {
  if (surroundings.drafts === true) return draft(surroundings, path, decode);
  const key = `${surroundings.publicUrl} ${path}`;
  const version = await contentVersion(surroundings);
  const known = kept.get(key);
  const holds = known !== undefined && (version === null ? Date.now() - known.at < freshFor : known.version === version);
  if (holds) return { kind: "value", value: known.value as A };
  const running = asking.get(key) ?? ask(surroundings, key, path, version, decode);
  asking.set(key, running);
  return running as Promise<Read<A>>;
};

/** Drafts are read with the right of who asks and kept for nobody. [ADM-03] */
const draft = async <A>({ shop, log }: Asking, path: string, decode: Decode<A>): Promise<Read<A>> => {
  try {
    const response = await shop(`${path}&status=draft`);
    if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
    return { kind: "value", value: decode(...answerOf(response.status === 404 ? '{"data":null}' : await response.text())) };
  } catch (reason) {
    log("error", "no draft could be read", { path: path.split("?")[0], reason: reason instanceof Error ? reason.message : String(reason) });
    return { kind: "away" };
  }
};

const ask = async <A>({ shop, log }: Asking, key: string, path: string, version: string | null, decode: Decode<A>): Promise<Read<A>> => {
  const known = kept.get(key);
  try {
    const response = await shop(path);
    const body = response.status === 404 ? '{"data":null}' : await response.text();
    if (!response.ok && response.status !== 404) throw new Error(`status ${response.status}`);
    const value = known?.body === body ? (known.value as A) : decode(...answerOf(body));
    keep(key, { version, at: Date.now(), body, value });
    return { kind: "value", value };
  } catch (reason) {
    log("error", "the content system gave no answer", {
      path: path.split("?")[0],
      reason: reason instanceof Error ? reason.message : String(reason),
    });
    if (known === undefined) return { kind: "away" };
    keep(key, { ...known, at: Date.now() });
    return { kind: "value", value: known.value as A };
  } finally {
    asking.delete(key);
  }
};

/** Lists and entries come as `data`, the shop's own calls as `result`. */
const answerOf = (body: string): readonly [data: unknown, meta: unknown] => {
  const { data, result, meta } = JSON.parse(body) as { readonly data?: unknown; readonly result?: unknown; readonly meta?: unknown };
  return [data ?? result, meta];
};

/** The oldest goes when there are too many. */
const keep = (key: string, value: Kept): void => {
  kept.delete(key);
  const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, value);
};

/** The value, or null while the content system is away. */
export const valueOrNull = <A>(read: Read<A>): A | null => (read.kind === "value" ? read.value : null);
