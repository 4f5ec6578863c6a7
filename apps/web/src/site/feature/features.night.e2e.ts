// Features that are switched while the shop runs, in both languages: what belongs to one comes and goes with it; where the list cannot be read all are off, the log says so, and the visitor sees no message. [CNT-09]
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { type Locator, type Page } from "@playwright/test";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import { expect, type Locale, test, walkedIn } from "../../../test/browser/shop.ts";

const at = { shop: null as RunningShop | null };
test.beforeAll(async () => void (at.shop = await startShop()));
test.afterAll(() => at.shop?.close());
test.use({ baseURL: async ({}, use) => use(at.shop?.url) });
test.describe.configure({ mode: "serial" });

interface Part {
  readonly flag: string;
  readonly path: Readonly<Record<Locale, string>>;
  readonly seen: (page: Page) => Locator;
}

const parts: readonly Part[] = [
  {
    flag: "black-friday",
    path: { en: "/en/black-friday", de: "/de/black-friday" },
    seen: (page) => page.locator("html[data-season=blackfriday]"),
  },
  {
    flag: "newsletter",
    path: { en: "/en/new-customers", de: "/de/neukunden" },
    seen: (page) => page.getByRole("main").locator('a[href$="/newsletter/subscribe"], a[href$="/newsletter/anmelden"]'),
  },
  {
    flag: "storage-calculator",
    path: { en: "/en/server/block-storage", de: "/de/server/blockspeicher" },
    seen: (page) => page.getByRole("main").getByRole("spinbutton"),
  },
];

/** Writes as the publication of an editor does. */
const written = (change: (database: DatabaseSync) => void): void => {
  const database = new DatabaseSync(join(at.shop?.dataDir ?? "", "kontor.sqlite"), { timeout: 5_000 });
  change(database);
  database.prepare("update marks set value = ? where key = 'content-version'").run(String(Math.random()));
  database.close();
};
const switched = (flag: string, enabled: boolean): void =>
  written((database) =>
    database
      .prepare(
        "update content_entries set fields = json_set(fields, '$.enabled', json(?)) where type = 'feature-flag' and lookup = ?",
      )
      .run(String(enabled), flag),
  );

const expectShown = async (page: Page, { path, seen }: Part, locale: Locale, isShown: boolean): Promise<void> => {
  await expect(async () => {
    const answer = await page.goto(path[locale]);
    expect(answer?.status()).toBe(200);
    expect((await seen(page).count()) > 0).toBe(isShown);
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator(".s-toast")).toHaveCount(0);
};

test("[CNT-09] what belongs to black-friday is there while it is on and gone while it is off", async ({ page }) => {
  const [part] = parts;
  if (part === undefined) throw new Error("there is no feature");
  for (const locale of walkedIn("en")) {
    await expectShown(page, part, locale, true);
    switched(part.flag, false);
    await expectShown(page, part, locale, false);
    switched(part.flag, true);
    await expectShown(page, part, locale, true);
  }
});

test("[CNT-09] [OPS-10] a list that cannot be read is an empty one, in both languages: pages come without what belongs to features, and only the log says why", async ({
  page,
}) => {
  const rows = { all: [] as { readonly lookup: string; readonly fields: string }[] };
  // A list that was read before is the one that counts: this shop begins without.
  at.shop?.signal("SIGKILL");
  written((database) => {
    rows.all = database
      .prepare("select lookup, fields from content_entries where type = 'feature-flag'")
      .all() as never;
    database.prepare("update content_entries set fields = '{' where type = 'feature-flag'").run();
  });
  await at.shop?.startAgain();
  for (const part of parts) for (const locale of ["en", "de"] as const) await expectShown(page, part, locale, false);
  expect(at.shop?.log()).toContain("Error while fetching the feature flags");
  written((database) => {
    for (const { lookup, fields } of rows.all)
      database
        .prepare("update content_entries set fields = ? where type = 'feature-flag' and lookup = ?")
        .run(fields, lookup);
  });
  for (const part of parts) for (const locale of ["en", "de"] as const) await expectShown(page, part, locale, true);
});
