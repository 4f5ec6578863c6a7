// The door of `lightbox`: its limits, its rules of zooming and turning, its machine.
export { lightboxLimits } from "./limits.ts";
export {
  fitted,
  type LightboxEmitted,
  type LightboxEvent,
  type LightboxImage,
  type Look,
  type LookEvent,
  type Measures,
  type Point,
  type Size,
  type TurnEvent,
  type View,
} from "./model.ts";
export {
  altOf,
  clampedIndex,
  doubled,
  imagesOf,
  indexAfter,
  isZoomedIn,
  keyEvent,
  lookedAt,
  measured,
  naturalOf,
  panned,
  pinched,
  refitted,
  rotated,
  stepped,
  swiped,
  turnedTo,
  within,
  withinLimits,
  zoomedAround,
} from "./rules.ts";
export { lightboxMachine } from "./machine.ts";
export { type LightboxView, lightboxView } from "./view.ts";
