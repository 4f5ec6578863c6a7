// A certificate is ordered: its name is edited, and stands in summary, mail and account. [PRD-01] [CRT-08] [LGL-01]
import { everything, findings } from "../../../test/browser/axe.ts";
import { aFreeName, aPerson, expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, logIn, orderNumber, placeOrder } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { atNight } from "../../../test/browser/shop.ts";

const pages = { de: "/de/ssl-zertifikate/ssl-domain", en: "/en/ssl-certificates/ssl-domain" } as const;

for (const locale of walkedIn("en")) {
  const t = words(locale);

  test(`[PRD-01] [CRT-08] [LGL-01] a certificate is ordered for its name, which stands wherever the order does, ${locale}`, async ({
    page,
    shop,
    refusalText,
  }) => {
    const person = aPerson();
    await haveAccount(page, person, locale);
    const made = await call<{ version: number }>(page, "POST", "/shop/order/cart");
    await call(page, "POST", "/shop/order/cart/current/items", {
      version: made.result.version,
      item: { kind: "product", product: "ssl-domain", fields: { name: "www.straße.de" } },
    });
    await open(page, paths[locale].cart);
    const field = page.locator("#field-name");
    const item = page.getByRole("listitem", { name: "SSL Domain" });
    await expect(item).toContainText("www.xn--strae-oqa.de");
    await item.getByRole("link", { name: t("cart.editLabel", { title: "SSL Domain" }) }).click();
    await expect(field).toHaveValue("www.xn--strae-oqa.de");
    await ready(page);
    await field.fill("shop.example.com");
    await page
      .getByRole("complementary")
      .getByRole("button", { name: t("product.ledger.save"), exact: true })
      .click();
    await expect(item).toContainText("shop.example.com");
    // A name whose registry asks for a connection to its city has a box of its own.
    const { result } = await call<{ version: number }>(page, "GET", "/shop/order/cart/current");
    const domain = { name: aFreeName().replace(/\.[a-z]+$/, ".berlin"), acquisition: "register" };
    await call(page, "POST", "/shop/order/cart/current/items", {
      version: result.version,
      item: { kind: "domain", domain },
    });
    await page.goto(paths[locale].login);
    await logIn(page, locale, person);
    await page.waitForURL(`**${paths[locale].summary}`);
    await expect(page.locator("main")).toContainText("shop.example.com");
    await placeOrder(page, locale);
    await expect(page.locator("#agree-conditions-error")).toHaveText(
      refusalText(locale, { _tag: "ConditionsNotConfirmed" }),
    );
    expect(await findings(page, everything)).toEqual([]);
    await page.locator("#agree-conditions").check();
    await placeOrder(page, locale);
    await orderNumber(page, locale);
    await expect(page.locator("main")).toContainText("shop.example.com");
    expect((await shop.mailTo(person.email)).text).toContain("shop.example.com");
    await page.getByRole("link", { name: t("thank-you.account") }).click();
    await page.waitForURL(({ pathname }) => !pathname.includes("/checkout/"));
    await expect(page.locator("main")).toContainText("shop.example.com");
  });
}

for (const locale of walkedIn("en")) {
  const t = words(locale);

  test(`[PRD-01] [CRT-08] a certificate asks for its name, says at its field what is none, and has it in the cart, ${locale}`, async ({
    page,
    refusalText,
  }) => {
    await open(page, pages[locale]);
    const field = page.locator("#field-name");
    const add = page.getByRole("complementary").getByRole("button", { name: t("product.ledger.add"), exact: true });
    for (const [typed, refusal] of [
      ["", { _tag: "CertificateNameMissing" }],
      ["localhost", { _tag: "CertificateNameInvalid", name: "localhost" }],
    ] as const) {
      await field.fill(typed);
      await add.click();
      await expect(page.locator("#field-name-error")).toHaveText(refusalText(locale, refusal));
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
    }
    if (atNight) expect(await findings(page, everything)).toEqual([]);
    await field.fill("www.straße.de");
    await add.click();
    await page.waitForURL(`**${paths[locale].cart}*`);
    const item = page.getByRole("listitem", { name: "SSL Domain" });
    await expect(item).toContainText("www.xn--strae-oqa.de");
  });
}
