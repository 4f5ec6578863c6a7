// What random walks through the cart have found, one race each: changes that other tabs did not hear of, wishes that went with their page, answers that were overtaken. [CRT-01] [CRT-08]
import type { Page, Route } from "@playwright/test";
import { cartOf, changes, items, quantityOf, type } from "../../../test/browser/cart-steps.ts";
import { aFreeName, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { addDomain, addHosting, call, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const t = words("en");
const looks = "**/checkout/cart/_payload.json*";

const billingOf = (page: Page) => page.getByLabel(t("cart.billingLabel", { title: "Web M" })).first();

test("[CRT-01] what is put in from a product page, a search or a configurator is shown in another tab without a touch", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await expect(items(page)).toHaveCount(2);
  const other = await context.newPage();
  await addHosting(other, "en");
  await expect(quantityOf(page)).toHaveValue("2");
  const name = aFreeName();
  await addDomain(other, "en", name);
  await expect(items(page).filter({ hasText: name })).toHaveCount(1);
  await open(other, paths.en.cart);
  await other
    .getByRole("link", { name: t("cart.editLabel", { title: "Web M" }) })
    .first()
    .click();
  await other.waitForURL(/item=/);
  await ready(other);
  await other.locator('label:has(input[name="months"][value="12"])').click();
  await other
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.save"), exact: true })
    .click();
  await expect(page.getByLabel(t("cart.billingLabel", { title: "Web M" })).first()).toHaveValue("12");
});

test("[CRT-01] [CRT-08] what was made though its answer was lost is not made again after a reload, nor called a change from elsewhere", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await page.route(changes, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: t("cart.removeLabel", { title: "Web M" }) }).click();
  await expect(page.getByText(t("cart.unsaved.title"))).toBeVisible();
  await page.unroute(changes);
  const refused = page.waitForResponse(changes);
  await page.reload();
  expect((await refused).status()).toBe(409);
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
  await expect(page.locator("main .k-notice")).toHaveCount(0);
});

test("[CRT-01] [CRT-08] what is not saved yet is stored, also when the page goes in the moment in which its next screen takes it over", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const remove = window.removeEventListener.bind(window);
    Object.assign(window, {
      removeEventListener: (type: string, ...rest: [EventListener]) => {
        remove(type, ...rest);
        // Once the last listener of a cart that is taken over is gone, the page goes.
        if (type === "pagehide" && document.documentElement.dataset["goes"] !== undefined)
          queueMicrotask(() => {
            window.dispatchEvent(new PageTransitionEvent("pagehide"));
            document.documentElement.dataset["stored"] = sessionStorage.getItem("shop:unsent-intents") ?? "nothing";
          });
      },
    });
  });
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await page.route(changes, (route) => route.abort("connectionreset"));
  await page.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption("6");
  await expect(page.getByText(t("cart.unsaved.title"))).toBeVisible();
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Groupware", exact: true })
    .first()
    .click();
  await expect(quantityOf(page)).toHaveCount(0);
  await page.locator("html").evaluate((html) => (html.dataset["goes"] = "true"));
  await page.locator(`header a[href="${paths.en.cart}"]`).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-stored", /"kind":"billing"/);
});

test("[CRT-01] [CRT-08] what is wanted while the scripts that send it do not come is made when the visitor comes back", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, "/en/groupware");
  const toCart = page.locator(`header a[href="${paths.en.cart}"]`).first();
  await toCart.click();
  await expect(quantityOf(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption("6");
  await expect(page.getByText(t("cart.unsaved.title"))).toBeVisible();
  // The page from before needs no connection.
  await page.goBack();
  await expect(quantityOf(page)).toHaveCount(0);
  await context.setOffline(false);
  await toCart.click();
  await expect(page.getByLabel(t("cart.billingLabel", { title: "Web M" }))).toHaveValue("6");
  await expect.poll(async () => (await cartOf(page)).items[0]?.billingMonths).toBe(6);
});

