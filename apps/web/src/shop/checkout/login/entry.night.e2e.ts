// An entry on its rarer ways: a lost answer, a new password by mail and a changed one where scripts run, a login that another tab sees. [SES-01] [SES-02] [SES-06] [SES-12]
import { aFreeName, aPerson, expect, inTurn, open } from "../../../../test/browser/shop.ts";
import { haveAccount, haveCart, logIn } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";
import { button, filledIn, loginCall } from "../../../../test/browser/entry-steps.ts";
import { fillAddress } from "../../../../test/browser/walk.ts";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[SES-01] a login in one tab is seen in the other, which leads on from there, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await haveCart(page, aFreeName());
      const other = await page.context().newPage();
      await open(other, paths[locale].login);
      await other.getByLabel(t("login.fields.firstName"), { exact: true }).fill("Erika");
      await open(page, paths[locale].login);
      await logIn(page, locale, person);
      await page.waitForURL(`**${paths[locale].summary}`);
      const notice = other
        .getByRole("main")
        .getByRole("status")
        .filter({ hasText: t("login.knownTitle") });
      await expect(notice).toContainText(t("login.known", { name: person.email }));
      await expect(notice).toBeFocused();
      await expect(other.locator("#field-firstName")).toHaveCount(0);
      await notice.getByRole("link", { name: t("login.toSummary") }).click();
      await other.waitForURL(`**${paths[locale].summary}`);
      await expect(other.getByRole("main")).toContainText(person.lastName);
    },
  );

  turn.test(
    `[SES-06] [SES-12] a new password by mail and a changed one are chosen where scripts run, in the page itself, ${locale}`,
    async ({ page, shop, refusalText }) => {
      const person = aPerson();
      const reset = { en: "/en/account/reset-password", de: "/de/konto/passwort-zuruecksetzen" }[locale];
      await haveAccount(page, person, locale);
      // The letter is asked for in the page itself, twice, and a lost answer keeps what was typed.
      await open(page, { en: "/en/account/forgot-password", de: "/de/konto/passwort-vergessen" }[locale]);
      await page.evaluate(() => Object.assign(window, { same: true }));
      const address = page.locator("#account-email");
      const send = page.getByRole("main").locator("form button[type=submit]");
      await page.route("**/forms/forgot-password", (route) => route.abort(), { times: 1 });
      await address.fill(person.email);
      await send.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(
        refusalText(locale, { _tag: "UnknownError" }),
      );
      await expect(address).toHaveValue(person.email);
      await send.press("Enter");
      await expect(page.getByRole("main").getByRole("status")).toContainText(t("account.forgot.sent"));
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await expect(send).toHaveText(t("account.forgot.again"));
      await expect(address).toHaveValue(person.email);
      await send.click();
      await expect(page.locator(".s-toast")).toContainText(t("account.forgot.sent"));
      await expect.poll(async () => (await shop.mailsTo(person.email)).length).toBe(2);
      expect(await page.evaluate(() => "same" in window)).toBe(true);
      const code = /[?&]code=([0-9a-f]+)/.exec((await shop.mailsTo(person.email)).at(-1)?.text ?? "")?.[1] ?? "";
      await open(page, `${reset}?code=${code}`);
      const [first, repeat] = [page.locator("#account-password"), page.locator("#account-passwordRepeat")];
      // Another form of the page logs out.
      const save = page.locator("main form:has(#account-passwordRepeat) button[type=submit]");
      await first.fill("leuchtturm-1");
      await repeat.fill("leuchtturm-2");
      await save.click();
      await expect(page.locator("#account-passwordRepeat-error")).toHaveText(
        refusalText(locale, { _tag: "PasswordsDiffer" }),
      );
      await expect(page.locator("#error-summary")).toBeFocused();
      await expect(first).toHaveValue("leuchtturm-1");
      await page.route("**/api/auth/reset-password", (route) => route.abort(), { times: 1 });
      await repeat.fill("leuchtturm-1");
      await save.click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(t("login.notReached"));
      await expect(save).toHaveText(t("login.tryAgain"));
      await save.click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(t("account.said.changed"));
      await open(page, new URL(page.url()).pathname);
      await page.getByRole("link", { name: t("account.nav.change-password"), exact: true }).click();
      const current = page.locator("#account-current");
      await current.fill("not-the-password");
      await first.fill("hafenlicht-2");
      await repeat.fill("hafenlicht-2");
      await save.click();
      await expect(page.locator("#account-current-error")).toHaveText(
        refusalText(locale, { _tag: "CurrentPasswordWrong" }),
      );
      await expect(page.locator("#error-summary")).toBeFocused();
      await expect(first).toHaveValue("hafenlicht-2");
      await current.fill("leuchtturm-1");
      await save.click();
      await expect(page.getByRole("main").getByRole("status")).toContainText(t("account.said.changed"));
    },
  );

  turn.test(
    `[SES-02] [FRM-01] an answer that is lost keeps what was typed, and a second try works, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await filledIn(page, locale, person);
      await page.route(loginCall, (route) => route.abort(), { times: 1 });
      await button(page, locale).click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(t("login.notReached"));
      await expect(button(page, locale)).toHaveText(t("login.tryAgain"));
      await expect(button(page, locale)).toBeFocused();
      await expect(page.locator("#login-email")).toHaveValue(person.email);
      await expect(page.locator("#login-password")).toHaveValue(person.password);
      await button(page, locale).press("Enter");
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );
}

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale, "de");
  const t = words(locale);

  turn.test(
    `[OPS-08] [SES-06] too many attempts are named with their wait, which is counted down before another is sent, ${locale}`,
    async ({ page, refusalText }) => {
      const person = aPerson();
      await haveAccount(page, person, locale);
      await page.clock.install();
      await filledIn(page, locale, person);
      let sent = 0;
      await page.route(loginCall, (route) => {
        sent += 1;
        return route.fulfill({ status: 429, headers: { "retry-after": "90" }, json: {} });
      });
      await button(page, locale).click();
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(
        refusalText(locale, { _tag: "TooManyAttempts", wait: 90 }),
      );
      const waiting = page.getByRole("main").locator("form button[data-size=large]");
      await expect(waiting).toHaveText(new RegExp(`^${t("login.wait", { duration: "" })}`));
      await page.locator("#login-password").press("Enter");
      await waiting.click({ force: true });
      await page.clock.runFor(90_000);
      await expect(button(page, locale)).toHaveText(t("login.returning.login"));
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await expect(page.locator("#login-password")).toHaveValue(person.password);
      expect(sent).toBe(1);
      await page.unroute(loginCall);
      await button(page, locale).click();
      await page.waitForURL(`**${paths[locale].summary}`);
    },
  );

  turn.test(
    `[CHK-03] [FRM-01] an address whose answer is lost is sent again, and the customer is registered once, ${locale}`,
    async ({ page }) => {
      const person = aPerson();
      await haveCart(page, aFreeName());
      await open(page, paths[locale].login);
      await fillAddress(page, locale, person);
      let registered = 0;
      page.on("request", (request) => (registered += request.url().endsWith("/auth/local/register") ? 1 : 0));
      await page.route("**/api/shop/auth/customer", (route) => route.abort(), { times: 1 });
      await page.getByRole("button", { name: t("login.new.register") }).click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText(t("login.notReached"));
      await expect(page.locator("#field-lastName")).toHaveValue(person.lastName);
      await expect(page.locator("#field-password")).toHaveValue(person.password);
      await page.getByRole("button", { name: t("login.tryAgain") }).press("Enter");
      await page.waitForURL(`**${paths[locale].summary}`);
      expect(registered).toBe(1);
    },
  );
}
