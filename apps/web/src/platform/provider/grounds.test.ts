// Drawings reach the edge of their frame, and what stands in their place while they load has their own colour. [CNT-07]
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { demoContent } from "../../../../api/src/platform/settings/content-directory.ts";
import { groundOf, groundsSheet } from "./grounds.ts";

const folder = `${demoContent}images`;
const drawings = readdirSync(folder).filter((file) => file.endsWith(".svg"));
const [width, height] = [740, 416];

/** The rows that a pale band without an outline fills almost, ending before both edges: as a letter in its box. */
const framedRows = async (drawing: string): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...Buffer.from(groundOf(drawing)?.slice(1) ?? "", "hex")];
  const channels = (x: number, y: number): readonly number[] => [
    ...data.subarray((y * width + x) * info.channels, (y * width + x) * info.channels + 3),
  ];
  const isDrawn = (x: number, y: number): boolean =>
    channels(x, y).some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 6);
  const isPale = (x: number, y: number): boolean => isDrawn(x, y) && channels(x, y).every((value) => value > 200);
  return Array.from({ length: height }, (_, y) => y).filter((y) => {
    const drawn = Array.from({ length: width }, (_, x) => x).filter((x) => isDrawn(x, y));
    const [first = 0, last = width] = [drawn[0], drawn.at(-1)];
    const edges = [first, first + 2, first + 4, last, last - 2, last - 4];
    return drawn.length > width * 0.8 && first > 2 && last < width - 3 && edges.every((x) => isPale(x, y));
  }).length;
};

it("[LOOK3-12] a band of colour in a drawing reaches both edges of its frame", async () => {
  expect(drawings.length).toBeGreaterThan(20);
  const framed = await Promise.all(
    drawings.map(async (file) => [file, await framedRows(readFileSync(`${folder}/${file}`, "utf8"))] as const),
  );
  expect(framed.filter(([, rows]) => rows > 4)).toEqual([]);
});

it("[LOOK3-12] [PKG-08] every drawing has one ground, and the sheet names it", () => {
  for (const file of drawings)
    expect(groundOf(readFileSync(`${folder}/${file}`, "utf8")), file).toMatch(/^#[\da-f]{6}$/);
  const sheet = groundsSheet(folder);
  expect(sheet).toMatch(/^@layer screen\{\[data-drawn\]\{background:#[\da-f]{6}\}\[data-drawn\]\[src\*="/);
  for (const file of drawings)
    expect(sheet).toContain(`background:${groundOf(readFileSync(`${folder}/${file}`, "utf8"))}`);
  expect(groundsSheet(`${folder}/none`)).toBe("");
});
