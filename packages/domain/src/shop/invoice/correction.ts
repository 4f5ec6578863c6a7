// Credit notes: what was billed for a contract and is not owed any more is taken back when it ends, by a document for each invoice that is corrected. [ACC-03] [CON-02] [LGL-03]
import { add, cents, least, most, negate, netOf, type Rate, subtract, sum } from "#kernel/money";
import { namingVat, ratesIn, vatOfLine } from "#shop/pricing";
import { isFor, shareOf } from "./contract-share.ts";
import { type Ended, givenBack } from "./given-back.ts";
import type { Corrected, Invoice, InvoiceDraft, InvoiceLine } from "./model.ts";
import type { Issue } from "./rules.ts";

/**
 * The credit notes that the ends of contracts ask for which end together: one for each invoice that they correct and each cause; none where all that was
 * billed is owed. Of each contract it is what its end alone would give back.
 */
export const creditNotes = (
  all: readonly Ended[],
  documents: readonly Invoice[],
  issue: Issue,
): readonly InvoiceDraft[] => {
  const each = all.reduce<readonly InvoiceDraft[]>(
    (before, ended) => [...before, ...creditNotesOf(ended, documents, before, issue)],
    [],
  );
  const keyOf = ({ corrects }: InvoiceDraft): string => `${corrects?.id} ${causeOf(corrects)}`;
  return [...new Set(each.map(keyOf))].flatMap((key) => {
    const own = each.filter((draft) => keyOf(draft) === key);
    const invoice = documents.find(({ id }) => id === own[0]?.corrects?.id);
    const [cause, place] = [own[0]?.corrects ?? null, own[0]?.source];
    if (invoice === undefined || cause === null || place === undefined) return [];
    const lines = wholeLines(
      invoice,
      own.flatMap((draft) => draft.lines.map((line) => ({ ...line, vatDecision: vatOfLine(draft, line) }))),
    );
    return [creditNote(invoice, { ...cause, source: place }, lines, issue)];
  });
};

/** Of one contract; `besides` are those that are made with it. */
const creditNotesOf = (
  ended: Ended,
  documents: readonly Invoice[],
  besides: readonly InvoiceDraft[],
  issue: Issue,
): readonly InvoiceDraft[] => {
  const { id } = ended.contract;
  const cause = endOf(ended.contract);
  if (cause === null) return [];
  return documents
    .filter((invoice) => invoice.kind === "invoice" && isFor(invoice, id))
    .flatMap((invoice) => {
      const notes = documents.filter(({ corrects }) => corrects?.id === invoice.id);
      const before = notes.flatMap((note) =>
        note.corrects?.reason === "staff"
          ? []
          : note.lines.flatMap((line) => shareOf({ ...line, vatDecision: vatOfLine(note, line) }, id)),
      );
      const lines = lessCredited(invoice, givenBack(ended, invoice), before);
      // Notes of two causes that are made together have two places.
      const others = new Set(
        besides.flatMap(({ corrects, source }) =>
          corrects?.id === invoice.id && causeOf(corrects) !== causeOf(cause) ? [source] : [],
        ),
      );
      const source = `credit:${notes.length + others.size + 1}`;
      return credited(invoice, { ...cause, source }, withinRest(invoice, id, [...documents, ...besides], lines), issue);
    });
};

/** A line of which all contracts give back all is one line, as on the invoice. */
const wholeLines = (invoice: Invoice, lines: readonly InvoiceLine[]): readonly InvoiceLine[] =>
  invoice.lines.reduce((left, whole) => {
    const { contracts, kind, subject, gross, net } = whole;
    if (contracts.length < 2 || gross === 0) return left;
    const own = left.filter(
      (line) =>
        line.kind === kind &&
        line.subject === subject &&
        line.retained === undefined &&
        line.period?.from === whole.period?.from &&
        line.contracts.every((id) => contracts.includes(id)),
    );
    const isWhole =
      own.length === contracts.length &&
      sum(own.map((line) => line.gross)) === 0 - gross &&
      sum(own.map((line) => line.net)) === 0 - net;
    return isWhole
      ? left.flatMap((line) => (line === own[0] ? [negative(whole)] : own.includes(line) ? [] : [line]))
      : left;
  }, lines);

