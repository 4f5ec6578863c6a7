// A clock that jumped: the first page of staff says so, and the word of an administrator lets the shop go on. [ACC-07] [OPS2-16]
import { startShop } from "../../../test/browser/harness.ts";
import { looksRight } from "../../../test/browser/looks.ts";
import { expect, test } from "../../../test/browser/shop.ts";
import { installClock } from "../../../test/browser/stopped-clock.ts";
import { administrator } from "../../../test/browser/staff.ts";

const words = {
  de: { title: "Geht die Uhr richtig?", day: "6. Januar 2028", act: "Uhr bestätigen" },
  en: { title: "Is the clock right?", day: "6 January 2028", act: "Confirm the clock" },
} as const;

test("[ACC-07] [ADM-01] [OPS2-16] an administrator sees on the first page that the clock has jumped, and confirms it", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shop = await startShop({ CLOCK_CONFIRMED: "" }, undefined, Date.UTC(2026, 11, 1, 11));
  const readyz = async () => (await fetch(`${shop.url}/readyz`)).text();
  try {
    expect(await readyz()).toBe("ready\n");
    await shop.moveTo(Date.UTC(2028, 0, 6, 11));
    await expect.poll(readyz).toBe("ready, clock unconfirmed\n");
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await installClock(page, Date.UTC(2028, 0, 6, 11));
    await page.goto("/en");
    await administrator(page, "/admin?locale=en", shop.dataDir);
    for (const locale of ["de", "en"] as const) {
      await page.goto(`/admin?locale=${locale}`);
      await expect(page.getByRole("region", { name: words[locale].title })).toContainText(words[locale].day);
      if (locale === "de") await looksRight(page, "clock");
      await expect(page.getByRole("button", { name: words[locale].act })).toBeVisible();
    }
    await page.getByRole("button", { name: words.en.act }).click();
    await page.getByRole("button", { name: "The clock is right, continue" }).click();
    await expect(page.getByText("The clock has been confirmed.")).toBeVisible();
    await expect(page.getByText(words.en.title)).toHaveCount(0);
    expect(await readyz()).toBe("ready\n");
    await page.context().close();
  } finally {
    await shop.close();
  }
});
