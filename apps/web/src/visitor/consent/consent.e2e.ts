// Consent as a visitor meets it: asked once, equal buttons, withdrawn as easily, with and without scripts; nothing optional before it, nothing left after it. [VIS-02] [VIS-03] [VIS-06]
import type { BrowserContext } from "@playwright/test";
import { mayStore } from "@kontor/domain/visitor/consent";
import { banner, button, daysOf, names } from "../../../test/browser/consent.ts";
import { atNight, expect, open, test, undecided, walkedIn } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

test.use({ storageState: undecided });

const decisionIn = async (context: BrowserContext) =>
  decodeURIComponent((await context.cookies()).find(({ name }) => name === "consent")?.value ?? "");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("[VIS-02] [VIS-03] [VIS-06] a visitor is asked once, colours last as long as they allow, and a withdrawal is one press", async ({
    page,
    context,
    shop,
  }) => {
    const t = words("de");
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/de/kontakt");
    await expect(banner(page)).toBeVisible();
    const sizes = await Promise.all(
      ["necessary", "selected", "all"].map((choice) => button(page, choice).boundingBox()),
    );
    expect(new Set(sizes.map((box) => `${Math.round(box?.width ?? 0)} ${Math.round(box?.height ?? 0)}`)).size).toBe(1);
    expect(sizes[0]?.height).toBeGreaterThanOrEqual(44);
    // Less than half of the smallest window, and all of it to be seen.
    const { height = 0 } = (await banner(page).boundingBox()) ?? {};
    expect([height <= 281, await banner(page).evaluate((all) => all.scrollHeight <= all.clientHeight)]).toEqual([
      true,
      true,
    ]);
    await expect(banner(page).locator("input[type=checkbox]:checked")).toHaveCount(1);
    await expect(button(page, "close")).toBeHidden();
    await page.locator('#colours [value="dark"]').click();
    expect([await names(context), await daysOf(context, "colour-mode")]).toEqual([["colour-mode"], "session"]);
    await banner(page).locator('[value="preferences"]').check();
    await button(page, "selected").click();
    await expect(page).toHaveURL(/\/de\/kontakt$/);
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
    expect(shop.rows("select kind from consent_proofs where decision = ?", await decisionIn(context))).toEqual([
      { kind: "necessary" },
    ]);
  });
});

for (const device of ["pointer", "keyboard"] as const) {
  test(`[VIS-02] [VIS-03] a visitor who answers by ${device} goes on at the page's content, and a press wakes nothing`, async ({
    page,
  }) => {
    await page.goto("/en/hosting");
    await expect(button(page, "necessary")).toBeVisible();
    if (device === "pointer") await button(page, "necessary").click();
    else await button(page, "necessary").press("Enter");
    await expect(banner(page)).toHaveCount(0);
    await expect(page.locator("main")).toBeFocused();
    if (device === "pointer") expect(await page.locator("html").getAttribute("data-awake")).toBeNull();
  });
}

test("[VIS-02] [VIS-03] a decision counts when the page is left before the script that answers the press has come", async ({
  page,
  context,
}) => {
  for (const locale of walkedIn("en")) {
    await context.clearCookies();
    await page.goto(`/${locale}`);
    const script = await banner(page).getAttribute("data-script");
    // To this page it never comes.
    await page.route(`**${script}`, () => undefined);
    await button(page, "necessary").click();
    await page.unroute(`**${script}`);
    await page.goto(`/${locale}/hosting`);
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "consent")).toBe(true);
    await expect(banner(page)).toHaveCount(0);
  }
});

/** A page of each kind, in turn of the languages; by day some of them. */
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
      ...entries.filter((name) => !/^(?:shop:|tsr-scroll-restoration)/.test(name)),
    ];
  };
  for (const path of ofEachKind.slice(0, atNight ? undefined : 2)) {
    await open(page, path);
    expect.soft([path, await optional()]).toEqual([path, []]);
  }
  await button(page, "all").click();
  await page.locator('#colours [value="dark"]').click();
  await expect.poll(optional).toEqual(["colour-mode", "viewport"]);
  await open(page, "/de/kontakt/cookie-einstellungen");
  await page.locator('main [value="necessary"][type=submit]').click();
  await expect.poll(optional).toEqual([]);
  await expect(page.locator("html")).not.toHaveAttribute("data-colours");
  for (const path of ofEachKind.slice(0, atNight ? 4 : 1)) {
    await open(page, path);
    expect.soft([path, await optional()]).toEqual([path, []]);
  }
  expect(foreign).toEqual([]);
});
