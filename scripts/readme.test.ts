// The README in its first thirty seconds: name, sentence, picture, how to start; few settings, which the list of all of them has; and the questions that are asked of it. [LOOK3-6]
import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { at } from "./lib/places.mjs";
import { modes, pictureFile, readmePictures, shownFiles } from "./lib/readme-shown.mjs";

const readme = readFileSync(at("README.md"), "utf8");
const lines = readme.split("\n");
const lineOf = (text: string): number => lines.findIndex((line) => line.includes(text)) + 1;

/** The names of a table's settings, row by row. */
const settingsOf = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)].map(([, names = ""]) =>
    [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );

describe("the README", () => {
  it("[LOOK3-6] shows the shop by its fifth line, then how to start and to try it, then what it is and is not, then the packages", () => {
    expect(lines[0]).toBe("# Kontor");
    expect(lineOf("<picture>")).toBeLessThanOrEqual(5);
    const order = ["<picture>", "npm start ", "npm test ", "**What it is**", "**What it is not**", "## Packages"].map(
      lineOf,
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(0);
  });

  it("[LOOK3-6] has each picture light and dark, as wide as it says, of at most 250 kB", async () => {
    for (const { name } of readmePictures) {
      expect(readme).toContain(
        `<source media="(prefers-color-scheme: dark)" srcset="${pictureFile(name, "dark")}">\n  <img src="${pictureFile(name, "light")}"`,
      );
      const width = Number(new RegExp(`${pictureFile(name, "light")}" width="(\\d+)"`).exec(readme)?.[1]);
      for (const mode of modes) {
        const file = at(pictureFile(name, mode));
        expect([name, mode, statSync(file).size <= 250_000]).toEqual([name, mode, true]);
        const size = await sharp(file).metadata();
        expect([name, mode, (size.width ?? 0) >= width]).toEqual([name, mode, true]);
      }
    }
  });

  it("[LOOK3-6] its pictures show screens, sheets, texts and prices that there are", () => {
    for (const { name, screens } of readmePictures) {
      const shown = shownFiles(screens);
      expect(shown, name).toEqual(expect.arrayContaining([...screens, "apps/web/src/shell/texts.en.json"]));
      for (const part of [
        /^packages\/ui\/src\/tokens\.css$/,
        /\.module\.css$/,
        /^apps\/web\/src\/shell\/header\.css$/,
        /^content\/catalog\//,
      ])
        expect([name, shown.some((path) => part.test(path))]).toEqual([name, true]);
      expect(shown.filter((path) => /\.(?:test|e2e)\.|texts\.de\./.test(path))).toEqual([]);
    }
  });

  it("[LOOK3-6] [OPS-01] has the eight settings that are set most; docs/operate.md has all, these among them", () => {
    const most = settingsOf(readme);
    const all = settingsOf(readFileSync(at("docs/operate.md"), "utf8")).flat();
    expect(most).toHaveLength(8);
    expect(most.flat().filter((name) => !all.includes(name))).toEqual([]);
    expect(all.length).toBeGreaterThan(35);
    expect(new Set(all).size).toBe(all.length);
    expect(readme).toContain("](docs/operate.md#settings)");
  });

  it("[LOOK3-6] [ACC-09] eight things that are seen first have twenty questions each, of yes or no", () => {
    const lists = readFileSync(at("docs/marks.md"), "utf8").split(/^## /m).slice(1);
    expect(lists.map((list) => list.split("\n")[0])).toEqual([
      "README",
      "Home",
      "Search",
      "Cart",
      "Article",
      "Documents",
      "Docs",
      "Account",
    ]);
    for (const list of lists) {
      const numbered = [...list.matchAll(/^(\d+)\. (.+)$/gm)];
      expect(numbered.map(([, number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
      expect(numbered.filter(([, , question = ""]) => !question.endsWith("?"))).toEqual([]);
    }
  });
});
