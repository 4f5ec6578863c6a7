// The second factor of staff with scripts, each of its pages looked at, and passkeys. [SES-07]
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startShop } from "../../../test/browser/harness.ts";
import { looksRight } from "../../../test/browser/looks.ts";
import { codeOf, earlierLogin, logIn, secondFactorWalk } from "../../../test/browser/second-factor.ts";
import { aPerson, expect, test } from "../../../test/browser/shop.ts";
import { haveAccount } from "../../../test/browser/walk.ts";
import { words } from "../../../test/browser/words.ts";

test("[SES-07] a second factor is set up, given at each login, and asked for before a role changes, with scripts", async ({
  page,
  shop,
  refusalText,
}) => {
  test.setTimeout(120_000);
  const look = (name: string): Promise<void> => looksRight(page, `de-${name}`);
  await secondFactorWalk(page, "de", { shop, refusalText, look, hasScripts: true });
});

test("[SES-07] a passkey is added, opens the next login, proves who it is before a form goes on, and is removed", async ({
  browser,
}) => {
  const shop = await startShop({ PUBLIC_HOST: "localhost" });
  const context = await browser.newContext({ baseURL: shop.url });
  const database = new DatabaseSync(join(shop.dataDir, "kontor.sqlite"), { timeout: 5_000 });
  try {
    const [t, ada] = [words("de"), aPerson()];
    const page = await context.newPage();
    const browserSide = await context.newCDPSession(page);
    await browserSide.send("WebAuthn.enable");
    const authenticator = {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    await browserSide.send("WebAuthn.addVirtualAuthenticator", {
      options: { ...authenticator, automaticPresenceSimulation: true },
    });
    await page.goto("/de");
    await haveAccount(page, ada, "de");
    database.prepare("update users set role = 'admin' where email = ?").run(ada.email);
    const id = Number(database.prepare("select id from users where email = ?").get(ada.email)?.["id"]);
    const title = page.getByRole("heading", { level: 1 });
    const code = page.getByLabel(t("second-factor.code.label"), { exact: true });

    await logIn(page, "de", ada);
    await page.getByRole("link", { name: t("desk-today.factor.button"), exact: true }).click();
    await page.getByRole("button", { name: t("second-factor.factor.begin.button") }).click();
    await code.fill(codeOf(await page.locator("main code").innerText()));
    await code.press("Enter");
    await page.getByRole("link", { name: t("second-factor.factor.codes.next") }).click();
    await page.getByRole("link", { name: t("desk.menu.own") }).click();
    await expect(title).toHaveText(t("desk-own.title"));
    await looksRight(page, "de-own");
    await page.getByRole("link", { name: t("desk-own.toFactor") }).click();
    await page.getByLabel(t("second-factor.passkeys.name")).fill("Laptop");
    await page.getByRole("button", { name: t("second-factor.passkeys.add") }).click();
    await expect(page.getByRole("status")).toContainText(t("second-factor.factor.done.passkey"));
    await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toHaveCount(1);
    await looksRight(page, "de-passkeys");

    await logIn(page, "de", ada);
    await expect(title).toHaveText(t("second-factor.proof.code.title"));
    await looksRight(page, "de-proof-passkey");
    await page.getByRole("button", { name: t("second-factor.passkeys.use") }).click();
    await expect(title).toHaveText(t("desk-today.title"));

    await context.addCookies([
      { name: "token", value: earlierLogin(id, 20, shop.dataDir), url: shop.url, httpOnly: true },
    ]);
    await page.goto("/admin/second-factor?locale=de");
    await page.getByRole("button", { name: t("second-factor.passkeys.use") }).click();
    await expect(page.getByRole("button", { name: t("second-factor.passkeys.remove") })).toBeVisible();
    database.prepare("update sessions set proved_at = proved_at - 1200000").run();
    await page.getByRole("button", { name: t("second-factor.passkeys.remove") }).click();
    await expect(title).toHaveText(t("second-factor.proof.fresh.title"));
    await page.getByRole("button", { name: t("second-factor.passkeys.use") }).click();
    await expect(page.getByRole("status")).toContainText(t("second-factor.factor.done.remove-passkey"));
    await expect(page.getByRole("listitem").filter({ hasText: "Laptop" })).toHaveCount(0);
    expect(
      database
        .prepare("select act from journal order by id")
        .all()
        .map(({ act }) => act),
    ).toEqual(["factor-set", "passkey-added", "passkey-removed"]);
  } finally {
    database.close();
    await context.close();
    await shop.close();
  }
});
