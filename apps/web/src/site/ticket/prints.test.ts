// Codes and prints as others read them: QR codes by another decoder, PDFs by poppler, badges page by page however many there are. [TKT-01] [TKT-03]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawnPdf } from "@kontor/api/pdf";
import { type Badge, samplePage } from "@kontor/domain/site/ticket";
import jsQR from "jsqr";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { codeOf } from "./badge-pages.ts";
import { BadgeSheet } from "./badge-sheet.tsx";
import { key, many, sheets, shop } from "../../../test/badge-sheets.ts";
import { qrDrawing } from "../../platform/page/qr-code.ts";
import { PageTexts } from "../../platform/texts/texts.tsx";
import { messagesOf } from "../../platform/texts/server-texts.ts";
import { ticketPdf } from "./ticket-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-prints-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drawnAt = new Date(Date.UTC(2026, 10, 21, 12));
const issuer = { name: "Kontor Hosting", flag: ["#f2c14e", "#0a5c7a"] };

const decoded = async (image: sharp.Sharp): Promise<string | undefined> => {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

const written = (name: string, bytes: Buffer): string => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
};
const textOf = (file: string): string => execFileSync("pdftotext", ["-layout", file, "-"], { encoding: "utf8" });
const pictureOf = (file: string, page: number, ...crop: readonly string[]): sharp.Sharp => {
  execFileSync("pdftoppm", [
    "-r",
    "150",
    "-f",
    `${page}`,
    "-l",
    `${page}`,
    ...crop,
    "-png",
    "-singlefile",
    file,
    `${file}-${page}`,
  ]);
  return sharp(`${file}-${page}.png`);
};

it("[TKT-01] the code on the page is read by another decoder, at the size of a phone and of a bank card", async () => {
  const { size, path } = qrDrawing(codeOf(shop, key));
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`,
  );
  for (const width of [180, 390])
    expect(await decoded(sharp(drawing, { density: 300 }).resize({ width }))).toBe(`${shop}/ticketing/${key}`);
});

it.each([
  ["en", "Issued to", "5 December 2026"],
  ["de", "Ausgestellt auf", "5. Dezember 2026"],
] as const)(
  "[TKT-01] [LOOK3-15] [REP4-14] the PDF of a ticket has the words of its page in their order, its code, and the day on which it was drawn, %s",
  async (locale, label, day) => {
    const event = { title: "Tag der offenen Tür", place: "Karlsruhe, Am Hafen 3", startsAt: Date.UTC(2026, 11, 5, 9) };
    const ticket = { key, holder: "Erika Mustermann", community: true, event };
    const file = written(
      `${locale}.pdf`,
      await drawnPdf(ticketPdf(ticket, locale, { publicUrl: shop, timeZone: "Europe/Berlin" }, issuer, drawnAt)),
    );
    const text = textOf(file).replaceAll("\u00a0", " ");
    const facts = [event.title, day, event.place, label, "Erika Mustermann", "Community"];
    const places = facts.map((word) => text.indexOf(word, text.lastIndexOf(event.title)));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    for (const word of [...facts, "8wfy kx37 a197 9fj9 c3x3", "bxd8 q4"]) expect(text).toContain(word);
    expect(await decoded(pictureOf(file, 1))).toBe(`${shop}/ticketing/${key}`);
    // Archives and mail scanners take a file from the future for a faulty one. [REP4-14]
    const info = execFileSync("pdfinfo", ["-isodates", file], { encoding: "utf8" });
    expect(info.match(/(?<=^(?:CreationDate|ModDate): +)\S{10}/gm)).toEqual(["2026-11-21", "2026-11-21"]);
    // As large as a bank card is what is cut out, before it is folded.
    const [before, after = ""] = text.replaceAll(/\s+/g, " ").split(locale === "en" ? "bank card" : "Bankkarte");
    expect([/fold|falten/i.test(before?.slice(-200) ?? ""), /fold|falten/i.test(after)]).toEqual([false, true]);
  },
);

it("[TKT-01] [LOOK3-15] the ticket is a card as large as a bank card: its marks are 85.6 and 54 mm apart, its flag is drawn and no picture", async () => {
  const event = { title: "Tag der offenen Tür", place: "Karlsruhe, Am Hafen 3", startsAt: Date.UTC(2026, 11, 5, 9) };
  const ticket = { key, holder: "Erika Mustermann", community: false, event };
  const file = written(
    "card.pdf",
    await drawnPdf(ticketPdf(ticket, "en", { publicUrl: shop, timeZone: "Europe/Berlin" }, issuer, drawnAt)),
  );
  expect(execFileSync("pdfimages", ["-list", file], { encoding: "utf8" }).trim().split("\n")).toHaveLength(2);
  // Ten dots a millimetre.
  execFileSync("pdftoppm", ["-r", "254", "-png", "-singlefile", file, `${file}-card`]);
  const { data, info } = await sharp(`${file}-card.png`).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ends = Array.from({ length: info.height }, (_, y) => {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    return [row.findIndex((dot) => dot < 200), row.findLastIndex((dot) => dot < 200)] as const;
  });
  const marked = ends.flatMap(([from, to], y) => (Math.abs(to - from - 856) <= 4 && from > 500 ? [y] : []));
  const between = marked.map((y, at) => y - (marked[at - 1] ?? y));
  const gap = (4 / 72) * 25.4 * 10;
  expect([marked.length > 60, Math.abs(Math.max(...between) - 540 - 2 * gap) <= 4], between.join()).toEqual([
    true,
    true,
  ]);
  const { data: coloured } = await pictureOf(file, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < coloured.length; at += 3) colours.add(coloured.subarray(at, at + 3).toString("hex"));
  expect([colours.has("f2c14e"), colours.has("0a5c7a")]).toEqual([true, true]);
});

it("[TKT-03] badges as PDF: eight on a page, every name on it, codes that are read", async () => {
  const file = written("badges.pdf", Buffer.concat(await (await sheets(many(17))).toArray()));
  expect(execFileSync("pdfinfo", [file], { encoding: "utf8" })).toMatch(/Pages: +3\b/);
  const text = textOf(file);
  for (let at = 0; at < 17; at += 1) expect(text).toMatch(new RegExp(`Person ${at}\\b`));
  expect(text.match(/Community/g)).toHaveLength(9);
  expect(await decoded(pictureOf(file, 3))).toBe(`${shop}/ticketing/${key}`);
});

it("[TKT-03] the sample has the longest name whole; no badges are an empty sheet", async () => {
  const sample = async function* (): AsyncGenerator<Badge> {
    yield* samplePage;
  };
  const text = textOf(written("sample.pdf", Buffer.concat(await (await sheets(sample())).toArray())));
  expect(text.replaceAll(/\s+/g, " ")).toMatch(/Maximiliane-Wilhelmine.*Freifrau/);
  const empty = written("empty.pdf", Buffer.concat(await (await sheets(many(0))).toArray()));
  expect(execFileSync("pdfinfo", [empty], { encoding: "utf8" })).toMatch(/Pages: +1\b/);
});

it("[TKT-03] [LOOK3-15] each badge of the page has the provider's flag as lines and areas, and its name", () => {
  const badge = { holder: "Ada Lovelace", community: true, code: null };
  const sheet = createElement(BadgeSheet, { badges: [badge, badge] });
  const props = { locale: "de", messages: messagesOf("de", "ticketing"), children: sheet } as const;
  const html = renderToStaticMarkup(createElement(PageTexts, props));
  expect(html.match(/<svg viewBox="0 0 32 36"/g)).toHaveLength(2);
  expect(html.match(/Kontor/g)).toHaveLength(2);
});
