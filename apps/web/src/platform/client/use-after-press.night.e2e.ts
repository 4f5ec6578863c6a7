// A press reaches what it is aimed at behind a wrong field, on every form of the shop: messages and a cancellation by a mouse, the longest of them by a finger, those of cart, login, account and staff. [FRM-01] [FRM-05]
import { accountPath } from "@kontor/domain/site/routing";
import { aMailbox, formPath, forms } from "../../../test/browser/forms.ts";
import { pressAll } from "../../../test/browser/presses.ts";
import { aFreeName, aPerson, expect, type Locale, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";
import { call, haveAccount, haveCart } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

/** These are pressed each day. */
const byDay = ["newsletter", "withdrawal"];

for (const [at, form] of forms.filter((form) => !byDay.includes(form)).entries())
  for (const locale of walkedIn(at % 2 === 0 ? "en" : "de"))
    test(`[FRM-01] [FRM-05] a press reaches what it is aimed at behind a wrong field: ${form}, ${locale}`, async ({
      page,
    }) => {
      await open(page, formPath(form, locale));
      if (form === "cancellation") await page.locator('main [name="end"][value="date"]').check();
      expect(await pressAll(page), form).toBeGreaterThan(0);
    });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("[FRM-01] [FRM-05] a tap reaches what it is aimed at behind a wrong field: abuse", async ({ page }) => {
    await open(page, formPath("abuse", "en"));
    expect(await pressAll(page, true)).toBeGreaterThan(0);
    await page.locator("#message-email").fill(aMailbox("abuse"));
    await page.locator("#message-goodFaith").tap();
  });
});

const walked: Locale = "en";

test("[FRM-01] [CUS-09] [CRT-08] a press reaches what it is aimed at behind a wrong field: cart, login and registration", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await haveCart(page, aFreeName());
  await open(page, paths[walked].cart);
  await pressAll(page);
  await open(page, paths[walked].login);
  await page.getByLabel("Business", { exact: false }).first().check();
  expect(await pressAll(page)).toBeGreaterThan(0);
  await open(page, accountPath("panel", walked));
  await pressAll(page);
});

test("[FRM-01] [ACC-04] [ADM-01] a press reaches what it is aimed at behind a wrong field: the forms of an account, and of staff", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const person = aPerson();
  await haveAccount(page, person, walked);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
  for (const name of ["address", "change-email", "change-password", "forgot-password", "own-data"] as const) {
    await page.goto(accountPath(name, walked));
    await pressAll(page);
  }
  const desk = await browser.newPage({ baseURL: baseURL ?? "" });
  await administrator(desk, "/admin/second-factor?locale=en");
  await pressAll(desk);
  await desk.close();
});
