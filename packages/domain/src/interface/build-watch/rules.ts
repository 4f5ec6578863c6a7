// When to ask for a new build, what counts as one, when a broken script may reload the page, which routes are preloaded. [VIS-05] [CNT-10]
import { buildTimes, preloadsAtOnce } from "./limits.ts";
import type { BuildAnswer, ChunkOutcome, Preloads, Reload } from "./model.ts";

/** Milliseconds until the next poll: an hour, spread by ±10 % by a chance from 0 to 1. [VIS-05] */
export const pollDelay = (chance: number): number =>
  Math.round(
    buildTimes.poll *
      (1 - buildTimes.spread + 2 * buildTimes.spread * Math.min(1, Math.max(0, Number.isNaN(chance) ? 0.5 : chance))),
  );

/** Whether a poll found another build: a different id, or the own manifest gone. A poll that failed found nothing. [VIS-05] */
export const isNewBuild = (
  own: string,
  { latest, ownManifest }: Pick<BuildAnswer, "latest" | "ownManifest">,
): boolean => (latest !== null && latest !== own) || ownManifest === false;

/**
 * What a script that could not be loaded leads to. A full load of the target happens at most once in 10 s for a build and path,
 * and at most once for a path in a chain of loads that follow one another within 10 s; storage that is blocked (null) counts as
 * loaded already. Over a dirty form or a running order it is offered instead. [VIS-05]
 */
export const chunkOutcome = (
  reloads: readonly Reload[] | null,
  build: string,
  path: string,
  now: number,
  busy: boolean,
): ChunkOutcome => {
  if (reloads === null || chainAt(reloads, build, now).some((reload) => reload.path === path)) return "error";
  return busy ? "offer" : "reload";
};

/** What is stored after a full load: the chain it belongs to. */
export const reloaded = (reloads: readonly Reload[], build: string, path: string, now: number): readonly Reload[] => [
  ...chainAt(reloads, build, now),
  { build, path, at: now },
];

/** The loads of this build that still count: each followed the one before within 10 s, and the last one is no older; at exactly 10 s it counts. */
export const chainAt = (reloads: readonly Reload[], build: string, now: number): readonly Reload[] =>
  reloads
    .filter((reload) => reload.build === build)
    .reduceRight<readonly Reload[]>((chain, reload) => {
      const next = chain[0];
      const isLinked =
        next === undefined ? now - reload.at <= buildTimes.guard : next.at - reload.at <= buildTimes.guard;
      return isLinked ? [reload, ...chain] : chain;
    }, []);

/** What was stored, read tolerantly: entries that are none are dropped. */
export const readReloads = (stored: unknown): readonly Reload[] =>
  Array.isArray(stored) ? stored.filter(isReload) : [];

/** Nothing preloaded yet. */
export const noPreloads: Preloads = { waiting: [], running: [], done: [] };

/** A route is wanted: each path once, none under Save-Data, at most 5 at once, the rest in order. [CNT-10] */
export const preloadWanted = (preloads: Preloads, path: string, saveData: boolean): Preloads => {
  const isKnown = [...preloads.waiting, ...preloads.running, ...preloads.done].includes(path);
  return saveData || isKnown ? preloads : started({ ...preloads, waiting: [...preloads.waiting, path] });
};

/** A preload ended, well or not: the next one starts. [CNT-10] */
export const preloadEnded = (preloads: Preloads, path: string): Preloads =>
  preloads.running.includes(path)
    ? started({
        ...preloads,
        running: preloads.running.filter((other) => other !== path),
        done: [...preloads.done, path],
      })
    : preloads;

const started = ({ waiting, running, done }: Preloads): Preloads => {
  const free = preloadsAtOnce - running.length;
  return { waiting: waiting.slice(free), running: [...running, ...waiting.slice(0, free)], done };
};

const isReload = (entry: unknown): entry is Reload => {
  if (typeof entry !== "object" || entry === null) return false;
  const { build, path, at } = entry as Partial<Record<keyof Reload, unknown>>;
  return typeof build === "string" && typeof path === "string" && Number.isFinite(at);
};
