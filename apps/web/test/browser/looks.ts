// What is asked of every page of staff: sound for everybody, and as narrow as a phone. `KONTOR_SHOTS` names a folder for pictures of it.
import type { Page } from "@playwright/test";
import { everything, findings } from "./axe.ts";
import { tooWide } from "./narrow.ts";
import { expect } from "./shop.ts";

/** Sound for everybody, and as narrow as a phone; the pictures are for people who look at them. */
export const looksRight = async (page: Page, name: string): Promise<void> => {
  expect.soft(await findings(page, everything, "main"), name).toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await tooWide(page), `${name} at ${width}`).toEqual([]);
  }
  const shots = process.env["KONTOR_SHOTS"];
  if (shots) await page.screenshot({ path: `${shots}/${name}-390.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 720 });
  if (!shots) return;
  await page.screenshot({ path: `${shots}/${name}-1280.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: `${shots}/${name}-dark.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: "light" });
};
