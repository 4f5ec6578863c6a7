// The image proxy: a picture of the content system in another size or format, made once and cached (decision 19). [CNT-07]
import { imageRoute, isAllowed, isAllowedSource, type Modifiers, readModifiers } from "@kontor/domain/site/picture";
import type { IPX, IPXStorage } from "ipx";
import { type DiskCache } from "./disk-cache.ts";
import { isSigned } from "./signature.ts";

export interface ImageProxy {
  readonly secret: string;
  /** Other hosts that pictures come from. */
  readonly hosts: readonly string[];
  /** Every width that is made; no others are. */
  readonly widths: readonly number[];
  readonly cache: DiskCache;
  /** The bytes of a file of this site or of such a host; null where there is none. */
  readonly fetch: (source: string) => Promise<Buffer | null>;
  readonly log: (level: "warn" | "error", message: string, facts: Readonly<Record<string, unknown>>) => void;
}

export interface PictureAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

const types = { webp: "image/webp", avif: "image/avif", jpeg: "image/jpeg", png: "image/png" } as const;

/** Pictures are made one after the other: each already takes all cores it gets. */
const atOnce = 2;
const mostWaiting = 64;
/** Above so many pixels a file is no picture for a page. */
export const mostPixels = 50_000_000;

export const imageProxy = ({ secret, hosts, widths, cache, fetch, log }: ImageProxy) => {
  const running = new Map<string, Promise<Buffer | null>>();
  const queue: (() => void)[] = [];
  const state = { busy: 0, ipx: null as Promise<IPX> | null };

  const storage: IPXStorage = {
    name: "kontor",
    getMeta: () => ({}),
    getData: async (id) => {
      const bytes = await fetch(/^(https:\/)?\//.test(id) ? id : `/${id}`);
      return bytes === null ? undefined : (new Uint8Array(bytes).buffer as ArrayBuffer);
    },
  };
  /** The library is loaded with the first picture: a shop at rest does without it. */
  const library = (): Promise<IPX> =>
    (state.ipx ??= import("ipx").then(({ createIPX }) =>
      createIPX({ storage, sharpOptions: { limitInputPixels: mostPixels } }),
    ));

  const turn = async <A>(work: () => Promise<A>): Promise<A> => {
    if (state.busy >= atOnce) await new Promise<void>((go) => queue.push(go));
    state.busy += 1;
    try {
      return await work();
    } finally {
      state.busy -= 1;
      queue.shift()?.();
    }
  };

  const make = async (key: string, source: string, modifiers: Modifiers): Promise<Buffer | null> => {
    const known = await cache.read(key);
    if (known !== null) return known;
    const made = await turn(async () => {
      try {
        const { data } = await (await library())(source, ipxModifiers(modifiers)).process();
        return Buffer.from(data);
      } catch (reason) {
        log("warn", "a picture could not be made", {
          source,
          reason: reason instanceof Error ? reason.message : String(reason),
        });
        return null;
      }
    });
    if (made !== null)
      await cache
        .write(key, made)
        .catch((reason: unknown) => log("warn", "a picture could not be kept", { reason: String(reason) }));
    return made;
  };

  /** The answer at an address with its query; null where it is none of a changed picture. */
  return async (url: string): Promise<PictureAnswer | null> => {
    const parts = partsOf(url);
    if (parts === null) return null;
    const { path, segment, source, signature } = parts;
    const modifiers = readModifiers(segment);
    if (modifiers === null || !isAllowed(modifiers, widths) || !isAllowedSource(source, hosts)) return refusal(400);
    if (!isSigned(secret, path, signature)) return refusal(403);
    if (queue.length >= mostWaiting) return refusal(503);
    const key = `${segment} ${source}`;
    const work = running.get(key) ?? make(key, source, modifiers).finally(() => running.delete(key));
    running.set(key, work);
    const body = await work;
    if (body === null) return refusal(404);
    return {
      status: 200,
      headers: {
        "content-type": types[modifiers.format ?? "webp"],
        // Uploads never change under their name.
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
      body,
    };
  };
};

const refusal = (status: 400 | 403 | 404 | 503): PictureAnswer => {
  const words = { 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 503: "Service Unavailable" }[status];
  return {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(status === 503 ? { "retry-after": "5" } : {}),
    },
    body: `${words}\n`,
  };
};

const partsOf = (url: string) => {
  const [path = "", query = ""] = url.split("?");
  const [, segment, encoded] = new RegExp(`^${imageRoute}/([^/]+)/([^/]+)$`).exec(path) ?? [];
  if (segment === undefined || encoded === undefined) return null;
  try {
    return {
      path,
      segment: decodeURIComponent(segment),
      source: decodeURIComponent(encoded),
      signature: new URLSearchParams(query).get("s") ?? "",
    };
  } catch {
    return null;
  }
};

/** The modifiers as the library names them; without a format it would keep the original's. */
const ipxModifiers = ({ resize, format = "webp", ...rest }: Modifiers): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...rest, format, ...(resize === undefined ? {} : { resize: `${resize.width}x${resize.height}` }) })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
