// Drawings lie on the ground of the page, whatever its colour: nothing shows where their paper ends; in forced colours they keep it.
import { expect, type Page } from "@playwright/test";
import { atNight, test } from "../../../test/browser/shop.ts";

/** The colours just outside and just inside of the picture's upper left corner, as they are shown. */
const atTheEdge = async (page: Page): Promise<readonly [outside: readonly number[], inside: readonly number[]]> => {
  const drawing = page.locator("img[data-drawn]").first();
  await drawing.evaluate((picture: HTMLImageElement) => picture.decode());
  const { x, y } = (await drawing.boundingBox()) ?? { x: 0, y: 0 };
  const shot = await page.screenshot({ clip: { x: x - 16, y: y - 16, width: 48, height: 48 } });
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      canvas?.drawImage(picture, 0, 0);
      const at = (place: number): number[] => [...(canvas?.getImageData(place, place, 1, 1).data ?? [])];
      return [at(4), at(40)] as const;
    },
    [...shot],
  );
};

for (const season of atNight ? (["easter", "easterhome", "advent"] as const) : (["easter"] as const))
  test(`[VIS-01] [LOC-12] a drawing has no box of its own on the paper of ${season}, and is not lost in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    // The page of a season whose switch is off has its drawing, on plain paper.
    await page.goto("/en/easter");
    const [plain] = await atTheEdge(page);
    await page.evaluate((name) => (document.documentElement.dataset["season"] = name), season);
    const [outside, inside] = await atTheEdge(page);
    expect(outside, "the paper of a season").not.toEqual(plain);
    for (const [channel, value] of inside.entries())
      expect(Math.abs(value - (outside[channel] ?? 0))).toBeLessThanOrEqual(1);
    await page.emulateMedia({ colorScheme: "dark", forcedColors: "active" });
    const [ground, drawn] = await atTheEdge(page);
    expect(drawn).not.toEqual(ground);
  });
