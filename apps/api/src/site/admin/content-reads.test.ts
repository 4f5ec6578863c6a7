// What staff read of the content over the wire: banners with their states, drafts that wait, links of products. [ADM-03] [ADM-04]
import { expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock, api } = shop;
const editor = await staffMember(shop, "editor");
const get = async (path: string) => (await ask("GET", `/shop/admin/${path}`, undefined, editor.auth)).body.result;

it("[ADM-04] the banners have their words in both languages, their schedule and how they stand now", async () => {
  const key = "groupware-first-month";
  const schedule = { active: true, from: clock.now + 1_000, until: null, pages: ["blog"] };
  await ask("PUT", `/shop/admin/small-banners/${key}`, schedule, editor.auth);
  const { ours, banners } = await get("small-banners");
  expect(ours).toBe(true);
  const banner = banners.find((each: { readonly key: string }) => each.key === key);
  expect(banner).toMatchObject({ ...schedule, state: "planned" });
  expect([banner.text.en, banner.text.de]).toEqual([
    expect.stringContaining("Groupware for"),
    expect.stringContaining("Groupware zu"),
  ]);
});

it("[ADM-03] a draft that was changed since waits with its preview, in the language of the call, and is found by its title", async () => {
  expect(await get("drafts")).toEqual({ drafts: [], next: null });
  await api.database.inTransaction(async (handle) => {
    for (const [type, of] of [
      ["page", "de"],
      ["job", "en"],
      ["small-banner", "en"],
    ] as const) {
      const row = await handle
        .selectFrom("content_entries")
        .select("id")
        .where("type", "=", type)
        .where("locale", "=", of)
        .where("state", "=", "draft")
        .where("lookup", "!=", "/")
        .orderBy("id")
        .executeTakeFirstOrThrow();
      await handle
        .updateTable("content_entries")
        .set({ updated_at: clock.now + 60_000 })
        .where("id", "=", row.id)
        .execute();
    }
  });
  const { drafts } = await get("drafts");
  expect(drafts.map(({ kind, path, published }: Record<string, unknown>) => [kind, path, published])).toEqual([
    ["jobs", null, true],
    ["banners", expect.stringMatching(/^small-banners\/[\w-]+$/), true],
  ]);
  const german = await ask("GET", "/shop/admin/drafts", undefined, { ...editor.auth, "shop-locale": "de" });
  const [page] = german.body.result.drafts;
  expect([german.body.result.drafts.length, page.path]).toEqual([1, expect.stringMatching(/^preview\/./)]);
  const found = await ask("GET", `/shop/admin/drafts?q=${encodeURIComponent(page.title.toUpperCase())}`, undefined, {
    ...editor.auth,
    "shop-locale": "de",
  });
  expect(found.body.result.drafts).toEqual([page]);
  expect((await get("drafts?q=no+such+draft")).drafts).toEqual([]);
});

it("[ADM-04] [LNK-01] every product that has a page is there with its address in both languages", async () => {
  const { products } = await get("product-links");
  expect(products.find(({ product }: { readonly product: string }) => product === "web-m")).toEqual({
    product: "web-m",
    title: { en: expect.any(String), de: expect.any(String) },
    paths: { en: "/en/hosting/web-m", de: "/de/hosting/web-m" },
  });
});
