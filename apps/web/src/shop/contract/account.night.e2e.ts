// A customer's way from the order to its contract and out of it again, in the browser: in German without scripts, in English with the keyboard, at 320 px and as axe sees it. [ACC-01] [ACC-02] [ACC-05]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aPerson, expect, test } from "../../../test/browser/shop.ts";
import { haveOrdered } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const account = { en: "/en/account", de: "/de/konto" } as const;

const sound = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: 320, height: 720 });
  expect(await findings(page, everything, "main")).toEqual([]);
  expect(await tooWide(page)).toEqual([]);
};

const main = (page: Page) => page.getByRole("main");

test("[ACC-01] [ACC-02] [ACC-05] [LGL-02] a customer finds order and contract, takes the calendar along and cancels without scripts, de", async ({
  browser,
  page,
  shop,
}) => {
  const t = words("de");
  const person = aPerson();
  const { number } = await haveOrdered(page, "de", person);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: shop.url,
  });
  const still = await plain.newPage();
  try {
    await still.goto(account.de);
    await main(still)
      .getByRole("link", { name: t("account.nav.orders"), exact: true })
      .click();
    await main(still).getByRole("link", { name: number, exact: true }).click();
    await expect(still.getByRole("heading", { level: 1 })).toHaveText(t("orders.order", { number }));
    await main(still).getByRole("link", { name: "Web M", exact: true }).click();
    await expect(still.getByRole("heading", { level: 1 })).toHaveText("Web M");
    const contract = still.url();
    const response = await still.goto(contract);
    expect(response?.headers()["cache-control"]).toBe("private, no-store");
    const file = still.waitForEvent("download");
    await main(still)
      .getByRole("link", { name: t("contracts.calendarFile") })
      .click();
    expect((await file).suggestedFilename()).toBe(`${number}.ics`);
    await main(still)
      .getByRole("link", { name: t("contracts.acts.cancel") })
      .click();
    await expect(still.locator("#declaration-product")).toHaveValue(`Web M (${number}-1)`);
    await still.getByRole("button", { name: "jetzt kündigen", exact: true }).click();
    await expect(still.getByRole("status")).toBeVisible();
    await main(still)
      .getByRole("link", { name: t("declaration.received.contract") })
      .click();
    await expect(main(still)).toContainText(t("contracts.standing.cancelled"));
    // The same last day on the page and in the letter.
    const ending = async () =>
      (await shop.mailsTo(person.email)).find(({ subject }) => subject?.includes(`${number}-1`))?.text ?? "";
    await expect.poll(ending).not.toBe("");
    const lastDay =
      /gekündigt und endet am (\d+\. \p{L}+ \d{4})\./u.exec((await ending()).replaceAll(/\s+/g, " "))?.[1] ?? "no day";
    const shown = (name: string) =>
      main(still)
        .locator("dt")
        .filter({ hasText: new RegExp(`^${name}$`) })
        .locator("xpath=following-sibling::dd[1]");
    await expect(shown(t("contracts.facts.end"))).toHaveText(lastDay);
    await expect(
      main(still).getByText("Letzter Tag des Vertrags").locator("xpath=ancestor-or-self::li[1]"),
    ).toContainText(lastDay);
    await expect(main(still)).not.toContainText("nicht mehr besteht");
    await expect(main(still).getByRole("link", { name: t("contracts.acts.cancel") })).toHaveCount(0);
  } finally {
    await plain.close();
  }
});

test("[ACC-01] [ACC-02] [ACC-05] [CON-02] [CON-05] a customer orders the same again and uses the guarantee; each page is sound at 320 px, en", async ({
  page,
}) => {
  const t = words("en");
  const person = aPerson();
  const { number } = await haveOrdered(page, "en", person);
  // The invoice is made within a round of the shop.
  await expect(async () => {
    await page.goto(account.en);
    await expect(main(page).getByRole("link", { name: t("account.overview.payNow") })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("account.greeting", { name: `${person.firstName} ${person.lastName}` }),
  );
  await expect(page).toHaveTitle(/ \| Kontor Hosting$/);
  const harbour = main(page).getByRole("region", { name: t("account.overview.contracts") });
  await expect(harbour.getByRole("listitem").filter({ hasText: "Web M" })).toContainText(/starts on \d+\s/);
  await expect(main(page).getByRole("link", { name: t("account.toCart") })).toHaveCount(0);
  const sections = page.getByRole("navigation", { name: t("account-list.sections") });
  const current = sections.locator("[aria-current=page]");
  await expect(current).toHaveText(t("account.nav.panel"));
  await sound(page);
  await main(page)
    .getByRole("link", { name: t("account.nav.orders"), exact: true })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("orders.title"));
  await expect(current).toHaveText(t("account.nav.orders"));
  // The tab of what is shown is in sight, and the page stands at its beginning.
  await expect(current).toBeInViewport({ ratio: 0.99 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await sound(page);
  await main(page).getByRole("link", { name: number, exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("orders.order", { number }));
  await sound(page);
  await main(page)
    .getByRole("button", { name: t("orders.again") })
    .press("Enter");
  await page.waitForURL(`**${paths.en.cart}*`);
  await expect(main(page)).toContainText("Web M");
  await expect(main(page).locator(".k-notice").filter({ hasText: "Web M" })).toContainText(/ (is|are) in your cart\.$/);
  await page.goto(`${account.en}/contracts`);
  await sound(page);
  await main(page).getByRole("link", { name: "Web M", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Web M");
  await sound(page);
  await main(page)
    .getByRole("link", { name: t("contracts.acts.guarantee") })
    .press("Enter");
  await main(page)
    .getByRole("button", { name: t("contracts.claim.confirm") })
    .press("Enter");
  await expect(page.getByRole("status")).toContainText(t("contracts.claim.done"));
  await expect(main(page)).toContainText(t("contracts.standing.ended"));
  await sound(page);
});
