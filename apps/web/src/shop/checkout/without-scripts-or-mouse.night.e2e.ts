// The whole order with scripts off and without a mouse: every control is reached with Tab, and the focus is seen. [LOC-16] [LGL-06]
import { keyboard } from "../../../test/browser/hands.ts";
import { aFreeName, aPerson, aTakenName, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { orderNumber, typedByNew } from "../../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../../test/browser/words.ts";

for (const locale of walkedIn("en"))
  test(`[LOC-16] [LGL-06] [CHK-01] [CHK-03] [CHK-04] [CRT-04] [DOM-07] an order needs neither scripts nor a mouse, ${locale}`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(120_000);
    const t = words(locale);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url });
    const page = await context.newPage();
    const main = page.getByRole("main");
    const person = aPerson();
    const [name, moved] = [aFreeName(), aTakenName()];

    // A name to register, typed into the search, and one to move, which needs its authcode later.
    for (const [typed, label] of [
      [name, "registerLabel"],
      [moved, "transferLabel"],
    ] as const) {
      await page.goto(paths[locale].domains);
      await keyboard.type(main.getByLabel(t("domain.label"), { exact: true }), typed);
      await page.keyboard.press("Enter");
      await keyboard.press(main.getByRole("button", { name: t(`domain.${label}`, { name: typed }), exact: true }));
      await page.waitForURL(`**${paths[locale].cart}*`);
    }
    await page.goto(paths[locale].product);
    await keyboard.tick(main.locator('input[name="months"][value="12"]'));
    await keyboard.press(
      main.locator("form button[type=submit]:visible", { hasText: t("product.ledger.add") }).first(),
    );
    await page.waitForURL(`**${paths[locale].cart}*`);

    // The name moves into the plan, and a quantity is typed.
    const plan = "Web M";
    await keyboard.press(main.getByRole("button", { name: t("cart.include.label", { name, plan }), exact: true }));
    const item = page.getByRole("listitem", { name: plan });
    await expect(item.getByRole("button", { name: t("cart.removeLabel", { title: name }) })).toBeVisible();
    await keyboard.type(item.getByLabel(t("cart.quantityLabel", { title: plan })), "2");
    await keyboard.press(main.getByRole("button", { name: t("cart.applyLabel", { title: plan }), exact: true }));
    await expect(item.getByLabel(t("cart.quantityLabel", { title: plan }))).toHaveValue("2");
    const code = `KEYS-${name.slice(11, 21).toUpperCase()}`;
    shop.spoil("insert into vouchers (code, value) values (?, 300)", code);
    await keyboard.press(main.locator("details:has(#voucher) > summary"));
    await keyboard.type(main.getByLabel(t("cart.voucher.label")), code.toLowerCase());
    await page.keyboard.press("Enter");
    await expect(main).toContainText(t("cart.voucher.redeemed", { code }));

    await keyboard.press(page.locator("#go-on-plain"));
    await keyboard.type(main.getByLabel(t("cart.authcode.label", { name: moved })), "Auth-Code-2026!");
    await keyboard.press(main.getByRole("button", { name: t("cart.authcode.save"), exact: true }));
    await expect(main).toContainText(t("cart.authcode.given"));
    await keyboard.press(page.locator("#go-on-plain"));
    await page.waitForURL(`**${paths[locale].login}*`);

    await keyboard.tick(main.getByLabel(t("login.kind.private"), { exact: true }));
    for (const [field, typed] of typedByNew(person)) await keyboard.type(page.locator(`#field-${field}`), typed);
    await keyboard.press(main.getByRole("button", { name: t("login.new.register"), exact: true }));
    await page.waitForURL(`**${paths[locale].summary}?seen=*`);

    // Enter in a box orders nothing.
    for (const box of ["terms", "cancellationPolicy", "adult"]) await keyboard.tick(page.locator(`#agree-${box}`));
    await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
    expect(new URL(page.url()).pathname).toBe(paths[locale].summary);
    for (const box of ["terms", "cancellationPolicy", "adult"])
      await expect(page.locator(`#agree-${box}`)).toBeChecked();
    await expect(page.locator("main [aria-invalid=true]")).toHaveCount(0);
    await keyboard.press(page.getByRole("button", { name: orderButton[locale], exact: true }));
    const number = await orderNumber(page, locale);
    expect((await shop.mailTo(person.email)).subject).toContain(number);
    await context.close();
  });
