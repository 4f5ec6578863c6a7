// Who shows the blur, and how long things move. [SHL-01] [SHL-09]
import type { Blur } from "./model.ts";
import { overlayTimes } from "./limits.ts";

/** The owners after one more shows the blur: each at most once, the latest last. [SHL-01] */
export const shownBy = (owners: readonly string[], owner: string): readonly string[] => [
  ...hiddenBy(owners, owner),
  owner,
];

/** The owners after one hides the blur: only its own is closed. [SHL-01] */
export const hiddenBy = (owners: readonly string[], owner: string): readonly string[] =>
  owners.filter((other) => other !== owner);

/** The blur that the owners make together. [SHL-01] */
export const blurOf = (owners: readonly string[]): Blur => ({
  showBlurEffect: owners.length > 0,
  showBlurEffectId: owners.at(-1) ?? "",
});

/** Milliseconds of an animation; 0 where the visitor prefers reduced motion. [SHL-09] */
export const animationTime = (reducedMotion: boolean): number => (reducedMotion ? 0 : overlayTimes.animation);
