// Invoices as a screen reader gets them: each word stands alone, each row of a table has all its columns. [REP4-3]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Invoice } from "@kontor/domain/shop/invoice";
import { anyHistory, lived } from "@kontor/domain/shop/invoice/laws";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { documentKinds, kindsOf } from "../../../test/document-kinds.ts";
import { gluedWords, rowWidths } from "../../../test/pdf-structure.ts";
import { invoicePdf } from "./invoice-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "kontor-heard-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("[REP4-3] [ACC-03] an invoice of each kind is heard as it is read", async () => {
  const found = new Map<string, Invoice>();
  for (const history of fc.sample(anyHistory, { numRuns: 400, seed: 20_261_127 }))
    for (const document of lived(history).documents)
      for (const kind of kindsOf(document)) if (!found.has(kind)) found.set(kind, document);
  for (const kind of documentKinds) {
    const document = found.get(kind);
    if (document === undefined) throw new Error(`no history made ${kind}`);
    const file = join(folder, "invoice.pdf");
    writeFileSync(file, await invoicePdf(document));
    expect(gluedWords(file), kind).toEqual([]);
    for (const rows of rowWidths(file)) expect(new Set(rows), kind).toEqual(new Set([5]));
  }
});
