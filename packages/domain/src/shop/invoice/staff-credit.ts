// Credit notes by staff, never above what earlier ones left of an invoice, nor of a contract. [ACC-03] [BAL-05]
import * as Result from "effect/Result";
import { type Cents, most, type Rate, shares, subtract, sum, zero } from "#kernel/money";
import { cleanText, lengthOf } from "#kernel/text";
import { ratesIn, vatOfLine } from "#shop/pricing";
import { shareOf } from "./contract-share.ts";
import { type Amounts, amountsOf, credited, linesAt, plain, restAt, restOf } from "./correction.ts";
import { CreditNotPossible, CreditTextNotValid, CreditTooHigh } from "./errors.ts";
import { invoiceLimits } from "./limits.ts";
import type { Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

/** What staff say to the customer on the document, as it is printed; null where they say nothing. [LOOK3-15] */
const printedText = (typed: string): Result.Result<string | null, CreditTextNotValid> => {
  const cleaned = cleanText(typed);
  if (Result.isFailure(cleaned) || lengthOf(cleaned.success) > invoiceLimits.textOfCredit)
    return Result.fail(new CreditTextNotValid({ most: invoiceLimits.textOfCredit }));
  return Result.succeed(cleaned.success === "" ? null : cleaned.success);
};

/** What earlier credit notes left of an invoice for each of its contracts and rates, in the order of their numbers; `title`: the first line that bills it. */
interface Remaining {
  readonly contract: string;
  readonly rate: Rate;
  readonly left: Cents;
  readonly title: InvoiceLine;
}

const remainingOf = (invoice: Invoice, own: readonly Invoice[]): readonly Remaining[] => {
  const billed = invoice.lines.filter(({ gross }) => gross > 0);
  const grossOf = (document: Invoice, contract: string, rate: Rate): Cents =>
    sum(
      linesAt(document, rate)
        .flatMap((line) => shareOf(line, contract))
        .map(({ gross }) => gross),
    );
  const contracts = [...new Set(billed.flatMap((line) => line.contracts))].toSorted(byNumber);
  return contracts.flatMap((contract) =>
    ratesIn(invoice).flatMap((rate) => {
      const title = linesAt({ ...invoice, lines: billed }, rate).find((line) => line.contracts.includes(contract));
      const left = sum([invoice, ...own].map((document) => grossOf(document, contract, rate)));
      return title === undefined ? [] : [{ contract, rate, left: most(zero, left), title }];
    }),
  );
};

/** Ids of the contracts of one order differ in their last number. */
const byNumber = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

/**
 * An amount shared over the contracts of an invoice by what is left of each, by largest remainder: none is credited more than was billed for it. Contracts
 * that stand on one line of the invoice and have equal shares stand on one line again. [BAL-05]
 */
export const sharedLines = (invoice: Invoice, own: readonly Invoice[], wanted: Cents): readonly InvoiceLine[] => {
  const remaining = remainingOf(invoice, own);
  const each = shares(
    wanted,
    remaining.map((one) => one.left),
  );
  const alone = remaining.flatMap(({ contract, title }, at) => {
    const gross = each[at] ?? zero;
    return gross > 0 ? [{ title, contracts: [contract], gross }] : [];
  });
  const rests = new Map(ratesIn(invoice).map((rate): [Rate, Amounts] => [rate, restAt(invoice, own, rate)]));
  return invoice.lines
    .flatMap((line) => asOneLine(alone.filter(({ title }) => title === line)))
    .map(({ title, contracts, gross }): InvoiceLine => {
      const { rate } = vatOfLine(invoice, title);
      const rest = rests.get(rate) ?? { gross, net: gross, vat: zero };
      const amounts = amountsOf(rest, gross, rate);
      rests.set(rate, {
        gross: subtract(rest.gross, gross),
        net: subtract(rest.net, amounts.net),
        vat: subtract(rest.vat, amounts.vat),
      });
      return { ...title, ...plain, contracts, quantity: 1, ...amounts };
    });
};

interface Shared {
  readonly title: InvoiceLine;
  readonly contracts: readonly string[];
  readonly gross: Cents;
}

/** One line for all of a line's contracts, where equal shares of it are theirs. */
const asOneLine = (alone: readonly Shared[]): readonly Shared[] => {
  const [first] = alone;
  if (first === undefined) return [];
  const { title } = first;
  const gross = sum(alone.map((one) => one.gross));
  const equal = shares(
    gross,
    title.contracts.map(() => 1),
  );
  const isEqual =
    alone.length === title.contracts.length &&
    title.contracts.every((id, at) => alone.find(({ contracts }) => contracts.includes(id))?.gross === equal[at]);
  return isEqual ? [{ title, contracts: title.contracts, gross }] : alone;
};

/** What can still be credited of a document. */
export const leftToCredit = (invoice: Invoice, documents: readonly InvoiceDraft[]): Cents =>
  invoice.kind === "invoice" ? most(zero, restOf(invoice, documents).gross) : zero;

/** A credit note by staff: over an amount, or over all that is left. `notes`: the credit notes of the same order; `text`: what it says to the customer. */
export const creditByStaff = (
  invoice: Invoice,
  notes: readonly Invoice[],
  amount: Cents | null,
  issue: Issue,
  text = "",
): Result.Result<InvoiceDraft, CreditNotPossible | CreditTextNotValid | CreditTooHigh> => {
  const left = leftToCredit(invoice, notes);
  if (left === 0) return Result.fail(new CreditNotPossible());
  const wanted = amount ?? left;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left) return Result.fail(new CreditTooHigh());
  const says = printedText(text);
  if (Result.isFailure(says)) return Result.fail(says.failure);
  const own = notes.filter(({ corrects }) => corrects?.id === invoice.id);
  const isAll = wanted === left;
  const lines = isAll && own.length === 0 ? invoice.lines : sharedLines(invoice, own, wanted);
  const cause = { reason: "staff", ...(says.success === null ? {} : { text: says.success }) } as const;
  const [draft] = credited(invoice, { ...cause, source: `credit-by-staff:${own.length + 1}` }, lines, issue);
  return draft === undefined ? Result.fail(new CreditNotPossible()) : Result.succeed(draft);
};
