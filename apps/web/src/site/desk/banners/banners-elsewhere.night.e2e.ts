// Small banners whose content is another system: its editor schedules, the shop shows them in both languages and changes none. [ADM-04] [API-02]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentSystem } from "../../../../test/browser/content-system.ts";
import { startShop } from "../../../../test/browser/harness.ts";
import { looksRight } from "../../../../test/browser/looks.ts";
import { aPerson, expect, test } from "../../../../test/browser/shop.ts";
import { administrator, becomes } from "../../../../test/browser/staff.ts";
import { call } from "../../../../test/browser/walk.ts";

const secret = "a-secret-of-the-webhook";

test("[ADM-04] [OPS-03] an editor of another content system schedules a banner: it stands on the pages that it names, and staff of the shop see that it is scheduled there", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), "kontor-cms-"));
  const cms = await contentSystem(dataDir);
  const shop = await startShop({ CMS_URL: cms.url, CMS_WEBHOOK_SECRET: secret });
  const json = { "content-type": "application/json" };
  /** A call of the editor, in the content system alone. */
  const there = async (method: string, path: string, body: unknown, headers = {}) => {
    const answer = await fetch(cms.url + path, {
      method,
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return (await answer.json()) as { readonly jwt?: string };
  };
  try {
    const editor = aPerson();
    const account = { username: editor.email, email: editor.email, password: editor.password };
    const { jwt = "" } = await there("POST", "/api/auth/local/register", account);
    becomes("admin", editor, dataDir);
    /** What is saved there; its webhook says so to the shop. */
    const schedule = async (change: Readonly<Record<string, unknown>>): Promise<void> => {
      const body = { active: true, from: null, until: null, pages: [], ...change };
      await there("PUT", "/api/shop/admin/small-banners/transfer-free", body, { authorization: `Bearer ${jwt}` });
      const heard = await fetch(`${shop.url}/api/v2/content/webhook`, {
        method: "POST",
        headers: { ...json, authorization: `Bearer ${secret}` },
        body: JSON.stringify({ event: "entry.publish", model: "small-banner" }),
      });
      expect(heard.status).toBe(200);
    };
    const visitor = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    const notice = visitor
      .getByRole("region", { name: /Short notices|Kurze Hinweise/ })
      .getByRole("link", { name: /domain to us|Domain zu uns/ });
    const isShownAt = async (path: string, shown: boolean): Promise<void> =>
      expect(async () => {
        await visitor.goto(path);
        await expect(notice, path).toHaveCount(shown ? 1 : 0, { timeout: 500 });
      }).toPass({ timeout: 15_000 });
    for (const path of ["/en", "/de/blog"]) await isShownAt(path, true);
    await schedule({ pages: ["blog", "/de/domains/*"] });
    for (const path of ["/en/blog", "/de/blog", "/de/domains/umzug"]) await isShownAt(path, true);
    for (const path of ["/en", "/en/domains/transfer"]) await isShownAt(path, false);
    await schedule({ active: false });
    await isShownAt("/en/blog", false);
    await schedule({ pages: ["blog"], from: Date.now() + 3_600_000 });
    await isShownAt("/en/blog", false);

    const staff = await (await browser.newContext({ baseURL: shop.url, locale: "en-GB" })).newPage();
    await administrator(staff, "/admin/small-banners?locale=en", shop.dataDir);
    await expect(staff.getByRole("main")).toContainText("please schedule them in its editor");
    const entry = staff.getByRole("row").filter({ hasText: "transfer-free" });
    // The version of the content is asked for once a second.
    await expect(async () => {
      await staff.reload();
      await expect(entry).toContainText("Planned", { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    await expect(entry).toContainText("Moving a domain to us costs nothing.");
    await looksRight(staff, "en-banners-elsewhere");
    await staff.goto("/admin/small-banners/transfer-free?locale=de");
    await expect(staff.getByRole("main")).toContainText("Bitte planen Sie");
    await expect(staff.getByRole("main")).toContainText("Der Umzug einer Domain zu uns kostet nichts.");
    await expect(staff.getByRole("main").getByRole("button", { name: "Zeitraum und Seiten ändern" })).toHaveCount(0);
    const body = { active: true, from: null, until: null, pages: [] };
    expect(await call(staff, "PUT", "/shop/admin/small-banners/transfer-free", body)).toMatchObject({
      status: 409,
      refusal: "BannersElsewhere",
    });
  } finally {
    await shop.close();
    cms.child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});
