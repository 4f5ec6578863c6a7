// The banner where nothing is decided yet: axe finds nothing, the keys lead past nothing that it covers, and where one reads what is right by law it can be put aside. [VIS-02] [VIS-03] [SHL-08]
import { everything, findings } from "../../../test/browser/axe.ts";
import { banner, button } from "../../../test/browser/consent.ts";
import { expect, open, ready, test, undecided } from "../../../test/browser/shop.ts";
import { type BrowserContext } from "@playwright/test";
import { daysOf, names } from "../../../test/browser/consent.ts";
import { noteShifts, shiftIn } from "../../../test/browser/slow-phone.ts";
import { walkedIn } from "../../../test/browser/shop.ts";
import { installClock } from "../../../test/browser/stopped-clock.ts";
import { words } from "../../../test/browser/words.ts";

const decisionIn = async (context: BrowserContext) =>
  decodeURIComponent((await context.cookies()).find(({ name }) => name === "consent")?.value ?? "");

test.use({ storageState: undecided });

test("[VIS-02] [VIS-03] [SHL-08] the banner covers nothing that has the focus, and axe finds nothing, neither with it nor on the page of the settings", async ({
  page,
}) => {
  await page.goto("/en/contact/legal-notice");
  await expect(banner(page)).toBeVisible();
  await expect(button(page, "close")).toBeVisible();
  expect(await findings(page, everything)).toEqual([]);
  // The way of the keyboard leads past nothing that is covered.
  await ready(page);
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const [focused, over] = [document.activeElement, document.getElementById("consent")];
      if (focused === null || focused === document.body || over === null || over.contains(focused)) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      const { top: edge } = over.getBoundingClientRect();
      return top >= edge && bottom > edge ? focused.outerHTML.slice(0, 100) : null;
    });
    expect(covered).toBeNull();
  }
  await open(page, "/de/kontakt/cookie-einstellungen");
  expect(await findings(page, everything)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[VIS-02] [VIS-03] on a page that is needed by law the banner has a button that closes it", async ({ page }) => {
    await page.goto("/de/kontakt/datenschutzerklaerung");
    await expect(button(page, "close")).toBeVisible();
    await page.goto("/de/hosting");
    await expect(button(page, "close")).toBeHidden();
  });
});

test("[VIS-02] [VIS-03] [LGL-06] answering by the keyboard moves no page, and leads back to where one was", async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  // By the way to the banner, from the start of a page that was scrolled.
  await page.goto("/en/helpcenter/servers/backups");
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator('a.k-skip[href="#content"]:lang(en)')).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator('a.k-skip[href="#consent-start"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest("#consent") !== null)).toBe(true);
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  for (const choice of ["all", "selected", "necessary"] as const) {
    await button(page, choice).focus();
    expect(await place(), choice).toBe(300);
  }
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  expect(await place()).toBe(300);
  await expect(page.locator('a.k-skip[href="#content"]:lang(en)')).toBeFocused();
  // From a link in the middle of the page.
  await page.context().clearCookies();
  await page.goto("/en/helpcenter/servers/backups");
  // Nothing takes the focus before it is drawn.
  await expect(button(page, "necessary")).toBeVisible();
  const link = page.locator("main a").nth(2);
  await link.focus();
  const before = await place();
  await button(page, "necessary").focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await place()).toBe(before);
});

test("[VIS-02] [VIS-03] [VIS-04] [SHL-08] with scripts a press needs no new page, and the banner follows the pages without moving them", async ({
  page,
  context,
  shop,
}) => {
  await noteShifts(page);
  await page.goto("/en/contact/legal-notice");
  await expect(banner(page)).toBeVisible();
  await expect(button(page, "close")).toBeVisible();
  await ready(page);
  await page.evaluate(() => {
    Object.assign(window, { trace: "still here" });
    scrollTo(0, 0);
  });
  await page.locator("header .s-logo").click();
  await page.waitForURL("**/en");
  await expect(button(page, "close")).toBeHidden();
  await page.locator("a.s-language").click();
  await page.waitForURL("**/de");
  await expect(banner(page)).toHaveAttribute("lang", "de");
  expect(await names(context)).toEqual(["locale"]);

  await button(page, "all").click();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as { trace?: string }).trace)).toBe("still here");
  expect(await shiftIn(page)).toBeLessThanOrEqual(0.01);
  const decision = await decisionIn(context);
  await expect
    .poll(() => shop.rows("select kind, language from consent_proofs where decision = ?", decision))
    .toEqual([{ kind: "all", language: "de" }]);

  await page.locator('#colours [value="dark"]').click();
  await expect.poll(() => daysOf(context, "colour-mode")).toBe(365);
  expect((await context.cookies()).find(({ name }) => name === "viewport")).toMatchObject({
    value: "md",
    secure: true,
    sameSite: "Strict",
  });
  expect(await daysOf(context, "viewport")).toBe(365);
});

for (const locale of walkedIn("de")) {
  const settings = { en: "/en/contact/cookie-settings", de: "/de/kontakt/cookie-einstellungen" }[locale];

  test.describe("with Global Privacy Control", () => {
    test.use({ extraHTTPHeaders: { "sec-gpc": "1" } });

    test(`[VIS-02] [VIS-03] a browser that sends it is not asked, on no page that follows either, and may still choose, ${locale}`, async ({
      page,
      context,
    }) => {
      const t = words(locale);
      await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
      await installClock(page);
      await open(page, `/${locale}/deals`.replace("/de/deals", "/de/angebote"));
      await expect(banner(page)).toHaveCount(0);
      const fetched = page.waitForResponse("**/_consent.html");
      await page.locator("header .s-logo").click();
      await page.waitForURL(`**/${locale}`);
      // Another page has followed: the banner is evaluated for it a second later.
      await fetched;
      await page.clock.runFor(5_000);
      await expect(banner(page)).toHaveCount(0);
      await page.locator('#colours [value="dark"]').click();
      await expect.poll(() => daysOf(context, "colour-mode")).toBe("session");
      await open(page, settings);
      await expect(page.getByText(t("consent.privacyControl"))).toBeVisible();
      await page.locator('main [value="all"][type=submit]').click();
      await expect(page.getByText(t("consent.saved"))).toBeVisible();
      expect(await daysOf(context, "colour-mode")).toBe(365);
    });
  });
}
