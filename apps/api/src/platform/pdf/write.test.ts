// Documents in every script that a field takes, as poppler reads them, and the law that no character of a field is without a glyph. [ACC-03] [CUS-01] [CUS-06]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unprintableIn } from "@kontor/domain/kernel/text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faceFile, facesFor, fontsAreRead, hasGlyph } from "./faces.ts";
import { pdfOf } from "./pdf.ts";
import { type Has, runsOf } from "./runs.ts";
import { fontsOf, left, width } from "./sheet.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-scripts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(fontsAreRead);

const hasBeside =
  (main: Buffer): Has =>
  (face, point) =>
    hasGlyph(face === "main" ? main : faceFile(face), point);

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: "utf8" });

const written = async (...lines: readonly string[]): Promise<string> => {
  const file = join(folder, "document.pdf");
  const pdf = await pdfOf({
    locale: "de",
    title: "Rechnung",
    author: "Kontor",
    at: new Date(0),
    footer: "Kontor",
    pageText: "{page}/{of}",
    blocks: [
      { kind: "heading", level: 1, text: "Rechnung" },
      ...lines.map((text) => ({ kind: "paragraph" as const, text })),
    ],
  });
  writeFileSync(file, pdf);
  return file;
};

/** The words of a file with their left edges, each as it stands on paper from the left. */
const wordsOf = (file: string) =>
  [...run("pdftotext", "-bbox", file, "-").matchAll(/xMin="([\d.]+)"[^>]*xMax="([\d.]+)"[^>]*>([^<]+)</g)].map(
    ([, at, end, word = ""]) => ({
      word,
      at: Number(at),
      end: Number(end),
    }),
  );

const fontsIn = (file: string) => run("pdffonts", file).trim().split("\n").slice(2);

describe("a document in any script", () => {
  it("[CUS-01] [CUS-05] [CUS-06] [REP-2] each character that a printed field takes has a glyph, in normal and in bold letters", () => {
    for (const file of Object.values(fontsOf())) {
      const has = hasBeside(file);
      const lacking: string[] = [];
      let taken = 0;
      for (let point = 0x20; point <= 0x10ffff; point += 1) {
        const character = String.fromCodePoint(point);
        if (unprintableIn(character) !== null || character.normalize("NFC") !== character) continue;
        if (/[\p{Cs}\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(character)) continue;
        taken += 1;
        if (!["main" as const, ...facesFor(character)].some((face) => has(face, point)))
          lacking.push(point.toString(16));
      }
      expect(lacking.join(" ")).toBe("");
      expect(taken).toBeGreaterThan(40_000);
    }
  }, 60_000);

  it.each([
    ["Armenian", "Արամ Խաչատրյան, Երևան", "NotoSansArmenian"],
    ["Han and Kana", "山田太郎 ヤマダ 東京", "NotoSansSC"],
    ["Arabic", "القاهرة", "NotoSansArabic"],
    ["Hebrew", "אביב", "NotoSansHebrew"],
    ["Thai", "กรุงเทพ", "NotoSansThai"],
    ["Hangul", "김철수 서울", "NotoSansKR"],
    ["Georgian", "გიორგი თბილისი", "NotoSansGeorgian"],
    ["Cyrillic, Greek, Vietnamese", "Иван Αθήνα Nguyễn", "SourceSans3"],
  ])("[ACC-03] [REP-2] %s is read as it was written, in an embedded face", async (_, text, face) => {
    const file = await written(`20095 ${text} Hamburg`);
    // Poppler marks what is read from right to left.
    const read = run("pdftotext", "-layout", file, "-").replaceAll(/\p{Cf}/gu, "");
    for (const word of text.split(" ")) expect(read).toContain(word);
    expect(fontsIn(file).some((font) => font.includes(face))).toBe(true);
    for (const font of fontsIn(file)) expect(font).toMatch(/yes yes yes/);
  });

  it("[ACC-03] [REP-2] words of Hebrew follow each other to the left, digits among them to the right, and Latin stays", async () => {
    for (const [line, order] of [
      ["Hamburg תל אביב Kiel", ["Hamburg", "ביבא", "לת", "Kiel"]],
      ["20095 תל 15 אביב Kiel", ["20095", "ביבא", "15", "לת", "Kiel"]],
    ] as const) {
      const words = wordsOf(await written(line)).filter(({ word }) => (order as readonly string[]).includes(word));
      expect(words.toSorted((a, b) => a.at - b.at).map(({ word }) => word)).toEqual(order);
    }
  });

  it("[ACC-03] [REP-2] a line in Arabic is cut into runs in the order of paper: words whole, so that letters join, brackets turned, digits as they are read", () => {
    const texts = (line: string) => runsOf(line, hasBeside(fontsOf().normal))?.map(({ text }) => text);
    expect(texts("Hamburg محمد القاهرة Kiel")).toEqual(["Hamburg ", "القاهرة", " ", "محمد", " Kiel"]);
    expect(texts("٢٣ (مصر) Kiel")).toEqual(["(", "مصر", ") ", "٢", "٣", " Kiel"]);
    expect(texts("Größe für Łódź")).toBeUndefined();
  });

  it("[ACC-03] [REP-2] what was stored before and has no glyph is written as its letters or with its number, never as a box", async () => {
    const text = run("pdftotext", "-layout", await written("Ada 🎉 Muster, 𝔄𝔅 Straße, አዲስ"), "-");
    expect(text).toContain("Ada [U+1F389] Muster, AB Straße, [U+12A0][U+12F2][U+1235]");
  });

  it("[ACC-03] [REP-2] long lines of any script are broken between words and stay within the page, over several pages", async () => {
    const lines = [
      "東京都港区",
      "กรุงเทพมหานคร",
      "القاهرة الكبرى ",
      "Երևան քաղաք ",
      "서울특별시",
      "Zeile\n 行 ",
      "x東x",
    ].map((words) => words.repeat(60));
    const file = await written(...lines);
    const { words, pages } = { words: wordsOf(file), pages: run("pdfinfo", file) };
    expect(Number(/Pages: +(\d+)/.exec(pages)?.[1])).toBeGreaterThan(1);
    for (const { at, end } of words) expect([at >= left - 1, end <= left + width + 1]).toEqual([true, true]);
    expect(run("pdftotext", file, "-").match(/都/gu)?.length).toBe(60);
  });

  it("[ACC-03] [REP-2] Latin alone is drawn with the normal faces and no other", async () => {
    const fonts = fontsIn(await written("Größe für Łódź, 1.106,58 €"));
    expect(fonts.map((font) => /[A-Z]+\+(\w+)/.exec(font)?.[1])).toEqual(["SourceSans3", "SourceSans3"]);
  });
});
