// How a tick box, a radio button or a switch is drawn.
import type { Locator } from "@playwright/test";

export const looks = (box: Locator) =>
  box.evaluate((input) => {
    const { appearance, backgroundColor, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(input);
    const { scale, clipPath, backgroundColor: mark } = getComputedStyle(input, "::before");
    return {
      appearance,
      fill: backgroundColor,
      edge: borderTopColor,
      outline: `${outlineStyle} ${outlineWidth}`,
      isMarked: scale !== "0",
      mark,
      clipPath,
    };
  });
