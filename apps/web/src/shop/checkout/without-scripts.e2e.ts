// The whole order with scripts off: search, configuration, cart, registration, boxes, thanks. At night with every change of the cart. [LOC-16]
import { aFreeName, aPerson, expect, inTurn, type Locale } from "../../../test/browser/shop.ts";
import { fillAddress, orderNumber } from "../../../test/browser/walk.ts";
import { soundWithoutScripts } from "../../../test/browser/without-scripts.ts";
import { orderButton, paths, words } from "../../../test/browser/words.ts";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);
  turn.test(
    `[LOC-16] [CHK-01] [CRT-08] [CHK-03] [CHK-04] an order from the search to the thanks needs no scripts, ${locale}`,
    async ({ browser, shop }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: shop.url,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const person = aPerson();
      const press = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
      const name = aFreeName();
      await page.goto(`${paths[locale].domains}?domain=${name}&answers=1`);
      await press(t("domain.registerLabel", { name }));
      await page.waitForURL(`**${paths[locale].cart}*`);
      await page.goto(`${paths[locale].product}?months=12`);
      await page
        .locator("main form button[type=submit]:visible", { hasText: t("product.ledger.add") })
        .first()
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await soundWithoutScripts(page);
      const put = page.locator("main .k-notice").first();
      await expect(put).toHaveText(t("cart.put_one", { titles: "Web M" }));
      await expect(put).toBeFocused();
      const quantity = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
      await quantity.fill("2");
      await press(t("cart.applyLabel", { title: "Web M" }));
      await expect(quantity).toHaveValue("2");
      await page.locator("#go-on-plain").click();
      await page.waitForURL(`**${paths[locale].login}*`);

      // What was typed comes back with its messages, but for the password.
      await soundWithoutScripts(page);
      await fillAddress(page, locale, { ...person, postCode: "" });
      await press(t("login.new.register"));
      await expect(page.locator("#field-postCode")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#field-lastName")).toHaveValue(person.lastName);
      await expect(page.locator("#field-password")).toHaveValue("");
      expect(page.url()).not.toContain(person.password);
      await page.locator("#field-postCode").fill(person.postCode);
      await page.locator("#field-password").fill(person.password);
      await press(t("login.new.register"));
      await page.waitForURL(`**${paths[locale].summary}*`);

      // A box that is missing is named, the ticked ones stay; then the order is placed once.
      await soundWithoutScripts(page);
      await page.locator("#agree-terms").check();
      await page.locator("#agree-adult").check();
      await press(orderButton[locale]);
      await expect(page.locator("#agree-cancellationPolicy")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#agree-terms")).toBeChecked();
      await page.locator("#agree-cancellationPolicy").check();
      await press(orderButton[locale]);
      const number = await orderNumber(page, locale);
      expect((await shop.mailTo(person.email)).subject).toContain(number);
      await context.close();
    },
  );
}
