// Middleware before pages in the running shop: what is bound to a route, and what a rule of the content names.
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { startShop, type RunningShop } from "../../../test/browser/harness.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { paths } from "../../../test/browser/words.ts";

/** Changes the fields of an entry as an editor would publish them. */
const changed = ({ dataDir }: RunningShop, type: string, lookup: string, change: string, value: string): void => {
  const database = new DatabaseSync(join(dataDir, "kontor.sqlite"), { timeout: 5_000 });
  const { changes } = database
    .prepare(`update content_entries set fields = json_set(fields, ${change}) where type = ? and lookup = ?`)
    .run(value, type, lookup);
  database.prepare("update marks set value = ? where key = 'content-version'").run(String(Math.random()));
  database.close();
  expect(changes, lookup).toBeGreaterThan(0);
};

/** No redirect stands behind this path, but middleware. */
const ruled = (shop: RunningShop, path: string, middleware: readonly string[]): void =>
  changed(shop, "route-rule", path, "'$.redirect', null, '$.middleware', json(?)", JSON.stringify(middleware));

test("[LOC-13] [LOC-15] [LOC-17] [CNT-09] what is bound to a route runs before its page, a rule adds to it, a feature is switched, and an unknown name is 500 and logged with the known ones", async ({
  playwright,
}) => {
  test.setTimeout(120_000);
  const shop = await startShop();
  const visitor = await playwright.request.newContext({ baseURL: shop.url });
  const answer = async (path: string) => {
    const response = await visitor.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"] ?? null];
  };
  try {
    for (const [locale, summary] of [
      ["en", paths.en.summary],
      ["de", paths.de.summary],
    ] as const)
      expect(await answer(summary)).toEqual([302, `/${locale}/checkout/login?return=${encodeURIComponent(summary)}`]);
    // Bound to content, blog, job and help center pages: what stands there comes, anything else is not found.
    for (const section of ["/en/blog", "/de/blog", "/en/helpcenter", "/de/helpcenter", "/en/jobs", "/de/jobs"]) {
      expect([section, ...(await answer(section))]).toEqual([section, 200, null]);
      expect([section, ...(await answer(`${section}/no-such-page`))]).toEqual([section, 404, null]);
    }
    const path = "/en/servers/cloud-server";
    expect(await answer(path)).toEqual([302, "/en/server/cloud-server"]);
    ruled(shop, path, ["catch-all"]);
    await expect.poll(() => answer(path)).toEqual([404, null]);
    ruled(shop, path, ["catch-all", "auth-redirect"]);
    await expect.poll(() => answer(path)).toEqual([302, `/en/checkout/login?return=${encodeURIComponent(path)}`]);
    ruled(shop, path, ["catch-all", "no-such"]);
    await expect.poll(() => answer(path)).toEqual([500, null]);
    // A feature that is switched in the content store changes what pages show. [CNT-09]
    const season = async () =>
      /<html[^>]* data-season="blackfriday"/.test(await (await visitor.get("/en/black-friday")).text());
    expect(await season()).toBe(true);
    changed(shop, "feature-flag", "black-friday", "'$.enabled', json(?)", "false");
    await expect.poll(season).toBe(false);
    changed(shop, "feature-flag", "black-friday", "'$.enabled', json(?)", "true");
    await expect.poll(season).toBe(true);
    expect(shop.log()).toMatch(/"name":"no-such","known":"catch-all, ticketing, auth-redirect"/);
  } finally {
    await visitor.dispose();
    await shop.close();
  }
});
