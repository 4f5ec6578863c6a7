// Pages that were made, kept in this process up to a number of bytes; what nobody asked for since it was last looked at goes first.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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

interface Place {
  kept: Kept;
  bytes: number;
  asked: boolean;
}

/** What an entry takes beside its bodies: headers, keys, objects. */
const beside = 2_048;

const bytesOf = ({ bodies }: Kept): number => beside + Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

export const pageCache = (mostBytes: number) => {
  const places = new Map<string, Place>();
  const held = { bytes: 0 };

  const forget = (key: string): void => {
    held.bytes -= places.get(key)?.bytes ?? 0;
    places.delete(key);
  };

  const makeRoom = (): void => {
    for (const [key, place] of places) {
      if (held.bytes <= mostBytes) return;
      places.delete(key);
      if (place.asked) places.set(key, { ...place, asked: false });
      else held.bytes -= place.bytes;
    }
    for (const key of places.keys()) {
      if (held.bytes <= mostBytes) return;
      forget(key);
    }
  };

  return {
    forget,
    find: (key: string): Kept | null => {
      const place = places.get(key);
      if (place === undefined) return null;
      place.asked = true;
      return place.kept;
    },
    keep: (key: string, kept: Kept): void => {
      const asked = places.get(key)?.asked ?? false;
      forget(key);
      const bytes = bytesOf(kept);
      if (bytes > mostBytes / 8) return;
      places.set(key, { kept, bytes, asked });
      held.bytes += bytes;
      makeRoom();
    },
    bytes: (): number => held.bytes,
  };
};

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
