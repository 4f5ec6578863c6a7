// The letter of a registration confirms its address; where an account needs that, who does not find the mail has it sent again, the link before is worth nothing then, and no answer shows which addresses have an account. [SES-06] [SES-12]
import type { Page } from "@playwright/test";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import { aPerson, expect, mailsIn, test, walkedIn } from "../../../test/browser/shop.ts";
import { proof } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

const accounts = { en: "/en/account", de: "/de/konto" } as const;
const confirmations = { en: "/en/account/confirm-email", de: "/de/konto/e-mail-bestaetigen" } as const;
const subjects = { en: "Please confirm your email address", de: "Bitte bestätigen Sie Ihre E-Mail-Adresse" } as const;

test.describe("a shop whose accounts are confirmed before they log in, without scripts", () => {
  test.use({ javaScriptEnabled: false });
  const at: { shop?: RunningShop } = {};
  test.beforeAll(async () => {
    at.shop = await startShop({ CONFIRM_EMAIL: "login" });
  });
  test.afterAll(() => at.shop?.close());

  test("[SES-06] [SES-12] the mail that confirms an address is sent again, the same answer for every address, in both languages", async ({
    browser,
    refusalText,
  }) => {
    const { url = "", mailDir = "" } = at.shop ?? {};
    for (const locale of ["en", "de"] as const) {
      const t = words(locale);
      const context = await browser.newContext({
        baseURL: url,
        javaScriptEnabled: false,
        extraHTTPHeaders: { "accept-language": locale },
      });
      const page = await context.newPage();
      const person = aPerson();
      const links = async (count: number): Promise<readonly string[]> => {
        await expect.poll(async () => (await mailsIn(mailDir, person.email)).length, { timeout: 15_000 }).toBe(count);
        const mails = await mailsIn(mailDir, person.email);
        expect(mails.at(-1)?.subject).toBe(subjects[locale]);
        return mails.map(
          ({ text }) => /https?:\/\/[^/\s]+(\/\S+\?confirmation=[0-9a-f]{40})/.exec(text ?? "")?.[1] ?? "no link",
        );
      };
      const made = await page.request.post("/api/auth/local/register", {
        data: { username: person.email, email: person.email, password: person.password },
        headers: { ...(await proof(page)), "shop-locale": locale },
      });
      expect([made.status(), "jwt" in (await made.json())]).toEqual([200, false]);
      const [first = ""] = await links(1);

      await logIn(page, locale, person);
      await expect(page.locator("#error-summary")).toContainText(refusalText(locale, { _tag: "EmailUnconfirmed" }));
      await page.getByRole("link", { name: t("login.confirmAgain") }).click();
      await page.waitForURL(`**${confirmations[locale]}`);
      const send = async (email: string, button: string): Promise<string> => {
        await page.getByLabel(t("account.email"), { exact: true }).fill(email);
        await page.getByRole("button", { name: t(button) }).click();
        await expect(page.getByRole("status")).toContainText(t("account.confirm.sentText"));
        return page.getByRole("main").innerText();
      };
      const answered = await send(person.email, "account.forgot.send");
      const [, second = ""] = await links(2);
      expect(second).not.toBe(first);

      const press = async (link: string): Promise<void> => {
        expect(link.split("?")[0]).toBe(confirmations[locale]);
        await page.goto(link);
        await page.getByRole("button", { name: t("account.confirm.confirm") }).click();
      };
      await press(first);
      await expect(page.getByRole("main")).toContainText(refusalText(locale, { _tag: "CodeNotValid" }));
      await press(second);
      await expect(page.getByRole("status")).toContainText(t("account.confirm.done"));

      // There is no account, or nothing is left to confirm: the same words, and no mail.
      await page.goto(confirmations[locale]);
      const unknown = aPerson().email;
      expect([await send(unknown, "account.forgot.send"), await send(person.email, "account.forgot.again")]).toEqual([
        answered,
        answered,
      ]);

      await logIn(page, locale, person);
      await expect(page.getByRole("button", { name: t("account.leave") })).toBeVisible();
      // What was sent before and after is there by now: mails go out in their order.
      expect([(await mailsIn(mailDir, unknown)).length, (await mailsIn(mailDir, person.email)).length]).toEqual([0, 2]);
      await context.close();
    }
  });
});

for (const locale of walkedIn("de"))
  test(`[SES-06] [SES-12] where nothing waits, a registration logs in at once, and its letter confirms the address later, ${locale}`, async ({
    browser,
    shop,
  }) => {
    const t = words(locale);
    const context = await browser.newContext({
      baseURL: shop.url,
      javaScriptEnabled: false,
      extraHTTPHeaders: { "accept-language": locale },
    });
    const page = await context.newPage();
    const person = aPerson();
    const made = await page.request.post("/api/auth/local/register", {
      data: { username: person.email, email: person.email, password: person.password },
      headers: { ...(await proof(page)), "shop-locale": locale },
    });
    expect(made.status()).toBe(200);
    await page.goto(accounts[locale]);
    await expect(page.getByRole("button", { name: t("account.leave") })).toBeVisible();
    await expect.poll(async () => (await shop.confirmationsTo(person.email)).length, { timeout: 15_000 }).toBe(1);
    const [letter] = await shop.confirmationsTo(person.email);
    expect(letter?.subject).toBe(subjects[locale]);
    await page.goto(/https?:\/\/[^/\s]+(\/\S+\?confirmation=[0-9a-f]{40})/.exec(letter?.text ?? "")?.[1] ?? "no link");
    await page.getByRole("button", { name: t("account.confirm.confirm") }).click();
    await expect(page.getByRole("status")).toContainText(t("account.confirm.done"));
    await context.close();
  });

const logIn = async (
  page: Page,
  locale: "en" | "de",
  { email, password }: { readonly email: string; readonly password: string },
) => {
  const t = words(locale);
  await page.goto(accounts[locale]);
  await page.getByLabel(t("account.email"), { exact: true }).fill(email);
  await page.getByLabel(t("login.returning.password"), { exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.returning.login") })
    .click();
};
