// The domain search on its rarer ways: without scripts, and from a list of taken names to similar ones. [LOC-16] [DOM-01] [DOM-08]
import type { Page } from "@playwright/test";
import { expect, inTurn, open, ready } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

const isDone = (page: Page) => expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);

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
}
