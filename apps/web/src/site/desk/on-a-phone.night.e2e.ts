// The desk on a phone, as each role has it: a customer is found, what is theirs to do is done in three acts at most, and what is not is neither offered nor done over the wire. [DSK-05] [DSK-08] [SES-07]
import { everything, findings } from "../../../test/browser/axe.ts";
import { aPerson, expect, test } from "../../../test/browser/shop.ts";
import { colleague, customerTab, haveOrder, type StaffRole } from "../../../test/browser/staff.ts";
import { call } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** No task takes more presses and typed fields; the reason of an act is not counted. */
const most = 3;

/** Who notes payments, takes notices, gives rights. */
const rights: readonly (readonly [role: StaffRole, may: { payment: boolean; notice: boolean; role: boolean }])[] = [
  ["admin", { payment: true, notice: true, role: true }],
  ["support", { payment: false, notice: true, role: false }],
  ["bookkeeping", { payment: true, notice: false, role: false }],
];

for (const [role, may] of rights)
  test(`[DSK-05] [DSK-08] [SES-07] [LIF-06] [BAL-02] on a phone, ${role} finds a customer and does what is theirs; all else is neither offered nor done`, async ({
    page,
    browser,
    shop,
  }) => {
    test.setTimeout(180_000);
    const text = words("de");
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    const count = { acts: 0 };
    const act = async (doing: Promise<unknown>): Promise<void> => {
      count.acts += 1;
      await doing;
    };
    const taken = (task: string): void => {
      expect([task, count.acts <= most]).toEqual([task, true]);
      count.acts = 0;
    };
    const fits = async (): Promise<void> =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const offers = async (name: string, isOffered: boolean): Promise<void> =>
      expect(main.getByRole("button", { name, exact: true })).toHaveCount(isOffered ? 1 : 0);
    const open = (name: string): Promise<void> => act(main.getByRole("button", { name, exact: true }).tap());
    const send = (name: string): Promise<void> => act(dialog.getByRole("button", { name, exact: true }).tap());
    const isDone = async (done: string): Promise<void> => {
      await expect(page.getByText(done)).toBeVisible();
      await expect(dialog).toHaveCount(0);
    };

    const customer = aPerson();
    const tab = await customerTab(browser, shop, customer, "de");
    await haveOrder(tab, "de");
    const invoices = async () =>
      (await call<{ readonly invoices: readonly unknown[] }>(tab, "GET", "/shop/invoices")).result.invoices;
    await expect.poll(async () => (await invoices()).length).toBe(1);
    type Contracts = { readonly contracts: readonly { readonly contract: { readonly id: string } }[] };
    const { contracts } = (await call<Contracts>(tab, "GET", "/shop/contracts")).result;
    const contract = contracts[0]?.contract.id ?? "";
    const { customerNumber } = (await call<{ readonly customerNumber: string }>(tab, "GET", "/shop/auth")).result;
    await tab.context().close();
    await colleague(page, role, "/admin?locale=de");

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await act(page.getByRole("banner").getByRole("search").getByRole("button").tap());
    await act(dialog.locator("input").first().fill(customer.email));
    await act(page.getByRole("option").filter({ hasText: customer.lastName }).first().tap());
    await page.waitForURL(`**/admin/customers/${customerNumber}?**`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
    taken("find a customer");
    await fits();

    const [payment, rightsOf] = [text("desk-money.payment.title"), text("desk-customers.act.role.title")];
    await offers(payment, may.payment);
    await offers(rightsOf, may.role);
    if (may.payment) {
      await open(payment);
      await expect(dialog).toBeVisible();
      expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
      await send(text("desk-money.payment.button"));
      await isDone(text("desk-money.payment.done"));
      await act(page.getByRole("button", { name: text("desk.undo") }).tap());
      await expect(page.getByText(text("desk.undone"))).toBeVisible();
      taken("note a payment and take it back");
    } else {
      const body = { kind: "payment", document: null, day: "2026-01-05", amount: 100, reference: "" };
      const more = { externalReference: "a", another: false };
      const path = `/shop/admin/customers/${customerNumber}/payments`;
      expect(await call(page, "POST", path, { ...body, ...more })).toMatchObject({ status: 403 });
    }
    if (!may.role) {
      const path = `/shop/admin/customers/${customerNumber}/role`;
      expect(await call(page, "PUT", path, { role: "admin", reason: "x" })).toMatchObject({ status: 403 });
    }
    await open(text("desk-customers.act.address.title"));
    await act(dialog.getByRole("textbox", { name: text("desk-customers.field.city"), exact: true }).fill("Mannheim"));
    await dialog.getByRole("textbox", { name: text("desk.reason.label") }).fill("By telephone.");
    await send(text("desk-customers.act.address.button"));
    await isDone(text("desk-customers.act.address.done"));
    await expect(main).toContainText("Mannheim");
    taken("correct an address");

    await page.goto(`/admin/contracts/${contract}?locale=de`);
    const notice = text("desk-contracts.notice.title");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await fits();
    await offers(notice, may.notice);
    if (may.notice) {
      await open(notice);
      await act(dialog.getByRole("textbox", { name: text("desk-contracts.notice.proof") }).fill("Called at ten."));
      await send(text("desk-contracts.notice.button"));
      await isDone(text("desk-contracts.notice.done"));
      taken("cancel on a customer's word");
    } else {
      const body = { kind: "ordinary", cause: null, way: "phone", receivedOn: "2026-01-05", end: null, proof: "x" };
      expect(await call(page, "PUT", `/shop/admin/contracts/${contract}/notice`, body)).toMatchObject({ status: 403 });
    }
    // By the drawer to a list, whose rows are cards of two lines.
    await page.locator("summary").filter({ visible: true }).first().tap();
    await page
      .getByRole("link", { name: text("desk-customers.title"), exact: true })
      .filter({ visible: true })
      .tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("desk-customers.title"));
    await main.getByRole("searchbox").fill(customer.email);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(customer.email);
    const card = main.getByRole("row").filter({ hasText: customerNumber });
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(390);
    await fits();
  });
