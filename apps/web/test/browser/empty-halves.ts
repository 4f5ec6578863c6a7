// Whether a page fills its width or stands in the middle of it: text at the left and nothing beside it leaves half of a wide window empty. [LGL-06]
import type { Page } from "@playwright/test";

/** A sentence for each window's height of the page, below the header, whose words, fields and pictures all stand in its left part. */
export const emptyHalves = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const main = document.querySelector("main");
    if (main === null) throw new Error("the page has no main part");
    const probe = document.createElement("div");
    probe.className = "k-wrap";
    main.append(probe);
    const { paddingLeft, paddingRight } = getComputedStyle(probe);
    const outer = probe.getBoundingClientRect();
    probe.remove();
    const start = outer.left + Number.parseFloat(paddingLeft);
    const width = outer.right - Number.parseFloat(paddingRight) - start;
    const shown = (element: Element | null): boolean =>
      element !== null && element.checkVisibility() && element.closest(".k-hidden, [popover], .l-ornament") === null;
    const boxes: DOMRect[] = [
      ...main.querySelectorAll("img, svg, input, select, textarea, button, hr, tr, details, .sheet"),
    ]
      .filter(shown)
      .map((element) => element.getBoundingClientRect());
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const text = walker.currentNode;
      if ((text.nodeValue ?? "").trim() === "" || !shown(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...range.getClientRects());
    }
    // What stays in sight while its part of the page is read stands beside all of it.
    for (const side of main.querySelectorAll("aside, nav, details"))
      if (shown(side) && getComputedStyle(side).position === "sticky") {
        const { left, top, width: broad } = side.getBoundingClientRect();
        const end = side.parentElement?.getBoundingClientRect().bottom ?? top;
        boxes.push(new DOMRect(left, top, broad, end - top));
      }
    const seen = boxes.filter((box) => box.width > 1 && box.height > 1);
    const [top, bottom] = [Math.min(...seen.map((box) => box.top)), Math.max(...seen.map((box) => box.bottom))];
    const faults: string[] = [];
    for (let from = top; from < bottom; from += innerHeight) {
      const inside = seen.filter((box) => box.bottom > from && box.top < from + innerHeight);
      const [low, high] = [Math.min(...inside.map((box) => box.top)), Math.max(...inside.map((box) => box.bottom))];
      // The last lines of a page may be short.
      if (inside.length === 0 || high - Math.max(low, from) < innerHeight / 3) continue;
      const [left, right] = [Math.min(...inside.map((box) => box.left)), Math.max(...inside.map((box) => box.right))];
      const [before, after] = [(left - start) / width, 1 - (right - start) / width];
      if (after - before > 0.3)
        faults.push(
          `${Math.round(after * 100)} % empty from ${Math.round(from - top)} px on, at the left ${Math.round(before * 100)} %`,
        );
    }
    return faults;
  });
