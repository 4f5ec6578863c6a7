// What a summary offers to whom: the early start, which consumers have and what is counted follows, and the box of resellers, which businesses have. [LGL-04] [CHK-08] [CHK-10]
import { dayOf, instant } from "@kontor/domain/kernel/calendar";
import { firstDayOfSetup } from "@kontor/domain/shop/contract";
import type { Page } from "@playwright/test";
import { dayText } from "../../platform/texts/format.ts";
import { aFreeName, aPerson, expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { haveAccount, haveCart, haveLogin, reachSummary } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const seen = async (page: Page): Promise<string> =>
  (await page.locator("section[aria-labelledby=days-title]").innerText()).replaceAll(/\s+/g, " ");

for (const locale of walkedIn("en")) {
  const t = words(locale);

  test(`[LGL-04] [LOOK2-3] [CHK-10] a consumer may start early, the days follow that box, and none is for resellers, ${locale}`, async ({
    page,
  }) => {
    const today = dayOf(instant(Date.now()), "Europe/Berlin");
    const start = (earlyStart: boolean): string =>
      t("summary.days.start", {
        day: dayText(locale, firstDayOfSetup(today, { party: "private", earlyStart })),
      }).replaceAll(/\s+/g, " ");
    await reachSummary(page, locale);
    await expect(page.locator("#agree-reseller")).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(t("summary.facts.withdrawal"));
    const box = page.locator("#agree-earlyStart");
    for (const isEarly of [false, true, false]) {
      await box.setChecked(isEarly);
      const days = await seen(page);
      expect([days.includes(start(isEarly)), days.includes(start(!isEarly))]).toEqual([true, false]);
    }
  });

  test(`[CHK-08] [CHK-10] [LGL-04] a business may order as a reseller, and no right of consumers is named, ${locale}`, async ({
    page,
  }) => {
    const person = aPerson();
    await haveAccount(page, person, locale, { kind: "business", company: "Hafen Handel" });
    await haveLogin(page, person);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].summary);
    const box = page.locator("#agree-reseller");
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute("aria-required", "true");
    await expect(page.locator("#agree-earlyStart")).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("summary.facts.guarantee"));
    await expect(main).not.toContainText(t("summary.facts.withdrawal"));
  });
}
