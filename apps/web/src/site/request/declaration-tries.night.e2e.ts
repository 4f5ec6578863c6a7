// Cancelling and withdrawing with scripts: refused at its fields, reviewed, lost on the way and sent again as the same declaration, pressed twice, restored after a reload, in both languages.
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { fixedPaths } from "@kontor/domain/site/routing";
import { expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { soundOf } from "../../../test/browser/sound.ts";
import { words } from "../../../test/browser/words.ts";

type Form = "cancellation" | "withdrawal";

const aMailbox = () => `erklaerung-${randomBytes(5).toString("hex")}@example.com`;
const buttons = {
  cancellation: { en: "cancel now", de: "jetzt kündigen" },
  withdrawal: { en: "Confirm withdrawal", de: "Widerruf bestätigen" },
} as const;

const fill = async (page: Page, form: Form, email: string): Promise<void> => {
  const typed: Readonly<Record<string, string>> =
    form === "cancellation"
      ? { product: "Web M", email, emailRepeat: email }
      : { name: "Erika Mustermann", contract: "K-2026-999999", email };
  for (const [name, text] of Object.entries(typed)) await page.locator(`#declaration-${name}`).fill(text);
};

test.use({ viewport: { width: 320, height: 720 } });

for (const form of ["cancellation", "withdrawal"] as const)
  for (const locale of walkedIn(form === "cancellation" ? "de" : "en"))
    test(`[FRM-01] [FRM-02] [LGL-02] [LGL-03] [LGL-06] a ${form} whose answer is lost keeps what was typed and is sent again as the same one, ${locale}`, async ({
      page,
      shop,
    }) => {
      const t = words(locale);
      const email = aMailbox();
      const path = fixedPaths[`${form}-form`][locale];
      const send = page.getByRole("button", { name: buttons[form][locale], exact: true });
      const field = page.locator("#declaration-email");
      await open(page, path);
      await send.click();
      await expect(page.locator("#error-summary")).toBeFocused();
      await expect(page.locator("#error-summary").getByRole("link")).toHaveCount(3);
      await soundOf(page);
      await fill(page, form, email);
      await expect(page.locator("#error-summary")).toHaveCount(0);
      // Enter alone shows what would be declared.
      await field.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByRole("term")).toHaveCount(form === "cancellation" ? 4 : 3);
      await soundOf(page);
      await page.getByRole("button", { name: t("declaration.review.change") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(field).toHaveValue(email);
      // It arrives, its answer does not.
      const keys: (string | undefined)[] = [];
      await page.route(`**/api/shop/declaration/${form}`, async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        await route.fetch();
        await route.abort();
      });
      await send.click();
      await expect(page.getByRole("alert")).toContainText(/later|später/);
      await expect(field).toHaveValue(email);
      expect(new URL(page.url()).pathname).toBe(path);
      await send.click();
      await expect.poll(() => keys.length).toBe(2);
      await expect(page.getByRole("alert")).toBeVisible();
      await page.unroute(`**/api/shop/declaration/${form}`);
      await page.reload();
      await ready(page);
      await expect(field).toHaveValue(email);
      await page.route(`**/api/shop/declaration/${form}`, async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        await route.continue();
      });
      await send.dblclick();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`declaration.received.title.${form}`));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(page.getByRole("status")).toContainText(/\((?:CE|ME)/);
      await expect(page.getByRole("definition").filter({ hasText: email })).toBeVisible();
      await soundOf(page);
      expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
      expect(shop.rows("select id from declarations where draft like ?", `%${email}%`)).toHaveLength(1);
      await shop.mailTo(email);
      expect(await shop.mailsTo(email)).toHaveLength(1);
      // A new one begins empty.
      await page.getByRole("button", { name: t(`declaration.received.again.${form}`) }).click();
      await expect(field).toHaveValue("");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
