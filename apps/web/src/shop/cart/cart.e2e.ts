// The cart as it is lived with: fields, vouchers, authcodes, two tabs, two carts that become one; and the domain check before it.
import { aFreeName, aPerson, expect, open, ready, test } from "../../../test/browser/shop.ts";
import {
  addDomain,
  anotherDevice,
  call,
  haveAccount,
  haveCart,
  logIn,
  orderNumber,
  placeOrder,
  proof,
  totalOn,
} from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");

test("[DOM-01] [DOM-02] [DOM-04] [DOM-09] the four outcomes, a refused name and a failed call of ours are different things", async ({
  page,
  refusalText,
}) => {
  await open(page, paths.en.domains);
  const field = page.getByLabel(t("domain.label"), { exact: true });
  const check = async (name: string) => {
    await field.fill(name);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(name);
    return page.getByRole("listitem").filter({ hasText: name }).first();
  };
  const free = await check("hafenblick-frei-1.de");
  await expect(free).toContainText(t("domain.state.available"));
  await expect(free).toContainText(/€\d+\.\d\d/);
  await expect(free).toContainText(/then €\d+\.\d\d a year/);
  const taken = await check("taken-hafen.com");
  await expect(taken).toContainText(t("domain.state.taken"));
  await expect(taken.getByRole("button")).toHaveText(t("domain.transfer"));
  const ours = await check("kontor-hafen.de");
  await expect(ours).toContainText(t("domain.state.ours"));
  await expect(ours.getByRole("button")).toHaveCount(0);
  const unknown = await check("unclear-hafen.de");
  await expect(unknown).toContainText(t("domain.state.unknown"));

  // A wrong name is refused at the field; what was typed stays.
  await field.fill("hafen blick!.de");
  await page.keyboard.press("Enter");
  await expect(page.locator("#domain-error")).not.toBeEmpty();
  await expect(field).toHaveValue("hafen blick!.de");

  // A failed call of our own is announced as such, with a retry.
  await page.route("**/api/shop/domain/checks", (route) => route.abort("connectionreset"));
  const failed = await check("hafenblick-2.de");
  await expect(failed).toContainText(t("domain.state.failed"));
  await expect(failed).toContainText(refusalText("en", { _tag: "DomainCheckFailed" }));
  await page.unroute("**/api/shop/domain/checks");
  await failed.getByRole("button", { name: t("domain.tryAgainLabel", { name: "hafenblick-2.de" }) }).click();
  await expect(failed).toContainText(t("domain.state.available"));
});

test("[DOM-01] [DOM-04] [DOM-07] [CRT-08] a transfer asks for its authcode in the cart, a wrong one is refused, the code stays secret", async ({
  page,
  shop,
}) => {
  const person = aPerson();
  await haveAccount(page, person);
  const name = `taken-${Date.now()}.com`;
  await open(page, paths.en.domains);
  await page.getByLabel(t("domain.label"), { exact: true }).fill(name);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: t("domain.transferLabel", { name }) }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: name })
    .getByRole("link", { name: t("domain.toCart") })
    .click();
  await page.waitForURL(`**${paths.en.cart}*`);
  const code = page.getByLabel(t("cart.authcode.label", { name }));
  await code.fill("abc");
  await page.getByRole("button", { name: t("cart.authcode.save") }).click();
  await expect(page.locator("main .k-field-error")).toContainText(/6/);
  await expect(code).toHaveValue("abc");
  await code.fill("Geheim-Code-42");
  await page.getByRole("button", { name: t("cart.authcode.save") }).click();
  await expect(page.getByText(t("cart.authcode.given"))).toBeVisible();
  const cart = await call<unknown>(page, "GET", "/shop/order/cart/current");
  expect(JSON.stringify(cart.result)).not.toContain("Geheim");
  expect(await totalOn(page)).toBe("€0.00");

  await page.getByRole("link", { name: t("cart.toLogin") }).click();
  await page.waitForURL(`**${paths.en.login}`);
  await logIn(page, "en", person);
  await page.waitForURL(`**${paths.en.summary}`);
  await ready(page);
  await placeOrder(page, "en");
  await orderNumber(page, "en");
  expect((await shop.mailTo(person.email)).text).not.toContain("Geheim");
});

