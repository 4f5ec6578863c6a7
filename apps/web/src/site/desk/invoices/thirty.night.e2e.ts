// Thirty open invoices are chosen and noted by their sums as paid on one day: in so few acts by mouse and by keyboard, and after a reload in between it goes on where it was. [DSK-05] [BAL-02]
import { aPerson, expect, test } from "../../../../test/browser/shop.ts";
import { administrator, customerTab } from "../../../../test/browser/staff.ts";
import { haveCart, orderCart } from "../../../../test/browser/walk.ts";

const words = {
  invoices: "Rechnungen",
  many: "Zahlungen vermerken",
  undo: "Rückgängig",
  undone: "Wieder zurückgenommen.",
} as const;

const [count, mostActs] = [30, 10];

// Thirty orders, noted twice and taken back once.
test.setTimeout(240_000);

test("[DSK-05] [BAL-02] thirty open invoices are noted as paid in at most ten acts, by mouse and by keyboard; a reload in between takes nothing back and does nothing twice", async ({
  page,
  browser,
  shop,
}) => {
  const customer = aPerson();
  const tab = await customerTab(browser, shop, customer, "de");
  for (let made = 0; made < count; made += 1) {
    // Each of another sum: the same sum of one customer on one day is asked about.
    await haveCart(tab, null, made % 2 === 0 ? "web-m" : "web-s", 1 + Math.floor(made / 2));
    await orderCart(tab, "de");
  }
  await tab.context().close();
  await administrator(page, "/admin?locale=de");
  const main = page.getByRole("main");
  const rows = main.getByRole("row").filter({ has: page.getByRole("rowheader") });
  const dialog = page.getByRole("dialog", { name: words.many });
  const acts = { done: 0 };
  const act = async (doing: () => Promise<unknown>): Promise<void> => {
    acts.done += 1;
    await doing();
  };
  const press = (keys: string) => act(() => page.keyboard.press(keys));
  const paid = page.getByText(`${count} Zahlungen wurden vermerkt.`);

  // The documents are made soon after their orders.
  await expect(async () => {
    await page.goto(`/admin/invoices?locale=de&state=open&q=${encodeURIComponent(customer.email)}`);
    await expect(rows).toHaveCount(count, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  await page.goto("/admin?locale=de");
  await act(() => page.getByRole("navigation").getByRole("link", { name: words.invoices }).first().click());
  await act(() => main.getByRole("searchbox").fill(customer.email));
  await expect(rows).toHaveCount(count);
  await act(() => main.getByRole("columnheader").first().locator("label").click());
  await act(() => main.getByRole("button", { name: words.many }).click());
  await act(() => dialog.getByRole("button", { name: words.many }).click());
  await expect(paid).toBeVisible({ timeout: 60_000 });
  expect(acts.done).toBeLessThanOrEqual(mostActs);
  await page.getByRole("button", { name: words.undo }).click();
  await expect(page.getByText(words.undone)).toBeVisible({ timeout: 60_000 });

  await page.goto("/admin?locale=de");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  acts.done = 0;
  await act(async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("i");
  });
  await expect(rows.first()).toBeVisible();
  await press("f");
  await act(() => page.keyboard.type(customer.email));
  await press("Enter");
  await expect(rows).toHaveCount(count);
  await press("j");
  await press("Control+a");
  await press("Shift+Tab");
  await press("Shift+Tab");
  await press("Enter");
  await expect(dialog).toBeVisible();
  await press("Enter");
  expect(acts.done).toBeLessThanOrEqual(mostActs);
  // The page goes away in the midst of it.
  await expect(dialog.getByRole("status")).toContainText(/^[1-9]\d* von 30/);
  await page.reload();
  await expect(dialog.getByRole("status")).toContainText("waren erledigt, bevor die Seite neu geladen wurde");
  await dialog.getByRole("button", { name: words.many }).click();
  await expect(paid).toBeVisible({ timeout: 60_000 });
  await page.goto(`/admin/invoices?locale=de&state=paid&q=${encodeURIComponent(customer.email)}`);
  await expect(rows).toHaveCount(count);
  const noted = shop.rows(
    "select count(*) as count from payments where kind = 'payment' and state = 'received' and customer_number = (select customer_number from users where email = ?)",
    customer.email,
  );
  expect(noted).toMatchObject([{ count }]);
});
