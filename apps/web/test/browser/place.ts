// How far a visitor has scrolled down a page.
import type { Page } from "@playwright/test";

export const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));
