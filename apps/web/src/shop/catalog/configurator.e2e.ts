// The configurator answers each press: asleep, awake and without scripts; it reads out what changed, and errors stand at their field. [PRD-01] [PRD-07] [LGL-06]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { aFreeName, expect, inTurn, type Locale, open, ready, test } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

const taken = "not_a_name.de";

for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
  const turn = inTurn(locale);
  const t = words(locale);
  const domainField = (page: Page) => page.getByLabel(t("product.domains.label"), { exact: true });
  const check = (page: Page) => page.getByRole("button", { name: t("product.domains.add"), exact: true });
  const intoCart = (page: Page) =>
    page.getByRole("complementary").getByRole("button", { name: t("product.ledger.add"), exact: true });

  turn.test(
    `[LOC-16] [CRT-01] "into the cart" on a page whose scripts have not come is busy at once, is sent once and arrives (${locale})`,
    async ({ page }) => {
      const sent: string[] = [];
      const scripts = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<void>();
      await page.route("**/assets/*.js", (route) =>
        scripts.promise.then(() => route.continue()).catch(() => undefined),
      );
      await page.route("**/forms/cart-item", async (route) => {
        sent.push(route.request().method());
        await answer.promise;
        await route.continue();
      });
      await page.goto(paths[locale].product, { waitUntil: "domcontentloaded" });
      await page.locator('input[name="months"][value="12"]').check({ force: true, noWaitAfter: true });
      // Two presses without a pause, as of a visitor who is unsure of the first.
      const marks = await intoCart(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        const first = button.ariaBusy;
        button.click();
        return [first, button.ariaBusy, "awake" in document.documentElement.dataset];
      });
      expect(marks).toEqual(["true", "true", false]);
      answer.resolve();
      await page.waitForURL(`**${paths[locale].cart}*`, { waitUntil: "commit" });
      scripts.resolve();
      await ready(page);
      expect(sent).toEqual(["POST"]);
      await expect(page.getByRole("listitem", { name: "Web M" })).toHaveCount(1);
      await expect(page.getByRole("listitem", { name: "Web M" }).getByRole("combobox").first()).toHaveValue("12");
    },
  );

  turn.test(
    `[DOM-02] [PRD-07] [FRM-01] a name that cannot be had is refused at its field, in sight and with the focus there, awake (${locale})`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await open(page, paths[locale].product);
      const field = domainField(page);
      await field.fill(taken);
      await check(page).click();
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(taken);
      const error = page.locator("#domain-error");
      await expect(error).toBeInViewport({ ratio: 1 });
      expect(await error.evaluate((text) => text.getBoundingClientRect().bottom)).toBeLessThan(
        (
          await page
            .getByRole("button", { name: t("product.ledger.add"), exact: true })
            .last()
            .boundingBox()
        )?.y ?? 0,
      );
      await expect(field).toHaveAccessibleDescription(
        new RegExp((await error.innerText()).slice(0, 20).replace(/[.?()]/g, "\\$&")),
      );
      expect(await findings(page, everything)).toEqual([]);
      const name = aFreeName();
      await field.fill(name);
      await expect(error).toHaveCount(0);
      await expect(field).not.toHaveAttribute("aria-invalid");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: t("product.domains.remove", { name }) })).toBeVisible();
      await expect(error).toHaveCount(0);
    },
  );

  turn.test(
    `[LGL-06] [PRD-07] the focus stays where its owner is when names come and go (${locale})`,
    async ({ page }) => {
      const [one, two] = [aFreeName(), aFreeName()];
      await open(page, paths[locale].product);
      const remove = (name: string) => page.getByRole("button", { name: t("product.domains.remove", { name }) });
      for (const name of [one, two]) {
        await domainField(page).fill(name);
        await check(page).focus();
        await page.keyboard.press("Enter");
        await expect(remove(name)).toBeVisible();
        await expect(domainField(page)).toBeFocused();
      }
      await remove(one).press("Enter");
      await expect(remove(one)).toHaveCount(0);
      await expect(remove(two)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(remove(two)).toHaveCount(0);
      await expect(domainField(page)).toBeFocused();
    },
  );

  turn.test(
    `[LGL-06] [CRT-01] [LOOK3-16] awake, a plan goes into the cart without leaving the document: the button is busy, the cart's heading has the focus and it is read out, with no toast over it (${locale})`,
    async ({ page }) => {
      await open(page, paths[locale].product);
      const answer = Promise.withResolvers<void>();
      await page.route("**/cart/current/items", (route) => answer.promise.then(() => route.continue()));
      await page.evaluate(() => Object.assign(window, { stays: true }));
      await intoCart(page).click();
      await expect(intoCart(page)).toHaveAttribute("aria-busy", "true");
      await intoCart(page).click({ force: true });
      answer.resolve();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await expect(page.locator("main h1")).toBeFocused();
      expect(await page.evaluate(() => "stays" in window)).toBe(true);
      await expect(page.getByRole("listitem", { name: "Web M" })).toHaveCount(1);
      await expect(
        page.locator("[aria-live=polite]").filter({ hasText: t("product.ledger.put", { title: "Web M" }) }),
      ).not.toHaveCount(0);
      await expect(page.locator(".s-toast")).toHaveCount(0);
    },
  );
}

test("[PRD-01] [VAT-10] awake, a choice is painted as pending before what calculates its ledger is fetched", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, paths.en.product);
  const pending = await page
    .locator(".k-number button")
    .last()
    .evaluate(async (more: HTMLButtonElement) => {
      const isFetched = () =>
        performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/product-ledger-"));
      const before = isFetched();
      more.click();
      // A request stands among the resources once its answer has come.
      const frame = await new Promise<number>((painted) => requestAnimationFrame(painted));
      const isBusy = document.querySelector("main form > div:last-of-type > p[aria-busy=true]") !== null;
      while (!isFetched()) await new Promise((later) => setTimeout(later, 20));
      const begun =
        performance.getEntriesByType("resource").find(({ name }) => name.includes("/assets/product-ledger-"))
          ?.startTime ?? 0;
      return { before, isBusy, isFirst: frame <= begun };
    });
  expect(pending).toEqual({ before: false, isBusy: true, isFirst: true });
});
