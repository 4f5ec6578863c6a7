// How long what appears and disappears takes, given to the sheets; nothing moves where the visitor prefers so. [SHL-09]
import { animationTime, overlayTimes } from "@kontor/domain/interface/overlay";

export const setTimes = (element: HTMLElement): void => {
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.style.setProperty("--appear", `${animationTime(isReduced)}ms`);
  element.style.setProperty("--vanish", `${isReduced ? 0 : overlayTimes.dispose}ms`);
};
