// Laws of credit notes by staff: never more back than was billed. [ACC-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, netOf } from "#kernel/money";
import { ratesIn } from "#shop/pricing";
import { anyOrdered, anyOrderedAtChange, endedOf, exampleIssue, type Ordered } from "./arbitraries.ts";
import { shareOf } from "./contract-share.ts";
import { type Amounts, creditNotes, restAt } from "./correction.ts";
import type { Invoice, InvoiceDraft } from "./model.ts";
import { creditByStaff } from "./staff-credit.ts";
import { invoiceOfOrder } from "./rules.ts";

const { today } = exampleIssue;
const numbered = (draft: InvoiceDraft, id: string): Invoice => ({ ...draft, id, number: id });
const invoiceOf = ({ order, contracts }: Ordered): Invoice =>
  numbered(invoiceOfOrder(order, contracts, exampleIssue), "R-1");
const anyAmount = fc.option(
  fc.oneof(fc.integer({ min: -5, max: 5_000 }), fc.integer({ min: 1, max: 100_000_000 })).map(cents),
  {
    nil: null,
  },
);

const anySmallAmount = fc.integer({ min: 1, max: 9 }).map(cents);

/** At one rate, or with a change of rates ahead. */
const anyRates: fc.Arbitrary<Ordered> = fc.oneof(anyOrdered, anyOrderedAtChange);

/** What staff credit one after the other; what is refused is left out. */
const creditedInTurn = (invoice: Invoice, amounts: Parameters<typeof creditByStaff>[2][]): readonly Invoice[] =>
  amounts.reduce((notes: readonly Invoice[], amount) => {
    const note = creditByStaff(invoice, notes, amount, exampleIssue);
    return Result.isFailure(note) ? notes : [...notes, numbered(note.success, `RK-${notes.length + 1}`)];
  }, []);

const totalOf = (documents: readonly Invoice[]): number => documents.reduce((sum, { total }) => sum + total, 0);

const grossOf = (documents: readonly Invoice[], contract: string): number =>
  documents
    .flatMap(({ lines }) => lines.flatMap((line) => shareOf(line, contract)))
    .reduce((sum, { gross }) => sum + gross, 0);

