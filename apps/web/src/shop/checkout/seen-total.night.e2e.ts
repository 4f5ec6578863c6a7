// Without scripts, a total that is another one at the customer's address is said before anything is ordered. [CHK-07] [VAT-10]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { fillAddress } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

test.use({ javaScriptEnabled: false });

for (const locale of walkedIn("de"))
  test(`[CHK-07] [VAT-10] without scripts the summary says that the total has changed, with both totals (${locale})`, async ({
    page,
  }) => {
    const t = words(locale);
    await page.goto(`${paths[locale].product}?months=1`);
    await page
      .locator("main form button[type=submit]:visible", { hasText: t("product.ledger.add") })
      .first()
      .click();
    await page.waitForURL(`**${paths[locale].cart}*`);
    await page.locator("#go-on-plain").click();
    await page.waitForURL(`**${paths[locale].login}*`);
    await fillAddress(page, locale, aPerson({ postCode: "1051", city: "Budapest", country: "HU" }));
    await page.getByRole("button", { name: t("login.new.register"), exact: true }).click();
    await page.waitForURL(`**${paths[locale].summary}?seen=*`);
    const notice = page.getByRole("alert").filter({ hasText: t("summary.changed.title") });
    await expect(notice.locator('[data-figure="total-before"]')).not.toHaveText(
      await notice.locator('[data-figure="total-now"]').innerText(),
    );
    await page.goto(paths[locale].summary);
    await expect(notice).toHaveCount(0);
  });
