// An administrator invites a colleague, who chooses a password by the letter's link and logs in at the door of staff. [ADM-06] [SES-07]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator } from "../../../test/browser/staff.ts";
import { words } from "../../../test/browser/words.ts";

const password = "segelboot-vor-anker";

test("[ADM-06] [SES-07] a colleague is invited, chooses a password and works at the desk", async ({
  page,
  browser,
  shop,
}) => {
  await administrator(page, "/admin/customers?locale=en");
  for (const locale of walkedIn("en")) {
    const t = words(locale);
    const { email } = aPerson();
    await page.goto(`/admin/customers?locale=${locale}`);
    const form = page.getByRole("form", { name: t("admin.meta.customers.invite.title") });
    await form.getByLabel(t("admin.meta.customers.invite.email")).fill(email);
    await form.getByLabel(t("admin.meta.customers.invite.role")).selectOption("support");
    await form.getByLabel(t("admin.meta.customers.invite.language")).selectOption(locale);
    await form.getByLabel(t("admin.meta.desk.reason")).fill("New in the team.");
    await form.getByRole("button", { name: t("admin.meta.customers.invite.button") }).click();
    await expect(page.getByRole("status")).toContainText(t("admin.meta.desk.done.invite"));
    await expect(page.getByRole("row").filter({ hasText: email })).toContainText(t("admin.meta.roles.support"));

    const link = /https?:\/\/\S+code=\w+/.exec((await shop.mailTo(email)).text ?? "")?.[0] ?? "no link";
    const colleague = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await colleague.goto(link);
    await colleague.locator("#account-password").fill(password);
    await colleague.locator("#account-passwordRepeat").fill(password);
    await colleague.locator("#account-passwordRepeat").press("Enter");
    await expect(colleague.locator("#account-passwordRepeat")).toHaveCount(0);
    await colleague.goto(`/admin/customers?locale=${locale}`);
    await expect(colleague.getByRole("heading", { level: 1 })).toHaveText(t("admin.meta.customers.title"));
    await expect(colleague.getByRole("form", { name: t("admin.meta.customers.invite.title") })).toHaveCount(0);
    await colleague.context().close();
  }
});
