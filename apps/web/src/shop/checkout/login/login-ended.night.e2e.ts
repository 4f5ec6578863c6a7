// A login that ended on the way to an order says so, and an address that was changed elsewhere is shown before it is ordered. [SES-01] [CHK-02] [CHK-03]
import { expect, inTurn } from "../../../../test/browser/shop.ts";
import { endLogin } from "../../../../test/browser/ended-login.ts";
import { call, orderNumber, placeOrder, reachSummary } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

const changedAddress = { en: "Your address was changed meanwhile.", de: "Ihre Adresse wurde inzwischen geändert." };

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[SES-01] [CHK-02] [VISIT4-5] a login that ended at the summary leads to the login that says so, ${locale}`,
    async ({ page, playwright }) => {
      await reachSummary(page, locale);
      await endLogin(page, playwright);
      await page.reload();
      await page.waitForURL(`**${paths[locale].login}*ended=1`);
      await expect(page.getByRole("main")).toContainText(t("login.ended.title"));
      await expect(page.getByLabel(t("login.choose.returning"))).toBeChecked();
      await expect(page.locator("#login-email")).toBeVisible();
    },
  );

  turn.test(
    `[CHK-03] [VISIT4-13] an address that was changed in another window is shown before it is ordered, ${locale}`,
    async ({ page }) => {
      await reachSummary(page, locale);
      const { result } = await call<Record<"firstName" | "lastName" | "postCode" | "city" | "phone", string>>(
        page,
        "GET",
        "/shop/auth/customer",
      );
      const { firstName, lastName, postCode, city, phone } = result;
      const changed = await call(page, "PUT", "/shop/auth/customer", {
        locale,
        kind: "private",
        company: "",
        fax: "",
        vatId: "",
        country: "DE",
        firstName,
        lastName,
        postCode,
        city,
        phone,
        street: "Anderer Weg 7",
      });
      expect(changed.status).toBe(200);
      await placeOrder(page, locale);
      await expect(page.getByRole("alert")).toContainText(changedAddress[locale]);
      await expect(page.getByRole("main")).toContainText("Anderer Weg 7");
      await placeOrder(page, locale);
      await orderNumber(page, locale);
    },
  );
}
