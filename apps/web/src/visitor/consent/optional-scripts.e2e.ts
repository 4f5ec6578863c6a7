// A shop with an optional script: loaded after consent alone, and nothing of it is left after a withdrawal. [VIS-02] [VIS-06]
import { banner, button, names } from "../../../test/browser/consent.ts";
import { script, shopWithScript } from "../../../test/browser/optional-script.ts";
import { atNight, expect, ready, test, undecided } from "../../../test/browser/shop.ts";
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

test("[VIS-02] [OPS-07] [SEC4-5] a counter that was allowed meets no code, no password and no customer", async ({
  page,
}) => {
  const { url } = at;
  const heard: string[] = [];
  await page.route(/^https:/, (route) => {
    heard.push(decodeURIComponent(new URL(route.request().url()).search));
    // As counters do: the address of each document, and of each that a script leads on to.
    return route.fulfill({
      contentType: "text/javascript",
      body: `const tell = () => { new Image().src = "https://stats.example/hit?" + encodeURIComponent(location.href); };
        tell(); for (const act of ["pushState", "replaceState"]) { const own = history[act].bind(history); history[act] = (...all) => { own(...all); tell(); }; }
        window.counted = true;`,
    });
  });
  const isCounted = () => page.evaluate(() => "counted" in window);
  await page.goto(`${url}/en`);
  await ready(page);
  await button(page, "all").click();
  await expect.poll(isCounted).toBe(true);
  // A link that a script follows within the page: the document with the counter is left.
  await page.locator('header a[href="/en/account"]').first().click();
  await expect(page.locator("input[type=password]").first()).toBeVisible();
  expect(await isCounted()).toBe(false);
  const code = "0123456789abcdef".repeat(4);
  const withCode = [[`/en/account/reset-password?code=${code}`, "/en/account/reset-password"]] as const;
  const others = [
    [`/en/account/confirm-email?confirmation=${code}`, "/en/account/confirm-email"],
    [`/en/account/change-email?code=${code}`, "/en/account/change-email"],
    [`/en/newsletter/subscribe?confirm=${code}`, "/en/newsletter/subscribe"],
    [`/en/contact/was-it-you?code=${code}`, "/en/contact/was-it-you"],
    ["/en/checkout/login", "/en/checkout/login"],
    ["/en/checkout/cart", "/en/checkout/cart"],
    ["/admin/login", "/admin/login"],
    ["/en/contact/send-message", "/en/contact/send-message"],
  ] as const;
  for (const [path, shown] of atNight ? [...withCode, ...others] : withCode) {
    const answer = await page.goto(url + path);
    expect([new URL(page.url()).pathname, page.url().includes(code)]).toEqual([shown, false]);
    expect(answer?.headers()["content-security-policy"]).not.toContain("stats.example");
    expect([path, await isCounted()]).toEqual([path, false]);
  }
  await page.goto(`${url}/en/hosting`);
  await expect.poll(isCounted).toBe(true);
  // It knows the pages that it ran on, and where the link of such a page led.
  expect(heard.filter((each) => each !== "" && !/^\?https?:\/\/[^/]+\/en(\/hosting|\/account)?$/.test(each))).toEqual(
    [],
  );
});
