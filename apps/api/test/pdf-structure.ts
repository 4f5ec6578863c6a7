// What a screen reader gets of a document: the words of its structure tree, and how wide the rows of its tables are. [REP4-3]
import { execFileSync } from "node:child_process";

const read = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

/** Marks of direction, which poppler adds, are no letters. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\p{Cf}/gu, "")
    .split(/\s+/)
    .filter((word) => word !== "");

/** Words of the structure tree that are no words of a page: those that stand together without a blank. */
export const gluedWords = (file: string): readonly string[] => {
  const onPages = new Set(wordsOf(read("pdftotext", "-raw", file, "-")));
  const structure = read("pdfinfo", "-struct-text", file)
    .split("\n")
    .map((line) => /^ *"(.*)"$/.exec(line)?.[1] ?? "")
    .join(" ");
  return wordsOf(structure).filter((word) => !onPages.has(word));
};

/** Of each table the widths of its rows, in columns. */
export const rowWidths = (file: string): readonly (readonly number[])[] => {
  const tables: number[][] = [];
  for (const line of read("pdfinfo", "-struct", file).split("\n")) {
    const name = line.trim();
    if (/^Table\b/.test(name)) tables.push([]);
    const rows = tables.at(-1);
    if (rows === undefined) continue;
    if (/^TR\b/.test(name)) rows.push(0);
    const added = /^T[DH]\b/.test(name) ? 1 : Number(/^\/ColSpan (\d+)/.exec(name)?.[1] ?? 1) - 1;
    rows[rows.length - 1] = (rows.at(-1) ?? 0) + added;
  }
  return tables;
};