test("[CRT-01] [CRT-08] quantity, billing period and removal change the cart, every figure unfolds", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const before = await totalOn(page);
  const item = page.getByRole("listitem", { name: "Web M" });
  await item.getByText(t("cart.moreTerms"), { exact: true }).click();
  for (const key of ["monthly", "setup", "contract", "firstMonthDiscount", "domains"])
    await expect(item.getByText(t(`cart.${key}`), { exact: true })).toBeVisible();
  await item.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("2");
  await page.keyboard.press("Enter");
  await expect(page.locator('main [data-figure="total"]').first()).not.toHaveText(before);
  const two = await totalOn(page);
  await item.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption({ index: 1 });
  await expect(page.locator('main [data-figure="total"]').first()).not.toHaveText(two);
  const rows = page.locator(".k-ledger summary");
  for (let index = 0; index < (await rows.count()); index += 1) await rows.nth(index).click();
  await expect(page.locator(".k-ledger details[open]")).toHaveCount(await rows.count());
  expect(await page.locator(".k-ledger").first().innerText()).not.toMatch(/\{\{|reason\./);
  await item.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("100");
  await page.keyboard.press("Enter");
  await expect(item.locator(".k-field-error")).not.toBeEmpty();
  await page.getByRole("button", { name: t("cart.removeLabel", { title: "Web M" }) }).click();
  await expect(item).toHaveCount(0);
  await expect(page.getByRole("status").first()).toHaveText(t("cart.removed", { title: "Web M" }));
  await page.reload();
  await expect(page.getByRole("listitem", { name: "Web M" })).toHaveCount(0);
});

test("[CRT-04] a voucher takes its value off; an unknown one is not valid, one of too high value blocks the order", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const redeem = async (code: string) => {
    await page.getByLabel(t("cart.voucher.label")).fill(code);
    await page.getByRole("button", { name: t("cart.voucher.redeem"), exact: true }).click();
  };
  const before = await totalOn(page);
  await redeem("NO-SUCH-CODE");
  await expect(page.locator("#voucher-error")).toContainText(/not valid/i);
  await expect(page.getByRole("status").filter({ hasText: /not valid/i })).toHaveCount(1);
  await expect(page.getByLabel(t("cart.voucher.label"))).toHaveValue("NO-SUCH-CODE");
  await redeem("SCHATZKISTE-500");
  await expect(page.locator("#voucher-error")).toHaveText("The voucher value is too high. The order cannot be placed");
  await expect(page.getByRole("status").filter({ hasText: "value is too high" })).toHaveCount(1);
  await expect(page.locator("main")).not.toContainText(t("cart.voucher.redeemed", { code: "SCHATZKISTE-500" }));
  expect(await totalOn(page)).toBe(before);
  const remove = page.getByRole("button", { name: t("cart.voucher.remove", { code: "SCHATZKISTE-500" }) });
  await remove.click();
  await expect(remove).toHaveCount(0);
  await redeem("welcome-3");
  await expect(page.getByText(t("cart.voucher.redeemed", { code: "WELCOME-3" })).last()).toBeVisible();
  await expect(page.locator('[data-figure="voucher"]')).toContainText("3.00");
  expect(await totalOn(page)).not.toBe(before);
});

test("[CRT-01] a cart changed on two devices loses nothing silently: the difference is shown, the own change can be made again", async ({
  page,
  browser,
}) => {
  const name = aFreeName();
  await haveCart(page, name);
  await open(page, paths.en.cart);
  const device = await anotherDevice(browser, page);
  const other = await device.newPage();
  await open(other, paths.en.cart);
  await other.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("status").first()).toContainText(t("cart.changed", { total: "" }));

  await page.getByRole("button", { name: t("cart.removeLabel", { title: name }) }).click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(t("cart.difference.title"));
  await expect(notice).toContainText(t("cart.difference.quantity", { title: "Web M", from: 1, to: 3 }));
  await expect(notice).toContainText(t("cart.difference.change.remove", { title: name }));
  await expect(notice).toBeFocused();
  await expect(page.getByLabel(t("cart.quantityLabel", { title: "Web M" }))).toHaveValue("3");
  await expect(page.getByRole("listitem", { name })).toBeVisible();
  await notice.getByRole("button", { name: t("cart.difference.apply") }).click();
  await expect(page.getByRole("listitem", { name })).toHaveCount(0);
  await expect(page.getByLabel(t("cart.quantityLabel", { title: "Web M" }))).toHaveValue("3");
  await device.close();
});

