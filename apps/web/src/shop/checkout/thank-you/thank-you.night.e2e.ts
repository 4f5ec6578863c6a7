// The name of an order flies in signal flags, which are a picture to keep. [CHK-09]
import { expect, type Page } from "@playwright/test";
import { type Locale, open, test, walkedIn } from "../../../../test/browser/shop.ts";
import { haveOrdered, orderNumber } from "../../../../test/browser/walk.ts";
import { paths, words } from "../../../../test/browser/words.ts";

/** The page that thanks for an order; gives the order's number. */
const thanked = async (page: Page, locale: Locale): Promise<string> => {
  const { id } = await haveOrdered(page, locale);
  await open(page, `${paths[locale].thanks}?order=${id}`);
  return orderNumber(page, locale);
};

for (const locale of walkedIn("en"))
  test(`[CHK-09] the ordered name flies in signal flags, which are a picture to keep (${locale})`, async ({ page }) => {
    const t = words(locale);
    await thanked(page, locale);
    const name = (await page.locator("main p:has(> .s-flags)").first().textContent()) ?? "";
    const link = page.getByRole("link", { name: t("thank-you.flags", { name }) });
    const drawn = await page.request.get((await link.getAttribute("href")) ?? "");
    expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
    const download = page.waitForEvent("download");
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${name}.png`);
    const pieces: Buffer[] = [];
    for await (const piece of await file.createReadStream()) pieces.push(piece as Buffer);
    const png = Buffer.concat(pieces);
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    // Width and height stand in the first chunk.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
