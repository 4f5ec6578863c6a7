// The domain search with slow, reordered and broken answers: rows are there at once and stay where they are, a taken name leads on. [DOM-01] [DOM-02] [DOM-09]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { aFreeName, expect, inTurn, open, ready } from "../../../test/browser/shop.ts";
import { noteShifts, spontaneousShiftIn } from "../../../test/browser/slow-phone.ts";
import { haveCart } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

const checks = "**/api/shop/domain/checks";

const places = (page: Page): Promise<readonly string[]> =>
  page.locator(answer).evaluateAll((rows) =>
    rows.map((row) => {
      const { y, height } = row.getBoundingClientRect();
      return `${row.querySelector("span")?.textContent} ${Math.round(y + scrollY)} ${Math.round(height)}`;
    }),
  );

const isDone = (page: Page) => expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] all rows are drawn at once with their prices, and slow answers move nothing, ${locale}`,
    async ({ page }) => {
      const gate = Promise.withResolvers<void>();
      await page.route(checks, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await noteShifts(page);
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("hafenblick-reihen");
      await page.keyboard.press("Enter");
      await expect(page.locator(answer)).toHaveCount(7);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(7);
      await expect(page.locator(`${answer} strong`)).toHaveCount(7);
      await expect(page.getByText(t("domain.hints.ending-added"))).toBeVisible();
      const before = await places(page);
      gate.resolve();
      await isDone(page);
      await expect(
        page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-reihen.de" }) }),
      ).toBeVisible();
      expect(await places(page)).toEqual(before);
      expect((await spontaneousShiftIn(page)).spontaneous).toBeLessThanOrEqual(0.01);
      await expect(
        page.getByRole("status").filter({ hasText: t("domain.progress_other", { done: 7, count: 7 }) }),
      ).toHaveCount(1);
    },
  );

  turn.test(
    `[DOM-01] [PRD-07] ways into a plan of the cart move nothing on a phone either, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await haveCart(page, aFreeName());
      const gate = Promise.withResolvers<void>();
      await page.route(checks, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await open(page, `${paths[locale].domains}?domain=hafenblick-platz`);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(7);
      const before = await places(page);
      gate.resolve();
      await isDone(page);
      const into = page.getByRole("button", {
        name: t("domain.include.label", { name: "hafenblick-platz.de", plan: "Web M" }),
      });
      await expect(into).toBeVisible();
      expect(await places(page)).toEqual(before);
    },
  );

  turn.test(
    `[DOM-01] answers in another order stand at their own names, which keep their places, ${locale}`,
    async ({ page }) => {
      await page.route(checks, async (route) => {
        const response = await route.fetch();
        const lines = (await response.text()).trim().split("\n").reverse();
        await route.fulfill({ response, body: `${lines.join("\n")}\n` });
      });
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("straße-42");
      await page.keyboard.press("Enter");
      await isDone(page);
      const rows = page.locator("section[aria-labelledby=answers-title] > ul").first().locator("li");
      await expect(rows).toHaveCount(8);
      await expect(rows.first()).toContainText(t("domain.asciiForm", { ascii: "xn--strae-42-tya.de" }));
      await expect(rows.last()).toContainText("strasse-42.de");
      for (const row of await rows.all()) {
        const name = await row
          .locator("> span")
          .first()
          .evaluate((element) => element.firstChild?.textContent ?? "");
        await expect(row.getByRole("button", { name: t("domain.registerLabel", { name }) })).toBeVisible();
      }
    },
  );

  turn.test(
    `[DOM-01] [DOM-04] a taken name is not called free, and leads on to a transfer and to names that are, ${locale}`,
    async ({ page }) => {
      await open(page, `${paths[locale].domains}?domain=hotel.de`);
      await isDone(page);
      const taken = page.locator(answer).first();
      await expect(taken).toContainText(t("domain.state.taken"));
      await expect(taken).not.toContainText(/free|kostenlos|gratis/i);
      await expect(taken.getByRole("button")).toHaveText(t("domain.transfer"));
      const suggestions = page.getByRole("list", { name: t("domain.suggestions.title") }).getByRole("listitem");
      await expect(suggestions).toHaveCount(4);
      await page.getByRole("button", { name: t("domain.registerLabel", { name: "hotel-online.de" }) }).press("Enter");
      await expect(suggestions.first()).toContainText(t("domain.inCart"));
      await expect(suggestions.first().getByRole("link", { name: t("domain.toCart") })).toBeFocused();
      await expect(page.locator(".s-toast")).toContainText(t("domain.added", { name: "hotel-online.de" }));
      await expect(
        page.locator("[aria-live]").filter({ hasText: t("domain.added", { name: "hotel-online.de" }) }),
      ).toHaveCount(1);
    },
  );

  turn.test(
    `[DOM-01] [DOM-04] where every name is taken the list leads on to free ones at its top, and a phone shows a taken name in less than 100 px, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, paths[locale].domains);
      await page.getByLabel(t("domain.label"), { exact: true }).fill("hotel");
      await page.keyboard.press("Enter");
      await isDone(page);
      const free = page.getByRole("link", { name: t("domain.suggestions.see_other", { count: 4 }) });
      await expect(free).toBeInViewport();
      for (const row of await page.locator(`${answer}[data-state="taken"]`).all())
        expect((await row.boundingBox())?.height).toBeLessThan(100);
      await free.press("Enter");
      const title = page.getByRole("heading", { name: t("domain.suggestions.title") });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport();
      // Where the answers come with the page, what is free stands before what is not.
      await page.goto(`${paths[locale].domains}?domain=hotel&answers=1`);
      await expect(page.locator(answer)).toHaveCount(11);
      await expect(page.locator(answer).first()).toContainText("hotel-online.de");
      await expect(page.locator(answer).last()).toContainText(t("domain.state.taken"));
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
    },
  );

  turn.test(
    `[DOM-01] [DOM-08] where every name of a list is taken it leads on to names similar to its first, ${locale}`,
    async ({ page }) => {
      await open(page, `${paths[locale].domains}?domain=${encodeURIComponent("hotel.de, hotel.com")}`);
      await isDone(page);
      await page.getByRole("link", { name: t("domain.suggestions.of", { name: "hotel.de" }) }).click();
      await page.waitForURL(/domain=hotel\.de/);
      await ready(page);
      await expect(page.locator(answer).filter({ hasText: "hotel-online.de" })).toContainText(
        t("domain.state.available"),
      );
    },
  );

  turn.test(`[DOM-01] beside a free name nothing similar is checked or shown, ${locale}`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/domain/checks"))
        requested.push(...(request.postDataJSON() as { names: string[] }).names);
    });
    await open(page, `${paths[locale].domains}?domain=hafenblick-vorschlag.de`);
    await isDone(page);
    expect(requested).toHaveLength(7);
    await expect(page.locator(answer)).toHaveCount(7);
    await expect(page.getByText(t("domain.suggestions.title"))).toHaveCount(0);
  });

  turn.test(
    `[DOM-01] the answers are headed by what was typed, a word without an ending by the word alone, ${locale}`,
    async ({ page }) => {
      const title = (name: string) =>
        page.getByRole("heading", { level: 2, name: t("domain.answersFor", { name }), exact: true });
      await open(page, `${paths[locale].domains}?domain=hafenblick-titel`);
      await expect(title("hafenblick-titel")).toBeVisible();
      const field = page.getByLabel(t("domain.label"), { exact: true });
      for (const typed of ["hafenblick-titel.com", "hafenblick-wort"]) {
        await field.fill(typed);
        await page.keyboard.press("Enter");
        await expect(title(typed)).toBeVisible();
      }
    },
  );

  turn.test(
    `[DOM-02] a name that cannot be one says what is wrong with it, ${locale}`,
    async ({ page, refusalText }) => {
      await open(page, paths[locale].domains);
      const field = page.getByLabel(t("domain.label"), { exact: true });
      for (const [typed, fault] of [
        ["-hafen.de", "hyphen"],
        ["hafen_blick.de", "characters"],
      ] as const) {
        await field.fill(typed);
        await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
        await expect(page.locator("#domain-error")).toContainText(refusalText(locale, { _tag: "DomainNameInvalid" }));
        await expect(page.locator("#domain-error")).toContainText(t(`domain.faults.${fault}`));
        await expect(page.getByRole("status").filter({ hasText: t(`domain.faults.${fault}`) })).toHaveCount(1);
        await expect(page.locator(answer)).toHaveCount(0);
      }
    },
  );

  turn.test(
    `[DOM-09] [LGL-06] calls that fail say so at each name, and nothing is wrong for axe or too wide in any state, ${locale}`,
    async ({ page, refusalText }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const gate = Promise.withResolvers<void>();
      await page.route(checks, async (route) => {
        await gate.promise;
        await route.abort("connectionreset");
      });
      await open(page, `${paths[locale].domains}?domain=hafenblick-fehler.de`);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(7);
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
      gate.resolve();
      await expect(page.locator(`${answer} > [data-state="failed"]`)).toHaveCount(7);
      await expect(page.locator(answer).first()).toContainText(refusalText(locale, { _tag: "DomainCheckFailed" }));
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
      await page.unroute(checks);
      await page.getByRole("button", { name: t("domain.tryAgainLabel", { name: "hafenblick-fehler.com" }) }).click();
      await expect(
        page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-fehler.com" }) }),
      ).toBeVisible();
      await expect(page.locator(`${answer} > [data-state="failed"]`)).toHaveCount(6);
    },
  );

  turn.test(
    `[LOC-16] [DOM-01] without scripts the same rows come with their answers, and a name goes into the cart, ${locale}`,
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/${locale}`);
      await page.locator("main search input[name=domain]").fill("hotel");
      await page.locator("main search button").click();
      await page.waitForURL("**answers=1**");
      await expect(page.locator(answer)).toHaveCount(11);
      await expect(page.locator(`${answer} > [data-state="taken"]`)).toHaveCount(7);
      await page.goto(`${paths[locale].domains}?domain=hotel`);
      await expect(page.locator(answer)).toHaveCount(7);
      await page.getByRole("link", { name: t("domain.check"), exact: true }).click();
      await page.getByRole("button", { name: t("domain.registerLabel", { name: "hotel-online.de" }) }).click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      const notice = page.locator("main .k-notice").first();
      await expect(notice).toHaveText(t("cart.put_one", { titles: "hotel-online.de" }));
      await expect(notice).toBeFocused();
      await page.goBack();
      await page.getByRole("link", { name: t("domain.many.many") }).click();
      await page.locator("#names").fill("hafenblick-ohne.de\nhotel.com\n-x.de");
      await page.getByRole("button", { name: t("domain.check"), exact: true }).click();
      await expect(page.locator(answer)).toHaveCount(2);
      await expect(page.locator(answer).last()).toContainText(t("domain.state.taken"));
      await expect(page.locator("#left-out")).toContainText("-x.de");
      await expect(page.locator("#names")).toHaveValue("hafenblick-ohne.de\nhotel.com\n-x.de");
      await page.getByRole("link", { name: t("domain.many.order.state") }).click();
      await page.getByRole("link", { name: t("domain.many.order.state") }).click();
      await expect(page.locator(answer).first()).toContainText(t("domain.state.taken"));
      await page.getByRole("button", { name: t("domain.many.addAll_one", { count: 1 }) }).click();
      await page.waitForURL(`**${paths[locale].cart}*`);
      await expect(page.locator("main")).toContainText("hafenblick-ohne.de");
      await context.close();
    },
  );
}
