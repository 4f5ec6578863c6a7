// The second factor of staff as a browser goes through it: the codes of an app, logins that began earlier, and the whole way from its setup to its end. [SES-07]
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { instant } from "@kontor/domain/kernel/calendar";
import { stepAt, timeCode } from "@kontor/domain/visitor/second-factor";
import { aPerson, expect, type Locale, type Person, type RefusalText, type Shop } from "./shop.ts";
import { becomes } from "./staff.ts";
import { haveAccount } from "./walk.ts";
import { words } from "./words.ts";

const accountPaths = { en: "/en/account", de: "/de/konto" } as const;

/** The code of an app that has the typed secret, so many steps from now. */
export const codeOf = (letters: string, off = 0): string => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...letters.replace(/\s/g, "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return timeCode(bytes, stepAt(instant(Date.now())) + off);
};

/** A login that began some minutes ago: the proof of its beginning is that old. */
export const earlierLogin = (id: number, minutes: number, data = process.env["KONTOR_E2E_DATA"] ?? ""): string => {
  const secret = readFileSync(join(data, "session-secret"), "utf8").trim();
  const iat = Math.floor(Date.now() / 1000) - minutes * 60;
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = `${part({ alg: "HS256", typ: "JWT" })}.${part({ id, jti: `earlier-${id}`, iat, exp: iat + 86_400 })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
};

export const logIn = async (page: Page, locale: Locale, { email, password }: Person): Promise<void> => {
  const t = words(locale);
  await page.context().clearCookies({ name: "token" });
  await page.goto(`${accountPaths[locale]}?return=${encodeURIComponent(`/admin?locale=${locale}`)}`);
  await page.getByLabel(t("account.email"), { exact: true }).fill(email);
  await page.getByLabel(t("login.returning.password"), { exact: true }).fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("login.returning.login") })
    .click();
};

interface SecondFactorWalk {
  readonly shop: Shop;
  readonly refusalText: RefusalText;
  /** Sees each page on the way. */
  readonly look: (name: string) => Promise<void>;
  /** Without them the desk asks for nothing and changes no role; the pages of the second factor are the same. */
  readonly hasScripts: boolean;
}

/** A second factor is set up, given at each login, and asked for before a role changes. */
export const secondFactorWalk = async (
  page: Page,
  locale: Locale,
  { shop, refusalText, look, hasScripts }: SecondFactorWalk,
): Promise<void> => {
  const t = words(locale);
  const [ada, grace] = [aPerson(), aPerson()];
  await haveAccount(page, ada, locale);
  await haveAccount(page, grace, locale);
  becomes("admin", ada);
  const idOf = ({ email }: Person) => Number(shop.rows("select id from users where email = ?", email)[0]?.["id"]);
  const title = page.getByRole("heading", { level: 1 });
  const code = page.getByLabel(t("second-factor.code.label"), { exact: true });

  const setUp = page.getByRole("link", { name: t("desk-today.factor.button"), exact: true });
  await logIn(page, locale, ada);
  if (hasScripts) await setUp.click();
  else await page.goto(`/admin/second-factor?locale=${locale}`);
  await expect(title).toHaveText(t("second-factor.factor.overview.title"));
  await look("factor");
  await page.getByRole("button", { name: t("second-factor.factor.begin.button") }).click();
  await expect(page.getByRole("img", { name: t("second-factor.factor.scan.code") })).toBeVisible();
  const secret = await page.locator("main code").innerText();
  await look("factor-scan");
  await code.fill("000000");
  await code.press("Enter");
  await expect(page.getByRole("alert")).toContainText(refusalText(locale, { _tag: "FactorWrong" }));
  await expect(page.locator("main code")).toHaveText(secret);
  await code.fill(codeOf(secret));
  await code.press("Enter");
  const shown = page.getByRole("list", { name: t("second-factor.factor.codes.title") }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const recovery = await shown.allInnerTexts();
  await look("factor-codes");
  await page.getByRole("link", { name: t("second-factor.factor.codes.next") }).click();
  if (hasScripts) await expect(title).toHaveText(t("desk-today.title"));
  await expect(page.getByRole("link", { name: t("desk-today.factor.button"), exact: true })).toHaveCount(0);

  // The next login waits for a code: every page leads to it, and it leads back.
  await logIn(page, locale, ada);
  await expect(title).toHaveText(t("second-factor.proof.code.title"));
  const answered = await page.goto(`/admin/journal?locale=${locale}`);
  expect(answered?.headers()["cache-control"]).toContain("no-store");
  await expect(title).toHaveText(t("second-factor.proof.code.title"));
  await look("proof-code");
  await code.fill(codeOf(secret, 7));
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(new RegExp(refusalText(locale, { _tag: "FactorWrong" }).slice(0, 30)));
  await look("proof-wrong");
  await code.fill(codeOf(secret, 1));
  await code.press("Enter");
  // A page of the app, which draws nothing by itself where there are no scripts.
  await (hasScripts ? expect(title).toHaveText(t("desk-journal.title")) : expect(title).toHaveCount(0));

  // A recovery code opens a login from before, whose beginning is no fresh proof any more.
  await page.context().clearCookies({ name: "token" });
  await page
    .context()
    .addCookies([{ name: "token", value: earlierLogin(idOf(ada), 20), url: shop.url, httpOnly: true }]);
  const number = String(
    shop.rows("select customer_number from users where email = ?", grace.email)[0]?.["customer_number"],
  );
  await page.goto(`/admin/customers/${number}?locale=${locale}`);
  await code.fill((recovery[0] ?? "").toLowerCase());
  await code.press("Enter");
  if (hasScripts) {
    const ofRole = (key: string): string => t(`desk-customers.act.role.${key}`);
    await page
      .getByRole("main")
      .getByRole("button", { name: ofRole("title"), exact: true })
      .click();
    shop.spoil("update sessions set proved_at = proved_at - 1200000 where user_id = ?", String(idOf(ada)));

    // What was typed is there after the proof in its dialog, and done.
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: ofRole("label") }).selectOption("support");
    await dialog
      .getByRole("textbox", { name: t("desk-customers.reason") })
      .fill("Neu im Team: „Grüße“ & <b>\n2. Zeile");
    await dialog.getByRole("button", { name: ofRole("button"), exact: true }).click();
    const proving = dialog.getByLabel(t("desk.proof.code"), { exact: true });
    await proving.fill("000000");
    await proving.press("Enter");
    await expect(dialog.getByRole("alert")).toContainText(refusalText(locale, { _tag: "FactorWrong" }));
    expect(shop.rows("select role from users where email = ?", grace.email)).toEqual([{ role: "customer" }]);
    await proving.fill(recovery[1] ?? "");
    await proving.press("Enter");
    await expect(page.getByRole("alertdialog")).toContainText(ofRole("done"));
    expect(shop.rows("select role from users where email = ?", grace.email)).toEqual([{ role: "support" }]);
    expect(shop.rows("select reason from journal where act = 'role' and subject = ?", number)).toEqual([
      { reason: "Neu im Team: „Grüße“ & <b>\n2. Zeile" },
    ]);
    await look("customer");
  }

  // Removed again from the page of the second factor, which the proof leads back to, too.
  shop.spoil("update sessions set proved_at = proved_at - 1200000 where user_id = ?", String(idOf(ada)));
  await page.goto(`/admin/second-factor?locale=${locale}`);
  await look("factor-set");
  await page.getByRole("button", { name: t("second-factor.factor.remove.button") }).click();
  await expect(title).toHaveText(t("second-factor.proof.fresh.title"));
  await look("proof-fresh");
  await code.fill(recovery[2] ?? "");
  await code.press("Enter");
  await expect(page.getByRole("status")).toContainText(t("second-factor.factor.done.removed"));
  await logIn(page, locale, ada);
  if (hasScripts) await expect(setUp).toBeVisible();
};
