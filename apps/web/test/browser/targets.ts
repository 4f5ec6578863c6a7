// Targets of pointers: each is at least 24 px in both directions, but for links in a sentence. [LGL-06]
import type { Page } from "@playwright/test";

/** A sentence for each target that is smaller than WCAG 2.5.8 asks for. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const least = 24;
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]",
    );
    /** The label of a box is pressed as the box itself. */
    const areas = (target: HTMLElement): readonly HTMLElement[] => [
      target,
      ...((target as HTMLInputElement).labels ?? []),
    ];
    const isShown = (target: HTMLElement): boolean => {
      const { clipPath, pointerEvents } = getComputedStyle(target);
      return (
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !clipPath.startsWith("inset") &&
        pointerEvents !== "none" &&
        !target.matches(".k-skip")
      );
    };
    /** A link among words takes their height, as the criterion allows. */
    const isInSentence = (target: HTMLElement): boolean => {
      if (getComputedStyle(target).display !== "inline") return false;
      const around = target
        .closest("p, li, dd, dt, td, th, legend, label, figcaption, h1, h2, h3, h4, div")
        ?.cloneNode(true) as HTMLElement | undefined;
      for (const other of around?.querySelectorAll("a, button, .k-hidden, svg") ?? []) other.remove();
      return /\p{L}/u.test(around?.textContent ?? "");
    };
    return [...targets].flatMap((target) => {
      if (!isShown(target) || isInSentence(target)) return [];
      const isLarge = areas(target).some((area) => {
        const { width, height } = area.getBoundingClientRect();
        return Math.round(width) >= least && Math.round(height * 10) / 10 >= least;
      });
      const { width, height } = target.getBoundingClientRect();
      return isLarge || width === 0
        ? []
        : [`${Math.round(width)} × ${height.toFixed(1)}: ${target.outerHTML.slice(0, 140)}`];
    });
  });
