// The domain search on its rarer ways: without scripts, with answers in another order, and from taken names to similar ones. [LOC-16] [DOM-01] [DOM-08]
import type { Page } from "@playwright/test";
import { expect, inTurn, open, ready } from "../../../test/browser/shop.ts";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { paths, words } from "../../../test/browser/words.ts";
import { aFreeName } from "../../../test/browser/shop.ts";
import { haveCart } from "../../../test/browser/walk.ts";

const places = (page: Page): Promise<readonly string[]> =>
  page.locator(answer).evaluateAll((rows) =>
    rows.map((row) => {
      const { y, height } = row.getBoundingClientRect();
      return `${row.querySelector("span")?.textContent} ${Math.round(y + scrollY)} ${Math.round(height)}`;
    }),
  );

/** A row of the domain search. */
const answer = "section[aria-labelledby=answers-title] li";

const isDone = (page: Page) => expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);

const checks = "**/api/shop/domain/checks";

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

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
      const rows = page.locator(answer);
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
    `[DOM-01] [DOM-04] where every name is taken the head of the list leads on to free ones, and a phone shows a taken name in 84 px at most, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, paths[locale].domains);
      const gate = Promise.withResolvers<void>();
      await page.route(checks, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.getByLabel(t("domain.label"), { exact: true }).fill("hotel");
      await page.keyboard.press("Enter");
      const names = page.locator(
        "section[aria-labelledby=answers-title] ul:not([aria-labelledby=suggestions-title]) li",
      );
      await expect(names).toHaveCount(7);
      const places = () =>
        names.evaluateAll((rows) =>
          rows.map((row) => {
            const { y, height } = row.getBoundingClientRect();
            return [y + scrollY, height].map(Math.round).join(" ");
          }),
        );
      const before = await places();
      gate.resolve();
      await isDone(page);
      // Nothing jumps, whatever the answers are. [LOOK3-10]
      expect(await places()).toEqual(before);
      const free = page.getByRole("link", { name: t("domain.suggestions.see_other", { count: 4 }) });
      await expect(free).toBeInViewport();
      for (const row of await page.locator(`${answer}[data-state="taken"]`).all())
        if ((await row.getAttribute("data-wish")) === null)
          expect((await row.boundingBox())?.height).toBeLessThanOrEqual(84);
      await free.press("Enter");
      const title = page.getByRole("heading", { name: t("domain.suggestions.title") });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport();
      // Where the answers come with the page, what was typed is first all the same. [LOOK3-9]
      await page.goto(`${paths[locale].domains}?domain=hotel&answers=1`);
      await expect(page.locator(answer)).toHaveCount(11);
      await expect(page.locator(answer).first()).toContainText("hotel.de");
      await expect(page.locator(answer).last()).toContainText(t("domain.state.available"));
      expect([await findings(page, everything), await tooWide(page)]).toEqual([[], []]);
    },
  );

  turn.test(
    `[DOM-01] [LOOK3-9] [LOOK3-10] on a phone each answer is a line of 84 px at most, and the name itself is as large in every state, ${locale}`,
    async ({ page }) => {
      const states = [
        ["available", "register"],
        ["probably-available", "register"],
        ["taken", "transfer"],
        ["taken", null],
        ["ours", null],
        ["unknown", null],
      ] as const;
      const round = { first: 0 };
      await page.route(checks, async (route) => {
        const { names } = route.request().postDataJSON() as { readonly names: readonly string[] };
        const lines = names.map((ascii, at) => {
          const [availability, offer] = states[(round.first + at) % states.length] ?? states[0];
          const [label = "", ending = ""] = ascii.split(".");
          const name = { ascii, unicode: ascii, label, ending };
          return JSON.stringify({
            name: ascii,
            success: true,
            result: { name, otherSpelling: null, availability, offer, hints: [] },
          });
        });
        await route.fulfill({ contentType: "application/x-ndjson", body: `${lines.join("\n")}\n` });
      });
      await page.setViewportSize({ width: 390, height: 844 });
      const heights: number[] = [];
      for (round.first = 0; round.first < states.length; round.first += 1) {
        await open(page, `${paths[locale].domains}?domain=kai-zehn.de`);
        await isDone(page);
        await expect(page.locator(answer).first()).toContainText("kai-zehn.de");
        const rows = await page
          .locator(answer)
          .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
        heights.push(rows[0] ?? 0);
        expect(rows.slice(1).filter((height) => height > 84)).toEqual([]);
      }
      expect(new Set(heights.map(Math.round)).size).toBe(1);
    },
  );
}

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] [PRD-07] [LOOK3-10] ways into a plan of the cart move nothing on a phone, nor does a press: only what was pressed is busy, ${locale}`,
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
      // One of two ways is pressed: the other one rests, and both stay where they are, before and after the answer.
      const row = page.locator(answer).first();
      const buttons = () =>
        row.locator(".k-button").evaluateAll((all) =>
          all.map((each) => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return [x, y + scrollY, width, height].map(Math.round).join(" ");
          }),
        );
      const still = await buttons();
      const added = Promise.withResolvers<void>();
      await page.route("**/cart/current/items", async (route) => {
        await added.promise;
        await route.continue();
      });
      const alone = page.getByRole("button", { name: t("domain.registerLabel", { name: "hafenblick-platz.de" }) });
      await alone.click();
      await expect(alone).toHaveAttribute("aria-busy", "true");
      await expect(page.locator(`${answer} .k-button[aria-busy]`)).toHaveCount(1);
      expect(await buttons()).toEqual(still);
      added.resolve();
      await expect(row).toContainText(t("domain.inCart"));
      const name = { name: "hafenblick-platz.de", plan: "Web M" };
      const move = row.getByRole("button", { name: t("domain.include.moveLabel", name) });
      await expect(move).toHaveAttribute("data-kind", "quiet");
      expect(await buttons()).toEqual(still);
      expect(await places(page)).toEqual(before);
    },
  );
}
