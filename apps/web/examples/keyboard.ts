// How each kind of example is worked with the keyboard alone: what Tab reaches, what the keys of its pattern do.
import { expect, type Locator, type Page } from "@playwright/test";
import { everything, findings } from "../test/browser/axe.ts";
import type { Keys } from "./model.ts";

export interface Stop {
  readonly example: string;
  readonly what: string;
  /** A ring of two pixels or more. */
  readonly hasRing: boolean;
  /** Inside the window and under nothing else. */
  readonly isInView: boolean;
}

/** Goes through the page with Tab and gives every stop inside an example. What has the focus is looked at before the next press, when it has come to rest. */
export const tabStops = async (page: Page): Promise<readonly Stop[]> => {
  await page.evaluate(() => {
    const stops: Stop[] = [];
    const seen = new Set<Element>();
    Object.assign(window, { stops });
    document.addEventListener("keydown", () => {
      const active = document.activeElement;
      const example = active?.closest<HTMLElement>("[data-example]")?.dataset["example"];
      if (active === null || active.matches("[tabindex='-1']") || example === undefined) return;
      // The way is over where it began.
      if (seen.has(active)) return void (active === [...seen][0] && (document.body.dataset["walked"] = "true"));
      seen.add(active);
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      // Of a long text area the browser brings the line of the caret into the window, and no more.
      const { left, width, top, bottom } = active.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
      stops.push({
        example,
        what: active.outerHTML.slice(0, 120),
        hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
        isInView: over !== null && (active.contains(over) || over.contains(active)),
      });
    });
    document.querySelector<HTMLElement>(".x-name")?.focus();
  });
  const hasMore = (): Promise<boolean> => page.evaluate(() => document.body.dataset["walked"] === undefined);
  for (let presses = 0; presses < 1_000; presses += 1) {
    await page.keyboard.press("Tab");
    if (presses % 10 === 9 && !(await hasMore())) break;
  }
  return page.evaluate(() => (window as unknown as { readonly stops: readonly Stop[] }).stops);
};

/** Goes to the first Tab stop of an example. */
export const enter = async (page: Page, example: Locator): Promise<void> => {
  await example.evaluate((section) => section.querySelector<HTMLElement>(".x-name")?.focus());
  await page.keyboard.press("Tab");
};

const focused = (page: Page): Locator => page.locator(":focus");
/** Whether something in a part has the focus, and a ring around it. */
const hasFocusInside = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const active = document.activeElement;
    return (
      active !== null &&
      element !== active &&
      element.contains(active) &&
      getComputedStyle(active).outlineStyle !== "none"
    );
  });

/** Whether what opened fits the window and its own sheet. */
const fits = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && element.scrollWidth <= element.clientWidth;
  });

const acts = (example: Locator): Promise<number> =>
  example.evaluate(({ dataset }) => (dataset["acts"] ?? "").split(" ").filter(Boolean).length);

/** `stops` is how many Tab stops the example has. */
type Walk = (page: Page, example: Locator, stops: number) => Promise<void>;

/** Opens a dialog of the platform, looks at it when what it is to show is there, and closes it. */
const modalWith =
  (isShown: (dialog: Locator) => Promise<void>): Walk =>
  async (page) => {
    const opener = await focused(page).elementHandle();
    await page.keyboard.press("Enter");
    const dialog = page.locator("dialog:modal");
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await isShown(dialog);
    expect(await findings(page, everything, "dialog:modal")).toEqual([]);
    await expect.poll(() => fits(dialog)).toBe(true);
    const focusables = await dialog.locator("a[href], button:not(:disabled), input").count();
    for (let presses = 0; presses <= focusables; presses += 1) {
      await page.keyboard.press("Tab");
      const isOut = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest("dialog") === null,
      );
      expect(isOut, "the focus stays in the dialog").toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => opener?.evaluate((element) => element === document.activeElement)).toBe(true);
  };

