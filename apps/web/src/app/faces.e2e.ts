// The faces of text and headings: loaded once with the page, and until they are there others stand in of the same measure, so that nothing moves. [LOC-16]

import { unhinted } from "../../test/browser/slow-phone.ts";
import { expect, open, test } from "../../test/browser/shop.ts";

test.use(unhinted);

test("[LOC-16] each face is fetched once, before the style sheet asks for it, and letters of other languages only where a page has them", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/([\w-]+)\.gen-[^/]*\.woff2$/.exec(request.url()) ?? [];
    if (file !== undefined) fetched.push(file);
  });
  await open(page, "/en/hosting");
  expect(fetched.toSorted()).toEqual(["heading-latin", "text-latin"]);
  await page.evaluate(() => {
    const name = document.createElement("p");
    name.textContent = "Łukasz Żółkiewski";
    document.querySelector("main")?.append(name);
  });
  await expect.poll(() => fetched.toSorted()).toEqual(["heading-latin", "text-latin", "text-latin-ext"]);
});

test("[LOC-16] what stands in for a face is as wide, as high and as deep as the face", async ({ page }) => {
  await open(page, "/en");
  const differences = await page.evaluate(async () => {
    const text =
      "Domains, Webhosting und Server aus einem Haus, das Ihnen jeden Preis vorrechnet. Every figure can be unfolded, and the first invoice says what the order said. ";
    const measured = async (family: string, weight: number) => {
      const line = document.createElement("span");
      line.textContent = text.repeat(3);
      line.setAttribute("style", "");
      Object.assign(line.style, {
        position: "absolute",
        whiteSpace: "nowrap",
        lineHeight: "normal",
        font: `${weight} 100px "${family}", monospace`,
      });
      document.body.append(line);
      await document.fonts.load(`${weight} 100px "${family}"`, text);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    };
    const found: { name: string; width: number; height: number }[] = [];
    for (const [family, weights] of [
      ["Shop Text", [400, 500, 550, 600, 650, 700]],
      ["Shop Heading", [350, 550, 600, 650, 700]],
    ] as const)
      for (const weight of weights) {
        const face = await measured(family, weight);
        const other = await measured(`${family} as Arial`, weight);
        found.push({
          name: `${family} ${weight}`,
          width: Math.abs(other.width / face.width - 1),
          height: Math.abs(other.height / face.height - 1),
        });
      }
    return found;
  });
  expect(differences.filter(({ width, height }) => width > 0.02 || height > 0.01)).toEqual([]);
});
