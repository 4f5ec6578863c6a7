// Reading the content system through the API: decoded once a version, kept while it says the same, and shown on while it is away. [API-02] [OPS-10]
import type { Answer } from "@kontor/adapters/client";
import type { PageServices } from "../../../platform/page/services.ts";
import { filledAnswer, hasSlots, type FilledFrom } from "./filled.ts";

/** What came of asking: a value, or nothing because the content system is away. */
export type Read<A> = { readonly kind: "value"; readonly value: A } | { readonly kind: "away" };

/** Makes a value of what came: `data` and, for lists, `meta`. */
export type Decode<A> = (data: unknown, meta: unknown) => A;

type Asking = Pick<PageServices, "shop" | "everybodys" | "publicUrl" | "log" | "drafts" | "lacking"> & FilledFrom;

interface Kept {
  readonly version: string | null;
  readonly at: number;
  /** As it came, with its slots. */
  readonly body: string;
  /** The policy and the day that the value was filled for. */
  readonly filledFor: string;
  readonly value: unknown;
}

/** What stands in the content is asked for once a second at most. */
const freshFor = 1_000;
const mostKept = 2_000;

const kept = new Map<string, Kept>();
const asking = new Map<string, Promise<Read<unknown>>>();
const versions = new Map<string, { readonly at: number; readonly version: Promise<string | null> }>();

/** The content's version; null while nobody can tell it. */
export const contentVersion = ({ everybodys, publicUrl }: Asking): Promise<string | null> => {
  const known = versions.get(publicUrl);
  if (known !== undefined && Date.now() - known.at < freshFor) return known.version;
  const version = everybodys.call("GET", "/v2/content/version").then((answer) => (answer.ok ? answer.value.result.version : null));
  versions.set(publicUrl, { at: Date.now(), version });
  return version;
};

/**
 * The `data` of an answer, decoded; the same content stays the same object, so that what was made of it stands.
 * A list that is not found is no answer of a content system; only a single entry may be missing, and is null then.
 */
export const readContent = async <A>(
  services: Asking,
  path: string,
  decode: Decode<A>,
  of: "list" | "single" = "list",
): Promise<Read<A>> => {
  if (services.drafts === true) return draft(services, path, decode, of);
  const key = `${services.publicUrl} ${path}`;
  const version = await contentVersion(services);
  const known = kept.get(key);
  const holds = known !== undefined && (version === null ? Date.now() - known.at < freshFor : known.version === version);
  if (holds) return { kind: "value", value: current(key, known, services, path, decode) };
  const running = asking.get(key) ?? ask(services, key, path, version, decode, of);
  asking.set(key, running);
  const read = (await running) as Read<A>;
  if (read.kind === "away" && services.lacking !== undefined) services.lacking.some = true;
  return read;
};

const filledFor = ({ contract }: Pick<Asking, "contract">): string => (contract == null ? "" : `${contract.policy} ${contract.day}`);

/** What is kept; where it was filled for another policy or day, it is made anew of what came then. [CON-01] */
const current = <A>(key: string, known: Kept, asked: Asking, path: string, decode: Decode<A>): A => {
  if (known.filledFor === filledFor(asked) || !hasSlots(known.body)) return known.value as A;
  const value = decode(...answerOf(filledAnswer(known.body, path, asked.contract)));
  keep(key, { ...known, filledFor: filledFor(asked), value });
  return value;
};

/** Whether an answer to a reading is kept, however old. */
export const isKept = ({ publicUrl }: Pick<Asking, "publicUrl">, path: string): boolean => kept.has(`${publicUrl} ${path}`);

/** Drafts are read with the right of who asks and kept for nobody. [ADM-03] */
const draft = async <A>({ shop, log, contract }: Asking, path: string, decode: Decode<A>, of: "list" | "single"): Promise<Read<A>> => {
  try {
    return {
      kind: "value",
      value: decode(
        ...answerOf(filledAnswer(await bodyOf(await shop.raw("GET", `${path}&status=draft`, { asText: true }), of), path, contract)),
      ),
    };
  } catch (reason) {
    if (reason instanceof DraftsRefused) throw reason;
    log("error", "no draft could be read", { path: path.split("?")[0], reason: reason instanceof Error ? reason.message : String(reason) });
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
  asked: Asking,
  key: string,
  path: string,
  version: string | null,
  decode: Decode<A>,
  of: "list" | "single",
): Promise<Read<A>> => {
  const { everybodys, log, contract } = asked;
  const known = kept.get(key);
  try {
    const body = await bodyOf(await everybodys.raw("GET", path, { asText: true }), of);
    const value = known?.body === body ? current(key, known, asked, path, decode) : decode(...answerOf(filledAnswer(body, path, contract)));
    keep(key, { version, at: Date.now(), body, filledFor: filledFor(asked), value });
    return { kind: "value", value };
  } catch (reason) {
    log("error", "the content system gave no answer", {
      path: path.split("?")[0],
      reason: reason instanceof Error ? reason.message : String(reason),
    });
    if (known === undefined) return { kind: "away" };
    keep(key, { ...known, at: Date.now() });
    return { kind: "value", value: current(key, { ...known, at: Date.now() }, asked, path, decode) };
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
