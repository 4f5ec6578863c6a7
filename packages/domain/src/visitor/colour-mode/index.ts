// The door of `colour-mode`: what may be chosen, what is painted, how it is stored.
export {
  colourCookie,
  type ColourMode,
  type ColourPreference,
  colourPreferences,
  type PageColours,
  type StoredColours,
  type SystemColours,
} from "./model.ts";
export {
  defaultPreference,
  firstPaint,
  forcedMode,
  forcedModeOfPath,
  isWrongPage,
  painted,
  readColours,
  readPreference,
  resolved,
  writeColours,
} from "./rules.ts";
export { type ColourEmitted, type ColourEvent, type ColourInput, colourMachine } from "./machine.ts";
export { colourView } from "./view.ts";
