// The domain search for many names: pasted, streaming, stopped and gone on with; and when it has to wait. [DOM-02] [DOM-05] [DOM-08]
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { expect, inTurn, open } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

declare global {
  interface Window {
    /** Lets the next lines of the answer through. */
    lines: (count: number) => void;
    /** Breaks the answer off where it is. */
    breakOff: () => void;
  }
}

/** Holds the lines of the shop's own answers back until the test lets them through. */
const holdLines = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shop = window.fetch;
    window.fetch = async (address, init) => {
      if (!String(address).endsWith("/domain/checks")) return shop(address, init);
      // Lines of the answer before are not let through any more.
      Reflect.deleteProperty(window, "lines");
      const response = await shop(address, init);
      const lines = (await response.text()).trim().split("\n");
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          init?.signal?.addEventListener("abort", () => stream.error(new Error("aborted")));
          window.breakOff = () => stream.error(new Error("broken"));
          window.lines = (count) => {
            for (const line of lines.splice(0, count)) stream.enqueue(new TextEncoder().encode(`${line}\n`));
            if (lines.length === 0) stream.close();
          };
        },
      });
      return new Response(body, { status: response.status, headers: { "content-type": "application/x-ndjson" } });
    };
  });

const released = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(() => typeof window.lines === "function");
  await page.evaluate((lines) => window.lines(lines), count);
};

const paste = (page: Page, text: string): Promise<void> =>
  page.locator("#domain").evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const names = (count: number, begin = "hafenblick-liste"): readonly string[] =>
  Array.from({ length: count }, (_, at) => `${begin}-${at}.de`);

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);
  const check = (page: Page) => page.getByRole("button", { name: t("domain.check"), exact: true }).click();

  turn.test(
    `[DOM-08] [DOM-02] pasted names open the box with all that was pasted; each is checked once, what is none is named by its line, ${locale}`,
    async ({ page, refusalText }) => {
      await open(page, paths[locale].domains);
      const text =
        "hafenblick-eins.de, hotel.com\nhttps://www.kontor-zwei.de/pfad\n-falsch.de\nhafenblick-eins.de\nhafen.nirgends\nhotel.com";
      await paste(page, text);
      const box = page.getByLabel(t("domain.many.label"), { exact: true });
      await expect(box).toHaveValue(text);
      await expect(box).toBeFocused();
      await check(page);
      const rows = page.locator(answer);
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(0)).toContainText(t("domain.state.available"));
      await expect(rows.nth(1)).toContainText(t("domain.state.taken"));
      await expect(rows.nth(2)).toContainText(t("domain.state.ours"));
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
      await orders.getByRole("link", { name: t("domain.many.order.name") }).click();
      await expect(rows.first()).toContainText("kontor-zwei.de");
      await expect(page).toHaveURL(/sort=-name/);
      await orders.getByRole("link", { name: t("domain.many.order.state") }).click();
      await expect(rows.first()).toContainText("hafenblick-eins.de");
      expect(await findings(page, everything)).toEqual([]);
      // What was typed comes back with the address.
      await page.reload();
      await expect(page.locator("#names")).toHaveValue(text);
      await expect(rows).toHaveCount(3);
      await page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-eins.de" }) }).click();
      await expect(rows.first()).toContainText(t("domain.inCart"));
    },
  );

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
      expect(await findings(page, everything)).toEqual([]);
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
