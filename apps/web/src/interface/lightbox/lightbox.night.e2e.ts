// The lightbox under the fingers of a phone: two zoom around the point between them, one moves what is larger than its window. [UIM-02] [UIM-04]
import { lightboxLimits } from "@kontor/domain/interface/lightbox";
import { expect, open, test } from "../../../test/browser/shop.ts";

test("[UIM-02] [UIM-04] two fingers zoom around the point between them, one finger moves what is larger than its window", async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    baseURL: shop.url,
  });
  const page = await context.newPage();
  await open(page, "/en/data-centres");
  await page.locator("[data-gallery] a").first().tap();
  const dialog = page.getByRole("dialog");
  const picture = dialog.locator("[data-picture] img");
  await expect(dialog.locator("[data-picture]")).toHaveAttribute("data-picture", "loaded");
  const device = await context.newCDPSession(page);
  type Finger = readonly [x: number, y: number];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: readonly Finger[]) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  const stands = () =>
    picture.evaluate((image) => {
      const [, x, y, scale] =
        /translate\((-?[\d.e-]+)px, (-?[\d.e-]+)px\).* scale\(([\d.]+)\)/.exec(
          (image as HTMLElement).style.transform,
        ) ?? [];
      return { x: Number(x), y: Number(y), scale: Number(scale) };
    });
  const box = (await dialog.locator("[data-picture]").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const apart = (distance: number, side = 0): readonly [Finger, Finger] => [
    [middle.x + side - distance / 2, middle.y],
    [middle.x + side + distance / 2, middle.y],
  ];
  const width = await picture.evaluate((image) => (image as HTMLElement).offsetWidth);
  /** What a pinch of this many pixels makes of a scale. [UIM-04] */
  const after = (scale: number, grown: number): number => scale + (grown / width) * lightboxLimits.pinch;
  expect((await stands()).scale).toBe(1);

  // Apart: the picture grows, and its middle stays where it is.
  await touch("touchStart", ...apart(80));
  for (let distance = 90; distance <= 280; distance += 10) await touch("touchMove", ...apart(distance));
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).scale).toBeCloseTo(after(1, 200), 2);
  const grown = await stands();
  // The fingers' events come one after the other, so the middle between them hardly moves.
  expect(Math.abs(grown.x)).toBeLessThan(3);

  // Around a point beside the middle the picture moves away from it.
  await touch("touchStart", ...apart(80, 60));
  for (let distance = 90; distance <= 200; distance += 10) await touch("touchMove", ...apart(distance, 60));
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).scale).toBeCloseTo(after(grown.scale, 120), 2);
  const beside = await stands();
  expect(beside.x).toBeLessThan(grown.x - 8);

  // One finger moves it, and it is still the same picture.
  await touch("touchStart", [middle.x, middle.y]);
  for (const step of [10, 25, 40]) await touch("touchMove", [middle.x + step, middle.y]);
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).x - beside.x).toBeCloseTo(40, 0);
  await expect(dialog.getByRole("group")).toHaveAccessibleName(/^1 of /);

  // Together: it shrinks, and the page behind it was never zoomed.
  await touch("touchStart", ...apart(280));
  for (let distance = 270; distance >= 80; distance -= 10) await touch("touchMove", ...apart(distance));
  await touch("touchEnd");
  await expect.poll(async () => (await stands()).scale).toBeCloseTo(after(beside.scale, -200), 2);
  expect(await page.evaluate(() => window.visualViewport?.scale), "the page itself is not zoomed").toBe(1);
  await context.close();
});
