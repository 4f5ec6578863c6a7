// Consent as a visitor meets it: asked once, equal buttons, withdrawn as easily, with and without scripts; nothing optional before it, nothing left after it. [VIS-02] [VIS-03] [VIS-06]
import type { BrowserContext, Page } from "@playwright/test";
import { mayStore } from "@kontor/domain/visitor/consent";
import { everything, findings } from "../../../test/browser/axe.ts";
import { type RunningShop, startShop } from "../../../test/browser/harness.ts";
import { expect, open, ready, test, undecided } from "../../../test/browser/shop.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { installClock } from "../../../test/browser/stopped-clock.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ storageState: undecided });

const banner = (page: Page) => page.locator("#consent");
const button = (page: Page, choice: string) => page.locator(`#consent button[value="${choice}"]`);
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();
const daysOf = async (context: BrowserContext, cookie: string) => {
  const found = (await context.cookies()).find(({ name }) => name === cookie);
  return found === undefined ? "none" : found.expires === -1 ? "session" : Math.round((found.expires * 1000 - Date.now()) / 86_400_000);
};
const decisionIn = async (context: BrowserContext) =>
  decodeURIComponent((await context.cookies()).find(({ name }) => name === "consent")?.value ?? "");

/** Everything that moves in each document from now on, whatever caused it. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
const shiftIn = (page: Page) => page.evaluate(() => (window as { shifts?: { sum: number } }).shifts?.sum ?? 1);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[VIS-02] [VIS-03] [VIS-06] a visitor is asked once, colours last as long as they allow, and a withdrawal is one press", async ({
    page,
    context,
    shop,
  }) => {
    const t = words("de");
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/de/hosting");
    await expect(banner(page)).toBeVisible();
    const sizes = await Promise.all(["necessary", "selected", "all"].map((choice) => button(page, choice).boundingBox()));
    expect(new Set(sizes.map((box) => `${Math.round(box?.width ?? 0)} ${Math.round(box?.height ?? 0)}`)).size).toBe(1);
    expect(sizes[0]?.height).toBeGreaterThanOrEqual(44);
    await expect(banner(page).locator("input[type=checkbox]:checked")).toHaveCount(1);
    await expect(button(page, "close")).toBeHidden();
    await page.locator('#colours [value="dark"]').click();
    expect([await names(context), await daysOf(context, "colour-mode")]).toEqual([["colour-mode"], "session"]);
    await page.goto("/de/kontakt/datenschutzerklaerung");
    await expect(button(page, "close")).toBeVisible();
    await page.goto("/de/hosting");
    await banner(page).locator('[value="preferences"]').check();
    await button(page, "selected").click();
    await expect(page).toHaveURL(/\/de\/hosting$/);
    await expect(banner(page)).toHaveCount(0);
    expect([await daysOf(context, "consent"), await daysOf(context, "colour-mode")]).toEqual([365, 365]);
    const decision = await decisionIn(context);
    expect(shop.rows("select kind, accepted from consent_proofs where decision = ?", decision)).toEqual([
      { kind: "custom", accepted: "necessary preferences" },
    ]);

    await page
      .locator("footer")
      .getByRole("link", { name: t("consent.title") })
      .click();
    await expect(page.locator("#allow-preferences")).toBeChecked();
    await page.locator('main [value="necessary"][type=submit]').click();
    await expect(page.getByText(t("consent.saved"))).toBeVisible();
    await expect(page.locator("#allow-preferences")).not.toBeChecked();
    expect(await names(context)).toEqual(["consent"]);
    expect(shop.rows("select kind from consent_proofs where decision = ?", await decisionIn(context))).toEqual([{ kind: "necessary" }]);
  });
});

test("[VIS-02] [VIS-03] [VIS-04] [SHL-08] with scripts a press needs no new page; the banner follows the pages, and covers neither them nor the focus", async ({
  page,
  context,
  shop,
}) => {
  await noteShifts(page);
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
  expect(await shiftIn(page)).toBeLessThanOrEqual(0.02);
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
  await page
    .locator("footer")
    .getByRole("link", { name: words("de")("consent.title") })
    .click();
  await page.waitForURL("**/cookie-einstellungen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words("de")("consent.title"));
  await expect(page.locator(".s-loading")).toBeHidden();
  expect(await findings(page, everything)).toEqual([]);
  await page.locator('main [value="necessary"][type=submit]').click();
  await expect(page.getByText(words("de")("consent.saved"))).toBeVisible();
  await expect.poll(() => daysOf(context, "colour-mode")).toBe("none");
  expect(await daysOf(context, "viewport")).toBe("none");
  await expect(page.locator("html")).not.toHaveAttribute("data-colours");
});

