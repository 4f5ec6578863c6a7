// Entries on the session's machine: each answer, or none, is what the form shows, and nothing that was typed is lost. [SES-02] [CHK-03] [FRM-01]
import type { Page, Route } from "@playwright/test";
import { aPerson, expect, inTurn } from "../../../../test/browser/shop.ts";
import { haveAccount } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";
import { button, filledIn, loginCall } from "../../../../test/browser/entry-steps.ts";

/** Delays calls until they are let through, and counts them. */
const delayed = async (page: Page, address: string) => {
  const pending: Route[] = [];
  await page.route(address, (route) => void pending.push(route));
  return {
    count: () => pending.length,
    letThrough: async (): Promise<void> => {
      for (const route of pending.splice(0)) await route.continue();
      await page.unroute(address);
    },
  };
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[SES-02] [FRM-01] while a login is sent the form says so, and a second press sends nothing, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await filledIn(page, locale, person);
      const login = await delayed(page, loginCall);
      // Faster than any hand: both are sent before the form has changed.
      await page.locator("form.k-form").evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await expect(button(page, locale)).toHaveText(t("login.returning.working"));
      await expect(button(page, locale)).toHaveAttribute("aria-busy", "true");
      await page.locator("#login-password").press("Enter");
      await button(page, locale).click({ force: true });
      await expect.poll(login.count).toBe(1);
      await expect(page.locator("#login-email")).toHaveValue(person.email);
      await login.letThrough();
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );

  turn.test(
    `[SES-02] [SES-06] [LGL-06] gaps and a refused login stand at their fields, the summary has the focus, ${locale}`,
    async ({ page, refusalText }) => {
      const person = aPerson();
      const wrong = refusalText(locale, { _tag: "LoginRefused" });
      await haveAccount(page, person, locale);
      await filledIn(page, locale, { ...person, password: "" });
      let sent = 0;
      page.on("request", (request) => (sent += request.url().endsWith("/api/auth/local") ? 1 : 0));
      await button(page, locale).click();
      await expect(page.locator("#error-summary")).toBeFocused();
      await expect(page.locator("#login-password-error")).toHaveText(refusalText(locale, { _tag: "FieldRequired" }));
      expect(sent).toBe(0);
      await page.locator("#login-password").fill("not-the-password");
      await expect(page.locator("#login-password-error")).toHaveCount(0);
      await button(page, locale).click();
      await expect(page.locator("#login-email-error")).toHaveText(wrong);
      await expect(page.locator("#login-email")).toHaveAttribute("aria-invalid", "true");
      await expect(page.locator("#error-summary")).toBeFocused();
      await page.locator("#error-summary").getByRole("link").press("Enter");
      await expect(page.locator("#login-email")).toBeFocused();
      await expect(page.locator("#login-password")).toHaveValue("not-the-password");
      expect(sent).toBe(1);
      await page.locator("#login-password").fill(person.password);
      await expect(page.locator("#error-summary")).toHaveCount(0);
      await button(page, locale).click();
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );
}
