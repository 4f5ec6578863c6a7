// Pages that were made, kept in this process up to a number of bytes; the one that was not asked for the longest goes first.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Packing = "br" | "gzip" | "identity";

export interface Kept {
  readonly etag: string;
  /** Names and values in turn, without those that follow from packing and asker. */
  readonly headers: readonly string[];
  readonly bodies: { readonly [P in Packing]?: Buffer };
  /** What it was made from, and from when on it would be made otherwise. */
  readonly version: string;
  readonly until: number;
}

/** What an entry takes beside its bodies: headers, keys, objects. */
const beside = 2_048;

const bytesOf = ({ bodies }: Kept): number => beside + Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

/** A page that would push many others out is left out. */
export const pageCache = (mostBytes: number): LRUCache<string, Kept> =>
  new LRUCache({ maxSize: mostBytes, maxEntrySize: Math.max(1, Math.floor(mostBytes / 8)), sizeCalculation: bytesOf });

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page is packed once and sent often; its window is no larger than a page. */
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
