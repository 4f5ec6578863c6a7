// Whether a page fits its window: nothing scrolls sideways, nothing reaches into the margin.
import type { Page } from "@playwright/test";

/** A sentence for each thing that is wider than its place. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const start = (element: Element): string => element.outerHTML.slice(0, 160);
    const inner = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => !element.closest("[popover], .k-hidden, [data-scrolls], .l-ornament"),
    );
    const beyond = inner.filter((element) => element.getBoundingClientRect().right > limit + 1);
    const overfull = inner.filter((element) => {
      const { display, columnGap, gridTemplateColumns, paddingLeft, paddingRight } = getComputedStyle(element);
      if (!display.endsWith("grid") || !element.checkVisibility()) return false;
      // A column without anything in it has no gap either.
      const columns = gridTemplateColumns
        .split(" ")
        .map(Number.parseFloat)
        .filter((column) => column > 0);
      const wide = columns.reduce(
        (sum, column) => sum + column,
        (Number.parseFloat(columnGap) || 0) * (columns.length - 1),
      );
      return wide > element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
    });
    const scrolled = document.documentElement.scrollWidth;
    return [
      ...(scrolled > limit ? [`${scrolled} of ${limit} px: ${beyond.slice(0, 3).map(start).join(" | ")}`] : []),
      ...overfull.slice(0, 3).map((element) => `columns wider than ${start(element)}`),
    ];
  });

/** Tables whose words are cut off at the edge of a phone, by the words of their heads. */
export const cutOff = (tables: readonly Element[]): readonly string[] =>
  tables
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((table) => `${table.querySelector("thead")?.textContent}: ${table.scrollWidth} in ${table.clientWidth}`);
