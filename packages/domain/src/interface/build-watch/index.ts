// The door of `build-watch`: new builds, broken scripts, preloaded routes.
export {
  type BuildAnswer,
  buildTimes,
  type ChunkOutcome,
  payloadCacheMs,
  type Preloads,
  preloadsAtOnce,
  type Reload,
} from "./model.ts";
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
