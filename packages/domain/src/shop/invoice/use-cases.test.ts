// How documents are issued and their files stored: what is booked together is frozen with the same books, and a file that came out differently is reported. [ACC-03] [ACC-08] [VAT-14]
import * as Effect from "effect/Effect";
import { expect, it } from "vitest";
import { addDays, day } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { type Entry, ledgerOf } from "#shop/balance";
import { entryOf, sharesOf } from "./entries.ts";
import type { FilesOfDocument, Invoice, InvoiceDraft } from "./model.ts";
import { DocumentBook, DocumentFiles } from "./ports.ts";
import { mayBeElectronic } from "./rules.ts";
import { filesOfDocument, issueReplacement } from "./use-cases.ts";

const today = day("2026-11-27");

const draft = (of: object): InvoiceDraft =>
  ({ issuedOn: today, dueOn: addDays(today, 14), customerNumber: "100001", lines: [], corrects: null, ...of }) as never;

it("[ACC-08] [ACC-09] [VAT-14] a credit note and the invoice in its place are frozen with what is true once both are booked, each with the shares of both", () => {
  const paid: Entry[] = [
    { kind: "invoice", id: "i0", number: "R-1", day: today, dueOn: today, cents: cents(500), noted: 1 },
    {
      kind: "payment",
      id: "p0",
      day: today,
      cents: cents(500),
      purpose: { kind: "document", document: "i0" },
      noted: 2,
    },
  ];
  const frozen: Invoice[] = [];
  const atOnce: string[][] = [];
  let position = 2;
  const book: DocumentBook["Service"] = {
    nextPosition: Effect.sync(() => (position += 1)),
    nextSequence: () => Effect.succeed(1),
    buyerReferenceOf: () => Effect.succeed(null),
    orderReferenceOf: () => Effect.succeed("PO 4711"),
    payLinkOf: () => Effect.succeed(null),
    add: (document, noted) => Effect.sync(() => void paid.push({ ...entryOf(document), noted })),
    book: (_, unfrozen) =>
      Effect.sync(() => {
        atOnce.push(unfrozen.map(({ id }) => id));
        return ledgerOf(paid, unfrozen.flatMap(sharesOf));
      }),
    freeze: (document) => Effect.sync(() => void frozen.push(document)),
  };
  const [note, invoice] = [
    { id: "n1", number: "RK-1" },
    { id: "i1", number: "R-2" },
  ];
  const drafts = {
    note: draft({
      kind: "credit-note",
      total: -500,
      buyer: { kind: "private" },
      corrects: { id: "i0", replacedBy: invoice },
    }),
    invoice: draft({ kind: "invoice", total: 480, buyer: { kind: "business" } }),
  };
  Effect.runSync(Effect.provideService(issueReplacement(drafts, { note, invoice }), DocumentBook, book));
  expect(atOnce).toEqual([["n1"], ["n1", "i1"]]);
  expect(frozen.map(({ id, atIssue }) => [id, atIssue?.left, atIssue?.toPayBack])).toEqual([
    ["i1", 0, 0],
    ["n1", 0, 20],
  ]);
  expect(
    frozen.map(({ orderReference }) => orderReference),
    "of businesses alone",
  ).toEqual(["PO 4711", undefined]);
});

it("[ACC-08] a file that is stored already is what everybody gets, and another drawing of it is reported", () => {
  const fileOf = (content: Uint8Array | string) => ({ content, sha256: `print of ${String(content)}` }) as never;
  const files = (drawn: string, stored: FilesOfDocument) => {
    const reported: string[] = [];
    const service: DocumentFiles["Service"] = {
      frozen: () => Effect.succeed(draft({ buyer: { kind: "private", postCode: "10115" } }) as Invoice),
      stored: () => Effect.succeed(null),
      draw: () => Effect.succeed(drawn as never),
      fileOf,
      storeOnce: () => Effect.succeed(stored),
      differs: () => Effect.sync(() => void reported.push(drawn)),
    };
    const got = Effect.runSync(Effect.provideService(filesOfDocument("i1"), DocumentFiles, service));
    return { got, reported };
  };
  const stored: FilesOfDocument = { pdf: fileOf("first"), xml: null };
  expect(files("first", stored)).toEqual({ got: stored, reported: [] });
  expect(files("second", stored)).toEqual({ got: stored, reported: ["second"] });
  expect(files("first", { ...stored, xml: fileOf("xml") }).reported).toEqual(["first"]);
});

it("[ACC-03] an XRechnung is for a business whose address has a post code", () => {
  const of = (kind: string, postCode: string) => mayBeElectronic({ buyer: { kind, postCode } } as never);
  expect([of("business", "10115"), of("business", ""), of("private", "10115")]).toEqual([true, false, false]);
});
