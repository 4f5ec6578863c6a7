// The whole order with scripts off, with every change of the cart: search, configuration, quantities, names, undo, voucher, authcode, registration, boxes, thanks; and a login that brings a cart. [LOC-16]
import { QuantityInvalid } from "@kontor/domain/shop/cart";
import { refusalText } from "@kontor/domain/site/refusal";
import { aFreeName, aPerson, aTakenName, expect, inTurn, type Locale, test } from "../../../test/browser/shop.ts";
import { fillAddress, orderNumber, proof, openVoucher } from "../../../test/browser/walk.ts";
import { soundWithoutScripts } from "../../../test/browser/without-scripts.ts";
import { orderButton, paths, words } from "../../../test/browser/words.ts";

const plan = "Web M";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale, "de");
  const t = words(locale);
  turn.test(
    `[LOC-16] [CHK-01] [CRT-04] [CRT-08] [DOM-07] [CHK-03] [CHK-04] an order with every change of the cart needs no scripts, ${locale}`,
    async ({ browser, shop }) => {
      test.setTimeout(120_000);
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: shop.url,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const person = aPerson();
      const press = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

      // A name to register and one to move go into the cart from the search, a plan from its page.
      const [name, moved] = [aFreeName(), aTakenName()];
      for (const [typed, label] of [
        [name, "registerLabel"],
        [moved, "transferLabel"],
      ] as const) {
        await page.goto(`${paths[locale].domains}?domain=${typed}&answers=1`);
        await press(t(`domain.${label}`, { name: typed }));
        await page.waitForURL(`**${paths[locale].cart}*`);
      }
      await page.goto(`${paths[locale].product}?months=12`);
      await page.locator("input[type=number][name^='add-']").first().fill("2");
      await page
        .locator("main form button[type=submit]:visible", { hasText: t("product.ledger.add") })
        .first()
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await soundWithoutScripts(page);
      const put = page.locator("main .k-notice").first();
      await expect(put).toHaveText(t("cart.put_one", { titles: plan }));
      await expect(put).toBeFocused();
      // The address names what this cart has, and nothing else.
      const address = new URL(page.url());
      address.searchParams.set("put", "Free%20money");
      await page.goto(address.href);
      await expect(page.locator("main .k-notice")).toHaveCount(0);
      await expect(page.getByRole("main")).not.toContainText("Free");

      // Its terms, one after the other; a quantity that cannot be is refused at the item.
      const item = page.getByRole("listitem", { name: plan });
      await item.getByLabel(t("cart.quantityLabel", { title: plan })).fill("100");
      await press(t("cart.applyLabel", { title: plan }));
      await expect(item).toContainText(refusalText(locale, new QuantityInvalid({ minimum: 1, maximum: 99 })));
      await item.getByLabel(t("cart.quantityLabel", { title: plan })).fill("2");
      await item.getByLabel(t("cart.billingLabel", { title: plan })).selectOption("1");
      await press(t("cart.applyLabel", { title: plan }));
      await expect(item.getByLabel(t("cart.quantityLabel", { title: plan }))).toHaveValue("2");
      await expect(item.getByLabel(t("cart.billingLabel", { title: plan }))).toHaveValue("1");

      // The free name moves into the plan and out of the cart, the addition goes, a code that is none comes back.
      await press(t("cart.include.label", { name, plan }));
      await expect(item.getByRole("button", { name: t("cart.removeLabel", { title: name }) })).toBeVisible();
      const removal = item.getByRole("button", { name: t("cart.removeLabel", { title: name }) });
      const undo = (title: string) => page.getByRole("button", { name: t("cart.undoLabel", { title }), exact: true });
      await removal.click();
      await expect(page.locator("main .k-notice").first()).toHaveText(t("cart.removed", { title: name }));
      await soundWithoutScripts(page);
      await undo(name).click();
      await expect(removal).toBeVisible();
      await expect(undo(name)).toHaveCount(0);
      await removal.click();
      await expect(page.locator("main .k-notice").first()).toHaveText(t("cart.removed", { title: name }));
      await expect(removal).toHaveCount(0);
      const additions = item.locator("li:has(input[inputmode])");
      await expect(additions).toHaveCount(1);
      await additions.getByRole("button").last().click();
      await expect(additions).toHaveCount(0);
      // The whole plan goes and comes back with its terms; what the shop does not sell is not named.
      await item.getByRole("button", { name: t("cart.removeLabel", { title: plan }), exact: true }).click();
      await expect(item).toHaveCount(0);
      const forged = new URL(page.url());
      await undo(plan).click();
      await expect(item.getByLabel(t("cart.quantityLabel", { title: plan }))).toHaveValue("2");
      await expect(item.getByLabel(t("cart.billingLabel", { title: plan }))).toHaveValue("1");
      forged.searchParams.set("removed", (forged.searchParams.get("removed") ?? "").replace('"web-m"', '"Free money"'));
      expect(forged.href).toContain("Free");
      await page.goto(forged.href);
      await expect(page.locator("main .k-notice")).toHaveCount(0);
      await expect(page.getByRole("main")).not.toContainText("Free");
      await openVoucher(page);
      await page.getByLabel(t("cart.voucher.label")).fill("NOT-A-CODE");
      await press(t("cart.voucher.redeem"));
      await expect(page.getByLabel(t("cart.voucher.label"))).toHaveValue("NOT-A-CODE");
      await expect(page.getByLabel(t("cart.voucher.label"))).toHaveAttribute("aria-invalid", "true");
      const code = locale === "de" ? "WILLKOMMEN-3" : "WELCOME-3";
      await page.getByLabel(t("cart.voucher.label")).fill(code);
      await press(t("cart.voucher.redeem"));
      await expect(page.getByRole("main")).toContainText(t("cart.voucher.redeemed", { code }));

      // The way on leads to the authcode that is missing; it stands in no address.
      await page.locator("#go-on-plain").click();
      await page.getByLabel(t("cart.authcode.label", { name: moved })).fill("Auth-Code-2026!");
      await press(t("cart.authcode.save"));
      expect(page.url()).not.toContain("Auth");
      await expect(page.getByRole("main")).toContainText(t("cart.authcode.given"));
      await page.locator("#go-on-plain").click();
      await page.waitForURL(`**${paths[locale].login}*`);

      // What was typed comes back with its messages, but for the password.
      await soundWithoutScripts(page);
      await expect(page.getByRole("main").getByRole("link", { name: t("login.returning.title") })).toBeVisible();
      await fillAddress(page, locale, { ...person, postCode: "", phone: "0049 (0)30 / 123.456" });
      await press(t("login.new.register"));
      await expect(page.locator("#field-postCode")).toHaveValue("");
      await expect(page.locator("#field-postCode")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#field-lastName")).toHaveValue(person.lastName);
      await expect(page.locator("#field-phone")).toHaveValue("+4930123456");
      await expect(page.locator("#field-password")).toHaveValue("");
      await soundWithoutScripts(page);
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

  turn.test(
    `[LOC-16] [CRT-01] a login without scripts says what it brought into the cart, ${locale}`,
    async ({ browser, shop }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
      const page = await context.newPage();
      const person = aPerson();
      const data = { username: person.email, email: person.email, password: person.password };
      expect((await page.request.post("/api/auth/local/register", { data, headers: await proof(page) })).status()).toBe(
        200,
      );
      const put = async (product: string): Promise<void> => {
        await page.goto(`${paths[locale].product.replace("web-m", product)}?months=12`);
        await page
          .locator("main form button[type=submit]:visible", { hasText: t("product.ledger.add") })
          .first()
          .click();
        await page.waitForURL(`**${paths[locale].cart}*`);
      };
      await put("web-m");
      await context.clearCookies();
      await put("web-l");
      await page.goto(locale === "de" ? "/de/konto" : "/en/account");
      await page.getByLabel(t("account.email"), { exact: true }).fill(person.email);
      await page.getByLabel(t("login.returning.password"), { exact: true }).fill(person.password);
      await page
        .getByRole("main")
        .getByRole("button", { name: t("login.returning.login") })
        .click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      const notice = page.locator("main .k-notice").first();
      await expect(notice).toContainText(t("cart.merged.title"));
      await expect(notice).toContainText(t("cart.merged.added", { title: "Web L" }));
      await expect(notice).toBeFocused();
      await soundWithoutScripts(page);
      await context.close();
    },
  );
}
