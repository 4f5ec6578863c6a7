// The search of the site: pages that no editor writes, prices of what is sold, what is bought before what is read, and no way to nothing.
import { expect, type Page } from "@playwright/test";
import { test } from "../../../test/browser/shop.ts";

const search = { en: "/en/search", de: "/de/suche" } as const;

const hits = (page: Page): Promise<readonly string[]> =>
  page.locator("main ol h3 a").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));

const ask = async (page: Page, locale: "en" | "de", wanted: string): Promise<readonly string[]> => {
  await page.goto(`${search[locale]}?q=${encodeURIComponent(wanted)}`);
  return hits(page);
};

test("[CNT-04] what is asked for by its usual word is the first hit, also where no editor wrote the page", async ({
  page,
}) => {
  const first = async (locale: "en" | "de", wanted: string) => (await ask(page, locale, wanted))[0];
  expect(await first("en", "domain")).toBe("/en/domains/buy-register-domain");
  expect(await first("en", "hosting")).toBe("/en/hosting");
  expect(await first("en", "deals")).toBe("/en/deals");
  expect(await first("en", "jobs")).toBe("/en/jobs");
  expect(await first("en", "law book")).toBe("/en/law-book");
  expect(await first("de", "Webhosting")).toBe("/de/hosting");
  expect(await first("de", "Kündigung")).toBe("/de/kontakt/vertraege-kuendigen");
  expect(await first("de", "kuendigen")).toBe("/de/kontakt/vertraege-kuendigen");
  expect(await first("de", "Gesetzbuch")).toBe("/de/law-book");
  expect(await first("de", "Jobs")).toBe("/de/jobs");
});