/** A page of each kind, in turn of the languages. */
const ofEachKind = [
  "/en",
  "/de/hosting",
  "/en/server/vps",
  "/de/hosting/web-m",
  "/en/deals",
  "/de/blog",
  "/en/helpcenter",
  "/de/jobs",
  "/en/contact/data-privacy",
  "/de/kontakt/nachricht-senden",
  "/en/newsletter/subscribe",
  "/de/domains/domain-kaufen",
  "/en/search?q=backup",
  "/de/law-book",
  "/en/managed-cloud",
  "/de/konto",
  "/en/checkout/login",
  "/de/checkout/warenkorb",
  "/en/no-such-page",
];

test("[VIS-02] [VIS-04] [VIS-06] a page of each kind, with its scripts at work, stores and fetches nothing optional before consent, and nothing optional is left after a withdrawal", async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(120_000);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(shop.url) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  const optional = async () => {
    const entries = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
      // Both exist on addresses alone that the browser trusts, as this one is.
      ...(await caches.keys()).map((name) => `cache ${name}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ]);
    // What a tab needs for its places, its forms and its cart, as the privacy policy says.
    return [
      ...(await names(context)).filter((name) => !mayStore(name, ["necessary"])),
      ...entries.filter((name) => !/^(?:kontor:|tsr-scroll-restoration)/.test(name)),
    ];
  };
  for (const path of ofEachKind) {
    await open(page, path);
    expect.soft([path, await optional()]).toEqual([path, []]);
  }
  await button(page, "all").click();
  await page.locator('#colours [value="dark"]').click();
  await expect.poll(optional).toEqual(["colour-mode", "viewport"]);
  await open(page, "/de/kontakt/cookie-einstellungen");
  await page.locator('main [value="necessary"][type=submit]').click();
  await expect.poll(optional).toEqual([]);
  for (const path of ofEachKind.slice(0, 4)) {
    await open(page, path);
    expect.soft([path, await optional()]).toEqual([path, []]);
  }
  expect(foreign).toEqual([]);
});

/** Pages of other shapes, on which a toast is shown as any part of a page shows one. */
const ofEachShape = {
  en: ["/en", "/en/hosting/web-m", "/en/checkout/cart", "/en/contact/legal-notice"],
  de: ["/de", "/de/hosting/web-m", "/de/checkout/warenkorb", "/de/kontakt/impressum"],
} as const;

test("[VIS-03] [UIM-05] [VAT-13] on a slow phone neither the banner nor a toast moves the page, in both languages", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await noteShifts(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const locale of ["en", "de"] as const) {
    await context.clearCookies();
    // A first visit to a business page says that prices are without VAT.
    await page.goto(`/${locale}/managed-cloud`);
    await expect(banner(page)).toBeVisible();
    const toast = page.locator(".s-toast");
    await expect(toast).toContainText(words(locale)("shell.vat.entered"));
    await button(page, "all").click();
    await expect(banner(page)).toHaveCount(0);
    await expect(toast).toHaveCount(0, { timeout: 15_000 });
    expect(await shiftIn(page), locale).toBeLessThanOrEqual(0.02);

    for (const path of ofEachShape[locale]) {
      await context.clearCookies();
      await open(page, path);
      await expect(banner(page)).toBeVisible();
      await page.evaluate(() => {
        const toast = { id: "a", type: "success", text: "Saved.", timeout: 1_500 };
        return window.dispatchEvent(new CustomEvent("kontor:toast", { detail: toast }));
      });
      await expect(toast).toHaveCount(1);
      await button(page, "necessary").click();
      await expect(banner(page)).toHaveCount(0);
      await expect(toast).toHaveCount(0, { timeout: 15_000 });
      expect(await shiftIn(page), path).toBeLessThanOrEqual(0.02);
    }
  }
});

for (const locale of ["en", "de"] as const) {
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

test.describe("a shop with an optional script", () => {
  const at: { shop?: RunningShop } = {};
  const script = {
    name: "Counter",
    category: "statistics",
    src: "https://stats.example/count.js",
    purpose: { en: "Counts.", de: "Zählt." },
    stores: ["_pk_*"],
  };
  test.beforeAll(async () => {
    at.shop = await startShop({ OPTIONAL_SCRIPTS: JSON.stringify([script]) });
  });
  test.afterAll(() => at.shop?.close());

  test("[VIS-02] [VIS-06] [OPS-07] loads it after consent alone, and nothing of it is left after a withdrawal", async ({
    page,
    context,
  }) => {
    const url = at.shop?.url ?? "";
    const requested: string[] = [];
    await page.route(/^https:/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({
        contentType: "text/javascript",
        body: 'document.cookie = "_pk_id=1; Path=/; Max-Age=999"; localStorage.setItem("_pk_seen", "1"); window.counted = true;',
      });
    });
    const left = () => page.evaluate(() => [/_pk_/.test(document.cookie), "_pk_seen" in localStorage, "counted" in window]);
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
    const before = requested.length;
    await page.goto(`${url}/en`);
    expect([requested.length - before, await left(), await names(context)]).toEqual([0, [false, false, false], ["consent", "csrf"]]);
  });

  for (const locale of ["en", "de"] as const)
    test(`[VIS-02] [LGL-06] the privacy policy names it with purpose, category and hosts; without the setting it says that nothing comes from elsewhere, ${locale}`, async ({
      page,
    }) => {
      const t = words(locale);
      const privacy = { en: "/en/contact/data-privacy", de: "/de/kontakt/datenschutzerklaerung" }[locale];
      const about = { en: "/en/about-us", de: "/de/ueber-uns" }[locale];
      await page.goto(privacy);
      await expect(page.locator("main")).toContainText(t("consent.meta.foreign.none"));
      await expect(page.locator("main")).toContainText(t("consent.meta.scripts.none"));
      await expect(page.locator("main")).not.toContainText(t("consent.meta.foreign.some"));
      await page.goto(about);
      await expect(page.locator("main")).toContainText(t("consent.meta.foreign.none"));

      const url = at.shop?.url ?? "";
      await page.goto(url + privacy);
      await expect(page.locator("main")).toContainText(t("consent.meta.foreign.some"));
      await expect(page.locator("main")).toContainText(t("consent.meta.scripts.some"));
      for (const gone of ["foreign.none", "scripts.none"]) await expect(page.locator("main")).not.toContainText(t(`consent.meta.${gone}`));
      const table = page.locator("main table").filter({ hasText: t("consent.meta.scripts.hosts") });
      await expect(table.getByRole("row")).toHaveCount(2);
      const cells = table.getByRole("row").nth(1).getByRole("cell");
      await expect(cells).toHaveText([
        script.name,
        script.purpose[locale],
        t("consent.category.statistics.name"),
        "stats.example",
        script.stores[0] ?? "",
      ]);
      expect(await findings(page, everything, "main")).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await tooWide(page)).toEqual([]);
      await page.goto(url + about);
      await expect(page.locator("main")).toContainText(t("consent.meta.foreign.some"));
      await page.goto(`${url}/${locale === "en" ? "en/search?q=data+privacy" : "de/suche?q=Datenschutz"}`);
      await expect(page.locator("main ol li").first()).toBeVisible();
      await expect(page.locator("main")).not.toContainText("{consent:");
    });

  for (const locale of ["en", "de"] as const)
    test(`[VIS-02] [VIS-06] what was allowed before the settings named it is asked again: until then colours last for the session and no width is stored, ${locale}`, async ({
      page,
      context,
      shop,
    }) => {
      const url = at.shop?.url ?? "";
      const settings = { en: "/en/contact/cookie-settings", de: "/de/kontakt/cookie-einstellungen" }[locale];
      await page.route(/^https:/, (route) => route.fulfill({ contentType: "text/javascript", body: "window.counted = true;" }));
      // Cookies know no ports: at the first address the same shop stands without the setting.
      await open(page, `${shop.url}/${locale}/hosting`);
      await button(page, "all").click();
      await expect(banner(page)).toHaveCount(0);
      await expect.poll(() => names(context)).toContain("viewport");
      await context.clearCookies({ name: "viewport" });

      await open(page, `${url}/${locale}/hosting`);
      await expect(banner(page)).toBeVisible();
      await page.locator('#colours [value="dark"]').click();
      await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "dark");
      // The machine stores once it has painted.
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-colour-mode", "dark");
      expect([await daysOf(context, "colour-mode"), await daysOf(context, "viewport")]).toEqual(["session", "none"]);
      await open(page, `${url}${settings}`);
      await expect(page.locator("#allow-preferences")).not.toBeChecked();
      await page.locator("#allow-preferences").check();
      expect([await daysOf(context, "colour-mode"), await daysOf(context, "viewport")]).toEqual(["session", "none"]);
      expect(await page.evaluate(() => "counted" in window)).toBe(false);
      await page.locator('main [value="selected"]').click();
      await expect(page.getByText(words(locale)("consent.saved"))).toBeVisible();
      await expect.poll(() => Promise.all(["colour-mode", "viewport"].map((name) => daysOf(context, name)))).toEqual([365, 365]);
      expect(await page.evaluate(() => "counted" in window)).toBe(false);
    });
});
