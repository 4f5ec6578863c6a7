// How far a picture is zoomed and swiped. [UIM-04]

/** Numbers of the specification: zoom step and limits, swipe tolerance in CSS pixels, wheel throttle in ms, snap. [UIM-04] */
export const lightboxLimits = {
  step: 0.12,
  most: 3,
  least: 0.1,
  swipe: 50,
  wheel: 80,
  snap: 0.05,
  pinch: 1.3,
} as const;
