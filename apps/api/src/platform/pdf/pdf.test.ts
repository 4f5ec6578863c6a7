// Documents as poppler reads them: text in its order, tags, title, language, fonts, the file inside, all pages. [ACC-03]
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { gluedWords, rowWidths } from "../../../test/pdf-structure.ts";
import type { PdfBlock, PdfDocument } from "./blocks.ts";
import { pdfOf } from "./pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-pdf-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = Array.from({ length: 60 }, (_, at) => ({
  cells: [`Größe ${at} für Łódź`, "8,99 €"],
  notes: at === 0 ? ["mit Straße"] : [],
}));
const modules = Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (_column, x) => (x + y) % 2 === 0));

const example: PdfDocument = {
  locale: "de",
  title: "Rechnung für A & B <Muster>",
  author: "Kontor & Co",
  at: new Date(Date.UTC(2026, 10, 21)),
  footer: "Kontor Hosting · Musterstraße 1",
  pageText: "Seite {page} von {of}",
  pageName: "Rechnung R-1",
  blocks: [
    {
      kind: "addressee",
      name: "Kontor",
      sender: "Kontor · Berlin",
      lines: ["Erika Mustermann", "Weg 1"],
      facts: [{ what: "Nummer", value: "R-1" }],
    },
    { kind: "heading", level: 1, text: "Rechnung R-1" },
    { kind: "paragraph", text: "Sehr geehrte Frau Mustermann, das kostet es." },
    { kind: "list", entries: ["erstens", "zweitens"] },
    {
      kind: "table",
      title: "Posten",
      columns: [
        { title: "Leistung", width: 0.7 },
        { title: "Betrag", width: 0.3, isAmount: true },
      ],
      rows,
      totals: [{ what: "Gesamtbetrag", value: "539,40 €", strong: true }],
    },
    { kind: "code", modules, alt: "Ein Muster", beside: [{ what: "IBAN", value: "DE02" }] },
    { kind: "small", text: "Ende." },
  ],
  embedded: {
    name: "data.xml",
    mime: "text/xml",
    description: "Dasselbe für Maschinen",
    text: "<data>für €</data>",
    xmp: "",
  },
};

const written = async (document: PdfDocument): Promise<string> => {
  const file = join(folder, "document.pdf");
  writeFileSync(file, await pdfOf(document));
  return file;
};

const run = (program: string, ...words: readonly string[]): string =>
  execFileSync(program, words, { encoding: "utf8" });

