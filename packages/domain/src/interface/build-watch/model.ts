// Watching for new builds of the shop, and what a script that cannot be loaded leads to. [VIS-05] [CNT-10]

/** What a poll found. */
export interface BuildAnswer {
  /** The id in `builds/latest.json`; null where it could not be read. */
  readonly latest: string | null;
  /** Whether `builds/meta/{buildId}.json` of the own build still exists; null if unknown. */
  readonly ownManifest: boolean | null;
  /** Chance from 0 to 1 that spreads the next poll, so that not all visitors ask at once. */
  readonly chance: number;
}

/** A full load after a script could not be loaded. */
export interface Reload {
  readonly build: string;
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What follows from a script that could not be loaded: a full load, an offer of one, or an error page. */
export type ChunkOutcome = "reload" | "offer" | "error";

/** Routes whose payloads are preloaded. */
export interface Preloads {
  readonly waiting: readonly string[];
  readonly running: readonly string[];
  readonly done: readonly string[];
}
