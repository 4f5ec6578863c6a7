// Ordering as a reseller: a box for businesses alone; shown at the checkout, on the thank-you page and in the mail. [CHK-08] [CHK-10]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { addHosting, call, fillAddress, orderNumber, placeOrder } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of walkedIn("de")) {
  const t = words(locale);

  test(`[CHK-08] [CHK-10] [LGL-04] a business orders as a reseller, and the order is pending; no right of consumers is named, ${locale}`, async ({
    page,
    shop,
  }) => {
    const person = aPerson();
    await addHosting(page, locale);
    await page.getByRole("link", { name: t("cart.toLogin") }).click();
    await page.waitForURL(`**${paths[locale].login}`);
    await fillAddress(page, locale, person);
    await page.getByLabel(t("login.kind.business")).check();
    await page.getByLabel(t("login.fields.company"), { exact: true }).fill("Hafen Handel");
    await page.getByRole("button", { name: t("login.new.register") }).click();
    await page.waitForURL(`**${paths[locale].summary}`);

    const box = page.locator("#agree-reseller");
    await expect(box).not.toBeChecked();
    await expect(box).not.toHaveAttribute("aria-required", "true");
    await box.check();
    const main = page.getByRole("main");
    await expect(main).toContainText(t("summary.facts.guarantee"));
    await expect(main).not.toContainText(t("summary.facts.withdrawal"));
    await expect(page.locator("#agree-earlyStart")).toHaveCount(0);
    await placeOrder(page, locale);
    await orderNumber(page, locale);
    await expect(main).toContainText(t("thank-you.next.mailWaiting"));
    await expect(main).not.toContainText(t("thank-you.next.mail"));
    await expect(page.getByText(t("thank-you.next.reseller-papers"))).toBeVisible();
    await expect(page.getByRole("region", { name: t("thank-you.days.title") })).toHaveCount(0);

    const id = new URL(page.url()).searchParams.get("order") ?? "";
    const placed = await call<{ readonly reseller?: string }>(page, "GET", `/shop/order/${id}`);
    expect(placed.result.reseller).toBe("pending");
    expect((await shop.mailTo(person.email)).text).toMatch(
      locale === "en" ? /business registration/ : /Gewerbeanmeldung/,
    );
  });
}
