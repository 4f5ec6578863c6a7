// Small banners in the hands of administrators: scheduled in both languages and versions, noted, at once in the content. [ADM-04]
import { expect, it } from "vitest";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const shop = await runningForFile();
const { ask, clock, api } = shop;
const admin = await staffMember(shop, "admin");
const key = "groupware-first-month";
const schedule = (change: Loose = {}, at = key, auth = admin.auth) =>
  ask("PUT", `/shop/admin/small-banners/${at}`, { active: true, from: null, until: null, pages: [], ...change }, auth);
const stored = async (locale: string, status = "published"): Promise<Loose> =>
  (await ask("GET", `/small-banners?locale=${locale}&status=${status}&filters[key]=${key}`, undefined, admin.auth)).body
    .data[0];
const version = async (): Promise<string> => (await ask("GET", "/v2/content/version")).body.result.version;

it("[ADM-04] a schedule is stored for both languages and for the draft, is another version of the content, and is in the journal", async () => {
  const before = { version: await version(), en: await stored("en") };
  expect(before.en.pages).toBeNull();
  const [from, until] = [clock.now + 1_000, clock.now + 60_000];
  const changed = await schedule({ from, until, pages: ["blog", " /en/domains ", "blog"] });
  expect(changed.body.result).toEqual({ active: true, from, until, pages: ["blog", "/en/domains"] });
  for (const locale of ["en", "de"])
    for (const status of ["published", "draft"]) {
      const { text, ...entry } = await stored(locale, status);
      expect(text).toMatch(/Groupware/);
      expect(entry).toMatchObject({
        active: true,
        from: new Date(from).toISOString(),
        until: new Date(until).toISOString(),
        pages: "blog\n/en/domains",
      });
    }
  expect(await version()).not.toBe(before.version);
  const { entries } = (await ask("GET", `/shop/admin/journal?subject=${key}`, undefined, admin.auth)).body.result;
  expect(entries).toMatchObject([
    {
      act: "banner-scheduled",
      by: admin.number,
      before: { pages: null },
      after: { pages: "blog\n/en/domains", from, until },
    },
  ]);
  // The same again is no change: the content stays as it is, and nothing is noted.
  const same = await version();
  expect((await schedule({ from, until, pages: ["blog", "/en/domains"] })).status).toBe(200);
  expect(await version()).toBe(same);
});

it("[ADM-04] [ADM-03] a draft whose words wait for its editor still waits afterwards, and says the same", async () => {
  await api.database.inTransaction(async (handle) => {
    const row = await handle
      .selectFrom("content_entries")
      .selectAll()
      .where("lookup", "=", key)
      .where("locale", "=", "en")
      .where("state", "=", "draft")
      .executeTakeFirstOrThrow();
    const fields = JSON.stringify({ ...JSON.parse(row.fields), text: "Waiting words." });
    await handle
      .updateTable("content_entries")
      .set({ fields, updated_at: clock.now + 5_000 })
      .where("id", "=", row.id)
      .execute();
  });
  clock.now += 10_000;
  await schedule({ active: false });
  const [draft, published] = [await stored("en", "draft"), await stored("en")];
  expect([draft.text, draft.active, published.active]).toEqual(["Waiting words.", false, false]);
  expect(published.text).not.toBe("Waiting words.");
  expect(Date.parse(draft.updatedAt)).toBeGreaterThan(Date.parse(published.updatedAt));
});

it("[ADM-04] a schedule without time, a page that cannot be, an unknown banner and a colleague without the right are refused", async () => {
  const refused = async (...inputs: Parameters<typeof schedule>) => (await schedule(...inputs)).body.refusal;
  expect(await refused({ from: clock.now, until: clock.now })).toBe("BannerScheduleWrong");
  const wrong = await schedule({ pages: ["/domains"] });
  expect([wrong.status, wrong.body.refusal, wrong.body.facts]).toEqual([
    422,
    "BannerPageUnknown",
    { page: "/domains" },
  ]);
  expect(await refused({}, "no-such-banner")).toBe("BannerUnknown");
  expect(await refused({}, key, (await staffMember(shop, "support")).auth)).toBe("AreaClosed");
});
