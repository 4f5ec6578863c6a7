// Whole orders in a browser: hosting with a domain, in both languages, as a new customer and as one who returns.
import {
  aFreeName,
  aPerson,
  expect,
  inTurn,
  type Locale,
  open,
  ready,
  test,
  walkedIn,
} from "../../../test/browser/shop.ts";
import {
  addHosting,
  call,
  haveAccount,
  haveCart,
  logIn,
  orderNumber,
  placeOrder,
  reachSummary,
  register,
  totalOn,
} from "../../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../../test/browser/words.ts";

const greeting: Record<Locale, RegExp> = { en: /order/i, de: /Bestell/ };

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[CHK-01] [CHK-03] [CHK-05] [CHK-09] [CRT-01] [CRT-08] [DOM-01] [VAT-10] [SES-02] [FRM-06] a new customer orders hosting and a domain, ${locale}`,
    async ({ page, shop, browser }) => {
      const person = aPerson();
      const name = aFreeName();
      // A renewed secret against forgery costs no refused call.
      const refused: string[] = [];
      page.on("response", (response) => void (response.status() === 403 && refused.push(response.url())));
      const onPage = await addHosting(page, locale, name);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("cart.title"));
      await expect(page.getByRole("list", { name: t("ledger.label") })).toContainText(name);
      const total = await totalOn(page);
      expect(total).toBe(onPage);
      const quoted = await call<{ total: number; hash: string }>(page, "GET", "/shop/order/cart/current/quote");
      expect(total.replace(/\D/g, "")).toBe(String(quoted.result.total));

      await page.getByRole("link", { name: t("cart.toLogin") }).click();
      await page.waitForURL(`**${paths[locale].login}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("login.title"));
      await register(page, locale, person);

      await page.waitForURL(`**${paths[locale].summary}`);
      await ready(page);
      expect(await totalOn(page)).toBe(total);
      await expect(page.locator("address")).toContainText(person.street);
      for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
      await placeOrder(page, locale);
      const number = await orderNumber(page, locale);
      expect(await totalOn(page)).toBe(total);
      expect(refused).toEqual([]);

      const mail = await shop.mailTo(person.email);
      expect(mail.subject).toContain(number);
      expect(mail.subject).toMatch(greeting[locale]);
      const text = mail.text ?? "";
      expect(text).toContain(name);
      expect(text.replace(/[\u00a0\u202f]/g, " ")).toContain(total.replace(/[\u00a0\u202f]/g, " "));
      const confirmations = (await shop.mailsTo(person.email)).filter(({ subject }) => subject === mail.subject);
      expect(confirmations).toHaveLength(1);

      // It survives a reload for its own session, and is nothing to anybody else; the cart is empty.
      const address = page.url();
      await page.reload();
      await expect(page.locator('[data-figure="order-number"]')).toHaveText(number);
      const other = await browser.newPage();
      expect((await other.goto(address))?.status()).toBe(404);
      await other.close();
      await open(page, paths[locale].cart);
      await expect(page.getByRole("heading", { name: t("cart.empty.title") })).toBeVisible();
    },
  );

  turn.test(`[CHK-01] [CHK-02] [CHK-03] [SES-02] a returning customer orders, ${locale}`, async ({ page, shop }) => {
    const person = aPerson();
    await haveAccount(page, person, locale);
    await haveCart(page, aFreeName());
    await open(page, paths[locale].cart);
    const total = await totalOn(page);

    // The summary without a login leads to the login and back.
    await page.goto(paths[locale].summary);
    expect(new URL(page.url()).pathname).toBe(paths[locale].login);
    expect(new URL(page.url()).searchParams.get("return")).toBe(paths[locale].summary);
    await ready(page);
    await logIn(page, locale, person);
    await page.waitForURL(`**${paths[locale].summary}`);
    await ready(page);
    expect(await totalOn(page)).toBe(total);
    await expect(page.locator("address input")).toHaveCount(0);
    await placeOrder(page, locale);
    const number = await orderNumber(page, locale);
    expect((await shop.mailTo(person.email)).subject).toContain(number);
  });
}

for (const locale of walkedIn("de"))
  test(`[LGL-01] [CHK-04] [CON-04] [LGL-04] the button has the words of the law, nothing stands between facts and button, no box is ticked, ${locale}`, async ({
    page,
    refusalText,
  }) => {
    await reachSummary(page, locale);
    const button = page.getByRole("button", { name: orderButton[locale], exact: true });
    const facts = page.getByRole("region", { name: words(locale)("summary.facts.title") });
    await expect(facts.locator(button)).toBeVisible();
    const before = await button.evaluate((element) => element.previousElementSibling?.className);
    expect(before).toMatch(/^orderTerms/);
    await expect(facts).toContainText(/31/);
    await expect(facts).toContainText(/12/);
    await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(4);
    await button.click();
    const summary = page.locator("#error-summary");
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(3);
    await summary.getByRole("link").first().click();
    await expect(page.locator("#agree-terms")).toBeFocused();
    // Who does not say that they are 18 orders nothing.
    for (const name of ["terms", "cancellationPolicy"]) await page.locator(`#agree-${name}`).check();
    await button.click();
    await expect(summary.getByRole("link")).toHaveText([
      new RegExp(refusalText(locale, { _tag: "AgeNotConfirmed", minimum: 18 })),
    ]);
    await expect(summary.getByRole("link")).toHaveAttribute("href", "#agree-adult");
  });

test("[CHK-06] pressing twice, and trying again after a lost answer, makes one order", async ({ page, shop }) => {
  const person = aPerson();
  await reachSummary(page, "en", person);
  // The first answer is lost on its way.
  let lost = 0;
  await page.route("**/api/shop/order", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  for (const name of ["terms", "cancellationPolicy", "adult"]) await page.locator(`#agree-${name}`).check();
  const button = page.getByRole("button", { name: orderButton.en, exact: true });
  await button.dblclick();
  await expect(page.getByRole("alert")).toContainText(words("en")("summary.retrySafe"));
  await button.click();
  const number = await orderNumber(page, "en");
  await shop.mailTo(person.email);
  expect(lost).toBe(1);
  // Its invoice may be there, too.
  const confirmations = (await shop.mailsTo(person.email)).filter(({ subject }) => subject?.includes(number));
  expect(confirmations).toHaveLength(1);
  expect(shop.rows("select number from orders where number = ?", number)).toHaveLength(1);
});

test("[CHK-01] a step cannot be skipped by its address, and back and forward work", async ({ page }) => {
  // Who has ordered nothing is thanked for nothing, and led to the cart.
  await page.goto(paths.en.thanks);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words("en")("checkout.noOrder.title"));
  await expect(page).toHaveTitle(words("en")("checkout.noOrder.metaTitle"));
  await expect(page.getByRole("main").getByRole("link").first()).toHaveText(words("en")("checkout.noOrder.toCart"));
  await page.goto(paths.en.summary);
  expect(new URL(page.url()).pathname).toBe(paths.en.login);
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await page.getByRole("link", { name: words("en")("cart.toLogin") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en")("login.title"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en")("cart.title"));
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en")("login.title"));
  await page
    .getByRole("navigation", { name: words("en")("checkout.steps.label") })
    .getByRole("link", { name: words("en")("checkout.steps.cart") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("en")("cart.title"));
});
