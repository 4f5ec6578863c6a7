// Caches pages that are the same for a whole audience: rendered once per version, identified by an ETag, served stale while their sources are down. [OPS-03] [OPS-10]
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { payloadCacheMs } from "@kontor/domain/interface/build-watch";
import { LRUCache } from "lru-cache";
import type { WholeAnswer } from "../page/services.ts";
import { type CachedPage, packedOnce, type Packing, pageCache } from "./page-cache.ts";
import { namesTag } from "../server/names-tag.ts";
import { packingFor } from "../server/packing.ts";
import { named, nameHeader } from "../server/request-name.ts";
import { contentPolicy, type PolicySettings, securityHeaders } from "../server/security.ts";
import type { PageVersion, Visit } from "../page/visit.ts";

interface PageCacheSettings extends PolicySettings {
  /** How many bytes of pages are cached; 0 turns the cache off. */
  readonly bytes: number;
  /** Whether the content security policy is enforced. */
  readonly enforced: boolean;
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
  readonly keyOf: (header: (name: string) => string | null | undefined, url: string) => string | null;
  /** Whether the answer leaves a cookie with its visitor: it is not sent as everybody's. */
  readonly isMarked: (header: (name: string) => string | null | undefined, url: string) => boolean;
}

/** A visitor's page version is requested again after this long; a change of catalogue or content is on every page by then. */
const freshFor = 1_000;
/** How long a visitor waits for the current version while an earlier page is cached. */
const patience = 800;
/** The same while a page is rendered again. */
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

type Made = { readonly cached: CachedPage } | { readonly answer: WholeAnswer };

const headerOf = (request: IncomingMessage) => (name: string) => request.headers[name] as string | undefined;

const packingOf = (cached: CachedPage, request: IncomingMessage): Packing =>
  packingFor(cached.bodies.identity?.length ?? 0, String(request.headers["accept-encoding"] ?? "")) ?? "identity";

