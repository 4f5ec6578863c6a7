// The longest references of a buyer, of authorities and of their own order, on paper and in the XML: whole, in their column, over nothing else. [ACC-08] [ACC-09] [ACC-03]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buyerReferenceFrom } from "@kontor/domain/shop/customer";
import { electronicInvoice, type Invoice } from "@kontor/domain/shop/invoice";
import { anyHistory, lived } from "@kontor/domain/shop/invoice/laws";
import * as Result from "effect/Result";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { brokenRules } from "../../../test/en16931.ts";
import { pdfOf } from "../../platform/pdf/pdf.ts";
import { left, page, sides, width } from "../../platform/pdf/sheet.ts";
import { printedInvoice } from "./invoice-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-reference-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Word {
  readonly text: string;
  readonly xMin: number;
  readonly xMax: number;
  readonly yMin: number;
  readonly yMax: number;
}

/** The words of the first page with their places, in points. */
const wordsOn = (file: string): readonly Word[] => {
  const [first = ""] = execFileSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8" }).split("</page>");
  return [...first.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
    ([, xMin, yMin, xMax, yMax, text = ""]) => ({
      text,
      xMin: Number(xMin),
      yMin: Number(yMin),
      xMax: Number(xMax),
      yMax: Number(yMax),
    }),
  );
};

const example = (): Invoice => {
  const [history] = fc.sample(anyHistory, { numRuns: 1, seed: 7 });
  const [document] = history === undefined ? [] : lived(history).documents;
  if (document === undefined) throw new Error("no document");
  return document;
};

it.each([
  ["the widest letters without a blank", "W".repeat(100)],
  ["a Leitweg-ID and more", `04011000-1234512345-06/${"7".repeat(77)}`],
  ["words", `${"Straße ".repeat(14)}ab`],
])("[ACC-08] [ACC-09] of 100 characters, %s, it stands whole in its column and in the XML", async (_, typed) => {
  expect(typed).toHaveLength(100);
  const buyerReference = Result.getOrThrow(buyerReferenceFrom(typed)) ?? "";
  expect(buyerReference).toBe(typed);
  const document: Invoice = { ...example(), buyerReference, orderReference: buyerReference };
  const file = join(folder, "invoice.pdf");
  writeFileSync(file, await pdfOf(printedInvoice(document)));
  const words = wordsOn(file);
  const column = words.filter(({ xMin }) => xMin > left + width / 2);
  const own = column.map(({ text }) => text).join("");
  expect(own.split(typed.replaceAll(" ", "")), "both of them").toHaveLength(3);
  for (const { xMin, xMax, yMax, text } of words) {
    expect(xMin, text).toBeGreaterThan(sides - 1);
    // Amounts may stand a hair beyond the margin.
    expect(xMax, text).toBeLessThan(page.width - sides + 2);
    expect(yMax, text).toBeLessThan(page.height);
  }
  // What is said next begins below it.
  const pieces = column.filter(({ text }) => text.length > 1 && typed.includes(text));
  const bottom = Math.max(...pieces.map(({ yMax }) => yMax));
  const heading = words.find(
    ({ text, xMin, yMin }) => text === document.number && xMin < left + width / 2 && yMin > 100,
  );
  expect(heading?.yMin).toBeGreaterThan(bottom);
  for (const kind of ["factur-x", "xrechnung"] as const) {
    const xml = electronicInvoice(document, { kind });
    expect(xml).toContain(`<ram:BuyerReference>${typed}</ram:BuyerReference>`);
    expect(xml).toContain(
      `<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>${typed}</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>`,
    );
    if (kind === "factur-x") expect(brokenRules(xml)).toEqual([]);
  }
});
