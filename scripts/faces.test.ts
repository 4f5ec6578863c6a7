// The files of the faces: small enough for every page, with every character that the shop says, under the ranges that the style sheet names. [LOC-16]
import { globSync, readFileSync, statSync } from "node:fs";
import { create, type Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { faceFile, faces } from "./lib/faces.mjs";
import { at, root } from "./lib/places.mjs";

const sheet = readFileSync(at("apps/web/src/app/styles/fonts.css"), "utf8");

/** All strings of a file of texts. */
const strings = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

const read: Readonly<Record<string, (text: string) => unknown>> = {
  json: (text) => JSON.parse(text),
  yaml: (text) => load(text),
  md: (text) => text,
};

/** What the shop writes, by its files: texts of its screens, content in both languages. */
const texts = globSync(
  ["apps/web/src/**/texts.{de,en}.json", "content/{de,en}/**/*.{md,yaml,json}", "content/**/*.json"],
  {
    cwd: root,
  },
).map((file) => {
  const of = read[file.slice(file.lastIndexOf(".") + 1)];
  return { file, text: strings(of?.(readFileSync(at(file), "utf8"))).join("\n") };
});

/** Drawn by a face of the system on purpose: an arrow in tables of staff, the Cyrillic letter that an article shows beside a Latin one. */
const ofTheSystem = new Set(["→", "а"]);

/** In a range, and drawn by what stands in for the face: a sign of money in general, a soft hyphen, letters of Esperanto and of the far north. */
const drawnByOthers = new Set("¤\u00adĈĉĔĕĜĝĤĥĬĭĴĵĸŎŏŜŝŢţŦŧŬŭĿŀŉŏſ");

const charactersOf = (file: string): ReadonlySet<number> =>
  new Set((create(readFileSync(at(file))) as Font).characterSet.filter((point) => point < 0xffff));

/** The characters for which the sheet names a file. */
const rangeOf = (file: string): ReadonlySet<number> => {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const [rule] = sheet.split("@font-face").filter((part) => part.includes(`"./${name}"`));
  const listed = /unicode-range:([^;]+);/.exec(rule ?? "")?.[1] ?? "";
  return new Set(
    [...listed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = "", last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    }),
  );
};

const named = (points: Iterable<number>) => [...points].map((point) => String.fromCodePoint(point)).join(" ");

describe("faces", () => {
  it("[LOC-16] are 60 kB for a page, and what other languages need is apart", () => {
    const sizes = (part: string) =>
      faces.filter((face) => face.part === part).reduce((sum, { file }) => sum + statSync(at(file)).size, 0);
    expect(sizes("latin")).toBeLessThanOrEqual(60_000);
    expect(sizes("latin-ext")).toBeLessThanOrEqual(30_000);
  });

  it.each(faces)("[LOC-16] $file is asked for what it has", ({ file }) => {
    const has = charactersOf(file);
    const ranges = rangeOf(file);
    expect(named([...has].filter((point) => !ranges.has(point)))).toBe("");
    const lacking = [...ranges].filter((point) => !has.has(point));
    expect(named(lacking.filter((point) => !drawnByOthers.has(String.fromCodePoint(point))))).toBe("");
  });

  it("[LOC-16] have every character of the shop's texts and content", () => {
    const has = new Map(
      ["text", "heading"].map((face) => [
        face,
        new Set(faces.filter((each) => each.face === face).flatMap(({ file }) => [...charactersOf(file)])),
      ]),
    );
    expect(texts.length).toBeGreaterThan(100);
    const missing = texts.flatMap(({ file, text }) =>
      [...new Set(text)].flatMap((character) => {
        const point = character.codePointAt(0) ?? 0;
        if (point < 0x20 || ofTheSystem.has(character) || has.get("text")?.has(point)) return [];
        return [`${character} in ${file}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it("[LOC-16] have figures of one width, and hyphens at which no line breaks", () => {
    for (const { file, part } of faces)
      if (part === "latin") {
        const font = create(readFileSync(at(file))) as Font;
        const widths = [..."0123456789"].map((figure) => font.layout(figure, ["tnum"]).advanceWidth);
        expect(new Set(widths).size, file).toBe(1);
        expect(font.layout("E\u2011Mail").advanceWidth).toBe(font.layout("E-Mail").advanceWidth);
      }
  });

  it("[LOC-16] are what their packages and their script say", async () => {
    for (const face of faces) expect((await faceFile(face)).equals(readFileSync(at(face.file))), face.file).toBe(true);
  });

  it("[LOC-16] say who made them and under which licence, and none is named after a font of which it is a part", () => {
    for (const { file } of faces) {
      const font = create(readFileSync(at(file))) as Font & { readonly getName: (name: string) => string | null };
      expect(font.copyright).toMatch(/^(©|Copyright) \d{4} /);
      expect(font.getName("license")).toContain("SIL Open Font License");
      expect(font.familyName).toMatch(/^Shop /);
    }
  });
});
