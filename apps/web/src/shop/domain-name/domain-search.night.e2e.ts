// The domain search on its rarer ways: without scripts, with answers in another order, and from taken names to similar ones. [LOC-16] [DOM-01] [DOM-08]
import type { Page } from "@playwright/test";
import { expect, inTurn, open, ready } from "../../../test/browser/shop.ts";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

const isDone = (page: Page) => expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);

const checks = "**/api/shop/domain/checks";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] [DOM-08] where every name of a list is taken it leads on to names similar to its first, ${locale}`,
    async ({ page }) => {
      await open(page, `${paths[locale].domains}?domain=${encodeURIComponent("hotel.de, hotel.com")}`);
      await isDone(page);
      await page.getByRole("link", { name: t("domain.suggestions.of", { name: "hotel.de" }) }).click();
      await page.waitForURL(/domain=hotel\.de/);
      await ready(page);
      await expect(page.locator(answer).filter({ hasText: "hotel-online.de" })).toContainText(
        t("domain.state.available"),
      );
    },
  );

  turn.test(
    `[LOC-16] [DOM-01] without scripts the same rows come with their answers, and a name goes into the cart, ${locale}`,
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${locale}`);
      await page.locator("main search input[name=domain]").fill("hotel");
      await page.locator("main search button").click();
      await page.waitForURL("**answers=1**");
      await expect(page.locator(answer)).toHaveCount(11);
      await expect(page.locator(`${answer} > [data-state="taken"]`)).toHaveCount(7);
      await page.goto(`${paths[locale].domains}?domain=hotel`);
      await expect(page.locator(answer)).toHaveCount(7);
      await page.getByRole("link", { name: t("domain.check"), exact: true }).click();
      await page.getByRole("button", { name: t("domain.registerLabel", { name: "hotel-online.de" }) }).click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      const notice = page.locator("main .k-notice").first();
      await expect(notice).toHaveText(t("cart.put_one", { titles: "hotel-online.de" }));
      await expect(notice).toBeFocused();
      await page.goBack();
      await page.getByRole("link", { name: t("domain.many.many") }).click();
      await page.locator("#names").fill("hafenblick-ohne.de\nhotel.com\n-x.de");
      await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
      await expect(page.locator(answer)).toHaveCount(2);
      await expect(page.locator(answer).last()).toContainText(t("domain.state.taken"));
      await expect(page.locator("#left-out")).toContainText("-x.de");
      await expect(page.locator("#names")).toHaveValue("hafenblick-ohne.de\nhotel.com\n-x.de");
      await page.getByRole("link", { name: t("domain.many.order.state") }).click();
      await page.getByRole("link", { name: t("domain.many.order.state") }).click();
      await expect(page.locator(answer).first()).toContainText(t("domain.state.taken"));
      await page.getByRole("button", { name: t("domain.many.addAll_one", { count: 1 }) }).click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await expect(page.locator("main")).toContainText("hafenblick-ohne.de");
      await context.close();
    },
  );

  turn.test(
    `[DOM-01] answers in another order stand at their own names, which keep their places, ${locale}`,
    async ({ page }) => {
      await page.route(checks, async (route) => {
        const response = await route.fetch();
        const lines = (await response.text()).trim().split("\n").reverse();
        await route.fulfill({ response, body: `${lines.join("\n")}\n` });
      });
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("straße-42");
      await page.keyboard.press("Enter");
      await isDone(page);
      const rows = page.locator("section[aria-labelledby=answers-title] > ul").first().locator("li");
      await expect(rows).toHaveCount(8);
      await expect(rows.first()).toContainText(t("domain.asciiForm", { ascii: "xn--strae-42-tya.de" }));
      await expect(rows.last()).toContainText("strasse-42.de");
      for (const row of await rows.all()) {
        const name = await row
          .locator("> span")
          .first()
          .evaluate((element) => element.firstChild?.textContent ?? "");
        await expect(row.getByRole("button", { name: t("domain.registerLabel", { name }) })).toBeVisible();
      }
    },
  );

  turn.test(
    `[DOM-01] [DOM-04] where every name is taken the list leads on to free ones at its top, and a phone shows a taken name in less than 100 px, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("hotel");
      await page.keyboard.press("Enter");
      await isDone(page);
      const free = page.getByRole("link", { name: t("domain.suggestions.see_other", { count: 4 }) });
      await expect(free).toBeInViewport();
      for (const row of await page.locator(`${answer}[data-state="taken"]`).all())
        expect((await row.boundingBox())?.height).toBeLessThan(100);
      await free.press("Enter");
      const title = page.getByRole("heading", { name: t("domain.suggestions.title") });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport();
      // Where the answers come with the page, what is free stands before what is not.
      await page.goto(`${paths[locale].domains}?domain=hotel&answers=1`);
      await expect(page.locator(answer)).toHaveCount(11);
      await expect(page.locator(answer).first()).toContainText("hotel-online.de");
      await expect(page.locator(answer).last()).toContainText(t("domain.state.taken"));
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
    },
  );
}
