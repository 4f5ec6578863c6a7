// Laws of the lists for other programs: each column of a list adds up to what its documents say, and the list of the newsletter has its receivers alone. [OUT-02] [CUS-10]
import fc from "fast-check";
import { addDays, instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import {
  type Adjustment,
  balanceOfCustomer,
  balanceOfDocument,
  balancesOf,
  type Entry,
  ledgerOf,
  leftOf,
  receivedOn,
} from "#shop/balance";
import { anyHistory } from "#shop/balance/arbitraries";
import { creditNotes, entryOf, type Invoice, type InvoiceDraft, invoiceNumber, invoiceOfOrder } from "#shop/invoice";
import { anyOrdered, endedOf, exampleIssue } from "#shop/invoice/arbitraries";
import { anySubscription } from "#site/request/arbitraries";
import {
  chargeRows,
  type ExportRow,
  exportedRow,
  invoiceLineRows,
  invoiceRow,
  orderLineRows,
  orderRow,
  subscriberRows,
} from "./export.ts";

const { today } = exampleIssue;

/** An order's documents, after some of its contracts were withdrawn from, with what came in for them and without a document, in parts per mill. */
const anyBooks = fc
  .record({
    ordered: anyOrdered,
    withdrawn: fc.array(fc.boolean()),
    paid: fc.array(fc.integer({ min: 1, max: 1_300 }), { maxLength: 3 }),
  })
  .map(({ ordered: { order, contracts }, withdrawn, paid }) => {
    const numbered = (draft: InvoiceDraft, at: number): Invoice => ({
      ...draft,
      id: `d${at}`,
      number: invoiceNumber(draft.kind, 2026, at),
    });
    const documents: Invoice[] = [numbered(invoiceOfOrder(order, contracts, exampleIssue), 1)];
    for (const contract of contracts.filter((_, at) => withdrawn[at] === true)) {
      const ended = endedOf(order, { ...contract, state: { kind: "withdrawn", at: instant(1), day: today } });
      for (const draft of creditNotes([ended], documents, exampleIssue))
        documents.push(numbered(draft, documents.length + 1));
    }
    const money = paid.map((part, at): Entry => {
      const purpose = at % 2 === 0 ? ({ kind: "document", document: "d1" } as const) : ({ kind: "customer" } as const);
      return {
        kind: "payment",
        id: `p${at}`,
        day: addDays(today, at - 1),
        cents: cents(1 + Math.floor((order.quote.total * part) / 1_000)),
        purpose,
      };
    });
    return { order, documents, money, ledger: ledgerOf([...documents.map(entryOf), ...money]) };
  });

/** As another program reads it. */
const readBack = (row: ExportRow): Readonly<Record<string, unknown>> =>
  JSON.parse(exportedRow(Object.keys(row), row, "jsonl"));

const sumOf = <A>(values: readonly A[], of: (value: A) => unknown): number =>
  values.reduce((sum, value) => sum + Number(of(value)), 0);

/** What staff made beside documents, as it is stored. */
const adjustmentOf = (entry: Entry, at: number): readonly Adjustment[] => {
  const { id, kind, day, cents: amount } = entry;
  if (kind !== "charge" && kind !== "charge-back" && kind !== "write-off" && kind !== "write-off-back") return [];
  const stored = { reason: "", externalReference: null, notedAt: instant(at), position: at };
  return [
    {
      ...stored,
      id,
      customerNumber: "K-1",
      kind,
      of: "of" in entry ? entry.of : null,
      charge: entry.kind === "charge" ? { reason: entry.reason, number: entry.number, dueOn: entry.dueOn } : null,
      purpose: entry.purpose,
      day,
      cents: amount,
    },
  ];
};

export const exportLaws: readonly Law[] = [
  law(
    "[OUT-02] [BAL-07] what is left in the list of charges and in that of documents is all that a customer has to pay, and each cent of a charge is in one column",
    () =>
      fc.property(anyHistory, ({ entries, today: on }) => {
        const ledger = ledgerOf(entries);
        const rows = chargeRows(entries.flatMap(adjustmentOf), ledger, on).map(readBack);
        const charges = rows.filter(({ kind }) => kind === "charge");
        const documents = sumOf(balancesOf(ledger, on), ({ left }) => left);
        const columns = ["receivedCents", "writtenOffCents", "takenBackCents", "leftCents"];
        return (
          rows.length === entries.filter(({ kind }) => kind === "charge" || kind === "write-off").length &&
          documents + sumOf(charges, (row) => row["leftCents"]) + leftOf(ledger.account) ===
            balanceOfCustomer(ledger, on).left &&
          charges.every(
            (row) =>
              row["number"] !== null &&
              row["dueOn"] !== null &&
              row["totalCents"] === columns.reduce((all, name) => all + Number(row[name]), 0),
          ) &&
          rows.every((row) => row["kind"] === "charge" || (row["leftCents"] === null && row["document"] !== null))
        );
      }),
  ),
  law(
    "[OUT-02] [BAL-01] [LAW2-N51] each column of the list of documents adds up to what the documents and the customer's books say",
    () =>
      fc.property(anyBooks, ({ documents, ledger, money }) => {
        const rows = documents.map((document) => {
          const balance = balanceOfDocument(ledger, document.id, today);
          if (balance === null) throw new Error("a document without a balance");
          return readBack(invoiceRow(document, balance, receivedOn(ledger, document.id)));
        });
        // Credit of an earlier payment is received with the document that uses it.
        const days = [...money.map(({ day }) => day), ...documents.map(({ issuedOn }) => issuedOn)];
        const column = (name: string): number => sumOf(rows, (row) => row[name]);
        const lines = documents.flatMap((document) => document.lines);
        const books = balanceOfCustomer(ledger, today);
        const claimed = sumOf([...ledger.claims.values()], ({ total }) => total);
        const takenBack = sumOf([...ledger.notes.values()], ({ entry }) => entry.cents);
        return (
          column("totalCents") === claimed - takenBack &&
          column("netCents") === sumOf(lines, ({ net }) => net) &&
          column("vatCents") === sumOf(lines, ({ vat }) => vat) &&
          column("netCents") + column("vatCents") === column("totalCents") &&
          column("leftCents") === books.left &&
          column("toPayBackCents") === books.toPayBack &&
          column("paidBackCents") === books.paidBack &&
          column("receivedCents") + books.credit === books.received &&
          rows.every((row) => Number(row["totalCents"]) < 0 === (row["document"] === "credit-note")) &&
          rows.every((row) => Number(row["receivedCents"]) > 0 === (row["lastReceivedOn"] !== null)) &&
          rows.every(({ lastReceivedOn: on }) => on === null || days.some((day) => day === on))
        );
      }),
  ),
  law(
    "[OUT-02] the lines of the list of lines add up to the rows of the list of documents, and those of an order to its row",
    () =>
      fc.property(anyBooks, ({ order, documents, ledger }) => {
        const amounts = ["netCents", "vatCents", "totalCents"];
        const isSum = (lines: readonly ExportRow[], whole: ExportRow): boolean =>
          amounts.every((name) => sumOf(lines, (line) => line[name]) === Number(whole[name]));
        return (
          isSum(orderLineRows(order), orderRow(order)) &&
          documents.every((document) => {
            const balance = balanceOfDocument(ledger, document.id, today);
            return balance !== null && isSum(invoiceLineRows(document, balance), invoiceRow(document, balance, null));
          })
        );
      }),
  ),
  law(
    "[OUT-02] [CUS-10] [LAW2-N52] the list of the newsletter has a row exactly of who confirmed it and has not ended it",
    () =>
      fc.property(fc.array(anySubscription, { maxLength: 6 }), (subscriptions) => {
        const listed = subscriptions.flatMap((subscription) =>
          subscriberRows(subscription, "https://shop.example/end"),
        );
        const receiving = subscriptions.filter(({ confirmedAt, endedAt }) => confirmedAt !== null && endedAt === null);
        return listed.map(({ email }) => email).join() === receiving.map(({ email }) => email).join();
      }),
  ),
];
