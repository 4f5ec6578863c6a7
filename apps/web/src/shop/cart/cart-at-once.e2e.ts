// The cart answers at once: what is changed is shown before the server has said so, is put right by it, and is not lost without it. [CRT-01] [CRT-04] [CRT-08]
import type { Page, Route } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { cartOf, changes } from "../../../test/browser/cart-steps.ts";
import { aFreeName, expect, inTurn, type Locale, open, test } from "../../../test/browser/shop.ts";
import { addHosting, call, haveCart, totalOn, openVoucher } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** Holds back every change of the cart until it is let go; says what was sent so far. */
const delayChanges = async (
  page: Page,
): Promise<{ readonly sent: () => readonly string[]; readonly letGo: () => Promise<void> }> => {
  const waiting: Route[] = [];
  const sent: string[] = [];
  let isOpen = false;
  await page.route(changes, async (route) => {
    sent.push(
      `${route.request().method()} ${new URL(route.request().url()).pathname.split("/current/")[1]?.split("/")[0]}`,
    );
    if (isOpen) return route.continue();
    waiting.push(route);
  });
  return {
    sent: () => sent,
    letGo: async () => {
      isOpen = true;
      for (const route of waiting.splice(0)) await route.continue();
    },
  };
};

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[CRT-01] [CRT-08] a quantity that is being typed stays when another one comes from elsewhere, and is the one that is sent (${locale})`,
    async ({ page }) => {
      await haveCart(page, aFreeName());
      await open(page, paths[locale].cart);
      const field = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
      const before = await totalOn(page);
      await field.fill("2");
      const { version, items } = await cartOf(page);
      await call(page, "PATCH", `/shop/order/cart/current/items/${items[0]?.id}`, { version, quantity: 5 });
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      await expect(page.locator('main [data-figure="total"]').first()).not.toHaveText(before);
      await expect(field).toHaveValue("2");
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await cartOf(page)).items[0]?.quantity).toBe(2);
    },
  );

  turn.test(
    `[CRT-01] [CRT-08] [CRT-03] every change is shown before the server answers, each control can be used meanwhile, and the server has all of it in the end (${locale})`,
    async ({ page }) => {
      const name = aFreeName();
      await haveCart(page, name);
      await open(page, paths[locale].cart);
      const plan = page.getByRole("listitem", { name: "Web M" });
      const total = page.locator('main [data-figure="total"]').first();
      const before = await totalOn(page);
      const { sent, letGo } = await delayChanges(page);

      await plan.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
      await page.keyboard.press("Enter");
      await expect(total).not.toHaveText(before);
      await expect(
        page.getByRole("status").filter({ hasText: t("cart.changed", { total: await totalOn(page) }) }),
      ).toHaveCount(1);
      const three = await totalOn(page);
      await plan.getByLabel(t("cart.billingLabel", { title: "Web M" })).selectOption("12");
      await expect(total).not.toHaveText(three);
      await page.getByRole("button", { name: t("cart.include.label", { name, plan: "Web M" }) }).click();
      await expect(plan).toContainText(name);
      await expect(plan).toContainText(t("cart.domainIncluded"));
      await expect(plan.getByRole("heading")).toBeFocused();
      const foretold = await totalOn(page);
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).toHaveAttribute("aria-busy", "true");
      expect(sent()).toEqual(["PATCH items"]);
      expect(await findings(page, everything)).toEqual([]);
      expect((await cartOf(page)).items[0]).toMatchObject({ quantity: 1 });

      await letGo();
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
      expect(await totalOn(page)).toBe(foretold);
      expect(sent()).toEqual(["PATCH items", "PATCH items", "PATCH domains"]);
      expect((await cartOf(page)).items).toMatchObject([
        { quantity: 3, billingMonths: 12, domains: [{ ascii: name }] },
      ]);
      await page.reload();
      expect(await totalOn(page)).toBe(foretold);
    },
  );

  turn.test(
    `[CRT-01] [LGL-06] without a connection what is wanted stays and says so, and is saved when the connection is back (${locale})`,
    async ({ page, context }) => {
      await haveCart(page, aFreeName());
      await open(page, paths[locale].cart);
      const quantity = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
      await quantity.fill("2");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
      await context.setOffline(true);
      await quantity.fill("4");
      await page.keyboard.press("Enter");
      const notice = page.getByRole("status").filter({ hasText: t("cart.unsaved.title") });
      await expect(notice).toContainText(t("cart.difference.change.quantity", { title: "Web M", to: 4 }));
      await expect(quantity).toHaveValue("4");
      expect(await findings(page, everything)).toEqual([]);
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
      expect((await cartOf(page)).items[0]).toMatchObject({ quantity: 4 });
    },
  );

  turn.test(
    `[CRT-08] [LGL-06] what is removed can be put back where it was; the focus goes along (${locale})`,
    async ({ page }) => {
      const [one, two] = [aFreeName(), aFreeName()];
      await addHosting(page, locale, one);
      const version = (await cartOf(page)).version;
      await call(page, "POST", "/shop/order/cart/current/items", {
        version,
        item: { kind: "domain", domain: { name: two, acquisition: "register" } },
      });
      await open(page, paths[locale].cart);
      const items = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });
      const before = await totalOn(page);

      await page.getByRole("button", { name: t("cart.removeLabel", { title: "Web M" }) }).click();
      await expect(items).toHaveText([two]);
      const undo = page.getByRole("button", { name: t("cart.undoLabel", { title: "Web M" }) });
      await expect(undo).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: t("cart.removed", { title: "Web M" }) })).toHaveCount(1);
      expect(await findings(page, everything)).toEqual([]);
      await undo.click();
      await expect(items).toHaveText(["Web M", two]);
      await expect(page.getByRole("listitem", { name: "Web M" }).getByRole("heading")).toBeFocused();
      await expect(page.getByRole("region", { name: t("cart.yourOrder") })).not.toHaveAttribute("aria-busy");
      expect(await totalOn(page)).toBe(before);
    },
  );
}

const t = words("en");

test("[CRT-04] a voucher is pending until the shop has answered, and takes one call", async ({ page }) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const before = await totalOn(page);
  const { letGo } = await delayChanges(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openVoucher(page);
  await page.getByLabel(t("cart.voucher.label")).fill("welcome-3");
  const redeem = page.getByRole("button", { name: t("cart.voucher.redeem"), exact: true });
  await redeem.click();
  await expect(page.getByText(t("cart.voucher.checking"))).toBeVisible();
  await expect(redeem).toHaveAttribute("aria-busy", "true");
  expect(await totalOn(page)).toBe(before);
  await letGo();
  await expect(page.getByText(t("cart.voucher.redeemed", { code: "WELCOME-3" })).last()).toBeVisible();
  expect(await totalOn(page)).not.toBe(before);
  await expect(page.getByRole("button", { name: t("cart.voucher.remove", { code: "WELCOME-3" }) })).toBeFocused();
  // The way on is in sight, so that the next page may be fetched meanwhile.
  expect(calls.filter((made) => !/\.(js|css)$|csrf|^GET .*_payload\.json$/.test(made))).toEqual([
    "PUT /api/shop/order/cart/current/voucher",
  ]);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel(t("cart.voucher.label"))).toBeFocused();
  expect(await totalOn(page)).toBe(before);
});

test("[CRT-01] [CRT-08] what the server answers otherwise is put right, and the reason is at its field", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const before = await totalOn(page);
  await page.route(changes, (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      json: {
        type: "urn:kontor:refusal:ProductSoldOut",
        title: "Web M is sold out",
        status: 409,
        detail: "Web M is sold out",
        refusal: "ProductSoldOut",
      },
    }),
  );
  const quantity = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
  await quantity.fill("2");
  await page.keyboard.press("Enter");
  await expect(quantity).toHaveAccessibleDescription("Web M is sold out");
  await expect(quantity).toHaveValue("1");
  await expect(page.getByText(t("cart.unsaved.title"))).toHaveCount(0);
  expect(await totalOn(page)).toBe(before);
});

test("[CRT-01] an answer that was lost after the shop had made the change is no change from elsewhere", async ({
  page,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  let isLost = true;
  await page.route(changes, async (route) => {
    if (!isLost) return route.continue();
    isLost = false;
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("2");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: t("cart.unsaved.retry") }).click();
  await expect(page.getByText(t("cart.unsaved.title"))).toHaveCount(0);
  await expect(page.getByText(t("cart.difference.title"))).toHaveCount(0);
  expect((await cartOf(page)).items[0]).toMatchObject({ quantity: 2 });
});

test("[CRT-01] two tabs agree without a touch: what one changes, the other shows and says", async ({
  page,
  context,
}) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const other = await context.newPage();
  await open(other, paths.en.cart);
  await other.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("3");
  await other.keyboard.press("Enter");
  await expect(page.getByLabel(t("cart.quantityLabel", { title: "Web M" }))).toHaveValue("3");
  await expect(page.getByText(t("cart.difference.quantity", { title: "Web M", from: 1, to: 3 }))).toBeVisible();
  expect(await totalOn(page)).toBe(await totalOn(other));
});

test("[CRT-01] [CHK-01] who goes on while a change is on its way goes on when it is saved", async ({ page }) => {
  await haveCart(page, aFreeName());
  await open(page, paths.en.cart);
  const { letGo } = await delayChanges(page);
  await page.getByLabel(t("cart.quantityLabel", { title: "Web M" })).fill("5");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: t("cart.toLogin") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("checkout.keepsWorking") })).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(paths.en.cart);
  await letGo();
  await page.waitForURL(`**${paths.en.login}`);
  expect((await cartOf(page)).items[0]).toMatchObject({ quantity: 5 });
});
