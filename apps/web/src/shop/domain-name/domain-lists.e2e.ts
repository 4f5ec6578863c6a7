// The domain search for many names: pasted, streaming, stopped and gone on with; and when it has to wait. [DOM-02] [DOM-05] [DOM-08]
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { holdLines, names, released } from "../../../test/browser/domain-list-steps.ts";
import { atNight, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

const paste = (page: Page, text: string): Promise<void> =>
  page.locator("#domain").evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  const check = (page: Page) => page.getByRole("button", { name: t("domain.check"), exact: true }).click();

  turn.test(
    `[DOM-08] [DOM-02] pasted names open the box with all that was pasted; each is checked once, what is none is named by its line, ${locale}`,
    async ({ page, refusalText }) => {
      await open(page, paths[locale].domains);
      const text =
        "hafenblick-eins.de, hotel.com\nhttps://www.ours-zwei.de/pfad\n-falsch.de\nhafenblick-eins.de\nhafen.nirgends\nhotel.com\nunclear-hafen.de";
      await paste(page, text);
      const box = page.getByLabel(t("domain.many.label"), { exact: true });
      await expect(box).toHaveValue(text);
      await expect(box).toBeFocused();
      await check(page);
      const rows = page.locator(answer);
      await expect(rows).toHaveCount(4);
      await expect(rows.nth(0)).toContainText(t("domain.state.available"));
      await expect(rows.nth(1)).toContainText(t("domain.state.taken"));
      await expect(rows.nth(2)).toContainText(t("domain.state.ours"));
      await expect(rows.nth(3)).toContainText(t("domain.state.unknown"));
      const leftOut = page.locator("#left-out");
      await expect(leftOut).toContainText(t("domain.many.leftOut_other", { count: 4 }));
      await expect(leftOut.getByRole("listitem")).toHaveCount(3);
      const at = (line: number, typed: string) => t("domain.many.place", { line, typed });
      const line = (number: number, typed: string, why: string) => `${at(number, typed)}: ${why}`;
      await expect(leftOut).toContainText(line(3, "-falsch.de", refusalText(locale, { _tag: "DomainNameInvalid" })));
      await expect(leftOut).toContainText(
        `${at(4, "hafenblick-eins.de")}, ${line(6, "hotel.com", t("domain.many.twice"))}`,
      );
      await expect(leftOut).toContainText(
        line(5, "hafen.nirgends", refusalText(locale, { _tag: "DomainEndingUnknown", ending: "nirgends" })),
      );
      await expect(box).toHaveValue(text);
      const orders = page.getByRole("navigation", { name: t("domain.many.order.label") });
      await orders.getByRole("link", { name: t("domain.many.order.name") }).click();
      await expect(rows.nth(1)).toContainText("hotel.com");
      if (atNight) {
        await orders.getByRole("link", { name: t("domain.many.order.name") }).click();
        await expect(rows.first()).toContainText("unclear-hafen.de");
        await expect(page).toHaveURL(/sort=-name/);
        await orders.getByRole("link", { name: t("domain.many.order.state") }).click();
        await expect(rows.first()).toContainText("hafenblick-eins.de");
      }
      if (atNight) expect(await findings(page, everything)).toEqual([]);
      // What was typed comes back with the address.
      await page.reload();
      await expect(page.locator("#names")).toHaveValue(text);
      await expect(rows).toHaveCount(4);
      await page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-eins.de" }) }).click();
      await expect(rows.first()).toContainText(t("domain.inCart"));
    },
  );

  turn.test(
    `[DOM-08] a search is stopped, keeps what was answered and goes on with the rest; so does one that breaks off, ${locale}`,
    async ({ page }) => {
      await holdLines(page);
      await open(page, paths[locale].domains);
      await page.getByRole("link", { name: t("domain.many.many") }).click();
      await page.locator("#names").fill(names(6).join("\n"));
      await check(page);
      await released(page, 2);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(4);
      await page.getByRole("button", { name: t("domain.many.stop") }).click();
      await expect(page.locator(`${answer} > [data-state="stopped"]`)).toHaveCount(4);
      await expect(page.locator(`${answer} > [data-state="available"]`)).toHaveCount(2);
      const requested = page.waitForRequest("**/domain/checks");
      await page.getByRole("button", { name: t("domain.many.resume") }).click();
      expect((await requested).postDataJSON().names).toHaveLength(4);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(4);
      await released(page, 1);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(3);
      await page.evaluate(() => window.breakOff());
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);
      const failed = await page.locator(`${answer} > [data-state="failed"]`).count();
      expect(failed).toBeGreaterThan(0);
      await expect(page.locator(`${answer} > [data-state="available"]`)).toHaveCount(6 - failed);
    },
  );

  turn.test(
    `[DOM-05] [LGL-06] too many names: each row shows the wait, it is counted down in silence, and after it the search goes on, ${locale}`,
    async ({ page, shop, refusalText }) => {
      const from = { "x-forwarded-for": `11.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
      for (const round of [1, 2, 3]) {
        const headers = { ...from, "content-type": "application/json" };
        const body = JSON.stringify({ names: names(100, `wait-${round}`) });
        expect((await fetch(`${shop.url}/api/shop/domain/checks`, { method: "POST", headers, body })).status).toBe(200);
      }
      await page.setExtraHTTPHeaders(from);
      await page.clock.install();
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("one-more.de");
      await check(page);
      const bar = page.locator("section[aria-labelledby=answers-title] > div");
      await expect(bar).toContainText(refusalText(locale, { _tag: "DomainRateLimited" }));
      const place = await page.locator(answer).first().boundingBox();
      const timer = bar.getByRole("timer");
      const left = async (): Promise<number> => Number(/\d+/.exec((await timer.textContent()) ?? "")?.[0]);
      await expect(timer).toHaveText(/\d/);
      const atFirst = await left();
      expect(atFirst).toBeGreaterThan(0);
      expect(atFirst).toBeLessThanOrEqual(60);
      const row = page.locator(answer).first();
      await expect(row).toContainText(t("domain.state.limited"));
      await expect(row).toContainText(/\d/);
      const status = page.locator('main div > p[role="status"][aria-live]');
      await expect(status).toContainText(t("domain.progress_other", { done: 0, count: 7 }));
      const heard = await status.textContent();
      if (atNight) expect(await findings(page, everything)).toEqual([]);
      await page.clock.runFor(2_000);
      await expect.poll(left).toBeLessThan(atFirst);
      expect(await status.textContent()).toBe(heard);
      const again = row.getByRole("button", { name: t("domain.tryAgainLabel", { name: "one-more.de" }) });
      const onward = page.getByRole("button", { name: t("domain.many.resume") });
      await expect(again).toHaveCount(0);
      await expect(onward).toHaveCount(0);
      await page.clock.runFor(60_000);
      await expect(timer).toHaveCount(0);
      await expect(again).toBeVisible();
      expect(await page.locator(answer).first().boundingBox()).toEqual(place);
      // The shop's own minute is not over: it says again how long.
      await onward.click();
      await expect(timer).toBeVisible();
      await expect(row).toContainText(t("domain.state.limited"));
    },
  );

  turn.test(`[DOM-08] [LGL-06] many names with the keyboard alone, ${locale}`, async ({ page }) => {
    await open(page, paths[locale].domains);
    await page.getByLabel(t("domain.label"), { exact: true }).focus();
    const until = async (is: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 30 && !(await is()); presses += 1) await page.keyboard.press("Tab");
      expect(await is()).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).not.toBe(
        "none",
      );
    };
    const has = (name: string) => () =>
      page.evaluate(
        (text) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === text,
        name,
      );
    await until(has(t("domain.many.many")));
    await page.keyboard.press("Enter");
    await expect(page.locator("#names")).toBeFocused();
    await page.keyboard.type("hafenblick-tasten.de\nhotel.de");
    await until(has(t("domain.check")));
    await page.keyboard.press("Enter");
    await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);
    await until(has(t("domain.registerLabel", { name: "hafenblick-tasten.de" })));
    await page.keyboard.press("Enter");
    await expect(page.locator(answer).first()).toContainText(t("domain.inCart"));
  });
}