test("[CRT-01] a login merges the carts: nothing disappears and the difference is shown", async ({ page }) => {
  const person = aPerson();
  await haveAccount(page, person);
  const [mine, both, guest] = [aFreeName(), aFreeName(), aFreeName()];
  // The customer's own cart from an earlier visit.
  await page.request.post("/api/auth/local", {
    data: { identifier: person.email, password: person.password },
    headers: await proof(page),
  });
  await haveCart(page, mine);
  const own = await call<{ version: number }>(page, "GET", "/shop/order/cart/current");
  await call(page, "POST", "/shop/order/cart/current/items", {
    version: own.result.version,
    item: { kind: "domain", domain: { name: both, acquisition: "register" } },
  });
  await page.context().clearCookies();
  // A guest's cart today.
  await addDomain(page, "en", guest);
  await addDomain(page, "en", both);
  await open(page, paths.en.login);
  await logIn(page, "en", person);
  await page.waitForURL(`**${paths.en.cart}*`);
  await expect(page.getByText(t("cart.merged.title"))).toBeVisible();
  for (const name of [mine, both, guest]) await expect(page.getByRole("listitem", { name })).toHaveCount(1);
  await expect(page.getByRole("listitem", { name: "Web M" })).toHaveCount(1);
  await page.getByRole("link", { name: t("cart.toSummary") }).click();
  await page.waitForURL(`**${paths.en.summary}`);
  await expect(page.getByRole("region", { name: t("summary.facts.title") })).toContainText(guest);
});

test("[CHK-07] [CRT-01] a cart that another tab changed is not ordered unseen", async ({ page, context }) => {
  const person = aPerson();
  await haveAccount(page, person);
  await addDomain(page, "en", aFreeName());
  await open(page, paths.en.login);
  await logIn(page, "en", person);
  await page.waitForURL(`**${paths.en.summary}`);
  await ready(page);
  const other = await context.newPage();
  await addDomain(other, "en", aFreeName());
  await placeOrder(page, "en");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(paths.en.summary);
});

test("[CRT-05] [SHL-07] [SHL-13] [SHL-14] a step that cannot be loaded says so, can be tried again, emptied, and leads to the support", async ({
  page,
}) => {
  const titles = { cart: "Your shopping cart could not be loaded", login: t("checkout.errors.login.title") } as const;
  for (const step of ["cart", "login"] as const) {
    await haveCart(page, aFreeName());
    await open(page, "/en");
    await page.route(`**/checkout/${step}/_payload.json*`, async (route) => {
      const answer = await route.fetch();
      const payload = (await answer.json()) as { data: { paths: object; links: object } };
      await route.fulfill({
        response: answer,
        json: {
          ...payload,
          data: {
            step,
            failed: "unreachable",
            referral: step === "cart",
            paths: payload.data.paths,
            links: payload.data.links,
          },
        },
      });
    });
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>('a[href="/en/checkout/cart"]');
      if (href.endsWith("cart")) link?.click();
    }, paths.en[step]);
    if (step === "login") {
      await page.getByRole("link", { name: /cart/i }).first().click();
      await page.getByRole("link", { name: t("cart.toLogin") }).click();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[step]);
    await expect(page.getByRole("link", { name: t("checkout.support") })).toBeVisible();
    await expect(page.getByRole("button", { name: t("checkout.removeAffiliate") })).toHaveCount(
      step === "cart" ? 1 : 0,
    );
    await page.unroute(`**/checkout/${step}/_payload.json*`);
    await page.getByRole("button", { name: t("checkout.tryAgain"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(titles[step]);
  }
});

test("[CRT-05] [LGL-06] [OPS-07] [SHL-01] emptying the cart asks first, gives the focus back, and says that it is done", async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on("console", (message) => message.text().includes("Content Security Policy") && blocked.push(message.text()));
  await addDomain(page, "en", aFreeName());
  await open(page, paths.en.cart);
  const empty = page.getByRole("button", { name: t("cart.clear.ask") });
  await empty.click();
  const dialog = page.getByRole("alertdialog", { name: t("cart.clear.title") });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("cart.clear.cancel") })).toBeFocused();
  await expect(page.locator("main")).toHaveAttribute("data-blurred", "clear-cart");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("main")).not.toHaveAttribute("data-blurred");
  await expect(empty).toBeFocused();
  await empty.click();
  await dialog.getByRole("button", { name: t("cart.clear.confirm") }).click();
  const heading = page.getByRole("heading", { name: t("cart.empty.title") });
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: t("cart.clear.done") })).toHaveCount(1);
  await page.reload();
  await expect(heading).toBeVisible();
  expect(blocked).toEqual([]);
});
