// A shop with an optional script: loaded after consent alone, and nothing of it is left after a withdrawal. [VIS-02] [VIS-06]
import { banner, button, names } from "../../../test/browser/consent.ts";
import { script, shopWithScript } from "../../../test/browser/optional-script.ts";
import { expect, ready, test, undecided } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ storageState: undecided });
const at = shopWithScript();

test("[VIS-02] [VIS-06] [OPS-07] a shop with an optional script loads it after consent alone, and nothing of it is left after a withdrawal", async ({
  page,
  context,
}) => {
  const { url } = at;
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: 'document.cookie = "_pk_id=1; Path=/; Max-Age=999"; localStorage.setItem("_pk_seen", "1"); window.counted = true;',
    });
  });
  const left = () =>
    page.evaluate(() => [/_pk_/.test(document.cookie), "_pk_seen" in localStorage, "counted" in window]);
  const answer = await page.goto(`${url}/en`);
  expect(answer?.headers()["content-security-policy"]).toMatch(/script-src [^;]*https:\/\/stats\.example;/);
  await button(page, "necessary").click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(`${url}/en/hosting`);
  expect([requested, await left()]).toEqual([[], [false, false, false]]);

  await page.goto(`${url}/en/contact/cookie-settings`);
  await ready(page);
  await page.locator("#allow-statistics").check();
  await page.locator('main [value="selected"]').click();
  await expect.poll(left).toEqual([true, true, true]);
  expect(requested).toEqual([script.src]);
  await page.goto(`${url}/en/hosting`);
  await expect.poll(left).toEqual([true, true, true]);

  await page.goto(`${url}/en/contact/cookie-settings`);
  await ready(page);
  await expect.poll(left).toEqual([true, true, true]);
  await Promise.all([page.waitForEvent("load"), page.locator('main [value="necessary"][type=submit]').click()]);
  expect(await left()).toEqual([false, false, false]);
  await expect(page.getByText(words("en")("consent.saved"))).toBeVisible();
  const before = requested.length;
  await page.goto(`${url}/en`);
  expect([requested.length - before, await left(), await names(context)]).toEqual([
    0,
    [false, false, false],
    ["consent", "csrf"],
  ]);
});