/** Begins where the first Tab stop of the example has the focus. */
export const walks: Readonly<Record<Keys, Walk>> = {
  none: async () => undefined,
  press: async (page, example) => {
    await page.keyboard.press("Enter");
    await expect.poll(() => acts(example)).toBe(1);
    await page.keyboard.press("Space");
    await expect.poll(() => acts(example)).toBe(2);
  },
  busy: async (page, example) => {
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(focused(page)).toHaveAttribute("aria-busy", "true");
    expect(await acts(example)).toBe(0);
  },
  links: async (page, example, stops) => {
    const [href, links] = [await focused(page).getAttribute("href"), await example.locator("a[href]").count()];
    expect(href).toMatch(/^#/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => location.hash)).toBe(href);
    expect(stops).toBe(links);
  },
  type: async (page) => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("42");
    await expect(focused(page)).toHaveValue("42");
  },
  step: async (page, example, stops) => {
    expect(stops, "the buttons are no stops").toBe(1);
    const field = focused(page);
    const [less, more] = [example.getByRole("button").first(), example.getByRole("button").last()];
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("5");
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("6");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue("4");
    for (const button of [less, more]) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height), "a fingertip").toBeGreaterThanOrEqual(44);
      await expect(button).toHaveAccessibleName(/: ./);
    }
    await more.click();
    await expect(example.getByRole("spinbutton")).toHaveValue("5");
    for (const [button, bound] of [
      [less, "min"],
      [more, "max"],
    ] as const) {
      const input = example.getByRole("spinbutton");
      const last = (await input.getAttribute(bound)) ?? "";
      await input.fill(last);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      // Disabled by its attribute alone, so that the focus stays.
      await button.click({ force: true });
      await expect(input).toHaveValue(last);
      await expect(button).toBeFocused();
    }
    await less.click();
    await expect(more).not.toHaveAttribute("aria-disabled");
  },
  read: async (page) => {
    const before = await focused(page).inputValue();
    await page.keyboard.type("42");
    await expect(focused(page)).toHaveValue(before);
  },
  toggle: async (page) => {
    const before = await focused(page).isChecked();
    await page.keyboard.press("Space");
    await expect(focused(page)).toBeChecked({ checked: !before });
  },
  radio: async (page, example, stops) => {
    const name = await focused(page).getAttribute("name");
    await page.keyboard.press("ArrowDown");
    await expect(focused(page)).toBeChecked();
    const first = await focused(page).getAttribute("value");
    await page.keyboard.press("ArrowRight");
    await expect(focused(page)).toBeChecked();
    await expect(focused(page)).not.toHaveAttribute("value", first ?? "");
    expect(await example.locator(`[name="${name}"]:checked`).count()).toBe(1);
    expect(stops, "the group is one stop").toBe(1);
  },
  select: async (page) => {
    const before = await focused(page).inputValue();
    await page.keyboard.press("ArrowDown");
    await expect(focused(page)).not.toHaveValue(before);
    await page.keyboard.press("Home");
  },
  unfold: async (page, example) => {
    for (const key of ["Enter", "Space"] as const) {
      const open = await example.locator("details[open]").count();
      await page.keyboard.press(key);
      await expect(example.locator("details[open]")).toHaveCount(open === 0 ? 1 : 0);
    }
    await page.keyboard.press("Enter");
  },
  region: async (page, example, stops) => {
    const region = example.locator("[data-scrolls]");
    await expect(region).toBeFocused();
    const hidden = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowRight");
    if (hidden > 1) await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(stops).toBe(1 + (await example.locator("a[href]").count()));
  },
  file: async (page) => {
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Space");
    await (await chooser).setFiles({
      name: "lebenslauf.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await expect(focused(page)).toHaveValue(/lebenslauf\.pdf$/);
  },
  summary: async (page, example) => {
    const summary = example.getByRole("group");
    await page.keyboard.press("Enter");
    await expect(summary).toBeFocused();
    expect(await findings(page, everything, "#error-summary")).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(focused(page)).toHaveAttribute("href", /^#/);
    const field = (await focused(page).getAttribute("href"))?.slice(1);
    await page.keyboard.press("Enter");
    await expect(focused(page)).toHaveAttribute("id", field ?? "");
    await page.keyboard.type("42");
    await page.keyboard.press("Enter");
    await expect(summary).toHaveCount(0);
  },
  dialog: async (page, example) => {
    const opener = await focused(page).elementHandle();
    await page.keyboard.press("Enter");
    const dialog = page.locator("[role=dialog], [role=alertdialog]");
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await findings(page, everything, ".k-dialog-behind")).toEqual([]);
    await expect.poll(() => fits(page.locator(".k-dialog"))).toBe(true);
    const focusables = await dialog.locator("a[href], button, input, select, textarea, [tabindex='0']").count();
    for (let presses = 0; presses <= focusables; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await hasFocusInside(dialog), "the focus stays in the dialog and can be seen").toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => opener?.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await acts(example)).toBe(0);
  },
  submenu: async (page, example, stops) => {
    const button = example.locator("[aria-expanded]");
    const below = example.locator("[aria-expanded] + ul");
    expect(stops, "what is below is not reached while it is hidden").toBe(
      (await example.locator("li:not(ul ul li) > a").count()) + 1,
    );
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(below).toBeVisible();
    expect(await findings(page, everything, ".s-navigation")).toEqual([]);
    await expect.poll(() => fits(below)).toBe(true);
    await page.keyboard.press("Tab");
    expect(await hasFocusInside(below), "the link with the focus can be seen").toBe(true);
    await page.keyboard.press("Escape");
    await expect(below).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    const href = await focused(page).getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(below).toBeHidden();
    expect(await page.evaluate(() => location.hash)).toBe(`#${href}`);
  },
  tooltip: async (page, example) => {
    const tip = example.getByRole("tooltip");
    await expect(tip).toBeVisible();
    await expect(focused(page)).toHaveAccessibleDescription((await tip.textContent()) ?? "");
    expect(await findings(page, everything, ".s-tooltip-place")).toEqual([]);
    await expect.poll(() => fits(tip)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await expect(focused(page)).toHaveAttribute("aria-describedby", /./);
  },
  toast: async (page) => {
    const shown = page.locator(".s-toasts .s-toast");
    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(1);
    expect(await findings(page, everything, ".s-toasts")).toEqual([]);
    await expect.poll(() => fits(shown)).toBe(true);
    await page.keyboard.press("Space");
    await expect(shown.locator(".s-toast-count")).toHaveText(/2/);
    await page.keyboard.press("F6");
    await expect(shown.getByRole("button")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(0);
  },
  modal: modalWith(async (dialog) => {
    // A picture comes, or is found to be none, before it is looked at.
    await expect(dialog.locator("[data-picture=loading]")).toHaveCount(0);
  }),
  "modal-loading": modalWith(async (dialog) => {
    await expect(dialog.locator("[data-picture=loading] p")).toBeVisible();
  }),
};
