// Typed input is restored: drafts of declarations after reloads and in both languages, fields that were filled in before the scripts came; old tokens are not. [FRM-01] [LOC-06] [FRM-06]
import { pauseScripts, whenAwake } from "../../test/browser/paused-scripts.ts";
import { aFreeName, aPerson, expect, open, ready, test, walkedIn } from "../../test/browser/shop.ts";
import { call, haveAccount, haveCart, orderNumber } from "../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../test/browser/words.ts";

const cancellation = { en: "/en/contact/cancel-contracts", de: "/de/kontakt/vertraege-kuendigen" } as const;

test("[FRM-01] [FRM-02] [FRM-08] [LGL-02] what was received is not typed again", async ({ page }) => {
  const t = words("en");
  await open(page, cancellation.en);
  await page.locator("#declaration-product").fill("Web M");
  await page.locator("#declaration-email").fill("erika@example.com");
  await page.locator("#declaration-emailRepeat").fill("erika@example.com");
  await page.locator('button[name="act"][value="confirm"]').click();
  await expect(page.locator("#declaration-product")).toHaveCount(0);
  await ready(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("shop:cancellation"))).toBeNull();
  await open(page, cancellation.en);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#declaration-product")).toHaveValue("");
  expect(t("declaration.fields.product")).not.toBe("");
});

test("[LOC-06] [DOM-01] a name that is typed before the scripts come is the one that is checked then", async ({
  page,
}) => {
  const t = words("en");
  const release = await pauseScripts(page);
  await page.goto(paths.en.domains, { waitUntil: "domcontentloaded" });
  await page.getByLabel(t("domain.label"), { exact: true }).fill("taken-hafen.com");
  await page.keyboard.press("Shift");
  release();
  await whenAwake(page);
  await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
  await expect(page.locator("section[aria-labelledby=answers-title] li").first()).toContainText("taken-hafen.com");
});

for (const locale of walkedIn("de"))
  test(`[LOC-06] [CHK-04] boxes that are ticked before the scripts come stay ticked, and count, ${locale}`, async ({
    page,
  }) => {
    const person = aPerson();
    await haveAccount(page, person, locale);
    await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
    await haveCart(page, aFreeName());
    const release = await pauseScripts(page);
    await page.goto(paths[locale].summary, { waitUntil: "domcontentloaded" });
    await page.locator("#agree-terms").check();
    await page.locator("#agree-adult").check();
    release();
    await whenAwake(page);
    await page.locator("#agree-cancellationPolicy").check();
    for (const box of ["terms", "adult"]) await expect(page.locator(`#agree-${box}`)).toBeChecked();
    await page.getByRole("button", { name: orderButton[locale], exact: true }).click();
    await orderNumber(page, locale);
  });

test("[LOC-06] the language switch of a page that sleeps keeps query and place", async ({ page }) => {
  // Its scripts never come: the page stays as it was sent.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/en/hosting?x=1#main-content");
  await page.locator("a.s-language").click();
  await page.waitForURL((url) => url.pathname === "/de/hosting");
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?x=1#main-content");
});
