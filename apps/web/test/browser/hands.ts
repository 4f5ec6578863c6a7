// How a visitor works the controls of a page: with the mouse, or with the keyboard alone.
import { expect, type Locator } from "@playwright/test";

export interface Hand {
  /** A link or a button. */
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (field: Locator, text: string) => Promise<void>;
  /** An option of a list, by its words. */
  readonly select: (list: Locator, option: string) => Promise<void>;
  /** A box or a radio button. */
  readonly tick: (box: Locator) => Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  select: async (list, option) => void (await list.selectOption({ label: option })),
  tick: (box) => box.check(),
};

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Tab until the control has the focus, and see that the focus can be seen. */
export const tabTo = async (target: Locator, limit = 90): Promise<void> => {
  const { keyboard } = target.page();
  for (let presses = 0; presses < limit; presses += 1) {
    if (await isFocused(target)) {
      const ring = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(ring, "the focus is visible").not.toBe("none");
      return;
    }
    await keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
};

/** Tab leads to the chosen one of a group of radio buttons; arrows lead on. */
const toRadio = async (radio: Locator): Promise<void> => {
  const group = radio.page().locator(`input[type=radio][name="${await radio.getAttribute("name")}"]`);
  const chosen = group.and(radio.page().locator(":checked"));
  await tabTo((await chosen.count()) === 1 ? chosen : group.first());
  for (let presses = await group.count(); presses > 0 && !(await isFocused(radio)); presses -= 1)
    await radio.page().keyboard.press("ArrowDown");
};

export const keyboard: Hand = {
  press: async (target) => {
    await target.waitFor();
    await tabTo(target);
    await target.page().keyboard.press("Enter");
  },
  type: async (field, text) => {
    await field.waitFor();
    await tabTo(field);
    await field.page().keyboard.press("ControlOrMeta+A");
    await field.page().keyboard.type(text);
  },
  select: async (list, option) => {
    await list.waitFor();
    await tabTo(list);
    // By arrows: not every letter of an option is a key everywhere.
    const steps = await list.evaluate((element, wanted) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return [...options].findIndex(({ text }) => text === wanted) - selectedIndex;
    }, option);
    for (let step = 0; step < Math.abs(steps); step += 1)
      await list.page().keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
    await expect(list.locator("option:checked")).toHaveText(option);
  },
  tick: async (box) => {
    await box.waitFor();
    if ((await box.getAttribute("type")) === "radio") await toRadio(box);
    else await tabTo(box);
    if (!(await box.isChecked())) await box.page().keyboard.press("Space");
    await expect(box).toBeChecked();
  },
};
