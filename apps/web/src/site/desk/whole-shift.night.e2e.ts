// What else a shift at the desk asks for, by keyboard and mouse in a browser: found by domain name, contract, invoice and payment reference, a month taken along, rights given and taken, and who changed what; each in three acts at most. [DSK-01] [DSK-05] [DSK-09]
import { readFileSync } from "node:fs";
import { aFreeName, aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator, customerTab } from "../../../test/browser/staff.ts";
import { call, haveAccount, haveCart, orderCart } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

/** No task takes more presses, choices and typed fields; the reason of an act is not counted. */
const most = 3;

for (const locale of walkedIn("de"))
  test(`[DSK-01] [DSK-05] [DSK-09] [OUT-02] [SES-07] whatever a caller names is found, a month is taken along, rights are given and taken, and the journal says by whom, ${locale}`, async ({
    page,
    browser,
    shop,
  }) => {
    test.setTimeout(180_000);
    const text = words(locale);
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const count = { acts: 0 };
    const act = async (does: () => Promise<unknown>): Promise<void> => {
      count.acts += 1;
      await does();
    };
    const taken = (task: string): void => {
      expect([task, count.acts <= most]).toEqual([task, true]);
      count.acts = 0;
    };

    const customer = aPerson({ lastName: "Wellenkamp" });
    const domain = aFreeName();
    const tab = await customerTab(browser, shop, customer, locale);
    await haveCart(tab, domain);
    const order = await orderCart(tab, locale);
    // The invoice is made soon after the order.
    const invoices = async () =>
      (await call<{ readonly invoices: readonly { readonly number: string }[] }>(tab, "GET", "/shop/invoices")).result
        .invoices;
    await expect.poll(async () => (await invoices()).length).toBe(1);
    const invoice = (await invoices())[0]?.number ?? "";

    const ada = await administrator(page, `/admin?locale=${locale}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const find = async (wanted: string, expected: string): Promise<void> => {
      await act(async () => page.keyboard.press("/"));
      await act(async () => page.keyboard.type(wanted));
      await expect(page.getByRole("option").first()).toContainText(expected);
      await act(async () => page.keyboard.press("Enter"));
      await expect(dialog).toHaveCount(0);
      await expect(main).toContainText(expected);
      taken(`find ${wanted}`);
    };
    // A domain name as a caller has it before them, capitals and all.
    await find(`www.${domain.toUpperCase()}`, `${order.number}-`);
    await find(`${order.number}-1`, `${order.number}-1`);
    await find(invoice, invoice);

    // The record of the invoice is open: a payment with the reference of the bank is found by it.
    const reference = `SEPA ${String(Date.now()).slice(-9)}`;
    await main.getByRole("button", { name: text("desk-money.payment.title"), exact: true }).click();
    await dialog.getByRole("textbox", { name: text("desk-money.reference") }).fill(reference);
    await dialog.getByRole("button", { name: text("desk-money.payment.button"), exact: true }).click();
    await expect(page.getByText(text("desk-money.payment.done"))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await find(reference, customer.lastName);

    // A month of invoices as a file.
    await act(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("x");
    });
    await act(async () => main.getByRole("combobox").selectOption({ index: 1 }));
    const file = page.waitForEvent("download");
    const list = text("desk-exports.list.invoices");
    await act(async () =>
      main.getByRole("link", { name: text("desk-exports.formatOf.csv", { list }), exact: true }).click(),
    );
    const csv = readFileSync(await (await file).path(), "utf8");
    expect(csv).toContain(invoice);
    expect(new URL(page.url()).searchParams.get("only")).toMatch(/^\d{4}-\d{2}$/);
    taken("export a month");

    // Rights that a colleague has are taken again: they are a customer as before.
    const colleague = aPerson();
    await haveAccount(tab, colleague, locale);
    await page.goto(`/admin/customers?locale=${locale}&q=${encodeURIComponent(colleague.email)}`);
    await main.getByRole("row").filter({ hasText: colleague.email }).click();
    const role = text("desk-customers.act.role.title");
    const give = async (wanted: string): Promise<void> => {
      await act(async () => main.getByRole("button", { name: role, exact: true }).click());
      await act(async () =>
        dialog.getByRole("combobox", { name: text("desk-customers.act.role.label") }).selectOption(wanted),
      );
      await dialog.getByRole("textbox", { name: text("desk.reason.label") }).fill("Agreed with the team.");
      await act(async () =>
        dialog.getByRole("button", { name: text("desk-customers.act.role.button"), exact: true }).click(),
      );
      await expect(dialog).toHaveCount(0);
      taken(`rights: ${wanted}`);
    };
    await give("editor");
    await expect(main.getByText(text("desk-customers.roles.editor"), { exact: true }).first()).toBeVisible();
    await give("customer");
    await expect(main.getByText(text("desk-customers.roles.editor"), { exact: true })).toHaveCount(0);

    // Who changed what: in the journal, by the customer, with what it was and is.
    await act(async () => {
      await page.keyboard.press("g");
      await page.keyboard.press("l");
    });
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await act(async () => page.keyboard.press("f"));
    await act(async () => page.keyboard.type(colleague.email));
    const entry = main
      .getByRole("row")
      .filter({ hasText: text("desk-journal.state.role") })
      .first();
    const was = `${text("desk-journal.role.editor")} → ${text("desk-journal.role.customer")}`;
    await expect(entry).toContainText(was);
    await expect(entry).toContainText(ada.lastName);
    taken("who changed what");
    await tab.context().close();
  });
