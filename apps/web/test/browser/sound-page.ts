// A page as everybody needs it: all of it with the Tab key, and at 320 px nothing for axe, nothing too wide and no target too small.
import { expect, type Page } from "@playwright/test";
import { everything, findings } from "./axe.ts";
import { tooWide } from "./narrow.ts";
import { expectAllStops } from "./stops.ts";
import { smallTargets } from "./targets.ts";

/** Looks at a page as it stands. */
export const soundForEverybody = async (page: Page, name: string): Promise<void> => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAllStops(page, `${name}, Tab`);
  await page.setViewportSize({ width: 320, height: 720 });
  expect.soft(await findings(page, everything), `${name}, axe`).toEqual([]);
  expect.soft(await tooWide(page), `${name} at 320 px`).toEqual([]);
  expect.soft(await smallTargets(page), `${name}, targets`).toEqual([]);
};
