// A hundred names in the domain search, as many as one call and one cart take. [DOM-08]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { holdLines, names, released } from "../../../test/browser/domain-list-steps.ts";
import { expect, inTurn, open } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  const check = (page: Page) => page.getByRole("button", { name: t("domain.check"), exact: true }).click();

  turn.test(
    `[DOM-08] [LGL-06] a hundred names arrive line by line; progress is counted on screen and announced a few times; all go into the cart at once, ${locale}`,
    async ({ page, refusalText }) => {
      await holdLines(page);
      await open(page, paths[locale].domains);
      await page.getByRole("link", { name: t("domain.many.many") }).click();
      await page.locator("#names").fill(names(102).join("\n"));
      await page.evaluate(() => {
        const status = document.querySelector('main div > p[role="status"][aria-live]') as HTMLElement;
        new MutationObserver(() => {
          status.dataset.heard = String(Number(status.dataset.heard ?? 0) + 1);
        }).observe(status, { characterData: true, childList: true, subtree: true });
      });
      await check(page);
      const rows = page.locator(answer);
      await expect(rows).toHaveCount(100);
      await expect(page.locator("#left-out")).toContainText(t("domain.many.beyond_other", { count: 2, most: 100 }));
      for (let answered = 0; answered < 100; answered += 10) {
        await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(100 - answered);
        await expect(page.locator("section[aria-labelledby=answers-title] > div")).toContainText(
          t("domain.progress_other", { done: answered, count: 100 }),
        );
        await released(page, 10);
      }
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);
      await expect(page.locator("section[aria-labelledby=answers-title] > div")).toContainText(
        t("domain.counts", { free: 100, taken: 0 }),
      );
      const status = page.locator('main div > p[role="status"][aria-live]');
      await expect(status).toContainText(t("domain.progress_other", { done: 100, count: 100 }));
      expect(Number(await status.getAttribute("data-heard"))).toBeLessThanOrEqual(4);
      // All of them into the cart by one press: one call, one announcement.
      const calls: string[] = [];
      page.on("request", (request) => {
        if (/\/order\/cart\/[^/]+\/(items|domains)/.test(request.url())) calls.push(request.url());
      });
      await page.getByRole("button", { name: t("domain.many.addAll_other", { count: 100 }) }).click();
      await expect(status).toHaveText(t("domain.many.added_other", { count: 100 }));
      await expect(rows.filter({ hasText: t("domain.inCart") })).toHaveCount(100);
      await expect(page.locator("section[aria-labelledby=answers-title] .k-notice").getByRole("link")).toBeFocused();
      expect(calls).toHaveLength(1);
      // The cart is full: what does not fit is said with its reason.
      await page.locator("#names").fill(names(2, "hafenblick-mehr").join("\n"));
      await check(page);
      await released(page, 2);
      await page.getByRole("button", { name: t("domain.many.addAll_other", { count: 2 }) }).click();
      const note = page.locator("section[aria-labelledby=answers-title] .k-notice");
      await expect(note).toContainText(t("domain.many.notAdded_other", { count: 2 }));
      await expect(note).toContainText(
        `hafenblick-mehr-0.de, hafenblick-mehr-1.de: ${refusalText(locale, { _tag: "CartTooLarge", maximum: 100 })}`,
      );
      await expect(rows.filter({ hasText: t("domain.inCart") })).toHaveCount(0);
      expect(await findings(page, everything)).toEqual([]);
    },
  );
}
