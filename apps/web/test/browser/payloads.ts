// What pages of the blog are made of, as it travels by itself, and the links to such pages.
import type { Page } from "@playwright/test";

export const payloads = "**/_payload.json*";

/** Addresses of pages that no other link before them on the page has. */
export const linked = (page: Page): Promise<readonly string[]> =>
  page
    .locator("main li > article a[href^='/en/blog/']")
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