for (const at of ["before", "after"] as const)
  test(`[CRT-01] [CRT-08] what is discarded ${at} the scripts that send it came is shown no more`, async ({
    page,
    context,
  }) => {
    await haveCart(page, aFreeName());
    await open(page, "/en/groupware");
    await page.locator(`header a[href="${paths.en.cart}"]`).first().click();
    await expect(quantityOf(page)).toBeVisible();
    const discard = page.getByRole("button", { name: t("cart.unsaved.discard") });
    if (at === "after") {
      await type(page, "2");
      await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(2);
    }
    await context.setOffline(true);
    await type(page, "4");
    await discard.click();
    await expect(quantityOf(page)).toHaveValue(at === "after" ? "2" : "1");
    // The field is left by pressing the button: both are heard at once.
    await page.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption("6");
    await quantityOf(page).fill("5");
    await discard.click();
    await expect(discard).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(quantityOf(page)).toHaveValue(at === "after" ? "2" : "1");
    await expect(page.getByLabel(t("cart.billingLabel", { title: "Web M" }))).toHaveValue("1");
  });

test("[CRT-01] a change that another tab makes while an own one is on its way is shown after it", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const other = await context.newPage();
  await open(other, paths.en.cart);
  const delivered = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  await page.route(changes, async (route) => {
    const response = await route.fetch();
    reached.resolve();
    await delivered.promise;
    await route.fulfill({ response });
  });
  await type(page, "4");
  await reached.promise;
  await open(other, paths.en.cart);
  await other.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption("12");
  await expect(other.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
  delivered.resolve();
  await expect(page.getByLabel(t("cart.billingLabel", { title: "Web M" }))).toHaveValue("12");
  await expect(quantityOf(page)).toHaveValue("4");
});

test("[CRT-01] a look at the cart that fails is made again when the connection is back", async ({ page, context }) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const other = await context.newPage();
  await open(other, paths.en.cart);
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("_payload.json"));
  await page.route(looks, (route) => route.abort("connectionreset"));
  await type(other, "3");
  await lost;
  await page.unroute(looks);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(quantityOf(page)).toHaveValue("3");
});

test("[CRT-01] [CRT-08] a page that was made before a change and comes after its answer shows the change", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const removed = page.waitForResponse((response) => response.request().method() === "DELETE");
  const { promise: made, resolve: isMade } = Promise.withResolvers<void>();
  await page.route(changes, async (route) => {
    await made;
    await route.continue();
  });
  await page.route(`**${paths.en.cart}`, async (route) => {
    const response = await route.fetch();
    isMade();
    await removed;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: t("cart.removeLabel", { title: "Web M" }) }).click();
  await expect(items(page).filter({ hasText: "Web M" })).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(items(page).filter({ hasText: "Web M" })).toHaveCount(0);
});

/** The first change is made and its answer lost; the second is refused before anybody looks at the cart. */
const loseThenRefuse = async (page: Page): Promise<void> => {
  let changesSent = 0;
  await page.route(changes, async (route) => {
    changesSent += 1;
    if (changesSent > 1)
      return route.fulfill({
        status: 429,
        contentType: "application/problem+json",
        json: { type: "about:blank", title: "Too often", status: 429, detail: "Too often", refusal: "RateLimited" },
      });
    await route.fetch();
    await route.abort("connectionreset");
  });
};

test("[CRT-01] a change that was made without an answer is shown, though its second try after a reload is refused", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await loseThenRefuse(page);
  await type(page, "2");
  await expect(page.getByRole("button", { name: t("cart.unsaved.retry") })).toBeVisible();
  await page.reload();
  await expect(quantityOf(page)).toHaveAccessibleDescription("Too often");
  await expect(quantityOf(page)).toHaveValue("2");
  expect((await cartOf(page)).items[0]).toMatchObject({ quantity: 2 });
});

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const t = words(locale);

  inTurn(locale).test(
    `[CRT-08] [LGL-06] a name that is removed from its plan can be put back by the key that removed it, and is there after a reload (${locale})`,
    async ({ page }) => {
      const name = aFreeName();
      await addHosting(page, locale, name);
      const plan = page.getByRole("listitem", { name: "Web M" });
      const names = plan.getByRole("list").getByRole("listitem");
      await plan.getByRole("button", { name: t("cart.removeLabel", { title: name }) }).click();
      await expect(names).toHaveCount(0);
      await expect(page.getByRole("button", { name: t("cart.undoLabel", { title: name }) })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(names).toContainText([name]);
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
      await page.reload();
      await expect(names).toContainText([name]);
    },
  );
}

