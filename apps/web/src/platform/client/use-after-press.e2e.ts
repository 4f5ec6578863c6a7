// A press reaches what it is aimed at, though the field that was left by it is wrong and says so: every form of the shop, by a mouse that is pressed and released, and by a finger. [FRM-01] [FRM-05]
import { accountPath } from "@kontor/domain/site/routing";
import type { Locator, Page } from "@playwright/test";
import { aMailbox, formPath, forms } from "../../../test/browser/forms.ts";
import { aFreeName, aPerson, expect, type Locale, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";
import { call, haveAccount, haveCart } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

declare global {
  interface Window {
    /** Where the last click went. */
    clicked?: Element | undefined;
  }
}

const typed =
  "input:is([type=text],[type=email],[type=url],[type=tel],[type=number],[type=password],:not([type])),textarea";
const pressed = `${typed},input:is([type=checkbox],[type=radio]),button[type=submit]`;

/** No click sends anything or leads away: only its target is noted. */
const watchClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener("submit", (event) => (event.preventDefault(), event.stopImmediatePropagation()), true);
    addEventListener("click", ({ target }) => (window.clicked = target as Element), true);
  });

const wrong: Readonly<Record<string, string>> = { email: "abc", emailRepeat: "abd", url: "no address", quantity: "0" };

/** By mouse down and up, or by a tap, at the place where it stands before. */
const press = async (page: Page, control: Locator, byTouch: boolean): Promise<void> => {
  await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await control.boundingBox();
  if (box === null) throw new Error("nothing to press");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (byTouch) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // What leaving a field brings is drawn by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
};

/** Each field of each form wrong, then a press on what stands behind it. Gives how many fields said that they are wrong. */
const pressAll = async (page: Page, byTouch = false): Promise<number> => {
  await watchClicks(page);
  const all = page.getByRole("main").locator("form");
  for (const form of await all.all()) {
    const fields = await form.locator(typed).all();
    for (const field of fields) {
      if (!(await field.isVisible()) || !(await field.isEditable())) continue;
      const name = (await field.getAttribute("name")) ?? "";
      await field.fill(wrong[name] ?? ((await field.getAttribute("type")) === "number" ? "0" : "?"));
      // The next thing to press, and the last one of the form.
      const handle = await field.elementHandle();
      const behind = await form
        .locator(pressed)
        .evaluateAll(
          (controls, from) =>
            controls.flatMap((control, index) =>
              from !== null &&
              control !== from &&
              (from.compareDocumentPosition(control) & 4) !== 0 &&
              (control as HTMLElement).checkVisibility() &&
              !(control as HTMLInputElement).disabled
                ? [index]
                : [],
            ),
          handle,
        );
      for (const index of new Set([behind[0], behind.at(-1)])) {
        if (index === undefined) continue;
        const control = form.locator(pressed).nth(index);
        await field.focus();
        await page.evaluate(() => (window.clicked = undefined));
        await press(page, control, byTouch);
        const place = `${page.url()}: ${name}, then ${(await control.getAttribute("name")) ?? "the button"}`;
        await expect
          .poll(
            () =>
              control.evaluate((element) => {
                const { clicked } = window;
                const label = clicked?.closest("label");
                return clicked !== undefined && (element.contains(clicked) || label?.control === element);
              }),
            { message: place },
          )
          .toBe(true);
      }
    }
  }
  return page.getByRole("main").locator("[aria-invalid=true]").count();
};

for (const [at, form] of forms.entries())
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

  for (const form of ["newsletter", "abuse"] as const)
    test(`[FRM-01] [FRM-05] a tap reaches what it is aimed at behind a wrong field: ${form}`, async ({ page }) => {
      await open(page, formPath(form, "en"));
      expect(await pressAll(page, true), form).toBeGreaterThan(0);
      await page.locator(form === "abuse" ? "#message-email" : "#newsletter-email").fill(aMailbox(form));
      await page.locator(form === "abuse" ? "#message-goodFaith" : "#newsletter-consent").tap();
    });
});

const walked: Locale = "en";

test("[FRM-01] [CUS-09] [CRT-08] a press reaches what it is aimed at behind a wrong field: cart, login and registration", async ({
  page,
}) => {
  test.setTimeout(60_000);
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
  test.setTimeout(60_000);
  const person = aPerson();
  await haveAccount(page, person, walked);
  await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
  for (const name of ["address", "change-email", "change-password", "forgot-password", "own-data"] as const) {
    await page.goto(accountPath(name, walked));
    await pressAll(page);
  }
  const desk = await browser.newPage({ baseURL: baseURL ?? "" });
  await administrator(desk, "/admin/vouchers?locale=en");
  for (const path of ["/admin/vouchers?locale=en", "/admin/webhooks?locale=en"]) {
    await desk.goto(path);
    await pressAll(desk);
  }
  await desk.close();
});
