// Documents of the shop in memory: issued with numbers without gaps, and with files that stay what they were first. [ACC-03] [ACC-08]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  DocumentBook,
  DocumentFiles,
  filesOfDocument,
  type Invoice,
  type InvoiceDraft,
  invoiceOfOrder,
  InvoiceUnknown,
  issueDocument,
} from "@kontor/domain/shop/invoice";
import { anyOrdered, exampleIssue } from "@kontor/domain/shop/invoice/arbitraries";
import { documentBookIn, type DocumentsOf, documentFilesIn } from "../src/layers/memory/documents.ts";
import { inTransaction } from "../src/layers/memory/transaction.ts";
import { smallWorld } from "./small-world.ts";

const drafts: readonly InvoiceDraft[] = fc
  .sample(anyOrdered, { numRuns: 6, seed: 20_261_129 })
  .map(({ order, contracts }, at) => ({
    ...invoiceOfOrder(order, contracts, exampleIssue),
    source: `order:${at}`,
    buyer: { ...order.address, kind: at % 2 === 0 ? "business" : "private", postCode: "10115" },
  }));

/** A shop of which each version draws otherwise. */
const drawing = () => {
  const shop: DocumentsOf & { version: number; readonly differing: string[] } = {
    documents: new Map(),
    buyerReferences: new Map(),
    next: (() => {
      let at = 0;
      return () => (at += 1);
    })(),
    version: 1,
    differing: [],
  };
  const draw = ({ number }: Invoice) => new TextEncoder().encode(`${number} as version ${shop.version} draws it`);
  const ports = Context.empty().pipe(
    Context.add(DocumentBook, documentBookIn(shop)),
    Context.add(
      DocumentFiles,
      documentFilesIn(shop, draw, ({ id }) => void shop.differing.push(id)),
    ),
  );
  return { shop, ports };
};

const anyAct = fc.oneof(
  fc.record({ kind: fc.constant("issue" as const), draft: fc.constantFrom(...drafts) }),
  fc.record({ kind: fc.constant("fetch" as const), which: fc.nat(5), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant("update" as const) }),
  fc.record({ kind: fc.constant("reference" as const), to: fc.constantFrom("04011000-1-34", "PO 7") }),
);

it("[ACC-08] whatever is issued, fetched, updated and changed in which order: a document's files are the first that were stored, and its reference is that of its issue", () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyAct, { maxLength: 14 }), async (acts) => {
      const { shop, ports } = drawing();
      const first = new Map<string, string>();
      const issued: { readonly id: string; readonly reference: string | undefined }[] = [];
      for (const act of acts) {
        if (act.kind === "update") shop.version += 1;
        if (act.kind === "reference")
          for (const { customerNumber } of drafts) shop.buyerReferences.set(customerNumber, act.to);
        if (act.kind === "issue") {
          const reference = shop.buyerReferences.get(act.draft.customerNumber);
          const id = `d${issued.length}`;
          const made = await Effect.runPromise(Effect.provideContext(issueDocument(act.draft, id), ports));
          if (made.buyerReference !== reference) return false;
          issued.push({ id, reference });
        }
        if (act.kind === "fetch") {
          const one = issued[act.which];
          const fetched = Array.from({ length: act.times }, () =>
            Effect.runPromise(Effect.provideContext(filesOfDocument(one?.id ?? "none"), ports).pipe(Effect.result)),
          );
          for (const files of await Promise.all(fetched)) {
            if (one === undefined) {
              if (Result.isSuccess(files) || !(files.failure instanceof InvoiceUnknown)) return false;
              continue;
            }
            if (Result.isFailure(files)) return false;
            const { pdf, xml } = files.success;
            const print = JSON.stringify([new TextDecoder().decode(pdf.bytes), pdf.sha256, xml?.sha256]);
            if ((first.get(one.id) ?? print) !== print) return false;
            first.set(one.id, print);
            if ((xml === null) !== (shop.documents.get(one.id)?.document.buyer.kind === "private")) return false;
            if (one.reference !== undefined && xml !== null)
              if (!new TextDecoder().decode(xml.bytes).includes(`<ram:BuyerReference>${one.reference}<`)) return false;
          }
        }
      }
      return shop.differing.length === 0;
    }),
    { numRuns: 60 },
  ));

it("[ACC-08] a second drawing that differs is reported, and what was stored first is answered", async () => {
  const { shop, ports } = drawing();
  const [draft] = drafts;
  if (draft === undefined) throw new Error("no draft");
  await Effect.runPromise(Effect.provideContext(issueDocument(draft, "d"), ports));
  const both = Effect.gen(function* () {
    const files = yield* DocumentFiles;
    const [one, other] = [files.fileOf("first"), files.fileOf("second")];
    // Another process stores its drawing while this one draws.
    const meanwhile: DocumentFiles["Service"] = {
      ...files,
      draw: () => Effect.as(files.storeOnce("d", { pdf: one, xml: null }), other.bytes),
    };
    return yield* Effect.provideService(filesOfDocument("d"), DocumentFiles, meanwhile);
  });
  const { pdf } = await Effect.runPromise(Effect.provideContext(both, ports));
  expect([new TextDecoder().decode(pdf.bytes), shop.differing]).toEqual(["first", ["d"]]);
});

it("[ACC-03] [CHK-05] a document of a transaction that is refused is gone, and its number is given again", () => {
  const of = smallWorld();
  const [draft] = drafts;
  if (draft === undefined) throw new Error("no draft");
  const refused = Effect.andThen(issueDocument(draft, "d"), Effect.fail("refused"));
  expect(Effect.runSync(Effect.result(inTransaction(of, null, refused)))).toEqual(Result.fail("refused"));
  expect(of.documents.size).toBe(0);
  const { number } = Effect.runSync(inTransaction(of, null, issueDocument(draft, "e")));
  expect([number, [...of.documents.keys()]]).toEqual(["R-2026-000001", ["e"]]);
});
