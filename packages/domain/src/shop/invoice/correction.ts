// Credit notes: what was billed for a contract is taken back after a withdrawal, days after an end by notice are paid back, and so is the base fee by the guarantee. [ACC-03] [CON-02] [LGL-03]
import { addMonths, type Day, daysBetween, isBefore } from "#kernel/calendar";
import { cents, halfUp, negate, netOf, type Rate, subtract, sum, zero } from "#kernel/money";
import type { ServiceContract } from "#shop/contract";
import type { Corrected, Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

/** The credit notes that the end of a contract asks for, one for each invoice that they correct; none where nothing was paid. */
export const creditNotes = (contract: ServiceContract, invoices: readonly Invoice[], issue: Issue): readonly InvoiceDraft[] => {
  const { state } = contract;
  const billed = invoices.filter(({ kind, lines }) => kind === "invoice" && lines.some((line) => line.contract === contract.id));
  const { id } = contract;
  if (state.kind === "withdrawn")
    return billed.flatMap((invoice) =>
      credited(
        invoice,
        { reason: "withdrawal", source: `credit:${id}` },
        withinRest(
          invoice,
          invoices,
          contract,
          invoice.lines.filter((line) => line.contract === id),
        ),
        issue,
      ),
    );
  if (state.kind === "cancelled" && state.by === "notice")
    return billed.flatMap((invoice) => {
      const lines = invoice.lines.filter((line) => line.contract === id).flatMap((line) => unusedOf(line, state.end, invoice.vat.rate));
      return credited(invoice, { reason: "notice", source: `credit:${id}` }, withinRest(invoice, invoices, contract, lines), issue);
    });
  if (state.kind !== "cancelled" || state.refund === null || state.refund <= 0) return [];
  const [first] = billed;
  if (first === undefined) return [];
  const lines = withinRest(first, invoices, contract, [refundLine(contract, first, state.refund)]);
  return credited(first, { reason: "guarantee", source: `credit:${id}` }, lines, issue);
};

/**
 * What was paid of a line for days on which its contract is over, day by day; free months at its beginning were paid for by nothing. Setup is
 * done, and a name is registered for its whole year. [CON-01]
 */
const unusedOf = (line: InvoiceLine, end: Day, rate: Rate): readonly InvoiceLine[] => {
  if (line.period === null || line.kind === "domain") return [];
  const { until } = line.period;
  const paidFrom = addMonths(line.period.from, line.freeMonths);
  const from = isBefore(end, paidFrom) ? paidFrom : end;
  const paid = subtract(line.gross, line.setup);
  if (!isBefore(from, until) || paid <= 0) return [];
  const gross = cents(halfUp(BigInt(paid) * BigInt(daysBetween(from, until)), daysBetween(paidFrom, until)));
  const net = netOf(gross, rate);
  return [{ ...line, setup: zero, freeMonths: 0, voucherShare: zero, gross, net, vat: subtract(gross, net), period: { from, until } }];
};

/** What staff credited before is not paid back twice: then one line takes back what is left, or none. */
const withinRest = (
  invoice: Invoice,
  documents: readonly Invoice[],
  contract: ServiceContract,
  lines: readonly InvoiceLine[],
): readonly InvoiceLine[] => {
  const rest = sum([invoice.total, ...documents.filter(({ corrects }) => corrects?.id === invoice.id).map(({ total }) => total)]);
  if (sum(lines.map(({ gross }) => gross)) <= rest) return lines;
  return rest <= 0 ? [] : [refundLine(contract, invoice, rest)];
};

const refundLine = (contract: ServiceContract, { vat }: Invoice, gross: InvoiceLine["gross"]): InvoiceLine => {
  const net = netOf(gross, vat.rate);
  const [head] = contract.parts;
  return {
    contract: contract.id,
    kind: "refund",
    subject: head?.subject ?? contract.number,
    title: head?.title ?? { en: contract.number, de: contract.number },
    quantity: 1,
    setup: zero,
    freeMonths: 0,
    voucherShare: zero,
    gross,
    net,
    vat: subtract(gross, net),
    period: null,
  };
};

/** The credit note over some lines of an invoice; its source is made one for each invoice. */
export const credited = (
  invoice: Invoice,
  { reason, source }: Pick<Corrected, "reason"> & { readonly source: string },
  lines: readonly InvoiceLine[],
  { today, now }: Issue,
): readonly InvoiceDraft[] => {
  const negated = lines.filter(({ gross }) => gross !== 0).map(negative);
  if (negated.length === 0) return [];
  const totals = {
    gross: sum(negated.map(({ gross }) => gross)),
    net: sum(negated.map(({ net }) => net)),
    vat: sum(negated.map(({ vat }) => vat)),
  };
  const { id, number, issuedOn, vat } = invoice;
  return [
    {
      ...withoutNumber(invoice),
      kind: "credit-note",
      source: `${source}:${id}`,
      corrects: { id, number, issuedOn, reason },
      issuedOn: today,
      issuedAt: now,
      dueOn: null,
      lines: negated,
      vatGroups: [{ rate: vat.rate as Rate, ...totals }],
      net: totals.net,
      vatAmount: totals.vat,
      total: totals.gross,
    },
  ];
};

const withoutNumber = ({ id: _id, number: _number, ...draft }: Invoice): InvoiceDraft => draft;

const negative = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  setup: negate(line.setup),
  voucherShare: negate(line.voucherShare),
  gross: negate(line.gross),
  net: negate(line.net),
  vat: negate(line.vat),
});
