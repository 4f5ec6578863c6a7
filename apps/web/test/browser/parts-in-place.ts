// Whether parts of a page stand where they are read: the disc beside the word, the chosen text in its list, each fact under one rule. [LGL-06]
import type { Page } from "@playwright/test";

/** How far the disc of the count is from the word of the cart, in pixels; null where the header shows no word. */
export const discFromWord = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const word = document.querySelector(".s-bar > .s-cart > .s-cart-word");
    const disc = document.querySelector(".s-bar > .s-cart > .s-cart-count");
    if (word === null || disc === null) throw new Error("the header has no cart with a count");
    const text = document.createRange();
    text.selectNodeContents(word);
    if (word.getBoundingClientRect().width <= 1) return null;
    return text.getBoundingClientRect().left - disc.getBoundingClientRect().right;
  });

/** A sentence for each list whose chosen text, or any that may be chosen in a short one, is longer than its room. */
export const cutSelects = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    if (canvas === null) throw new Error("there is no canvas to measure on");
    return [...document.querySelectorAll("select")].flatMap((select) => {
      if (!select.checkVisibility() || select.clientWidth <= 1) return [];
      const { font, appearance, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(select);
      canvas.font = font;
      // The platform's own arrow stands in no padding.
      const arrow = appearance === "none" ? 0 : 20;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
      const texts = select.options.length > 24 ? [...select.selectedOptions] : [...select.options];
      // Where it goes on in another line its longest word needs room.
      const longest = (label: string): number =>
        Math.max(
          ...(whiteSpace === "normal" ? label.split(/[ -]/) : [label]).map((part) => canvas.measureText(part).width),
        );
      return texts
        .map(({ label }) => ({ label, width: longest(label) }))
        .filter(({ width }) => width > room + 0.5)
        .map(
          ({ label, width }) => `${select.id || select.name}: ${label}, ${Math.ceil(width)} in ${Math.floor(room)} px`,
        );
    });
  });

/** A sentence for each fact of a list that is neither in the line of its name, up to the end, nor below it, from the same start. */
export const unruledFacts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(".k-definitions > div")].flatMap((row) => {
      const [name, fact] = [row.querySelector("dt"), row.querySelector("dd")];
      if (name === null || fact === null || !row.checkVisibility()) return [];
      const [line, from, to] = [row, name, fact].map((each) => each.getBoundingClientRect());
      if (line === undefined || from === undefined || to === undefined) return [];
      const isBelow = to.top >= from.bottom - 1;
      const text = document.createRange();
      text.selectNodeContents(fact);
      const starts = [...text.getClientRects()].map(({ left }) => left);
      const isRuled = isBelow
        ? Math.abs(Math.min(...starts) - line.left) <= 1
        : Math.abs(to.right - line.right) <= 1 && to.left > from.right - 1;
      return isRuled ? [] : [`${name.textContent}: ${fact.textContent?.slice(0, 60)}`];
    }),
  );
