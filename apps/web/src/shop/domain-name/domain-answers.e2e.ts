// Answers of the domain search: a line each on a phone, the arrows lead along them, what is chosen is summed up at their foot; the name flies in flags. [DOM-01] [DOM-04] [LGL-06]
import type { Page } from "@playwright/test";
import { everything, findings } from "../../../test/browser/axe.ts";
import { tooWide } from "../../../test/browser/narrow.ts";
import { atNight, expect, inTurn, open } from "../../../test/browser/shop.ts";
import { call } from "../../../test/browser/walk.ts";
import { paths, words } from "../../../test/browser/words.ts";

const answer = "section[aria-labelledby=answers-title] li";

/** What registries may say of a name that is not free, ending by ending. */
const unfree: readonly (readonly [string, string | null])[] = [
  ["locked", "transfer"],
  ["taken", "transfer"],
  ["leaving", null],
  ["ours", null],
  ["taken", null],
  ["unknown", null],
];

/** Answers each check so, in turn. */
const answerUnfree = (page: Page) =>
  page.route("**/api/shop/domain/checks", async (route) => {
    const { names } = route.request().postDataJSON() as { readonly names: readonly string[] };
    const lines = names.map((name, at) => {
      const [label, ending] = name.split(".");
      const [availability, offer] = unfree[at % unfree.length] ?? [];
      const result = { name: { ascii: name, unicode: name, label, ending }, hints: [], otherSpelling: null };
      return JSON.stringify({ name, success: true, result: { ...result, availability, offer } });
    });
    await route.fulfill({ contentType: "application/x-ndjson", body: lines.join("\n") });
  });

/** What the flags of a field spell. */
const flown = (page: Page, field: string): Promise<string> =>
  page
    .locator(`:has(> #${field}) > .s-flags`)
    .evaluate((flags) =>
      [...flags.children].map((flag) => flag.querySelector("use")?.getAttribute("href")?.split("#")[1] ?? "_").join(""),
    );

for (const locale of ["en", "de"] as const) {
  const turn = inTurn(locale);
  const t = words(locale);

  turn.test(
    `[DOM-01] [DOM-04] [LGL-06] on a phone an answer is a line with its price and a button; arrows lead on, Enter adds, and the sum is that of the cart; no answer makes its row higher, ${locale}`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const word = `kai${Date.now().toString(36).slice(-5)}${locale}`;
      await open(page, `${paths[locale].domains}?domain=${word}`);
      await expect(page.locator(`${answer}[aria-busy]`)).toHaveCount(0);
      const rows = page.locator(answer);
      // The name itself stands large; the others are lines. [LOOK3-9]
      await expect(rows.first()).toContainText(`${word}.de`);
      for (const row of (await rows.all()).slice(1)) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(84);
      const button = (ending: string) =>
        page.getByRole("button", { name: t("domain.registerLabel", { name: `${word}.${ending}` }) });
      // The way into the cart is on the first screen, and from the last row the next name can be typed.
      await expect(button("de")).toBeInViewport({ ratio: 1 });
      await rows.last().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 400);
      await expect(page.locator("#domain")).toBeInViewport({ ratio: 1 });
      const box = await button("com").boundingBox();
      expect([box?.width, box?.height].map((size) => Math.round(size ?? 0))).toEqual([44, 44]);
      await button("de").focus();
      await page.keyboard.press("ArrowDown");
      await expect(button("com")).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(button("de")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(rows.first()).toContainText(t("domain.inCart"));
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(rows.nth(1)).toContainText(t("domain.inCart"));
      const { result } = await call<{ readonly total: number }>(page, "GET", "/shop/order/cart/current/quote");
      const tray = page.getByText(t("domain.tray_other", { count: 2, total: "" }).trim());
      await expect(tray).toBeInViewport();
      expect((await tray.textContent())?.replace(/\D/g, "")).toBe(`2${result.total}`);
      expect(await tooWide(page)).toEqual([]);
      if (atNight) expect(await findings(page, everything)).toEqual([]);
      await page.getByRole("link", { name: t("domain.trayOn"), exact: true }).click();
      await page.waitForURL(`**${paths[locale].cart}`);
      // Whatever an answer says, its row is as high as while it was awaited.
      await answerUnfree(page);
      await open(page, `${paths[locale].domains}?domain=${word}2`);
      await expect(page.locator(`${answer}[data-state=pending]`)).toHaveCount(0);
      await expect(page.locator(`${answer}[data-state=locked]`).first()).toBeVisible();
      for (const row of (await rows.all()).slice(1)) expect((await row.boundingBox())?.height).toBe(84);
    },
  );

  turn.test(
    `[DOM-01] [SHL-01] [LGL-06] the first key leads past the header, and the name flies in signal flags while it is typed, ${locale}`,
    async ({ page }) => {
      await open(page, `/${locale}`);
      // Before all that stands above the content, the first key leads past it. [LGL-06]
      await page.keyboard.press("Tab");
      await expect(page.locator(`a.k-skip[href="#content"]:lang(${locale})`)).toBeFocused();
      const field = page.locator("#home-domain");
      await field.pressSequentially("kai-7.de");
      await expect.poll(() => flown(page, "home-domain")).toBe("kai_7_de");
      await page.keyboard.press("Backspace");
      await expect.poll(() => flown(page, "home-domain")).toBe("kai_7_d");
      await field.fill("hafen.de");
      await page.keyboard.press("Enter");
      await page.waitForURL(/domain=hafen\.de/);
      await expect(page.locator(`${answer}[data-wish] .s-flags > *`)).toHaveCount(8);
      await open(page, paths[locale].domains);
      await page.locator("#domain").fill("überall.at");
      await expect.poll(() => flown(page, "domain")).toBe("ueberall_at");
      // The flags of a long name are as clear as those of a short one, and stay in the field.
      await page.locator("#domain").fill("ein-sehr-langer-name-fuer-eine-werkstatt.de");
      const flags = page.locator("#domain ~ .s-flags");
      await expect.poll(() => flags.locator("svg").count()).toBeGreaterThan(30);
      const unclear = () =>
        flags.evaluate((all) => {
          const { bottom } = all.getBoundingClientRect();
          return [...all.querySelectorAll("svg")]
            .map((flag) => flag.getBoundingClientRect())
            .filter((box) => box.height < 15 || box.width < 18 || box.bottom > bottom + 1)
            .map(({ width, height, bottom: end }) => [width, height, end - bottom]);
        });
      await expect.poll(unclear).toEqual([]);
    },
  );
}
