// Drawings reach the edge of their frame, and what stands in their place while they load has their own colour. [CNT-07]
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import { groundOf, groundsSheet, sheetOfGrounds } from "./lib/grounds.mjs";
import { at } from "./lib/places.mjs";

const folder = at("content/images");
const drawings = readdirSync(folder).filter((file) => file.endsWith(".svg"));
const [width, height] = [320, 180];

/** The rows that a band of colour fills almost, and leaves a strip of paper at an edge. */
const framedRows = async (drawing: string): Promise<readonly number[]> => {
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = [...Buffer.from(groundOf(drawing)?.slice(1) ?? "", "hex")];
  const isDrawn = (x: number, y: number): boolean =>
    ground.some((value, channel) => Math.abs((data[(y * width + x) * info.channels + channel] ?? 0) - value) > 6);
  return Array.from({ length: height }, (_, y) => y).filter((y) => {
    const drawn = Array.from({ length: width }, (_, x) => x).filter((x) => isDrawn(x, y));
    return drawn.length > width * 0.85 && !(isDrawn(1, y) && isDrawn(width - 2, y));
  });
};

it("[LOOK3-12] a band of colour in a drawing reaches both edges of its frame", async () => {
  expect(drawings.length).toBeGreaterThan(20);
  const framed = await Promise.all(
    drawings.map(async (file) => [file, await framedRows(readFileSync(`${folder}/${file}`, "utf8"))] as const),
  );
  // A line or two may be the outline of a thing, such as a newspaper.
  expect(framed.filter(([, rows]) => rows.length > 4)).toEqual([]);
});

it("[LOOK3-12] every drawing has one ground, and the sheet of grounds is that of the drawings", () => {
  for (const file of drawings)
    expect(groundOf(readFileSync(`${folder}/${file}`, "utf8")), file).toMatch(/^#[\da-f]{6}$/);
  expect(readFileSync(sheetOfGrounds, "utf8")).toBe(groundsSheet());
});