test("[CRT-01] [LGL-06] without a connection nothing is said to be saved, and the way on leads to what is not", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await type(page, "2");
  const status = page.getByRole("status").first();
  await expect(status).toContainText("First invoice");
  await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(2);
  await context.setOffline(true);
  await type(page, "4");
  await expect(status).toHaveText(t("cart.unsaved.lead"));
  await page.locator("#go-on").press("Enter");
  await expect(page.getByRole("button", { name: t("cart.unsaved.retry") })).toBeFocused();
  await expect(page.getByRole("button", { name: t("cart.unsaved.retry") })).toBeInViewport();
  await context.setOffline(false);
  // The browser takes a moment until its requests pass again.
  await expect.poll(() => page.evaluate(() => fetch("/csrf.json").then(Boolean, () => false))).toBe(true);
  await page.locator("#go-on").press("Enter");
  await page.waitForURL(`**${paths.en.login}`);
  expect((await cartOf(page)).items[0]?.quantity).toBe(4);
});

test("[CRT-01] [CRT-08] what the shop refuses while the visitor is on another page is said when they come back", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const sent = Promise.withResolvers<Route>();
  await page.route(changes, (route) => sent.resolve(route));
  const refusal = {
    status: 409,
    contentType: "application/problem+json",
    json: {
      type: "urn:kontor:refusal:ProductSoldOut",
      title: "Web M is sold out",
      status: 409,
      detail: "Web M is sold out",
      refusal: "ProductSoldOut",
    },
  };
  await type(page, "4");
  const change = await sent.promise;
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Groupware", exact: true })
    .first()
    .click();
  await page.waitForURL("**/groupware");
  await expect(quantityOf(page)).toHaveCount(0);
  const answered = page.waitForResponse(changes);
  await change.fulfill(refusal);
  await answered;
  await page.unroute(changes);
  await page.route(changes, (route) => route.fulfill(refusal));
  await page.locator(`header a[href="${paths.en.cart}"]`).first().click();
  await page.waitForURL(`**${paths.en.cart}*`);
  await expect(quantityOf(page)).toHaveAccessibleDescription("Web M is sold out");
  await expect(quantityOf(page)).toHaveValue("1");
});

test("[CRT-01] [LOC-06] the cart in the other language has the titles of that language", async ({ page }) => {
  const { result } = await call<{ version: number }>(page, "POST", "/shop/order/cart");
  await call(page, "POST", "/shop/order/cart/current/items", {
    version: result.version,
    item: { kind: "product", product: "vps-m", additions: [{ product: "dedicated-ipv4", quantity: 1 }] },
  });
  await open(page, paths.en.cart);
  await expect(page.getByLabel("Dedicated IPv4 address", { exact: false }).first()).toBeVisible();
  await page.locator("a.s-language").first().click();
  await page.waitForURL(`**${paths.de.cart}*`);
  await expect(page.getByLabel("Eigene IPv4-Adresse", { exact: false }).first()).toBeVisible();
});

test("[CRT-01] [CRT-08] a cart that is gone back to has the fields of the cart as it is, none that the browser remembers", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  await expect(billingOf(page)).toHaveValue("1");
  await page.goto(paths.en.product);
  const other = await context.newPage();
  await open(other, paths.en.cart);
  await billingOf(other).selectOption("6");
  await type(other, "3");
  await expect
    .poll(async () => (await cartOf(other)).items.find(({ quantity }) => quantity === 3)?.billingMonths)
    .toBe(6);
  await other.close();
  await page.goBack();
  await ready(page);
  await expect(billingOf(page)).toHaveValue("6");
  await expect(quantityOf(page)).toHaveValue("3");
});
