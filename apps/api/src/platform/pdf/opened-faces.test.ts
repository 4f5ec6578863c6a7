// Faces that documents share: each document has the bytes that it has where its fonts are opened for it alone. [SPD-01] [ACC-03]
import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import type { PdfBlock, PdfDocument } from "./blocks.ts";
import { pdfOf } from "./pdf.ts";

const documentOf = (blocks: readonly PdfBlock[]): PdfDocument => ({
  locale: "de",
  title: "Rechnung R-1",
  author: "Kontor",
  at: new Date(Date.UTC(2026, 10, 21)),
  footer: "Kontor Hosting · Musterstraße 1",
  pageText: "Seite {page} von {of}",
  blocks,
});

const paragraphs = (...texts: readonly string[]): PdfDocument =>
  documentOf(texts.map((text) => ({ kind: "paragraph", text })));

/** Characters that share a glyph, ligatures, accents, every face; each stands first in one of them. */
const documents: readonly PdfDocument[] = [
  paragraphs("Größe für Łódź 8,99 €", "offiziell, effizient, flink"),
  paragraphs("8,99\u00a0€ und\u00a0mehr", "8,99 € und mehr"),
  paragraphs("8,99 € und mehr", "8,99\u00a0€ und\u00a0mehr"),
  paragraphs("Ω \u2126 µ μ Δ \u2206", "\u2206 Δ μ µ \u2126 Ω"),
  paragraphs("\u2126 µ \u2206 - \u00ad \u2010 \u2011", "wei\u00adter-hin"),
  paragraphs("- \u2011 \u00ad wei-ter wei\u00adter", "ﬁ fi ﬂ fl ffi"),
  paragraphs("Γαβριήλ Шевченко Հայկ გიორგი", "王小明 김철수 สมชาย", "אברהם محمد 123"),
  documentOf([
    { kind: "heading", level: 1, text: "Rechnung R-1" },
    {
      kind: "table",
      title: "Posten",
      columns: [
        { title: "Leistung", width: 0.7 },
        { title: "Betrag", width: 0.3, isAmount: true },
      ],
      rows: Array.from({ length: 50 }, (_, at) => ({
        cells: [`Server ${at} für Łódź`, "8,99\u00a0€"],
        notes: ["mit Straße"],
      })),
      totals: [{ what: "Gesamtbetrag", value: "539,40\u00a0€", strong: true }],
    },
  ]),
  // An invoice from before its seller had a flag.
  documentOf([
    {
      kind: "addressee",
      name: "Kontor Hosting",
      sender: "Kontor Hosting GmbH · Musterstraße 1",
      lines: ["Erika Mustermann", "Weg 1"],
      facts: [{ what: "Nummer", value: "R-1" }],
    },
    {
      kind: "code",
      modules: Array.from({ length: 21 }, (_, y) => Array.from({ length: 21 }, (_column, x) => (x + y) % 2 === 0)),
      alt: "Ein Muster",
      beside: [{ what: "IBAN", value: "DE02" }],
    },
  ]),
];

it("[SPD-01] [ACC-03] has the same bytes after other documents, in any order, as alone", async () => {
  const alone: Buffer[] = [];
  for (const document of documents) {
    vi.resetModules();
    const { pdfOf: firstOf } = await import("./pdf.ts");
    alone.push(await firstOf(document));
  }
  const inOrder = documents.map((document, at) => ({ document, expected: alone[at] }));
  for (const { document, expected } of [...inOrder, ...inOrder.toReversed(), ...inOrder])
    expect(expected?.equals(await pdfOf(document))).toBe(true);
});

/** What a file says, however well it is compressed here. */
const uncompressed = (pdf: Buffer): string => {
  const objects = pdf.toString("latin1").split("xref\n")[0] ?? "";
  return objects
    .replaceAll(/\/Length \d+/g, "/Length")
    .replaceAll(/stream\n([\s\S]*?)\nendstream/g, (_, bytes: string) => {
      const stream = Buffer.from(bytes, "latin1");
      return stream[0] === 0x78 ? inflateSync(stream).toString("latin1") : bytes;
    });
};

/** As they were when each document opened its fonts for itself; another version of a font or of a library may change them, after a look at the pages. */
const before = [
  "90dafd8e9bcceed5",
  "316bf4aaafcaaf4a",
  "480b8f19172045c6",
  "e1da78d2c1be2ba0",
  "cbcc2be1c8129b9b",
  "7041ab2567490142",
  "f1c2fd5de6a879a4",
  "99d15cd0770c3d8d",
  "99e125b88d9528fc",
];

it("[SPD-01] [ACC-03] has what it had when each document opened its fonts for itself", async () => {
  const hashes: string[] = [];
  for (const document of documents)
    hashes.push(
      createHash("sha256")
        .update(uncompressed(await pdfOf(document)), "latin1")
        .digest("hex")
        .slice(0, 16),
    );
  expect(hashes).toEqual(before);
});
