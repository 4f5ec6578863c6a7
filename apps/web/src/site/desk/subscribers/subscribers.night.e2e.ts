// The newsletter's subscribers in the hands of staff: searched for, ended with the keyboard for who calls, noted without their address. [CUS-10] [ADM-01] [SES-07]
import { aMailbox } from "../../../../test/browser/forms.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { expect, type Locale, open, type Shop, test } from "../../../../test/browser/shop.ts";
import { administrator, becomes } from "../../../../test/browser/staff.ts";
import { call } from "../../../../test/browser/walk.ts";
import { words } from "../../../../test/browser/words.ts";

// Both languages, each with letters and a visitor of its own.
test.slow();

const stateOf = (shop: Shop, email: string) =>
  shop.rows("select state from subscriptions where email = ?", email)[0]?.["state"];

test("[CUS-10] [ADM-01] [SES-07] staff search the subscribers and end one, the journal has who and when but no address, and a link of a letter says the same afterwards", async ({
  page,
  shop,
}) => {
  const ada = await administrator(page, "/admin?locale=en");
  for (const locale of ["en", "de"] as const satisfies readonly Locale[]) {
    const t = words(locale);
    const [pending, confirmed] = [aMailbox(`leserin-${locale}`), aMailbox(`leserin-${locale}`)];
    const visitor = await page.context().browser()?.newContext({ baseURL: shop.url });
    const tab = await visitor?.newPage();
    if (tab === undefined) throw new Error("there is no browser");
    for (const email of [pending, confirmed]) {
      await open(tab, locale === "de" ? "/de/newsletter/anmelden" : "/en/newsletter/subscribe");
      await tab.getByLabel(t("newsletter.email")).fill(email);
      await tab.getByRole("checkbox").check();
      await tab.getByRole("button", { name: t("newsletter.button.ask") }).click();
      await expect(tab.getByRole("status")).toContainText(email);
    }
    const code = /confirm=([\w-]+)/.exec((await shop.mailTo(confirmed)).text ?? "")?.[1] ?? "";
    expect((await call(tab, "POST", "/shop/newsletter/confirmation", { code })).status).toBe(200);
    await visitor?.close();

    await page.goto(`/admin/subscribers?locale=${locale}`);
    await page.getByLabel(t("desk-subscribers.search")).fill(`leserin-${locale}`.toUpperCase());
    await expect(page.getByRole("row").filter({ hasText: "@" })).toHaveCount(2);
    const row = page.getByRole("row").filter({ hasText: confirmed });
    await expect(row).toContainText(t("desk-subscribers.state.confirmed"));
    await expect(page.getByRole("row").filter({ hasText: pending })).toContainText(t("desk-subscribers.state.asked"));
    await page.getByRole("radio", { name: t("desk-subscribers.state.confirmed"), exact: true }).click();
    await expect(page.getByRole("row").filter({ hasText: pending })).toHaveCount(0);
    await looksRight(page, `${locale}-subscribers`);
    const reference = (await row.getByRole("gridcell").last().textContent()) ?? "";
    expect(reference).toMatch(/^[\da-f]{12}$/);
    await row.focus();
    await page.keyboard.press("x");
    await page.getByRole("button", { name: t("desk-subscribers.act.end"), exact: true }).press("Enter");
    await expect(page.getByText(t("desk-subscribers.act.done_one"))).toBeVisible();
    expect([stateOf(shop, confirmed), stateOf(shop, pending)]).toEqual(["ended", "asked"]);
    await page.goto(`/admin/subscribers?locale=${locale}&only=ended&q=${confirmed}`);
    await expect(row).toContainText(t("desk-subscribers.state.ended"));

    await page.goto(`/admin/journal?locale=${locale}`);
    const entry = page.getByRole("row").filter({ hasText: reference });
    await expect(entry).toContainText(t("desk-journal.state.newsletter-ended"));
    await expect(page.getByRole("main")).not.toContainText(confirmed);
    // The link of a letter says that it has been done, before anything is pressed.
    await page.goto(`${locale === "de" ? "/de/newsletter/anmelden" : "/en/newsletter/subscribe"}?end=${code}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("newsletter.title.ended"));
  }
  // Support does it, too.
  becomes("support", ada);
  expect((await page.goto("/admin/subscribers?locale=en"))?.status()).toBe(200);
});
