// Colours are painted with the press, in every tab, without a reload; what a page forces stays; without their script the choice is stored all the same. [VIS-01] [VIS-04]
import type { BrowserContext, Page } from "@playwright/test";
import { atNight, expect, open, ready, test, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const document = (page: Page) => page.locator("html");
const choose = (page: Page, mode: string) => page.locator(`#colours button[value="${mode}"]`).click();
const forced = {
  en: "/en/helpcenter/documentation/servercontrolpanel/api",
  de: "/de/helpcenter/documentation/servercontrolpanel/api",
} as const;
const deals = { en: "/en/deals", de: "/de/angebote" } as const;

/** Gone after a reload. */
const leaveTrace = (page: Page) => page.evaluate(() => void Object.assign(window, { trace: "still here" }));
const trace = (page: Page) => page.evaluate(() => (window as { trace?: string }).trace);

for (const locale of walkedIn("de"))
  test(`[VIS-01] a choice is painted, stored and announced without a reload, ${locale}`, async ({ page }) => {
    const t = words(locale);
    await open(page, `/${locale}/deals`);
    await ready(page);
    await leaveTrace(page);
    for (const mode of ["dark", "high-contrast", "light"]) {
      await choose(page, mode);
      await expect(document(page)).toHaveAttribute("data-colour-mode", mode);
      await expect(page.locator(`#colours [value="${mode}"]`)).toHaveAccessibleName(
        `${t("shell.colours.chosen")} ${t(`shell.colours.${mode}`)}`,
      );
      await expect(page.locator("#colours [aria-live]")).toHaveText(
        `${t("shell.colours.label")} ${t(`shell.colours.${mode}`)}`,
      );
    }
    expect(await trace(page)).toBe("still here");
    await page.reload();
    await expect(document(page)).toHaveAttribute("data-colour-mode", "light");
    await ready(page);
    await choose(page, "system");
    await expect(document(page)).not.toHaveAttribute("data-colour-mode");
    await page.reload();
    await expect(document(page)).not.toHaveAttribute("data-colour-mode");
  });

/** Without the Cookie Store, as in browsers that do not have it: a look each 300 ms. */
const withoutCookieStore = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(window, "cookieStore", { value: undefined }));

for (const [locale, how] of [
  ...walkedIn("en").map((language) => [language, "by the Cookie Store"] as const),
  ...(atNight ? walkedIn("de") : []).map((language) => [language, "by looking each 300 ms"] as const),
])
  test(`[VIS-01] [VIS-04] tabs that are open follow ${how}, awake or asleep, and what a page forces stays, ${locale}`, async ({
    page,
    context,
  }) => {
    if (how === "by looking each 300 ms") await withoutCookieStore(context);
    const [asleep, other] = [await context.newPage(), await context.newPage()];
    await asleep.goto(`/${locale}/blog`);
    await open(other, forced[locale]);
    await ready(other);
    await open(page, deals[locale]);
    await ready(page);
    expect(await other.evaluate(() => (window as { cookieStore?: unknown }).cookieStore === undefined)).toBe(
      how !== "by the Cookie Store",
    );
    await Promise.all([asleep, other].map(leaveTrace));
    for (const mode of atNight ? ["high-contrast", "dark"] : ["dark"]) {
      await choose(page, mode);
      // Without the store a page that sleeps looks when it is touched.
      if (how === "by looking each 300 ms") await ready(asleep);
      await expect(document(asleep)).toHaveAttribute("data-colour-mode", mode);
    }
    await expect(document(other)).toHaveAttribute("data-colours", "dark");
    await expect(document(other)).toHaveAttribute("data-colour-mode", "light");
    if (atNight) {
      await other.locator("header .s-logo").click();
      await other.waitForURL(`**/${locale}`);
      await expect(document(other)).toHaveAttribute("data-colour-mode", "dark");
    }
    expect(await Promise.all([asleep, other].map(trace))).toEqual(["still here", "still here"]);
  });

test("[VIS-01] who chose the system's colours has them stored anew when the system changes", async ({
  page,
  context,
}) => {
  const stored = async () => (await context.cookies()).find(({ name }) => name === "colour-mode")?.value;
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/en/deals");
  await ready(page);
  await choose(page, "system");
  await expect.poll(stored).toBe("system%3Alight");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(stored).toBe("system%3Adark");
  await choose(page, "light");
  await expect.poll(stored).toBe("light%3Alight");
});

test("[VIS-01] a choice is stored at the press, so that it outlives a page left before its script has come", async ({
  page,
}) => {
  await page.route("**/colours-actor-*.js", () => new Promise(() => undefined));
  await open(page, "/en");
  await choose(page, "dark");
  await page.goto("/en/deals");
  await expect(document(page)).toHaveAttribute("data-colour-mode", "dark");
});
