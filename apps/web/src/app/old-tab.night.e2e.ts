// Tabs that were opened before an update: the shop comes up again as another build, with the same data, and what was begun in them is finished.
// `KONTOR_E2E_BEFORE` names a built checkout of an earlier commit that they are opened on; without it they come from this build.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type RunningShop, startShop } from "../../test/browser/harness.ts";
import { nextBuild } from "../../test/browser/next-build.ts";
import { aFreeName, aPerson, ready } from "../../test/browser/shop.ts";
import { haveAccount, haveCart, orderNumber, totalOn } from "../../test/browser/walk.ts";
import { orderButton, paths, words } from "../../test/browser/words.ts";

const t = words("en");
const before = process.env.KONTOR_E2E_BEFORE;

const isAwake = (page: Page): Promise<boolean> => page.evaluate(() => "awake" in document.documentElement.dataset);

/** As `ready`, for pages of any build: an earlier one had no mark of its own for a document that is awake. */
const begun = async (page: Page): Promise<void> => {
  if (before === undefined) return ready(page);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Shift");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
};

const begin = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await begun(page);
};

/** A visitor of their own, with nothing but what this shop gave them. */
const visitor = async (browser: Browser, shop: RunningShop): Promise<Page> => {
  const context = await browser.newContext({ baseURL: shop.url, locale: "en-GB" });
  return context.newPage();
};

const cookie = async (page: Page, name: string): Promise<string | undefined> =>
  (await page.context().cookies()).find((each) => each.name === name)?.value;

/** Puts into the cart what is chosen on the product's page. */
const addChosen = async (page: Page): Promise<void> => {
  await page
    .getByRole("complementary")
    .getByRole("button", { name: t("product.ledger.add"), exact: true })
    .click();
  await page.waitForURL(`**${paths.en.cart}*`);
};

