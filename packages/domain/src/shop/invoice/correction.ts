// Credit notes: what was billed for a contract is taken back after a withdrawal, and the guarantee pays back its base fee. [ACC-03] [CON-02] [LGL-03]
import { negate, netOf, type Rate, subtract, sum, zero } from "#kernel/money";
import type { ServiceContract } from "#shop/contract";
import type { Corrected, Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

/** The credit notes that the end of a contract asks for, one for each invoice that they correct; none where nothing was paid. */
export const creditNotes = (contract: ServiceContract, invoices: readonly Invoice[], issue: Issue): readonly InvoiceDraft[] => {
  const { state } = contract;
  const billed = invoices.filter(({ kind, lines }) => kind === "invoice" && lines.some((line) => line.contract === contract.id));
  if (state.kind === "withdrawn")
    return billed.flatMap((invoice) =>
      credited(
        invoice,
        "withdrawal",
        contract,
        invoice.lines.filter((line) => line.contract === contract.id),
        issue,
      ),
    );
  if (state.kind !== "cancelled" || state.refund === null || state.refund <= 0) return [];
  const [first] = billed;
  return first === undefined ? [] : credited(first, "guarantee", contract, [refundLine(contract, first, state.refund)], issue);
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

const credited = (
  invoice: Invoice,
  reason: Corrected["reason"],
  contract: ServiceContract,
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
      source: `credit:${contract.id}:${id}`,
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
