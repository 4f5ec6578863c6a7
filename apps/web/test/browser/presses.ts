// Presses at the place where a control stood: behind a field that is left wrong by them, and a second time where once is enough.
import { expect, type Locator, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Where the last click went. */
    clicked?: Element | undefined;
  }
}

const typed =
  "input:is([type=text],[type=email],[type=url],[type=tel],[type=number],[type=password],:not([type])),textarea";
const pressed = `${typed},input:is([type=checkbox],[type=radio]),button[type=submit]`;

/** No click sends anything or leads away: only its target is noted. */
const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener("submit", (event) => (event.preventDefault(), event.stopImmediatePropagation()), true);
    addEventListener("click", ({ target }) => (window.clicked = target as Element), true);
  });

const wrong: Readonly<Record<string, string>> = { email: "abc", emailRepeat: "abd", url: "no address", quantity: "0" };

/** By mouse down and up, or by a tap, at the place where it stands before. */
const press = async (page: Page, control: Locator, byTouch: boolean): Promise<void> => {
  await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await control.boundingBox();
  if (box === null) throw new Error("nothing to press");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (byTouch) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // What leaving a field brings is drawn by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
};

/** Each field of each form of the page wrong, then a press on what stands behind it. Gives how many fields said that they are wrong. */
export const pressAll = async (page: Page, byTouch = false): Promise<number> => {
  await watchClicks(page);
  const all = page.getByRole("main").locator("form");
  for (const form of await all.all()) {
    const fields = await form.locator(typed).all();
    for (const field of fields) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      const name = (await field.getAttribute("name")) ?? "";
      await field.fill(wrong[name] ?? ((await field.getAttribute("type")) === "number" ? "0" : "?"));
      // The next thing to press, and the last one of the form.
      const handle = await field.elementHandle();
      const behind = await form
        .locator(pressed)
        .evaluateAll(
          (controls, from) =>
            controls.flatMap((control, index) =>
              from !== null &&
              control !== from &&
              (from.compareDocumentPosition(control) & 4) !== 0 &&
              (control as HTMLElement).checkVisibility() &&
              !(control as HTMLInputElement).disabled
                ? [index]
                : [],
            ),
          handle,
        );
      for (const index of new Set([behind[0], behind.at(-1)])) {
        if (index === undefined) continue;
        const control = form.locator(pressed).nth(index);
        await field.focus();
        await page.evaluate(() => (window.clicked = undefined));
        await press(page, control, byTouch);
        const place = `${page.url()}: ${name}, then ${(await control.getAttribute("name")) ?? "the button"}`;
        await expect
          .poll(
            () =>
              control.evaluate((element) => {
                const { clicked } = window;
                const label = clicked?.closest("label");
                return clicked !== undefined && (element.contains(clicked) || label?.control === element);
              }),
            { message: place },
          )
          .toBe(true);
      }
    }
  }
  return page.getByRole("main").locator("[aria-invalid=true]").count();
};

/** The second press of a double press, wherever the pointer is. */
export const pressAgain = async (page: Page): Promise<void> => {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
};