test("[VIS-05] [CRT-01] [LOC-16] tabs from before an update go on after it: what was chosen, typed and put into the cart is there, and an order is finished", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const shop = await startShop({}, before === undefined ? undefined : join(before, "apps/web"));
  const next = nextBuild();
  try {
    const reader = await visitor(browser, shop);
    await reader.goto("/en", { waitUntil: "networkidle" });
    await reader.locator("a.s-language").click();
    await expect(reader.locator("html")).toHaveAttribute("lang", "de");
    await reader.goto("/en", { waitUntil: "networkidle" });
    expect(await isAwake(reader)).toBe(false);
    const walker = await visitor(browser, shop);
    await begin(walker, "/en/hosting");

    const chooser = await visitor(browser, shop);
    await begin(chooser, paths.en.product);
    const first = await totalOn(chooser);
    await chooser.locator('input[name="months"]').last().check();
    await expect.poll(() => totalOn(chooser)).not.toBe(first);
    const chosen = await totalOn(chooser);

    // No script of this page has come yet: the line is slow.
    const late = await visitor(browser, shop);
    await late.route("**/assets/*.js", (route) => route.abort());
    await late.goto(paths.en.product, { waitUntil: "networkidle" });
    await late.locator('input[name="months"]').last().check();

    const holder = await visitor(browser, shop);
    await haveCart(holder, aFreeName());
    await begin(holder, paths.en.cart);
    const cart = await cookie(holder, "cartId");

    const buyer = await visitor(browser, shop);
    const person = aPerson();
    await haveAccount(buyer, person);
    await haveCart(buyer, aFreeName());
    await begin(buyer, paths.en.login);
    await buyer.getByLabel(t("login.choose.returning")).check();
    // By names: they are what holds from build to build, words are not.
    for (const name of ["email", "password"] as const)
      await buyer.locator(`form[action="/forms/login"] [name="${name}"]`).fill(person[name]);
    await buyer.keyboard.press("Enter");
    await buyer.waitForURL(`**${paths.en.summary}`);
    await begun(buyer);
    const total = await totalOn(buyer);
    for (const name of ["terms", "cancellationPolicy", "adult"]) await buyer.locator(`#agree-${name}`).check();

    const canceller = await visitor(browser, shop);
    await canceller.goto("/de/kontakt/vertraege-kuendigen", { waitUntil: "networkidle" });
    for (const [name, value] of [
      ["product", "Web M"],
      ["email", person.email],
      ["emailRepeat", person.email],
    ] as const)
      await canceller.locator(`main [name="${name}"]`).fill(value);
    await canceller.locator('[name="termination"][value="ordinary"]').check();
    await canceller.locator('[name="end"][value="next"]').check();

    const old = await (await fetch(`${shop.url}/en`)).text();
    await shop.update(next.web);
    await late.unrouteAll();
    const [, script = ""] = /(\/assets\/[\w.-]+\.js)/.exec(old) ?? [];
    expect([script, (await fetch(shop.url + script)).status]).toEqual([expect.stringMatching(/./), 404]);

    await test.step("a page that slept: its forms and links work, and its cookies hold", async () => {
      const [summary, country] = [reader.locator(".s-vat"), reader.locator("#vat-country")];
      // The touch wakes the page, whose scripts may be gone: it may be loaded anew before the choice was opened.
      await expect(async () => {
        if (!(await country.isVisible())) await summary.click({ timeout: 2_000 });
        await country.selectOption("AT", { timeout: 2_000 });
        await reader.getByRole("button", { name: t("shell.vat.apply") }).click({ timeout: 2_000 });
        await expect(summary).toContainText("20%", { timeout: 3_000 });
      }).toPass({ timeout: 40_000 });
      await ready(reader);
      expect(await cookie(reader, "vatCountry")).toBe("AT");
      await reader.goto("/");
      await expect(reader).toHaveURL(/\/de$/);
    });

    await test.step("a page that was awake: the next page is the new build's", async () => {
      await walker.getByRole("navigation").getByRole("link", { name: "Groupware", exact: true }).first().click();
      await expect(walker).toHaveURL(/\/en\/groupware$/);
      await expect(walker.getByRole("heading", { level: 1 })).toHaveText("Groupware");
      await walker.getByRole("contentinfo").getByRole("link", { name: "Jobs", exact: true }).click();
      await expect(walker).toHaveURL(/\/en\/jobs$/);
      await expect(walker.getByRole("heading", { level: 1 })).toHaveText("Jobs");
    });

    await test.step("what was chosen goes into the cart, by scripts and by the plain form", async () => {
      for (const page of [chooser, late]) {
        await expect(page.locator('input[name="months"]').last()).toBeChecked();
        await addChosen(page);
        await ready(page);
        expect(await totalOn(page)).toBe(chosen);
      }
    });

    await test.step("a cart is changed, and is the same cart", async () => {
      const field = holder.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
      const one = await totalOn(holder);
      await field.fill("2");
      await holder.keyboard.press("Enter");
      await expect.poll(() => totalOn(holder)).not.toBe(one);
      const two = await totalOn(holder);
      await holder.reload();
      await ready(holder);
      expect([await totalOn(holder), await field.inputValue(), await cookie(holder, "cartId")]).toEqual([
        two,
        "2",
        cart,
      ]);
    });

    await test.step("a contract is cancelled with what was typed before", async () => {
      await canceller.getByRole("button", { name: "jetzt kündigen", exact: true }).click();
      await expect(canceller.getByRole("status")).toContainText("Eingegangen am");
      await expect(canceller.getByRole("definition").filter({ hasText: "Web M" })).toBeVisible();
    });

    await test.step("an order is finished for the total that was shown", async () => {
      const order = buyer.getByRole("button", { name: orderButton.en, exact: true });
      await order.click();
      // A quote in which another build says more than before is shown and accepted once more.
      const again = buyer.getByRole("button", { name: t("summary.changed.accept") });
      if (before !== undefined) await again.or(buyer.locator('[data-figure="order-number"]')).first().waitFor();
      if (before !== undefined && (await again.isVisible())) {
        await again.click();
        for (const name of ["terms", "cancellationPolicy", "adult"]) await buyer.locator(`#agree-${name}`).check();
        await order.click();
      }
      await orderNumber(buyer, "en");
      expect(await totalOn(buyer)).toBe(total);
    });
  } finally {
    await shop.close();
    next.remove();
  }
});

test("[VIS-05] [LOC-16] where the shop is built again in the folder of one that runs, its pages have their content and wake", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const built = nextBuild();
  const shop = await startShop({}, built.web);
  try {
    // Later than the start: no page was visited, and nothing of this build is there any more.
    rmSync(join(built.web, "dist"), { recursive: true });
    const reader = await visitor(browser, shop);
    const missing: string[] = [];
    reader.on("response", (response) => {
      if (response.status() >= 400 && response.url().includes("/assets/")) missing.push(response.url());
    });
    for (const path of [paths.en.product, "/en/blog", "/en/jobs", paths.en.login]) {
      await reader.goto(path);
      await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
      await reader.keyboard.press("Shift");
      await expect.poll(() => isAwake(reader)).toBe(true);
    }
    await begin(reader, paths.en.product);
    await addChosen(reader);
    expect(missing).toEqual([]);
  } finally {
    await shop.close();
    built.remove();
  }
});
