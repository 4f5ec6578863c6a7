// A decision in one tab is one in all: banners elsewhere go with it, on pages that nothing has touched, while a banner is on its way, and however early it comes. [VIS-02] [VIS-04]
import type { BrowserContext, Page } from "@playwright/test";
import { decided, revisionOf, writeDecision } from "@kontor/domain/visitor/consent";
import { expect, inTurn, ready, test, undecided } from "../../../test/browser/shop.ts";

test.use({ storageState: undecided });

const banner = (page: Page) => page.locator("#consent");
const legal = { en: "/en/contact/legal-notice", de: "/de/kontakt/impressum" } as const;
const other = { en: "de", de: "en" } as const;

/** As another tab stores it. */
const decideElsewhere = async (context: BrowserContext, language: "en" | "de"): Promise<void> => {
  const tab = await context.newPage();
  await tab.goto("/robots.txt");
  const decision = decided(["preferences"], { now: 0 as never, language, revision: revisionOf([]) });
  await tab.evaluate(
    (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as another tab stores it.
      document.cookie = cookie;
    },
    `consent=${encodeURIComponent(writeDecision(decision))}; Path=/; Max-Age=999`,
  );
  await tab.close();
};

/** A legal page that is awake, from which no other banner arrives until what is returned is called. */
const awakeWithBannerOnItsWay = async (page: Page, locale: "en" | "de"): Promise<() => void> => {
  const line = Promise.withResolvers<void>();
  await page.route("**/_consent.html", async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto(legal[locale]);
  await ready(page);
  return line.resolve;
};

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  turn.test(
    `[VIS-02] [VIS-04] a banner on a page that nothing has touched goes with the decision of another tab, ${locale}`,
    async ({ page, context }) => {
      await page.goto(`/${locale}`);
      await expect(banner(page)).toBeVisible();
      await decideElsewhere(context, locale);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.locator('a.k-skip[href="#consent-start"]')).toHaveCount(0);
    },
  );

  turn.test(
    `[VIS-02] [VIS-03] a banner that is on its way when another tab decides is not shown, ${locale}`,
    async ({ page, context }) => {
      const release = await awakeWithBannerOnItsWay(page, locale);
      await page.locator("header .s-logo").click();
      await expect(page.locator("a.s-language")).toHaveAttribute("href", `/${other[locale]}`);
      // The banner in the other language is fetched.
      const requested = page.waitForRequest("**/_consent.html");
      await page.locator("a.s-language").click();
      await page.waitForURL(`**/${other[locale]}`);
      await requested;
      await decideElsewhere(context, locale);
      await expect(banner(page)).toHaveCount(0);
      const answered = page.waitForResponse("**/_consent.html");
      release();
      await (await answered).finished();
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      await expect(banner(page)).toHaveCount(0);
    },
  );
}
