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

export const pictureMeasures = (fetch: (source: string) => Promise<Buffer | null>, now: () => number = Date.now) => {
  const found = new LRUCache<string, { readonly sides: PictureSides | null; readonly at: number }>({ max: mostKnown });
  const learning = new Map<string, Promise<void>>();
  const isOpen = (source: string): boolean => {
    const there = found.get(source);
    return there === undefined || (there.sides === null && now() - there.at > againAfter);
  };
  const learn = async (source: string): Promise<void> => {
    const sides = await fetch(source)
      .then((bytes) => (bytes === null ? null : sidesOf(bytes)))
      .catch(() => null);
    found.set(source, { sides, at: now() });
  };
  return {
    known: (source: string): PictureSides | null => found.get(source)?.sides ?? null,
    learn: async (sources: readonly string[]): Promise<void> => {
      const wanted = sources.filter(isOpen).map((source) => {
        const running = learning.get(source) ?? learn(source).finally(() => learning.delete(source));
        learning.set(source, running);
        return running;
      });
      if (wanted.length === 0) return;
      const clock = { timer: undefined as NodeJS.Timeout | undefined };
      const late = new Promise<void>((done) => void (clock.timer = setTimeout(done, patienceMs)));
      await Promise.race([Promise.all(wanted), late]).finally(() => clearTimeout(clock.timer));
    },
  };
};
