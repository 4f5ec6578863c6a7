// Tick boxes, radio buttons and switches in the shop's own colours: light, dark, forced; with focus, ticked, partly ticked, not to be changed, wrong.
import { expect } from "@playwright/test";
import { open, test } from "../../test/browser/shop.ts";
import { looks } from "../../test/browser/box-looks.ts";
import { paths } from "../../test/browser/words.ts";

test("[LGL-06] with forced colours a box is seen, ticked and not, by the colours of the system", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, paths.en.product);
  const [first, last] = [
    await looks(page.locator('input[name="months"]').first()),
    await looks(page.locator('input[name="months"]').last()),
  ];
  expect(last.edge).not.toBe(last.fill);
  expect(first.mark).not.toBe(first.fill);
  expect(first.fill).not.toBe(last.fill);
});
