// The domain search with slow, reordered and broken answers: rows are there at once and stay where they are, a taken name leads on. [DOM-01] [DOM-02] [DOM-09]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { expect, inTurn, open } from "../../../test/browser/shop.ts";
import { noteShifts, spontaneousShiftIn } from "../../../test/browser/slow-phone.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

const checks = "**/api/shop/domain/checks";

const places = (page: Page): Promise<readonly string[]> =>
  page.locator(answer).evaluateAll((rows) =>
    rows.map((row) => {
      const { y, height } = row.getBoundingClientRect();
      return `${row.querySelector("span")?.textContent} ${Math.round(y + scrollY)} ${Math.round(height)}`;
    }),
  );

const isDone = (page: Page) => expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] all rows are drawn at once, and slow answers bring prices and move nothing, ${locale}`,
    async ({ page }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(checks, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await noteShifts(page);
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("hafenblick-reihen");
      await page.keyboard.press("Enter");
      await expect(page.locator(answer)).toHaveCount(7);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(7);
      await expect(page.locator(`${answer} strong`)).toHaveCount(0);
      await expect(page.getByText(t("domain.counts", { free: 0, taken: 0 }))).toHaveCount(0);
      await expect(page.getByText(t("domain.hints.ending-added"))).toBeVisible();
      const before = await places(page);
      gate.resolve();
      await isDone(page);
      await expect(
        page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-reihen.de" }) }),
      ).toBeVisible();
      expect(await places(page)).toEqual(before);
      // Every first year stands in one column of figures, the large one among them.
      const edges = await page
        .locator(`${answer} strong`)
        .evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().right)));
      expect([edges.length, new Set(edges).size]).toEqual([7, 1]);
      expect((await spontaneousShiftIn(page)).spontaneous).toBeLessThanOrEqual(0.01);
      await expect(
        page.getByRole("status").filter({ hasText: t("domain.progress_other", { done: 7, count: 7 }) }),
      ).toHaveCount(1);
    },
  );

  turn.test(
    `[DOM-01] [DOM-04] [LOOK3-16] a taken name is not called free, and leads on to a transfer and to names that are, ${locale}`,
    async ({ page }) => {
      await open(page, `${paths[locale].domains}?domain=hotel.de`);
      await isDone(page);
      const taken = page.locator(answer).first();
      await expect(taken).toContainText(t("domain.state.taken"));
      await expect(taken).not.toContainText(/free|kostenlos|gratis/i);
      await expect(taken.getByRole("button")).toHaveText(t("domain.transfer"));
      const suggestions = page.getByRole("list", { name: t("domain.suggestions.title") }).getByRole("listitem");
      await expect(suggestions).toHaveCount(4);
      await page.getByRole("button", { name: t("domain.registerLabel", { name: "hotel-online.de" }) }).press("Enter");
      await expect(suggestions.first()).toContainText(t("domain.inCart"));
      await expect(suggestions.first().getByRole("link", { name: t("domain.toCart") })).toBeFocused();
      await expect(
        page.locator("[aria-live]").filter({ hasText: t("domain.added", { name: "hotel-online.de" }) }),
      ).toHaveCount(1);
      // The row is its own proof: nothing lies over the search field. [LOOK3-16]
      await expect(page.locator(".s-toast")).toHaveCount(0);
    },
  );

  turn.test(
    `[DOM-02] a name that cannot be one says what is wrong with it, ${locale}`,
    async ({ page, refusalText }) => {
      await open(page, paths[locale].domains);
      const field = page.getByLabel(t("domain.label"), { exact: true });
      for (const [typed, fault, characters] of [
        ["-hafen.de", "hyphen", ""],
        ["wie heißt denn mein neuer hafen.de", "blank", "␣"],
        ["hafen_blick.de", "characters", "_"],
      ] as const) {
        const says = t(`domain.faults.${fault}`, { characters });
        await field.fill(typed);
        await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
        await expect(page.locator("#domain-error")).toContainText(refusalText(locale, { _tag: "DomainNameInvalid" }));
        await expect(page.locator("#domain-error")).toContainText(says);
        await expect(page.getByRole("status").filter({ hasText: says })).toHaveCount(1);
        await expect(page.locator(answer)).toHaveCount(0);
      }
    },
  );

  turn.test(
    `[DOM-09] [LGL-06] calls that fail say so at each name, and nothing is wrong for axe or too wide in any state, ${locale}`,
    async ({ page, refusalText }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const gate = Promise.withResolvers<void>();
      await page.route(checks, async (route) => {
        await gate.promise;
        await route.abort("connectionreset");
      });
      await open(page, `${paths[locale].domains}?domain=hafenblick-fehler.de`);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(7);
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
      gate.resolve();
      await expect(page.locator(`${answer} > [data-state="failed"]`)).toHaveCount(7);
      await page.setViewportSize({ width: 390, height: 844 });
      const rows = await page.locator(answer).evaluateAll((all) => all.slice(1).map((row) => row.clientHeight));
      expect(Math.max(...rows), "[LOOK3-9] a line that failed").toBeLessThanOrEqual(84);
      await page.setViewportSize({ width: 320, height: 800 });
      await expect(page.locator(answer).first()).toContainText(refusalText(locale, { _tag: "DomainCheckFailed" }));
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
      await page.unroute(checks);
      await page.getByRole("button", { name: t("domain.tryAgainLabel", { name: "hafenblick-fehler.com" }) }).click();
      await expect(
        page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-fehler.com" }) }),
      ).toBeVisible();
      await expect(page.locator(`${answer} > [data-state="failed"]`)).toHaveCount(6);
    },
  );
}
