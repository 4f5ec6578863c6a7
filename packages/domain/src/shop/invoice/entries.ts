// Invoices and credit notes as the entries that balances are made of. [BAL-01]
import { cents, sum } from "#kernel/money";
import { type ContractShare, type DocumentEntry, payBackDay } from "#shop/balance";
import { shareOf } from "./contract-share.ts";
import type { Corrected, Invoice } from "./model.ts";

type Issued = Pick<Invoice, "id" | "number" | "kind" | "issuedOn" | "dueOn" | "total"> & {
  readonly corrects: (Pick<Corrected, "id" | "declaredOn"> & { readonly replacedBy?: { readonly id: string } }) | null;
};

/** Amounts of a credit note are negative, those of its entry are not. What it pays back is paid back within 14 days, of a withdrawal from its receipt on, however late it is known whose it was (§ 357 BGB). [BAL-03] */
export const entryOf = ({ id, number, issuedOn: day, dueOn, total, corrects }: Issued): DocumentEntry =>
  corrects === null
    ? { kind: "invoice", id, number, day, cents: total, dueOn }
    : {
        kind: "credit-note",
        id,
        number,
        day,
        cents: cents(0 - total),
        corrects: corrects.id,
        payBackBy: payBackDay(corrects.declaredOn ?? day),
        ...(corrects.replacedBy === undefined ? {} : { movesTo: corrects.replacedBy.id }),
      };

/** The same with its place among everything that was noted; without one it is from before places were given. [BAL-06] */
export const placedEntry = (document: Issued, noted: number | undefined): DocumentEntry => ({
  ...entryOf(document),
  ...(noted === undefined ? {} : { noted }),
});

/** How much of a document is for each of its contracts. */
export const sharesOf = ({ id, lines }: Pick<Invoice, "id" | "lines">): readonly ContractShare[] =>
  [...new Set(lines.flatMap(({ contracts }) => contracts))].map((contract) => ({
    document: id,
    contract,
    cents: cents(Math.abs(sum(lines.flatMap((line) => shareOf(line, contract)).map(({ gross }) => gross)))),
  }));