export const cachedPages = ({ bytes, enforced, build, now, audience, ...policy }: PageCacheSettings) => {
  /** What the answer at an address differs by. */
  const varies = ["cookie", ...audience.headers, "accept-encoding"].join(", ");
  const visitorKey = audience.keyOf;
  const cache = pageCache(bytes);
  const versions = new LRUCache<string, { readonly current: PageVersion; readonly at: number }>({ max: mostVisitors });
  const making = new Map<string, Promise<Made>>();
  const asking = new Map<string, { readonly since: number; readonly coming: Promise<PageVersion | null> }>();

  /** Sends a cached page; false where it is not cached in the encoding that was requested. */
  const sent = (
    cached: CachedPage,
    control: string,
    cookies: readonly string[],
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean => {
    if (cookies.length === 0 && namesTag(request.headers["if-none-match"], cached.etag)) {
      response.writeHead(304, [
        "etag",
        cached.etag,
        "cache-control",
        control,
        "vary",
        varies,
        nameHeader,
        named(request),
      ]);
      response.end();
      return true;
    }
    const packing = packingOf(cached, request);
    const body = cached.bodies[packing];
    if (body === undefined) return false;
    const headers: (string | readonly string[])[] = [
      ...cached.headers,
      "cache-control",
      control,
      "content-length",
      String(body.length),
    ];
    headers.push(nameHeader, named(request));
    if (packing !== "identity") headers.push("content-encoding", packing);
    if (cookies.length > 0) headers.push("set-cookie", cookies);
    response.writeHead(200, headers as string[]);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };

  /** A visitor with a token is known by it alone; their version is only stored for times when the API is down. */
  const keyOf = (request: IncomingMessage): { readonly key: string; readonly shared: boolean } => {
    const key = visitorKey(headerOf(request), request.url ?? "/");
    if (key !== null) return { key, shared: true };
    return {
      key: `token ${createHash("sha256").update(String(request.headers.cookie)).digest("base64")}`,
      shared: false,
    };
  };

  /** Requests the version once at a time for all visitors of one key; with a token each visitor has their own request. */
  const versionOnce = (
    key: string,
    shared: boolean,
    visit: Visit,
  ): { readonly since: number; readonly coming: Promise<PageVersion | null> } => {
    const running = shared ? asking.get(key) : undefined;
    if (running !== undefined) return running;
    const pending = visit.version().catch(() => null);
    const coming = pending.then((current) => {
      asking.delete(key);
      if (current === null) return null;
      versions.set(key, { current, at: now() });
      return current;
    });
    const own = { since: now(), coming };
    if (shared) asking.set(key, own);
    return own;
  };

  const cacheable = (answer: WholeAnswer, current: PageVersion, url: string): CachedPage | null => {
    const { same } = answer;
    if (same === null || answer.headers["set-cookie"] !== undefined) return null;
    const headers = Object.entries(answer.headers).filter(([name]) => name !== "cache-control" && name !== "vary");
    const etag = `W/"${createHash("sha256").update(`${build} ${current.audience} ${url} ${same.print()}`).digest("base64url").slice(0, 22)}"`;
    return {
      etag,
      headers: [
        ...securityHeaders(policy.secure),
        ...headers.flat().map(String),
        ...(enforced && answer.scripts !== null
          ? ["content-security-policy", contentPolicy(answer.scripts, policy, answer.isPublic)]
          : []),
        "etag",
        etag,
        "vary",
        varies,
      ],
      bodies: { identity: answer.body },
      version: current.version,
      until: Math.min(same.until ?? Number.POSITIVE_INFINITY, now() + longest),
    };
  };

  /** Renders a page again. If that fails and an earlier page is cached, the earlier page is served and rendering is retried a moment later. */
  const made = async (
    place: string,
    url: string,
    current: PageVersion,
    visit: Visit,
    before: CachedPage | null,
    shared: boolean,
  ): Promise<Made> => {
    const answer = await visit.fetch().catch((reason: unknown) => {
      if (before === null) throw reason;
      return null;
    });
    if (answer === null || answer.status >= 500) {
      if (before === null) return { answer: answer as WholeAnswer };
      const cached = { ...before, version: current.version, until: now() + freshFor };
      cache.set(place, cached);
      return { cached };
    }
    // A page seen with a token may be closed to others: only pages that everybody may see are cached. [LOC-17]
    if (!shared) return { answer };
    const cached = cacheable(answer, current, url);
    if (cached === null) {
      cache.delete(place);
      return { answer };
    }
    cache.set(place, cached);
    return { cached };
  };

  /** One rendering of a page at a time, however many requests wait for it. */
  const madeOnce = async (...inputs: Parameters<typeof made>): Promise<Made> => {
    const [place] = inputs;
    const running = making.get(place);
    const joined = running === undefined ? null : await running.catch(() => null);
    if (joined !== null && "cached" in joined) return joined;
    const own = made(...inputs);
    making.set(place, own);
    return own.finally(() => making.get(place) === own && making.delete(place));
  };

  /** The cached page is served when rendering takes too long. */
  const madeInTime = async (...inputs: Parameters<typeof made>): Promise<Made> => {
    const before = inputs[4];
    return before === null ? madeOnce(...inputs) : ((await inTime(madeOnce(...inputs), drawing)) ?? { cached: before });
  };

  return {
    /** Answers at once from the cache; false where it could not. */
    quick: (request: IncomingMessage, response: ServerResponse): boolean => {
      const [header, url] = [headerOf(request), request.url ?? "/"];
      const key = audience.isMarked(header, url) ? null : visitorKey(header, url);
      const known = key === null ? undefined : versions.get(key);
      if (known === undefined || now() - known.at >= freshFor) return false;
      const cached = cache.get(`${known.current.audience} ${request.url}`);
      if (cached === undefined || cached.version !== known.current.version || cached.until <= now()) return false;
      return sent(cached, "public, no-cache", [], request, response);
    },

    /** Answers with a page that is cached or rendered now; returns an answer that is for one visitor only, for the caller to send. */
    answer: async (visit: Visit, request: IncomingMessage, response: ServerResponse): Promise<WholeAnswer | null> => {
      const url = request.url ?? "/";
      const { key, shared } = keyOf(request);
      const before = versions.get(key)?.current;
      const pending = versionOnce(key, shared, visit);
      // A visitor whose earlier page is cached does not wait for a shop that does not answer.
      const current = await (before === undefined
        ? pending.coming
        : inTime(pending.coming, pending.since + patience - now()));
      const of = current ?? before ?? null;
      if (of === null) return visit.fetch();
      const place = `${of.audience} ${url}`;
      const there = cache.get(place);
      const holds =
        there !== undefined && (current === null || (there.version === current.version && there.until > now()));
      const result = holds ? { cached: there } : await madeInTime(place, url, of, visit, there ?? null, shared);
      if ("answer" in result) return result.answer;
      const control =
        visit.cookies.length > 0 ? "private, no-store" : shared ? "public, no-cache" : "private, no-cache";
      if (response.destroyed || sent(result.cached, control, visit.cookies, request, response)) return null;
      const packed = await withPacking(place, result.cached, packingOf(result.cached, request));
      if (!response.destroyed) sent(packed, control, visit.cookies, request, response);
      return null;
    },
  };

  /** Adds one encoding to a cached page, unless it was rendered again meanwhile. */
  async function withPacking(place: string, cached: CachedPage, packing: Packing): Promise<CachedPage> {
    const { identity } = cached.bodies;
    if (packing === "identity" || identity === undefined) return cached;
    const body = await packedOnce(identity, packing);
    const there = cache.get(place);
    const fuller = {
      ...cached,
      bodies: { ...(there?.etag === cached.etag ? there.bodies : cached.bodies), [packing]: body },
    };
    if (there === cached || there?.bodies.identity === identity) cache.set(place, fuller);
    return fuller;
  }
};
