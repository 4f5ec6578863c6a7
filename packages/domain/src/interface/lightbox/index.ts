// The door of `lightbox`: its limits, its rules of zooming and turning, its machine.
export {
  fitted,
  type LightboxEmitted,
  type LightboxEvent,
  type LightboxImage,
  lightboxLimits,
  type Measures,
  type Point,
  type Size,
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
  measured,
  naturalOf,
  panned,
  pinched,
  refitted,
  rotated,
  stepped,
  swiped,
  within,
  withinLimits,
  zoomedAround,
} from "./rules.ts";
export { lightboxMachine, type LightboxView, lightboxView } from "./machine.ts";