export const staffCreditLaws: readonly Law[] = [
  law(
    "[ACC-03] staff credit no more than an invoice asks for, to the cent of net and VAT, and what is left at last is nothing",
    () =>
      fc.property(anyOrdered, fc.array(anyAmount, { maxLength: 4 }), (ordered, amounts) => {
        const invoice = invoiceOf(ordered);
        const notes = creditedInTurn(invoice, amounts);
        const whole = creditedInTurn(invoice, [...amounts, null]);
        const sumOf = (of: (one: Invoice) => number): number => whole.reduce((sum, one) => sum + of(one), of(invoice));
        return (
          totalOf(notes) <= 0 &&
          totalOf(notes) + invoice.total >= Math.min(0, invoice.total) &&
          notes.every(
            ({ kind, total, net, vatAmount, corrects }) =>
              kind === "credit-note" && total === net + vatAmount && corrects?.id === "R-1",
          ) &&
          new Set(whole.map(({ source }) => source)).size === whole.length &&
          (invoice.total <= 0 || (sumOf(({ total }) => total) === 0 && sumOf(({ net }) => net) === 0))
        );
      }),
  ),
  law(
    "[ACC-03] however many small amounts staff credit, what is left of an invoice has the net of its gross at each rate",
    () =>
      fc.property(anyOrdered, fc.array(anySmallAmount, { minLength: 5, maxLength: 20 }), (ordered, amounts) => {
        const invoice = invoiceOf(ordered);
        const notes = creditedInTurn(invoice, amounts);
        return ratesIn(invoice).every((rate) => {
          const [before, left] = [restAt(invoice, [], rate), restAt(invoice, notes, rate)];
          const off = ({ gross, net }: Amounts): number => net - netOf(gross, rate);
          return Math.abs(off(left)) <= Math.max(Math.abs(off(before)), 1);
        });
      }),
  ),
  law(
    "[ACC-03] [BAL-05] an amount that staff credit is shared over the contracts by what is left of each: less than a cent from exact, and none gets more than was billed for it",
    () =>
      fc.property(anyOrdered, fc.array(anyAmount, { maxLength: 3 }), (ordered, amounts) => {
        const invoice = invoiceOf(ordered);
        const notes = creditedInTurn(invoice, amounts);
        return notes.every((note, at) => {
          const before = [invoice, ...notes.slice(0, at)];
          const all = totalOf(before);
          return ordered.contracts.every(({ id }) => {
            const [own, given] = [grossOf(before, id), 0 - grossOf([note], id)];
            return given >= 0 && given <= own && Math.abs(given - (own * (0 - note.total)) / all) < 1;
          });
        });
      }),
  ),
  law(
    "[ACC-03] [BAL-05] whatever staff credited before, the end of a contract gives back no more than they left of its own part, and all of that where it was withdrawn from without a value",
    () =>
      fc.property(anyRates, fc.array(anyAmount, { minLength: 1, maxLength: 3 }), fc.nat(), (ordered, amounts, at) => {
        const invoice = invoiceOf(ordered);
        const contract = ordered.contracts[at % ordered.contracts.length];
        if (contract === undefined) return true;
        const before = [invoice, ...creditedInTurn(invoice, amounts)];
        const ended = {
          ...contract,
          valueIsOwed: false,
          state: { kind: "withdrawn", at: instant(1), day: today },
        } as const;
        const back = creditNotes([endedOf(ordered.order, ended)], before, exampleIssue);
        const after = [...before, ...back.map((draft) => numbered(draft, "RK-9"))];
        return ordered.contracts.every(({ id }) =>
          id === contract.id ? grossOf(after, id) === 0 : grossOf(after, id) === grossOf(before, id),
        );
      }),
  ),
  law(
    "[ACC-03] [LGL-03] [LAW2-7] a withdrawal after a credit note by staff pays back what is left to the cent of net and VAT, and not more",
    () =>
      fc.property(anyOrdered, anyAmount, (ordered, amount) => {
        const invoice = invoiceOf(ordered);
        const notes = creditedInTurn(invoice, [amount]);
        const after = ordered.contracts.reduce(
          (documents: readonly Invoice[], contract) => [
            ...documents,
            ...creditNotes(
              [endedOf(ordered.order, { ...contract, state: { kind: "withdrawn", at: instant(1), day: today } })],
              documents,
              exampleIssue,
            ).map((draft) => numbered(draft, `RK-${documents.length}`)),
          ],
          [invoice, ...notes],
        );
        return (["total", "net", "vatAmount"] as const).every(
          (of) => after.reduce((sum, each) => sum + each[of], 0) === 0,
        );
      }),
  ),
  law(
    "[ACC-03] [LAW2-7] a withdrawal that gives back just what staff left of an invoice for one contract leaves no cent of net or VAT",
    () =>
      fc.property(
        anyOrdered.filter(({ contracts }) => contracts.length === 1),
        (ordered) => {
          const invoice = invoiceOf(ordered);
          const [contract] = ordered.contracts;
          if (contract === undefined) return true;
          const ended = endedOf(ordered.order, {
            ...contract,
            state: { kind: "withdrawn", at: instant(1), day: today },
          });
          const backAfter = (documents: readonly Invoice[]): readonly Invoice[] =>
            creditNotes([ended], documents, exampleIssue).map((draft) => numbered(draft, "RK-9"));
          const back = totalOf(backAfter([invoice]));
          const notes = creditedInTurn(invoice, [cents(invoice.total + back)]);
          const all = [invoice, ...notes, ...backAfter([invoice, ...notes])];
          return (
            back === 0 ||
            (["total", "net", "vatAmount"] as const).every((of) => all.reduce((sum, each) => sum + each[of], 0) === 0)
          );
        },
      ),
  ),
];
