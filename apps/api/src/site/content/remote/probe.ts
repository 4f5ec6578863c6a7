// Whether a Strapi has the types that the shop reads, with all their fields: looked at when the shop starts and for `/readyz`, each difference by type and field. [OPS-04] [OPS-10]
import type { Log } from "../../../platform/services.ts";
import { wholeBody } from "../../../platform/peers/whole-body.ts";
import { type ContentType, isScalar } from "../schema/model.ts";
import { contentTypes } from "../schema/types.ts";
import { listFault, oneFault } from "./faults.ts";
import { probedEvery } from "../../../platform/limits.ts";

const deadline = 4_000;
const mostBytes = 8 * 1024 * 1024;

/** One entry with every field that its type has. */
const queryOf = ({ attributes, single }: ContentType): string => {
  const names = Object.entries(attributes);
  const fields = names.filter(([, attribute]) => isScalar(attribute)).map(([name]) => name);
  const populated = names.filter(([, attribute]) => !isScalar(attribute)).map(([name]) => name);
  return [
    ...fields.map((name, at) => `fields[${at}]=${name}`),
    ...populated.map((name) => `populate[${name}]=true`),
    ...(single ? [] : ["pagination[pageSize]=1"]),
  ].join("&");
};

/** The sentence in which a Strapi refuses, else its status. */
export const sentenceOf = (status: number, body: unknown): string => {
  const { error } = (typeof body === "object" && body !== null ? body : {}) as {
    readonly error?: { readonly message?: unknown };
  };
  return typeof error?.message === "string" ? `${error.message} (status ${status})` : `status ${status}`;
};

/** What an answer says; null where it is no JSON. */
export const parsedOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What is wrong with a type; null for nothing, and for a single entry that is not published yet. */
const faultOf = async (cmsUrl: string, type: ContentType): Promise<string | null> => {
  const response = await fetch(`${cmsUrl}/api/${type.path}?${queryOf(type)}`, {
    signal: AbortSignal.timeout(deadline),
  });
  const body = parsedOrNull((await wholeBody(response, mostBytes))?.toString("utf8") ?? "");
  if (type.single && response.status === 404) return null;
  if (!response.ok) return `${type.name}: ${sentenceOf(response.status, body)}`;
  return (type.single ? oneFault : listFault)(type, body, true);
};

/** Each difference between what the shop reads and what the Strapi has. */
const typeFaults = async (cmsUrl: string): Promise<readonly string[]> => {
  const found = await Promise.all(
    contentTypes.map((type) => faultOf(cmsUrl, type).catch(() => `${type.name}: no answer`)),
  );
  const faults = found.filter((fault) => fault !== null);
  return faults.length > 0 && faults.every((fault) => fault.endsWith(": no answer"))
    ? ["the content system gives no answer"]
    : faults;
};

interface TypeProbe {
  /** The differences as they were a minute ago at most, or as the first probe finds them. */
  readonly faults: () => Promise<readonly string[]>;
}

/** A probe that asks once a minute at most, and logs what it finds when that changes. */
export const typeProbe = (
  cmsUrl: string,
  log: Pick<Log, "warn" | "info">,
  /** What is wrong with texts, where they can be read. */
  textFaults: () => Promise<readonly string[]> = async () => [],
  now = Date.now,
): TypeProbe => {
  const at = { since: Number.NEGATIVE_INFINITY, known: null as readonly string[] | null, logged: "" };
  const state: { running: Promise<readonly string[]> | null } = { running: null };
  const probe = async (): Promise<readonly string[]> => {
    at.since = now();
    const ofTypes = await typeFaults(cmsUrl);
    const faults = [...ofTypes, ...(await textFaults().catch(() => []))];
    at.known = faults;
    if (faults.join() !== at.logged && faults.length > 0)
      log.warn(
        { faults },
        ofTypes.length > 0
          ? "the content system lacks what the shop reads"
          : "legal texts of the content system name the provider by hand",
      );
    if (faults.length === 0 && at.logged !== "") log.info({}, "the content system has all that the shop reads");
    at.logged = faults.join();
    state.running = null;
    return faults;
  };
  return {
    faults: async () => {
      if (now() - at.since >= probedEvery) state.running ??= probe();
      return at.known ?? (await state.running) ?? [];
    },
  };
};
