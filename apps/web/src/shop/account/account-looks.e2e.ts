// A page of the account with what it refuses, for everybody: axe, 320 px, sizes of targets, and all of it with the Tab key. At night each of its pages. [LGL-06] [ACC-04]
import { accountPath } from "@kontor/domain/site/routing";
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { soundForEverybody } from "../../../test/browser/sound-page.ts";
import { haveAccount, haveLogin } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

for (const locale of walkedIn("de"))
  test(`[LGL-06] [ACC-04] the address of an account with an error is sound for everybody, ${locale}`, async ({
    page,
  }) => {
    const t = words(locale);
    const person = aPerson();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await haveAccount(page, person, locale);
    await haveLogin(page, person);
    await page.goto(accountPath("address", locale));
    await page.locator("#field-postCode").fill("1O115");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("settings.address.save") })
      .click();
    await expect(page.locator("#error-summary")).toBeVisible();
    await soundForEverybody(page, "address with an error");
  });
