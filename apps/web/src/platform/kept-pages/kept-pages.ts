// Pages that are the same for a whole audience: made once a version, told apart by an ETag, shown on while their sources are away. [OPS-03] [OPS-10]
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { payloadCacheMs } from "@kontor/domain/interface/build-watch";
import { LRUCache } from "lru-cache";
import type { WholeAnswer } from "../page/services.ts";
import { type Kept, packedOnce, type Packing, pageCache } from "./page-cache.ts";
import { packingFor } from "../server/packing.ts";
import { named, nameHeader } from "../server/request-name.ts";
import { contentPolicy, securityHeaders } from "../server/security.ts";
import type { Standing, Visit } from "../page/visit.ts";

interface KeptSettings {
  /** How many bytes of pages are kept; 0 for none. */
  readonly bytes: number;
  readonly secure: boolean;
  /** Whether pages are held to the content policy. */
  readonly enforced: boolean;
  /** Where the customer panel is; kept pages lead there as others do. */
  readonly panel?: string | null;
  /** Hosts whose pictures are shown beside the shop's own. */
  readonly media?: readonly string[];
  /** The build that draws. */
  readonly build: string;
  readonly now: () => number;
  readonly audience: Audience;
}

/** Who sees the same pages as whom. */
export interface Audience {
  /** Headers beside the cookies that pages differ by. */
  readonly headers: readonly string[];
  /** Visitors of one key see the same pages; null for a visitor who is known by a token alone. */
  readonly keyOf: (header: (name: string) => string | null | undefined) => string | null;
}

/** What holds for a visitor is asked anew after this long; a change of catalogue or content is on every page then. */
const freshFor = 1_000;
/** How long a visitor waits for what holds now while there is a page from before. */
const patience = 800;
/** The same while a page is made anew. */
const drawing = 3_000;
/** However little changed. */
const longest = payloadCacheMs;
const mostVisitors = 1_000;

