// What credit notes left of the lines of an invoice, as they are taken back and billed again at other rates. [VAT-14] [BAL-05]
import { type Cents, cents, halfUp, least, shares, subtract, sum, zero } from "#kernel/money";
import { vatOfLine } from "#shop/pricing";
import { shareOf } from "./contract-share.ts";
import { linesAt } from "./correction.ts";
import type { Invoice, InvoiceLine } from "./model.ts";
import { sharedLines } from "./staff-credit.ts";

/** Lines of contracts of which nothing was credited as they were billed, of pieces apart where the others were; of the rest what is left of each line. */
export const leftLines = (invoice: Invoice, notes: readonly Invoice[]): readonly InvoiceLine[] => {
  const own = notes.filter(({ corrects }) => corrects?.id === invoice.id);
  const credited = new Set(own.flatMap(({ lines }) => lines.flatMap(({ contracts }) => contracts)));
  const apart = invoice.lines.flatMap((line) =>
    new Set(line.contracts.map((id) => credited.has(id))).size < 2
      ? [line]
      : line.contracts.flatMap((id) => shareOf(line, id)),
  );
  const isCredited = ({ contracts }: InvoiceLine): boolean => contracts.some((id) => credited.has(id));
  const of = { ...invoice, lines: apart.filter(isCredited) };
  const left = sum([of, ...own].flatMap(({ lines }) => lines.map(({ gross }) => gross)));
  return [
    ...apart.filter((line) => !isCredited(line)),
    ...(left > 0 ? sharedLines(of, own, left) : []).flatMap((rest) => parts(of, rest)),
  ];
};

/** Pieces stay together on a line that was their only one; else each has its own, so that its cents add up. */
const parts = (invoice: Pick<Invoice, "lines" | "vat">, rest: InvoiceLine): readonly InvoiceLine[] => {
  const { contracts } = rest;
  const billed = linesAt(invoice, vatOfLine(invoice, rest).rate).filter(
    (line) => line.gross > 0 && contracts.some((id) => line.contracts.includes(id)),
  );
  return billed.length < 2
    ? partsOf(invoice, rest)
    : contracts.flatMap((id) => shareOf(rest, id).flatMap((own) => partsOf(invoice, own)));
};

/** What is left of contracts at a rate, by the lines that it was billed in: each with as much of its setup fee. */
const partsOf = (invoice: Pick<Invoice, "lines" | "vat">, rest: InvoiceLine): readonly InvoiceLine[] => {
  const { contracts } = rest;
  const billed = linesAt(invoice, vatOfLine(invoice, rest).rate).flatMap((line) => {
    const own = contracts.flatMap((id) => shareOf(line, id));
    return own.length === 0
      ? []
      : [
          {
            line,
            gross: sum(own.map(({ gross }) => gross)),
            setup: sum(own.map(({ setup }) => setup)),
            whole: sum(own.map(({ gross, voucherShare }) => subtract(gross, voucherShare))),
          },
        ];
  });
  const weights = billed.map(({ gross }) => gross);
  const [gross, net] = [shares(rest.gross, weights), shares(rest.net, weights)];
  return billed.flatMap(({ line, ...own }, at): readonly InvoiceLine[] => {
    const [left, ofNet] = [gross[at] ?? zero, net[at] ?? zero];
    if (left === 0) return [];
    const { unitPrice: _one, unitPriceMicros: _exact, discount: _off, hours: _hours, ...plain } = line;
    return [
      {
        ...plain,
        contracts,
        quantity: rest.quantity,
        voucherShare: zero,
        setup: partOf(own.setup, left, own.gross),
        gross: left,
        net: ofNet,
        vat: subtract(left, ofNet),
        part:
          line.part === undefined
            ? { amount: left, whole: own.whole }
            : { ...line.part, amount: partOf(line.part.amount, left, own.gross) },
      },
    ];
  });
};

/** As much of a fee as an amount is of all of it; not more than the amount. */
export const partOf = (fee: Cents, amount: Cents, all: Cents): Cents =>
  all <= 0 ? zero : least(amount, cents(halfUp(BigInt(fee) * BigInt(amount), all)));
