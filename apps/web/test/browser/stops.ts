// The stops of the Tab key in the main part of a page: each control once, in the order in which it stands, and the focus can be seen on it. [LGL-06]
import { expect, type Page } from "@playwright/test";

/** Numbers the controls as they stand; how many there are. A group of radio buttons is one stop, at the chosen one or the first. */
const numbered = (page: Page): Promise<number> =>
  page.getByRole("main").evaluate((main) => {
    const controls = [
      ...main.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']",
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(":disabled"));
    const isStop = (control: HTMLElement): boolean => {
      if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
      const group = controls.filter(
        (other) => other instanceof HTMLInputElement && other.type === "radio" && other.name === control.name,
      );
      return control === (group.find((other) => (other as HTMLInputElement).checked) ?? group[0]);
    };
    return controls.filter(isStop).map((control, at) => control.setAttribute("data-stop", String(at))).length;
  });

/** Tab leads from the beginning of the main part through all controls. */
export const expectAllStops = async (page: Page, name: string): Promise<void> => {
  const count = await numbered(page);
  await page.getByRole("main").evaluate((main) => {
    main.tabIndex = -1;
    main.focus();
  });
  // Noted in the page: to ask after each press would take twice as long.
  await page.evaluate(() => {
    const visited: string[] = [];
    document.addEventListener("focusin", ({ target }) => {
      const focused = target as Element;
      const isSeen = getComputedStyle(focused).outlineStyle !== "none";
      visited.push(
        `${focused.getAttribute("data-stop") ?? focused.outerHTML.slice(0, 120)}${isSeen ? "" : " without a ring"}`,
      );
    });
    Object.assign(window, { visited });
  });
  for (let at = 0; at < count; at += 1) await page.keyboard.press("Tab");
  const visited = await page.evaluate(() => (window as unknown as { readonly visited: readonly string[] }).visited);
  expect.soft(visited, name).toEqual(Array.from({ length: count }, (_, at) => String(at)));
};
