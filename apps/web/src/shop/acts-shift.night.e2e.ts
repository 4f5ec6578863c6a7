// Nothing moves by itself when a visitor searches, configures or changes the cart on a slow phone: each act of the three is measured. [LGL-06] [DOM-01] [PRD-01] [CRT-08]
import type { Page } from "@playwright/test";
import { noteShifts, onSlowPhone, spontaneousShiftIn } from "../../test/browser/slow-phone.ts";
import { aFreeName, aTakenName, expect, inTurn, ready, test } from "../../test/browser/shop.ts";
import { call, haveCart, openVoucher } from "../../test/browser/walk.ts";
import { paths, words } from "../../test/browser/words.ts";

const most = 0.01;

/** Does something, waits for what it leads to, and tells what moved by itself meanwhile where that is too much. */
const acts = (page: Page) => {
  const faults: string[] = [];
  let last = 0;
  return {
    faults,
    /** A new document is there. */
    begin: async (name: string, path: string) => {
      await page.goto(path);
      await ready(page);
      last = 0;
      await tell(name);
    },
    act: async (name: string, does: () => Promise<unknown>, until: () => Promise<unknown>) => {
      await does();
      await until();
      await tell(name);
    },
    /** Another page comes, which may have no banner above it: header and page go up together. */
    leads: async (name: string, does: () => Promise<unknown>, until: () => Promise<unknown>) => {
      await does();
      await until();
      await tell(name, /^[\d.]+ (?:MAIN|HEADER) /);
    },
  };

  /** What the browser draws last of an act may come a moment after what it is known by. */
  async function tell(name: string, goesAlong: RegExp | null = null): Promise<void> {
    await page.waitForTimeout(900);
    const { spontaneous, moved } = await spontaneousShiftIn(page);
    const own = spontaneous < last ? spontaneous : spontaneous - last;
    last = spontaneous;
    const isFault = goesAlong === null || moved.some((one) => !goesAlong.test(one));
    if (own > most && isFault) faults.push(`${name}: ${own.toFixed(4)} by ${moved.slice(-6).join(" | ")}`);
  }
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] [DOM-09] [LGL-06] no act of the domain search moves the page by itself, ${locale}`,
    async ({ page }) => {
      test.setTimeout(120_000);
      await onSlowPhone(page);
      await noteShifts(page);
      const { begin, act, faults } = acts(page);
      const rows = page.locator("section[aria-labelledby=answers-title] li");
      const isDone = async () => {
        await expect(rows.first()).toBeVisible();
        await expect(page.locator("section[aria-labelledby=answers-title] li[aria-busy]")).toHaveCount(0);
      };
      const field = page.getByLabel(t("domain.label"), { exact: true });
      const name = aFreeName();
      await begin("the page", paths[locale].domains);
      await act(
        "typing",
        () => field.pressSequentially(name),
        () => expect(field).toHaveValue(name),
      );
      await act("search", () => page.keyboard.press("Enter"), isDone);
      const put = page.getByRole("button", { name: t("domain.registerLabel", { name }) });
      await act(
        "into the cart",
        () => put.click(),
        () => expect(rows.filter({ hasText: name }).first()).toContainText(t("domain.inCart")),
      );
      const taken = aTakenName();
      await act(
        "another name",
        async () => {
          await field.clear();
          await field.pressSequentially(taken);
          await page.keyboard.press("Enter");
        },
        async () => {
          await expect(page.getByRole("button", { name: t("domain.transferLabel", { name: taken }) })).toBeVisible();
          await isDone();
        },
      );
      await begin("a page with a name", `${paths[locale].domains}?domain=${aFreeName()}`);
      await act("its answers", async () => undefined, isDone);
      expect(faults).toEqual([]);
    },
  );

  turn.test(
    `[PRD-01] [PRD-07] [LGL-06] no act of the configurator moves the page by itself, ${locale}`,
    async ({ page }) => {
      test.setTimeout(120_000);
      await onSlowPhone(page);
      await noteShifts(page);
      const { begin, act, leads, faults } = acts(page);
      await begin("the page", paths[locale].product);
      const name = aFreeName();
      const field = page.getByLabel(t("product.domains.label"), { exact: true });
      await act(
        "months",
        () => page.locator('label:has(input[name="months"][value="12"])').click(),
        async () => undefined,
      );
      await act(
        "typing",
        () => field.pressSequentially(name),
        async () => undefined,
      );
      await act(
        "a name",
        () => page.getByRole("button", { name: t("product.domains.add"), exact: true }).click(),
        () => expect(page.getByRole("button", { name: t("product.domains.remove", { name }) })).toBeVisible(),
      );
      await act(
        "a name that cannot be",
        async () => {
          await field.pressSequentially("not_a_name.de");
          await page.getByRole("button", { name: t("product.domains.add"), exact: true }).click();
        },
        () => expect(page.locator("main .k-field-error").first()).toBeVisible(),
      );
      await act(
        "without the name",
        () => page.getByRole("button", { name: t("product.domains.remove", { name }) }).click(),
        () => expect(page.getByRole("button", { name: t("product.domains.remove", { name }) })).toHaveCount(0),
      );
      await begin("a server", `/${locale}/server/vps/vps-m`);
      await act(
        "a place",
        () => page.locator('label:has(input[name="location"][value="AT"])').click(),
        async () => undefined,
      );
      const title = (await page.locator('label[for="add-dedicated-ipv4"] span').first().textContent()) ?? "";
      await act(
        "an addition",
        () => page.getByRole("button", { name: t("product.more", { title }) }).click(),
        () => expect(page.locator("#add-dedicated-ipv4")).toHaveValue("1"),
      );
      const into = page.getByRole("main").getByRole("button", { name: t("product.ledger.add"), exact: true });
      await leads(
        "into the cart",
        () => into.filter({ visible: true }).first().click(),
        async () => {
          await page.waitForURL(`**${paths[locale].cart}*`);
          await ready(page);
        },
      );
      expect(faults).toEqual([]);
    },
  );

  turn.test(
    `[CRT-01] [CRT-04] [CRT-08] [LGL-06] no act of the cart moves the page by itself, ${locale}`,
    async ({ page }) => {
      test.setTimeout(120_000);
      await haveCart(page, aFreeName());
      const cart = (await call<{ version: number }>(page, "GET", "/shop/order/cart/current")).result;
      await call(page, "POST", "/shop/order/cart/current/items", {
        version: cart.version,
        item: {
          kind: "product",
          product: "vps-m",
          location: "AT",
          additions: [{ product: "dedicated-ipv4", quantity: 1 }],
        },
      });
      await onSlowPhone(page);
      await noteShifts(page);
      const { begin, act, faults } = acts(page);
      const saved = async () => {
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      };
      await begin("the page", paths[locale].cart);
      const plan = page.getByRole("listitem", { name: "Web M" });
      const quantity = page.getByLabel(t("cart.quantityLabel", { title: "Web M" }));
      const sum = plan.locator('[data-figure="item-sum"]');
      const before = await sum.textContent();
      await act(
        "quantity",
        async () => {
          await quantity.click({ clickCount: 3 });
          await page.keyboard.type("3");
          await page.keyboard.press("Enter");
        },
        async () => {
          await expect(sum).not.toHaveText(before ?? "");
          await saved();
        },
      );
      await act(
        "a quantity that cannot be",
        async () => {
          await quantity.click({ clickCount: 3 });
          await page.keyboard.type("0");
          await page.keyboard.press("Enter");
        },
        () => expect(plan.locator(".k-field-error")).toBeVisible(),
      );
      await act(
        "billing",
        () => page.getByLabel(t("cart.billingLabel", { title: "VPS M" })).selectOption({ index: 1 }),
        saved,
      );
      await act(
        "place",
        () => page.getByLabel(t("cart.locationLabel", { title: "VPS M" })).selectOption({ index: 0 }),
        saved,
      );
      await act(
        "removal",
        () => page.getByRole("button", { name: t("cart.removeLabel", { title: "VPS M" }) }).click(),
        async () => {
          await expect(page.getByRole("listitem", { name: "VPS M" })).toHaveCount(0);
          await saved();
        },
      );
      await act(
        "undo",
        () => page.getByRole("button", { name: t("cart.undoLabel", { title: "VPS M" }) }).click(),
        async () => {
          await expect(page.getByRole("listitem", { name: "VPS M" })).toBeVisible();
          await saved();
        },
      );
      const voucher = page.locator("#voucher");
      await openVoucher(page);
      for (const code of ["NO-SUCH-1", "HAFEN-5"])
        await act(
          `voucher ${code}`,
          async () => {
            await voucher.click({ clickCount: 3 });
            await page.keyboard.type(code);
            await page.keyboard.press("Enter");
          },
          async () => {
            await expect(
              code === "HAFEN-5" ? page.locator("#voucher-remove") : page.locator("#voucher-error"),
            ).toBeVisible();
            await saved();
          },
        );
      await act(
        "without the voucher",
        () => page.locator("#voucher-remove").click(),
        async () => {
          await expect(voucher).toBeVisible();
          await saved();
        },
      );
      expect(faults).toEqual([]);
    },
  );
}
