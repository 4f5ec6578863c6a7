// Staff at the shop's counter: they log in like everybody and find no account, no cart and no order, but the way out. [SES-07]
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aFreeName, aPerson, expect, open, type Person, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount, haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const accountPaths = { en: "/en/account", de: "/de/konto" } as const;

/** As an operator names them. */
const becomesStaff = ({ email }: Person): void => {
  const database = new DatabaseSync(join(process.env["KONTOR_E2E_DATA"] ?? "", "kontor.sqlite"), { timeout: 5_000 });
  database.prepare("update users set role = 'ticketing' where email = ?").run(email);
  database.close();
};

for (const locale of walkedIn("de"))
  test(`[SES-07] staff log in and read that they have no account, cart or order, and log out again, ${locale}`, async ({
    page,
    refusalText,
  }) => {
    const t = words(locale);
    const person = aPerson();
    await haveAccount(page, person, locale);
    becomesStaff(person);
    // What this browser's visitor had in the cart before.
    await haveCart(page, aFreeName());
    await page.goto(accountPaths[locale]);
    await ready(page);
    await page.getByLabel(t("account.email"), { exact: true }).fill(person.email);
    await page.getByLabel(t("login.returning.password"), { exact: true }).fill(person.password);
    await page
      .getByRole("main")
      .getByRole("button", { name: t("login.returning.login") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account.closed.AreaClosed.title"));
    // What they are there for is one step away, and it alone.
    await expect(page.getByRole("link", { name: t("account.toAdmin") })).toHaveCount(0);
    await page.getByRole("link", { name: t("account.toCheck") }).click();
    await page.waitForURL(`**/${locale}/ticketing/check`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      locale === "en" ? "Open the check" : "Einlasskontrolle öffnen",
    );
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of [
      accountPaths[locale],
      paths[locale].cart,
      paths[locale].login,
      paths[locale].summary,
      paths[locale].thanks,
    ]) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 403]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("account.closed.AreaClosed.title"));
      await expect(page.getByRole("alert")).toContainText(refusalText(locale, { _tag: "AreaClosed" }));
      await expect(page.getByRole("main")).not.toContainText(person.lastName);
    }
    await open(page, paths[locale].cart);
    expect(await tooWide(page)).toEqual([]);
    expect(await findings(page, everything)).toEqual([]);
    expect(await call(page, "POST", "/shop/order/cart")).toMatchObject({ status: 403, refusal: "AreaClosed" });

    await page
      .getByRole("main")
      .getByRole("button", { name: t("account.leave") })
      .click();
    await expect(page.getByRole("status")).toContainText(t("account.said.left"));
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
    expect((await page.goto(paths[locale].cart))?.status()).toBe(200);
  });