/** What comes in time, or null. */
const inTime = async <A>(coming: Promise<A>, ms: number): Promise<A | null> => {
  const clock = { timer: undefined as NodeJS.Timeout | undefined };
  const late = new Promise<null>((done) => {
    clock.timer = setTimeout(done, Math.max(0, ms), null);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(clock.timer));
};

type Made = { readonly kept: Kept } | { readonly answer: WholeAnswer };

const said = (request: IncomingMessage) => (name: string) => request.headers[name] as string | undefined;

const packingOf = (kept: Kept, request: IncomingMessage): Packing =>
  packingFor(kept.bodies.identity?.length ?? 0, String(request.headers["accept-encoding"] ?? "")) ?? "identity";

/** Whether an `If-None-Match` names a tag. */
export const namesTag = (known: string | undefined, etag: string): boolean =>
  known !== undefined && (known === etag || known.split(",").some((one) => one.trim() === etag || one.trim() === "*"));

export const keptPages = ({ bytes, secure, enforced, panel, media, build, now, audience }: KeptSettings) => {
  /** What the answer at an address differs by. */
  const varies = ["cookie", ...audience.headers, "accept-encoding"].join(", ");
  const visitorKey = audience.keyOf;
  const cache = pageCache(bytes);
  const standings = new LRUCache<string, { readonly standing: Standing; readonly at: number }>({ max: mostVisitors });
  const making = new Map<string, Promise<Made>>();
  const asking = new Map<string, { readonly since: number; readonly coming: Promise<Standing | null> }>();

  /** Answers with a page that is at hand; tells whether it was, in the packing that is wanted. */
  const sent = (kept: Kept, control: string, cookies: readonly string[], request: IncomingMessage, response: ServerResponse): boolean => {
    if (cookies.length === 0 && namesTag(request.headers["if-none-match"], kept.etag)) {
      response.writeHead(304, ["etag", kept.etag, "cache-control", control, "vary", varies, nameHeader, named(request)]);
      response.end();
      return true;
    }
    const packing = packingOf(kept, request);
    const body = kept.bodies[packing];
    if (body === undefined) return false;
    const headers: (string | readonly string[])[] = [...kept.headers, "cache-control", control, "content-length", String(body.length)];
    headers.push(nameHeader, named(request));
    if (packing !== "identity") headers.push("content-encoding", packing);
    if (cookies.length > 0) headers.push("set-cookie", cookies);
    response.writeHead(200, headers as string[]);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };

  /** Who has a token is known by it alone, and only remembered for the time when the API is away. */
  const keyOf = (request: IncomingMessage): { readonly key: string; readonly shared: boolean } => {
    const key = visitorKey(said(request));
    if (key !== null) return { key, shared: true };
    return { key: `token ${createHash("sha256").update(String(request.headers.cookie)).digest("base64")}`, shared: false };
  };

  /** Asks the shop once at a time for all visitors of one key; a token's answer is its own. */
  const askedOnce = (key: string, shared: boolean, visit: Visit): { readonly since: number; readonly coming: Promise<Standing | null> } => {
    const running = shared ? asking.get(key) : undefined;
    if (running !== undefined) return running;
    const held = visit.standing().catch(() => null);
    const coming = held.then((standing) => {
      asking.delete(key);
      if (standing === null) return null;
      standings.set(key, { standing, at: now() });
      return standing;
    });
    const own = { since: now(), coming };
    if (shared) asking.set(key, own);
    return own;
  };

  const keptOf = (answer: WholeAnswer, standing: Standing, url: string): Kept | null => {
    const { same } = answer;
    if (same === null || answer.headers["set-cookie"] !== undefined) return null;
    const headers = Object.entries(answer.headers).filter(([name]) => name !== "cache-control" && name !== "vary");
    const etag = `W/"${createHash("sha256").update(`${build} ${standing.audience} ${url} ${same.print()}`).digest("base64url").slice(0, 22)}"`;
    return {
      etag,
      headers: [
        ...securityHeaders(secure),
        ...headers.flat().map(String),
        ...(enforced && answer.scripts !== null ? ["content-security-policy", contentPolicy(answer.scripts, secure, panel, media)] : []),
        "etag",
        etag,
        "vary",
        varies,
      ],
      bodies: { identity: answer.body },
      version: standing.version,
      until: Math.min(same.until ?? Number.POSITIVE_INFINITY, now() + longest),
    };
  };

  /** Makes a page anew. Goes wrong what went well before, what was shown before is shown on, and tried again a moment later. */
  const made = async (
    place: string,
    url: string,
    standing: Standing,
    visit: Visit,
    before: Kept | null,
    shared: boolean,
  ): Promise<Made> => {
    const answer = await visit.fetch().catch((reason: unknown) => {
      if (before === null) throw reason;
      return null;
    });
    if (answer === null || answer.status >= 500) {
      if (before === null) return { answer: answer as WholeAnswer };
      const kept = { ...before, version: standing.version, until: now() + freshFor };
      cache.set(place, kept);
      return { kept };
    }
    // What a token opens may be closed to others: kept is only what everybody could have been shown. [LOC-17]
    if (!shared) return { answer };
    const kept = keptOf(answer, standing, url);
    if (kept === null) {
      cache.delete(place);
      return { answer };
    }
    cache.set(place, kept);
    return { kept };
  };

  /** One making at a time, whoever waits for it. */
  const madeOnce = async (...asked: Parameters<typeof made>): Promise<Made> => {
    const [place] = asked;
    const running = making.get(place);
    const joined = running === undefined ? null : await running.catch(() => null);
    if (joined !== null && "kept" in joined) return joined;
    const own = made(...asked);
    making.set(place, own);
    return own.finally(() => making.get(place) === own && making.delete(place));
  };

  /** What is at hand from before is shown while making takes too long. */
  const madeInTime = async (...asked: Parameters<typeof made>): Promise<Made> => {
    const before = asked[4];
    return before === null ? madeOnce(...asked) : ((await inTime(madeOnce(...asked), drawing)) ?? { kept: before });
  };

  return {
    /** Answers at once when all that is needed is at hand; tells whether it did. */
    quick: (request: IncomingMessage, response: ServerResponse): boolean => {
      const key = visitorKey(said(request));
      const known = key === null ? undefined : standings.get(key);
      if (known === undefined || now() - known.at >= freshFor) return false;
      const kept = cache.get(`${known.standing.audience} ${request.url}`);
      if (kept === undefined || kept.version !== known.standing.version || kept.until <= now()) return false;
      return sent(kept, "public, no-cache", [], request, response);
    },

    /** Answers with a page that is kept or made now; gives back what is one visitor's alone for sending. */
    answer: async (visit: Visit, request: IncomingMessage, response: ServerResponse): Promise<WholeAnswer | null> => {
      const url = request.url ?? "/";
      const { key, shared } = keyOf(request);
      const before = standings.get(key)?.standing;
      const asked = askedOnce(key, shared, visit);
      // Whoever has seen a page already is not kept waiting by a shop that does not answer.
      const standing = await (before === undefined ? asked.coming : inTime(asked.coming, asked.since + patience - now()));
      const of = standing ?? before ?? null;
      if (of === null) return visit.fetch();
      const place = `${of.audience} ${url}`;
      const there = cache.get(place);
      const holds = there !== undefined && (standing === null || (there.version === standing.version && there.until > now()));
      const result = holds ? { kept: there } : await madeInTime(place, url, of, visit, there ?? null, shared);
      if ("answer" in result) return result.answer;
      const control = visit.cookies.length > 0 ? "private, no-store" : shared ? "public, no-cache" : "private, no-cache";
      if (response.destroyed || sent(result.kept, control, visit.cookies, request, response)) return null;
      const packed = await withPacking(place, result.kept, packingOf(result.kept, request));
      if (!response.destroyed) sent(packed, control, visit.cookies, request, response);
      return null;
    },
  };

  /** The page with one packing more, kept so unless it was made anew meanwhile. */
  async function withPacking(place: string, kept: Kept, packing: Packing): Promise<Kept> {
    const { identity } = kept.bodies;
    if (packing === "identity" || identity === undefined) return kept;
    const body = await packedOnce(identity, packing);
    const there = cache.get(place);
    const fuller = { ...kept, bodies: { ...(there?.etag === kept.etag ? there.bodies : kept.bodies), [packing]: body } };
    if (there === kept || there?.bodies.identity === identity) cache.set(place, fuller);
    return fuller;
  }
};
