// A customer on one page, in the hands of staff: found by telephone, and each task on them done in three acts; what is refused stays as it was typed. [DSK-08] [DSK-01] [ACC-04] [BAL-02] [BAL-03] [SES-07]
import type { Locator, Page } from "@playwright/test";
import { everything, findings } from "../../../../test/browser/axe.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { aPerson, expect, test, walkedIn } from "../../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../../test/browser/staff.ts";
import { haveAccount, proof } from "../../../../test/browser/walk.ts";
import { words } from "../../../../test/browser/words.ts";

/** No record is higher with one entry of each kind. */
const highest = 1_600;

/** The dialogs of the desk as someone works with them: each press, choice and typed field beyond the reason is one act. */
const handsOn = (page: Page, reasonLabel: string) => {
  const dialog = page.getByRole("dialog");
  const count = { acts: 0 };
  const act = async (done: Promise<unknown>): Promise<void> => {
    count.acts += 1;
    await done;
  };
  return {
    dialog,
    open: (name: string): Promise<void> =>
      act(page.getByRole("main").getByRole("button", { name, exact: true }).click()),
    type: (label: string, value: string): Promise<void> =>
      act(dialog.getByRole("textbox", { name: label, exact: true }).fill(value)),
    choose: (label: string, value: string): Promise<void> =>
      act(dialog.getByRole("combobox", { name: label }).selectOption(value)),
    because: (reason: string): Promise<void> => dialog.getByRole("textbox", { name: reasonLabel }).fill(reason),
    send: (button: string): Promise<void> => act(dialog.getByRole("button", { name: button, exact: true }).click()),
    /** How many acts it took since the last time. */
    taken: (): number => {
      const { acts } = count;
      count.acts = 0;
      return acts;
    },
  };
};

const isDone = async (page: Page, text: string): Promise<void> => {
  const message = page.getByRole("alertdialog").filter({ hasText: text });
  await expect(message).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

const rowOf = (page: Page, text: string): Locator => page.getByRole("main").getByRole("row").filter({ hasText: text });

for (const locale of walkedIn("de"))
  test(`[DSK-08] [DSK-01] [ACC-04] [BAL-02] [BAL-03] [SES-07] a customer is found by telephone and corrected, their payment noted, undone, paid back, their login taken, each in three acts, ${locale}`, async ({
    page,
    browser,
    shop,
  }) => {
    test.setTimeout(120_000);
    const text = words(locale);
    const t = (key: string): string => text(`desk-customers.${key}`);
    const phone = `+49621${String(Date.now() % 10_000_000).padStart(7, "1")}`;
    const customer = aPerson({ phone, lastName: locale === "en" ? "Falkenberger" : "Wiesengrund" });
    const tab = await customerTab(browser, shop, customer, locale);
    await haveOrder(tab, locale);
    const ada = await administrator(page, `/admin/customers?locale=${locale}`);
    const desk = handsOn(page, text("desk.reason.label"));

    // The number as it was dialled, with whatever stands between its figures.
    await expect(page.getByRole("main").getByRole("row").nth(1)).toBeVisible();
    await page.keyboard.press("f");
    await page.keyboard.type(`0621 / ${phone.slice(6)}`);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toContain(phone.slice(6));
    // Its heading, and the one customer.
    await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
    expect((await rowOf(page, customer.email).boundingBox())?.y).toBeLessThanOrEqual(200);
    await looksRight(page, `${locale}-customers`);
    await rowOf(page, customer.email).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(customer.lastName);
    // The invoice is made soon after the order.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("link", { name: /^R-/ })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(highest);
    await looksRight(page, `${locale}-customer`);

    await desk.open(t("act.address.title"));
    await expect(desk.dialog).toBeVisible();
    expect(await findings(page, everything, "[role=dialog]")).toEqual([]);
    await desk.type(t("field.city"), "");
    await desk.because("Misspelt.");
    await desk.send(t("act.address.button"));
    const city = desk.dialog.getByRole("textbox", { name: t("field.city"), exact: true });
    // The browser itself asks for what is missing; what the API refuses stands at its field.
    await expect(city).toBeFocused();
    desk.taken();
    await desk.type(t("field.city"), "Mannheim");
    await desk.send(t("act.address.button"));
    await isDone(page, t("act.address.done"));
    expect(desk.taken() + 1).toBeLessThanOrEqual(3);
    await expect(page.getByRole("main")).toContainText("Mannheim");

    // What is owed stands there already; one press takes it back.
    await desk.open(text("desk-money.payment.title"));
    await desk.send(text("desk-money.payment.button"));
    await isDone(page, text("desk-money.payment.done"));
    await page
      .getByRole("button", { name: text("desk.undo") })
      .first()
      .click();
    await isDone(page, text("desk.undone"));
    expect(desk.taken() + 1).toBeLessThanOrEqual(3);
    await desk.open(text("desk-money.payment.title"));
    await desk.type(text("desk-money.amount"), "250,00");
    await desk.send(text("desk-money.payment.button"));
    await isDone(page, text("desk-money.payment.done"));
    expect(desk.taken()).toBeLessThanOrEqual(3);
    await desk.open(text("desk-money.payout.title"));
    await desk.send(text("desk-money.payout.button"));
    await isDone(page, text("desk-money.payout.done"));
    expect(desk.taken()).toBeLessThanOrEqual(3);

    // Rights: a colleague's are given, and the customer's login is taken.
    const grace = aPerson();
    await haveAccount(tab, grace, locale);
    await page.goto(`/admin/customers?locale=${locale}&q=${encodeURIComponent(grace.email)}`);
    await rowOf(page, grace.email).click();
    await desk.open(t("act.role.title"));
    await desk.choose(t("act.role.label"), "editor");
    await desk.because("New in the team.");
    await desk.send(t("act.role.button"));
    await isDone(page, t("act.role.done"));
    expect(desk.taken()).toBeLessThanOrEqual(3);
    await expect(page.getByRole("main").getByText(t("roles.editor"), { exact: true }).first()).toBeVisible();

    // A lost mailbox: the address of another account is refused at its field, a new one ends the session of the old one.
    const lost = aPerson();
    const theirs = await customerTab(browser, shop, lost, locale);
    await page.goto(`/admin/customers?locale=${locale}&q=${encodeURIComponent(lost.email)}`);
    await rowOf(page, lost.email).click();
    await desk.open(t("act.login.title"));
    await desk.type(t("act.login.label"), ada.email);
    await desk.because("Passport seen.");
    await desk.send(t("act.login.button"));
    const email = desk.dialog.getByRole("textbox", { name: t("act.login.label") });
    await expect(email).toHaveAccessibleDescription(/Konto|account/);
    await expect(email).toBeFocused();
    await expect(desk.dialog.getByRole("textbox", { name: text("desk.reason.label") })).toHaveValue("Passport seen.");
    const to = aPerson().email;
    await email.fill(to);
    await desk.send(t("act.login.button"));
    await isDone(page, t("act.login.done"));
    await expect(page.getByRole("main")).toContainText(to);
    const session = await theirs.request.get("/api/shop/auth", { headers: await proof(theirs) });
    expect(session.status(), "the session of the old address").toBe(401);
    await theirs.context().close();
    await tab.context().close();
  });
