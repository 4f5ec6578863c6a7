// The lists and entries of staff on a phone: the sentence of an empty list is read whole, and so are long facts and numbers. [ADM-01] [LOC-12]
import { aPerson, expect, test } from "../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../test/browser/staff.ts";

test("[ADM-01] [LOC-12] on a phone the sentence of an empty list is read whole, and so are long facts and numbers of an entry", async ({
  page,
  browser,
  shop,
}) => {
  const customer = await customerTab(browser, shop, aPerson(), "en");
  const number = await haveOrder(customer, "en");
  await customer.context().close();
  await administrator(page, "/admin/orders?locale=en");
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        const boxes = [...text.getClientRects()];
        return {
          text: element.textContent,
          starts: new Set(boxes.map(({ left }) => Math.round(left))).size,
          lines: boxes.length,
        };
      }),
    );
  await page.goto("/admin/product-link-helper?locale=en&q=nothing-like-it");
  const empty = page.locator(".k-table-empty").first();
  await empty.waitFor();
  const beyond = await empty.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const region = cell.closest(".k-table-region")?.getBoundingClientRect();
    return text.getBoundingClientRect().right - (region?.right ?? 0);
  });
  expect.soft(beyond).toBeLessThanOrEqual(0);
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole("row").filter({ hasText: number }).click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  const facts = await lines(".k-definitions dd");
  expect(facts.some((fact) => fact.lines > 1)).toBe(true);
  expect.soft(facts.filter(({ starts }) => starts > 1)).toEqual([]);
  // The invoice is made soon after the order.
  const invoice = page.getByRole("link", { name: /^R-/ });
  await expect(async () => {
    await page.reload();
    await expect(invoice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await invoice.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/R-\d/);
  expect(await lines("h1")).toMatchObject([{ lines: 1 }]);
});