describe("a document", () => {
  it("[ACC-03] is read by pdftotext in its order, on all pages, with umlauts and the euro sign", async () => {
    const text = run("pdftotext", "-layout", await written(example), "-");
    const expected = [
      "Erika Mustermann",
      "Rechnung R-1",
      "Sehr geehrte",
      "erstens",
      "mit Straße",
      "Größe 59 für Łódź",
      "539,40 €",
      "Ende.",
    ];
    const places = expected.map((words) => text.indexOf(words));
    expect(places.every((place, at) => place > (places[at - 1] ?? -1))).toBe(true);
    const pages = text.split("\f").filter((page) => page.trim() !== "");
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
      expect(page.slice(page.indexOf("Kontor Hosting · Musterstraße 1"))).toContain("Rechnung R-1");
      expect(page).toContain("Kontor Hosting · Musterstraße 1");
    }
  });

  it("[ACC-03] has its sums together on one page, however many lines stand before them", async () => {
    const totals = [
      { what: "Nettobetrag", value: "1,00 €" },
      { what: "MwSt. 19 %", value: "0,19 €" },
      { what: "Rechnungsbetrag", value: "1,19 €", strong: true },
    ];
    const begun: number[] = [];
    for (let count = 12; count <= 17; count += 1) {
      const blocks = example.blocks.map((block) =>
        block.kind === "table" ? { ...block, rows: rows.slice(0, count), totals } : block,
      );
      const pages = run("pdftotext", "-layout", await written({ ...example, blocks }), "-").split("\f");
      const first = pages.findIndex((page) => page.includes("Nettobetrag"));
      for (const { what } of totals) expect(pages[first], `${what} after ${count} lines`).toContain(what);
      begun.push(first);
    }
    // Some of them fill the first page, others go over it.
    expect(new Set(begun), begun.join()).toEqual(new Set([0, 1]));
  });

  it("[ACC-03] is tagged, has a title and embeds its fonts", async () => {
    const file = await written(example);
    const info = run("pdfinfo", file);
    expect(info).toMatch(/Title: +Rechnung für A & B <Muster>/);
    expect(info).toMatch(/Tagged: +yes/);
    const structure = run("pdfinfo", "-struct", file);
    for (const tag of ["Document", "H1", "P (block)", "LBody", "Table", "TH", "TD", "Figure"])
      expect(structure).toContain(tag);
    const fonts = run("pdffonts", file).trim().split("\n").slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/yes yes yes/);
    const metadata = run("pdfinfo", "-meta", file);
    expect(metadata).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(metadata).toContain("Rechnung für A &amp; B &lt;Muster&gt;");
  });

  it("[REP4-3] has the blanks between its words for those who hear it, and rows of one width", async () => {
    const table = example.blocks.find((block) => block.kind === "table");
    const file = await written({
      ...example,
      blocks: [
        ...example.blocks,
        { kind: "addressee", name: "Kontor", sender: "A", lines: ["山田太郎", "東京 1-2"], facts: [] },
        { kind: "paragraph", text: `${"Wort 山田 ".repeat(40)}Ende\nZeile\n\nSchluss` },
        { kind: "rows", rows: [{ what: "Web M", value: "1,00 €", notes: ["12 Monate", "Vertrag K-1"] }] },
        {
          ...(table as Extract<PdfBlock, { kind: "table" }>),
          columns: Array.from({ length: 5 }, (_, at) => ({ title: `Spalte ${at}`, width: 0.2 })),
          rows: [{ cells: ["Eins", "1", "2", "3", "4"], notes: ["hat eine Zeile"] }],
        },
      ],
    });
    expect(gluedWords(file)).toEqual([]);
    const widths = rowWidths(file);
    expect(widths.map((rows) => new Set(rows).size)).toEqual([1, 1, 1]);
    expect(widths.map(([first]) => first)).toEqual([2, 2, 5]);
    // Said instead of its cells by some readers.
    expect(readFileSync(file, "latin1")).not.toMatch(/\/S \/Table[^>]*\/Alt/);
  });

  it.each(["addressee", "sender"] as const)(
    "[LOOK3-15] has the flag of its %s in the colours of the provider, drawn and no picture; the address stands where it stood",
    async (kind) => {
      const flag = ["#f2c14e", "#0a5c7a"];
      const [first] = example.blocks;
      const headOf = (more: object): PdfBlock =>
        (kind === "addressee" ? { ...first, ...more } : { kind, name: "Kontor", ...more }) as PdfBlock;
      const looksOf = async (more: object) => {
        const file = await written({ ...example, blocks: [headOf(more), ...example.blocks.slice(1, 3)] });
        run("pdftoppm", "-r", "72", "-singlefile", file, join(folder, "page"));
        const dots = readFileSync(join(folder, "page.ppm")).toString("latin1");
        const colours = flag.map((colour) => dots.includes(Buffer.from(colour.slice(1), "hex").toString("latin1")));
        const words = run("pdftotext", "-bbox", file, "-");
        return { colours, pictures: run("pdfimages", "-list", file).trim().split("\n").length - 2, words };
      };
      const [plain, flown] = [await looksOf({}), await looksOf({ flag })];
      expect([plain.colours, flown.colours, flown.pictures]).toEqual([[false, false], [true, true], 0]);
      const address = /yMin="([\d.]+)"[^>]*>(?:Erika)</;
      expect(address.exec(flown.words)?.[1]).toBe(address.exec(plain.words)?.[1]);
    },
  );

  it("[ACC-03] has its file inside, unchanged, and the same bytes each time", async () => {
    const file = await written(example);
    const out = join(folder, "data.xml");
    run("pdfdetach", "-save", "1", "-o", out, file);
    expect(run("cat", out)).toBe("<data>für €</data>");
    expect((await pdfOf(example)).equals(await pdfOf(example))).toBe(true);
  });

  it("[CHK-05] parts no group of a text that a page has room for, and ends with more than a few lines", async () => {
    const paragraphOf = (at: number): PdfBlock => ({
      kind: "paragraph",
      text: `Absatz ${at}. ${"Wort ".repeat(90)}Ende ${at}.`,
    });
    const groups = [
      ...Array.from({ length: 9 }, (_, at) => [paragraphOf(at)]),
      [
        { kind: "heading", text: "Formular" } as const,
        paragraphOf(9),
        { kind: "list", entries: ["Name", "Datum"] } as const,
      ],
      ...Array.from({ length: 8 }, (_, at) => [paragraphOf(at + 10)]),
      [{ kind: "paragraph", text: "Schluss." } as const],
    ];
    for (const count of [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]) {
      const flow: PdfBlock = { kind: "flow", groups: [...groups.slice(0, count), ...groups.slice(-1)] };
      const text = run("pdftotext", "-layout", await written({ ...example, blocks: [flow] }), "-");
      const pages = text.split("\f").slice(0, -1);
      const whole = (first: string, last: string): void => {
        const page = pages.find((each) => each.includes(first)) ?? "";
        expect(page, `${first} of ${count}`).toContain(last);
      };
      for (let at = 0; at < count; at += 1) whole(`Absatz ${at}.`, `Ende ${at}.`);
      if (count > 9) whole("Formular", "Datum");
      whole("Schluss.", `Ende ${count - 1}.`);
    }
  });

  it("[ACC-03] a code stands with the words above and below it, wherever a page ends", async () => {
    const groups: readonly (readonly PdfBlock[])[] = [
      [
        { kind: "paragraph", text: "Bitte überweisen Sie." },
        { kind: "code", modules, alt: "Ein Muster", beside: [{ what: "IBAN", value: "DE02" }] },
        { kind: "small", text: "Scannen Sie den Code." },
      ],
    ];
    const filler: PdfBlock = { kind: "paragraph", text: "Wort" };
    const blocks = Array.from({ length: 16 }, (_, at): readonly PdfBlock[] => [
      { kind: "heading", level: 1, text: `Stück ${at}` },
      ...Array.from({ length: at + 8 }, () => filler),
      { kind: "flow", groups },
    ]).flat();
    const text = run("pdftotext", "-layout", await written({ ...example, blocks }), "-");
    const pages = text.split("\f").slice(0, -1);
    const count = (words: string) => pages.map((page) => page.split(words).length - 1);
    expect(pages.length).toBeGreaterThan(8);
    expect([count("IBAN"), count("Scannen")]).toEqual([count("überweisen"), count("überweisen")]);
  });
});
