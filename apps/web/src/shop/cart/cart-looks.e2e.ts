// How the cart stands on phones and desktops: the disc of its count beside the word, no chosen text cut off, each fact by one rule, no toast over the steps. [CRT-01] [LGL-06]
import { cutSelects, discFromWord, unruledFacts } from "../../../test/browser/parts-in-place.ts";
import { atNight, expect, type Locale, open, test } from "../../../test/browser/shop.ts";
import { call, haveCart } from "../../../test/browser/walk.ts";
import { paths } from "../../../test/browser/words.ts";

for (const locale of (atNight ? ["en", "de"] : ["de"]) satisfies readonly Locale[])
  test(`[LOOK3-7] [LOOK3-8] [LOOK3-19] the cart's disc is clear of its word, each line of a long order comes into sight, no chosen text is cut off, each fact has one rule (${locale})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCart(page, null);
    const { version } = (await call<{ version: number }>(page, "GET", "/shop/order/cart/current")).result;
    const item = { kind: "product", product: "vps-m", additions: [{ product: "dedicated-ipv4", quantity: 1 }] };
    const more = [
      item,
      ...["quay", "dock"].map((name) => ({
        kind: "domain",
        domain: { name: `${name}-${Date.now()}.de`, acquisition: "register" },
      })),
    ];
    for (const [place, each] of more.entries())
      expect(
        (await call(page, "POST", "/shop/order/cart/current/items", { version: version + place, item: each })).status,
      ).toBe(201);
    await open(page, paths[locale].cart);
    // The way on is on the first screen of a desk, and every figure of the order unfolds.
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator("#go-on")).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".k-ledger-plain")).toHaveCount(0);
    // However many lines there are, the page brings each of the order into sight, and none lies under another: VAT and voucher, too.
    await page.mouse.wheel(0, 600);
    const covered = () =>
      page
        .getByRole("complementary")
        .locator(".k-ledger-row, #go-on, details:has(#voucher) > summary")
        .evaluateAll((lines) =>
          lines
            .filter((line) => {
              const { left, top, height } = line.getBoundingClientRect();
              return !line.contains(document.elementFromPoint(left + 40, top + height / 2));
            })
            .map(({ textContent }) => textContent),
        );
    await expect.poll(covered).toEqual([]);
    for (const width of atNight ? [320, 390, 480, 768, 1152, 1280] : [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutSelects(page), `lists at ${width}`).toEqual([]);
      if (width < 768) expect.soft(await unruledFacts(page), `facts at ${width}`).toEqual([]);
    }
    for (const colours of atNight ? (["no-preference", "more"] as const) : (["no-preference"] as const)) {
      await page.emulateMedia({ contrast: colours });
      for (const count of atNight ? ["1", "12", "100"] : ["1", "12"]) {
        await context.addCookies([{ name: "cart-count", value: count, url: baseURL ?? "" }]);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect(page.locator(".s-bar > .s-cart .s-cart-count")).toContainText(count);
        for (const width of atNight ? [390, 480, 768, 1151, 1152, 1279, 1280, 1920] : [480, 1152, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const apart = await discFromWord(page);
          expect.soft(apart === null || apart >= 2, `${count} at ${width}, ${colours}: ${apart}`).toBe(true);
          expect.soft(apart === null, `whether the word is hidden at ${width}`).toBe(width < 480);
        }
      }
    }
  });