/** A contract may end twice: a withdrawal in time is matched after an end. Then what its first credit notes gave back is not given back again. */
const lessCredited = (
  { vat }: Invoice,
  lines: readonly InvoiceLine[],
  before: readonly InvoiceLine[],
): readonly InvoiceLine[] => {
  if (before.length === 0) return lines;
  const each = ratesIn({ vat, lines: [...lines, ...before] }).map((rate) => {
    const [own, credited] = [linesAt({ vat, lines }, rate), linesAt({ vat, lines: before }, rate)];
    return { rate, own, isCredited: credited.length > 0, amounts: amountsIn([...own, ...credited]) };
  });
  // What was given back beyond that at one rate is less at another one. [VAT-14]
  let over = cents(0 - sum(each.map(({ amounts }) => least(cents(0), amounts.gross))));
  return each.flatMap(({ rate, own, isCredited, amounts }) => {
    const [first] = own;
    if (first === undefined || amounts.gross <= 0) return [];
    const less = least(over, amounts.gross);
    over = subtract(over, less);
    if (less === 0 && !isCredited) return own;
    const gross = subtract(amounts.gross, less);
    const net = less === 0 ? amounts.net : netOf(gross, rate);
    return gross === 0
      ? []
      : [{ ...first, ...plain, kind: "refund", quantity: 1, gross, net, vat: subtract(gross, net) }];
  });
};

/** The lines of a document that have a rate. */
export const linesAt = (document: Pick<InvoiceDraft, "lines" | "vat">, rate: Rate): readonly InvoiceLine[] =>
  document.lines.filter((line) => vatOfLine(document, line).rate === rate);

const amountsIn = (lines: readonly Amounts[]): Amounts => ({
  gross: sum(lines.map(({ gross }) => gross)),
  net: sum(lines.map(({ net }) => net)),
  vat: sum(lines.map(({ vat }) => vat)),
});

/** Why something is taken back. */
type Cause = Pick<Corrected, "reason" | "text" | "declaredOn" | "replacedBy">;

const endOf = ({ state }: Ended["contract"]): Cause | null => {
  if (state.kind === "running") return null;
  return state.kind === "withdrawn" ? { reason: "withdrawal", declaredOn: state.day } : { reason: state.by };
};

const causeOf = (cause: Cause | null): string => `${cause?.reason} ${cause?.declaredOn}`;

/** Gross, net and VAT, of a line or of what is left of a document. */
export type Amounts = Pick<InvoiceLine, "gross" | "net" | "vat">;

/** What the credit notes among these documents leave of an invoice. */
export const restOf = (invoice: Invoice, documents: readonly InvoiceDraft[]): Amounts => {
  const own = documents.filter(({ corrects }) => corrects?.id === invoice.id);
  return amountsIn([invoice, ...own].map(({ total, net, vatAmount }) => ({ gross: total, net, vat: vatAmount })));
};

/** The same of its lines at one rate. [VAT-14] */
export const restAt = (invoice: Invoice, documents: readonly InvoiceDraft[], rate: Rate): Amounts => {
  const own = documents.filter(({ corrects }) => corrects?.id === invoice.id);
  return amountsIn([invoice, ...own].flatMap((document) => linesAt(document, rate)));
};

/**
 * An amount of what is left of an invoice at a rate: as much of its net as leaves the net of what stays. So no cent gathers however often it is asked,
 * and all that is left takes its net and its VAT along.
 */
export const amountsOf = (rest: Amounts, gross: Amounts["gross"], rate: Rate): Amounts => {
  const whole = gross === rest.gross;
  const net = whole
    ? rest.net
    : most(cents(0), least(gross, subtract(rest.net, netOf(subtract(rest.gross, gross), rate))));
  return { gross, net, vat: subtract(gross, net) };
};

/** What the credit notes among these documents leave of an invoice for one of its contracts at a rate; below zero where earlier versions credited it beyond that. */
const restOfContract = (
  invoice: Invoice,
  contract: string,
  documents: readonly InvoiceDraft[],
  rate: Rate,
): Amounts["gross"] => {
  const own = [invoice, ...documents.filter(({ corrects }) => corrects?.id === invoice.id)];
  const lines = own.flatMap((document) => linesAt(document, rate).flatMap((line) => shareOf(line, contract)));
  return sum(lines.map(({ gross }) => gross));
};

/**
 * What was credited before is not paid back twice: then one line at each rate takes back what is left, or none. What staff credited of other contracts is
 * theirs, so what is left is that of the contract alone; what is not left of it at one rate is taken back at another one. [BAL-05] [VAT-14]
 */
