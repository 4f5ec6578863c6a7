// A press on a product page that sleeps is answered by the cart itself: one journey, and the page that comes has its own address. [LOC-16]
import type { Request } from "@playwright/test";
import { expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { paths, words } from "../../../test/browser/words.ts";

for (const locale of walkedIn("de"))
  test(`[CRT-01] [CRT-08] the cart answers a press on a sleeping page, and is loaded anew, left and found again without another item, ${locale}`, async ({
    page,
  }) => {
    const documents: (readonly [string, string, number])[] = [];
    page.on("requestfinished", (request: Request) => {
      if (!request.isNavigationRequest()) return;
      void request
        .response()
        .then((answer) => documents.push([request.method(), new URL(request.url()).pathname, answer?.status() ?? 0]));
    });
    const cart = { en: "/en/checkout/cart", de: "/de/checkout/warenkorb" }[locale];
    const items = page.locator("main li [id^=item-]");
    await page.goto(paths[locale].product);
    await page
      .locator("main aside, main")
      .getByRole("button", { name: words(locale)("product.ledger.add") })
      .first()
      .press("Enter");
    await expect(items).toHaveCount(1);
    await expect(page).toHaveURL((url) => url.pathname === cart);
    expect(documents).toEqual([
      ["GET", paths[locale].product, 200],
      ["POST", "/forms/cart-item", 200],
    ]);
    expect(await page.evaluate(() => document.querySelector("script[data-at]"))).toBeNull();

    documents.length = 0;
    await page.reload();
    await expect(items).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === paths[locale].product);
    await page.goForward();
    await expect(items).toHaveCount(1);
    await expect(page).toHaveURL((url) => url.pathname === cart);
    expect(documents.map(([method]) => method)).not.toContain("POST");
  });
