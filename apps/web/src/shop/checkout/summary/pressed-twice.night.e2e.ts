// Who presses the order button twice orders once, and is led to the confirmation: with slow answers, and without scripts. [CHK-06] [FRM-01]
import type { Page } from "@playwright/test";
import {
  aFreeName,
  aPerson,
  expect,
  inTurn,
  type Locale,
  open,
  type Person,
  type Shop,
} from "../../../../test/browser/shop.ts";
import { haveAccount, haveCart, haveLogin, orderNumber } from "../../../../test/browser/walk.ts";
import { orderButton, paths } from "../../../../test/browser/words.ts";

const second = 1_000;
const slowly = () => new Promise((resolve) => setTimeout(resolve, second));

/** A customer who is logged in, with a full cart and every box ticked; gives the order button. */
const readyToOrder = async (
  page: Page,
  locale: Locale,
  person: Person,
  go: (page: Page, path: string) => Promise<unknown>,
) => {
  await haveAccount(page, person, locale);
  await haveLogin(page, person);
  await haveCart(page, aFreeName());
  await go(page, paths[locale].summary);
  for (const name of ["terms", "cancellationPolicy", "adult"]) await page.locator(`#agree-${name}`).check();
  return page.getByRole("button", { name: orderButton[locale], exact: true });
};

const expectOneOrder = async (page: Page, locale: Locale, person: Person, shop: Shop): Promise<void> => {
  const number = await orderNumber(page, locale);
  expect((await shop.mailTo(person.email)).subject).toContain(number);
  expect(
    shop.rows(
      "select number from orders where customer_number = (select customer_number from users where email = ?)",
      person.email,
    ),
  ).toEqual([{ number }]);
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);

  turn.test(
    `[CHK-06] [FRM-01] a double press whose answers are slow makes one order and leads on by itself, ${locale}`,
    async ({ page, shop }) => {
      const person = aPerson();
      const button = await readyToOrder(page, locale, person, open);
      let sent = 0;
      await page.route("**/api/shop/order", async (route) => {
        sent += 1;
        const response = await route.fetch();
        await slowly();
        await route.fulfill({ response });
      });
      await page.route(
        (url) => url.search.includes("order="),
        async (route) => {
          await slowly();
          await route.continue();
        },
      );
      await button.dblclick();
      await expect(button).toHaveAttribute("aria-busy", "true");
      // And again, with the mouse and the keyboard, until the page has gone.
      const presses = async (): Promise<void> => {
        while (new URL(page.url()).pathname === paths[locale].summary && (await button.count()) > 0) {
          await button.click({ force: true, timeout: 200 }).catch(() => undefined);
          await page.keyboard.press("Enter");
        }
      };
      await presses();
      await expectOneOrder(page, locale, person, shop);
      expect(sent).toBe(1);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    },
  );

  turn.test(
    `[CHK-06] [LOC-16] without scripts a second press while the first waits for its answer makes one order, ${locale}`,
    async ({ browser, shop }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
      const page = await context.newPage();
      const person = aPerson();
      const button = await readyToOrder(page, locale, person, (to, path) => to.goto(path));
      const answered = Promise.withResolvers<number>();
      let sent = 0;
      await page.route(`**${paths[locale].summary}`, async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        sent += 1;
        if (sent > 1) return route.continue();
        // The order is placed, its answer does not come.
        answered.resolve((await route.fetch({ maxRedirects: 0 })).status());
        return undefined;
      });
      // Not by the button's own click, which would wait for the page that comes.
      await button.hover();
      const press = async (): Promise<void> => {
        await page.mouse.down();
        await page.mouse.up();
      };
      await press();
      expect(await answered.promise).toBe(303);
      await press();
      // The second press aborts the navigation of the first, which waitForURL would report as a failure.
      await expect(page).toHaveURL(/order=/);
      await expectOneOrder(page, locale, person, shop);
      expect(sent).toBe(2);
      await context.close();
    },
  );
}
