// How far the loading bar has come. [UIM-01]
import { loadingBarTimes } from "./limits.ts";

/** Progress after so many milliseconds, approaching 100: (200/π)·atan(2·elapsed/duration), clamped to 0…100. [UIM-01] */
export const progressAt = (elapsed: number, duration: number = loadingBarTimes.duration): number =>
  clamped((200 / Math.PI) * Math.atan((2 * elapsed) / duration));

/** The milliseconds after which the curve reaches a progress below 100: (duration/2)·tan(π·progress/200). */
export const elapsedAt = (progress: number, duration: number = loadingBarTimes.duration): number =>
  (duration / 2) * Math.tan((Math.PI * clamped(progress)) / 200);

/** Progress so many milliseconds after the bar went on from a progress that was set. */
export const progressFrom = (from: number, elapsed: number, duration: number = loadingBarTimes.duration): number =>
  progressAt(elapsedAt(from, duration) + elapsed, duration);

/** A progress that was set: below 0 is 0; 100 and more finishes. */
export const isFinished = (progress: number): boolean => progress >= 100;

export const clamped = (progress: number): number => Math.min(100, Math.max(0, Number.isNaN(progress) ? 0 : progress));