const withinRest = (
  invoice: Invoice,
  contract: string,
  documents: readonly InvoiceDraft[],
  lines: readonly InvoiceLine[],
): readonly InvoiceLine[] => {
  const { vat } = invoice;
  const each = ratesIn(invoice).map((rate) => {
    const own = linesAt({ vat, lines }, rate);
    const rest = restAt(invoice, documents, rate);
    const open = most(cents(0), least(rest.gross, restOfContract(invoice, contract, documents, rate)));
    const wanted = sum(own.map(({ gross }) => gross));
    return { rate, own, rest, open, wanted, gross: least(wanted, open) };
  });
  let missing = subtract(sum(each.map(({ wanted }) => wanted)), sum(each.map(({ gross }) => gross)));
  return each.flatMap(({ rate, own, rest, open, wanted, gross: within }) => {
    const more = least(missing, subtract(open, within));
    missing = subtract(missing, more);
    const gross = add(within, more);
    const first = own[0] ?? linesAt(invoice, rate).flatMap((line) => shareOf(line, contract))[0];
    if (gross === 0 || first === undefined) return [];
    if (gross !== wanted) return [{ ...first, ...plain, kind: "refund", quantity: 1, ...amountsOf(rest, gross, rate) }];
    return gross === rest.gross ? withNet(own, rest.net) : own;
  });
};

/** What a line that stands for an amount alone says of itself. */
export const plain: Pick<InvoiceLine, "setup" | "freeMonths" | "voucherShare" | "period"> = {
  setup: cents(0),
  freeMonths: 0,
  voucherShare: cents(0),
  period: null,
};

/** The same lines with this net in all: cents that earlier credit notes rounded away go to the greatest of them. */
const withNet = (lines: readonly InvoiceLine[], net: Amounts["net"]): readonly InvoiceLine[] => {
  const missing = subtract(net, sum(lines.map((line) => line.net)));
  const greatest = lines.reduce((found, { gross }, at) => (gross > (lines[found]?.gross ?? 0) ? at : found), 0);
  return lines.map((line, at) =>
    at === greatest ? { ...line, net: cents(line.net + missing), vat: subtract(line.vat, missing) } : line,
  );
};

/** The credit note over some lines of an invoice; its source is made one for each invoice. */
export const credited = (
  invoice: Invoice,
  { source, ...cause }: Cause & { readonly source: string },
  lines: readonly InvoiceLine[],
  issue: Issue,
): readonly InvoiceDraft[] => {
  const negated = lines.filter(({ gross }) => gross !== 0).map(negative);
  return negated.length === 0
    ? []
    : [creditNote(invoice, { ...cause, source: `${source}:${invoice.id}` }, negated, issue)];
};

const creditNote = (
  invoice: Invoice,
  { reason, text, declaredOn, replacedBy, source }: Cause & { readonly source: string },
  taken: readonly InvoiceLine[],
  { today, now, seller }: Issue,
): InvoiceDraft => {
  const totals = amountsIn(taken);
  const { id, number, issuedOn } = invoice;
  const own = namingVat<InvoiceLine>(
    taken.map((line) => ({ line, vat: vatOfLine(invoice, line) })),
    invoice.vat,
  );
  const { flag: _, ...issuer } = invoice.seller;
  return {
    ...withoutNumber(invoice),
    kind: "credit-note",
    source,
    // Who issued the invoice, on the paper of today.
    seller: { ...issuer, ...(seller.flag === undefined ? {} : { flag: seller.flag }) },
    corrects: {
      id,
      number,
      issuedOn,
      reason,
      ...(text === undefined ? {} : { text }),
      ...(declaredOn === undefined ? {} : { declaredOn }),
      ...(replacedBy === undefined ? {} : { replacedBy }),
    },
    issuedOn: today,
    issuedAt: now,
    dueOn: null,
    ...own,
    vatGroups: ratesIn(own)
      .toSorted((a, b) => a - b)
      .map((rate) => ({ rate, ...amountsIn(linesAt(own, rate)) })),
    net: totals.net,
    vatAmount: totals.vat,
    total: totals.gross,
  };
};

const withoutNumber = ({ id: _id, number: _number, replaces: _replaces, ...draft }: Invoice): InvoiceDraft => draft;

const negative = (line: InvoiceLine): InvoiceLine => ({
  ...line,
  setup: negate(line.setup),
  voucherShare: negate(line.voucherShare),
  gross: negate(line.gross),
  net: negate(line.net),
  vat: negate(line.vat),
});
