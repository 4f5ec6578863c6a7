// Rendered pages in the memory of this process, up to a number of bytes; the least recently used goes first (decision 16).
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Packing = "br" | "gzip" | "identity";

export interface CachedPage {
  readonly etag: string;
  /** Names and values in turn, without those that depend on encoding and visitor. */
  readonly headers: readonly string[];
  readonly bodies: { readonly [P in Packing]?: Buffer };
  /** What it was rendered from, and until when it is valid. */
  readonly version: string;
  readonly until: number;
}

/** What an entry takes beside its bodies: headers, keys, objects. */
const beside = 2_048;

const bytesOf = ({ bodies }: CachedPage): number =>
  beside + Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

/** A page so large that it would evict many others is not cached. */
export const pageCache = (mostBytes: number): LRUCache<string, CachedPage> =>
  new LRUCache({ maxSize: mostBytes, maxEntrySize: Math.max(1, Math.floor(mostBytes / 8)), sizeCalculation: bytesOf });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page is compressed once and sent often; the window needs to be no larger than a page. */
export const packedOnce = (body: Buffer, packing: "br" | "gzip"): Promise<Buffer> =>
  packing === "br"
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : zip(body, { level: 8 });
