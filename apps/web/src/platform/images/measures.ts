// The sizes of pictures whose content entry has none: read from the files themselves, once. [CNT-07]
import { LRUCache } from "lru-cache";
import type { PictureSides } from "../page/services.ts";
import { mostPixels } from "./proxy.ts";

const mostKnown = 2_000;
/** How long a page waits for the sizes of its pictures. */
const patienceMs = 2_000;
/** What could not be read may be there a moment later. */
const againAfter = 30_000;

/** As the picture is shown, turned as the camera was. The library is loaded with the first picture that is measured. */
const sidesOf = async (bytes: Buffer): Promise<PictureSides> => {
  const { default: sharp } = await import("sharp");
  const { autoOrient } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
};

export const pictureMeasures = (fetch: (source: string) => Promise<Buffer | null>) => {
  const found = new LRUCache<string, { readonly sides: PictureSides | null }>({
    max: mostKnown,
    fetchMethod: async (source, _, { options }) => {
      const sides = await fetch(source)
        .then((bytes) => (bytes === null ? null : sidesOf(bytes)))
        .catch(() => null);
      options.ttl = sides === null ? againAfter : 0;
      return { sides };
    },
    ignoreFetchAbort: true,
  });
  return {
    known: (source: string): PictureSides | null => found.get(source)?.sides ?? null,
    learn: async (sources: readonly string[]): Promise<void> => {
      const wanted = sources.filter((source) => !found.has(source)).map((source) => found.fetch(source));
      if (wanted.length === 0) return;
      const clock = { timer: undefined as NodeJS.Timeout | undefined };
      const late = new Promise<void>((done) => void (clock.timer = setTimeout(done, patienceMs)));
      await Promise.race([Promise.all(wanted), late]).finally(() => clearTimeout(clock.timer));
    },
  };
};
