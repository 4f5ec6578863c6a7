// The door of `build-watch`: new builds, broken scripts, preloaded routes.
export { buildTimes, payloadCacheMs, preloadsAtOnce } from "./limits.ts";
export type { BuildAnswer, ChunkOutcome, Preloads, Reload } from "./model.ts";
export {
  chainAt,
  chunkOutcome,
  isNewBuild,
  noPreloads,
  pollDelay,
  preloadEnded,
  preloadWanted,
  readReloads,
  reloaded,
} from "./rules.ts";
export { type BuildEmitted, type BuildEvent, type BuildInput, buildMachine } from "./machine.ts";
