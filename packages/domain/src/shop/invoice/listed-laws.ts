// The list of a customer's documents: its pages have each document of a year once, what is late first; payments between two pages hide nothing. [ACC-03] [ACC-09]
import fc from "fast-check";
import { addDays, day, yearOf } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, zero } from "#kernel/money";
import { openOf, overdueSince } from "#shop/balance";
import {
  comparePlaces,
  type ListedDocument,
  listedPage,
  type ListedPlace,
  openInList,
  placeOf,
  placeText,
  readPlace,
  yearsOf,
} from "./listed.ts";

const today = day("2026-11-28");

interface Drawn {
  readonly age: number;
  readonly moment: number;
  readonly open: "left" | "toPayBack" | "none";
  readonly amount: number;
  readonly days: number | null;
}

/** Three years of documents, some of them issued at one moment. */
const anyDocument: fc.Arbitrary<Drawn> = fc.record({
  age: fc.nat(1000),
  moment: fc.nat(5),
  open: fc.constantFrom("left", "toPayBack", "none"),
  amount: fc.integer({ min: 1, max: 5000 }),
  days: fc.option(fc.constantFrom(14, 30), { nil: null }),
});

const documentOf = ({ age, moment, open, amount, days }: Drawn, position: number): ListedDocument => {
  const issuedOn = addDays(today, -age);
  const dueOn = days === null || open === "none" ? null : addDays(issuedOn, days);
  const [left, toPayBack] = [open === "left" ? cents(amount) : zero, open === "toPayBack" ? cents(amount) : zero];
  return {
    issuedOn,
    issuedAt: moment,
    position,
    balance: { left, toPayBack, dueOn, overdueSince: overdueSince(cents(openOf({ left, toPayBack })), dueOn, today) },
  };
};

const anyDocuments = fc
  .array(anyDocument, { maxLength: 24 })
  .map((all) => all.map((one, at): ListedDocument => documentOf(one, at + 1)));

const paid = (document: ListedDocument): ListedDocument => ({
  ...document,
  balance: { left: zero, toPayBack: zero, dueOn: null, overdueSince: null },
});

/** All pages, one after the other; between two of them the documents become others. */
const pagesOf = (
  documents: readonly ListedDocument[],
  { year, count }: { readonly year: number | null; readonly count: number },
  meanwhile: (documents: readonly ListedDocument[]) => readonly ListedDocument[] = (same) => same,
  after: ListedPlace | null = null,
): readonly ListedDocument[] => {
  const page = listedPage(documents, { year, after, count });
  return page.next === null
    ? page.documents
    : [...page.documents, ...pagesOf(meanwhile(documents), { year, count }, meanwhile, page.next)];
};

const positions = (documents: readonly ListedDocument[]): readonly number[] =>
  documents.map(({ position }) => position);

const inOrder = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

export const listedLaws: readonly Law[] = [
  law("[ACC-09] the pages of the list have each document once, and those of its years together are all of them", () =>
    fc.property(anyDocuments, fc.integer({ min: 1, max: 7 }), (documents, count) => {
      const all = positions(pagesOf(documents, { year: null, count }));
      const byYear = yearsOf(documents).flatMap((year) => {
        const own = pagesOf(documents, { year, count });
        return own.every(({ issuedOn }) => yearOf(issuedOn) === year) ? positions(own) : [];
      });
      const each = JSON.stringify(documents.map(({ position }) => position));
      return JSON.stringify(inOrder(all)) === each && JSON.stringify(inOrder(byYear)) === each;
    }),
  ),
  law(
    "[ACC-09] what is late stands before what is open, by the last day, and that before the rest, the latest first",
    () =>
      fc.property(anyDocuments, (documents) => {
        const rows = pagesOf(documents, { year: null, count: 5 });
        const groupOf = ({ balance }: ListedDocument): number =>
          balance.left > 0 && balance.overdueSince !== null ? 0 : openOf(balance) > 0 ? 1 : 2;
        return rows.every((row, at) => {
          const before = rows[at - 1];
          if (before === undefined || groupOf(before) < groupOf(row)) return true;
          if (groupOf(before) > groupOf(row)) return false;
          const isLater =
            before.issuedAt > row.issuedAt || (before.issuedAt === row.issuedAt && before.position > row.position);
          if (groupOf(row) === 2) return isLater;
          const [first, second] = [before.balance.dueOn ?? "9999", row.balance.dueOn ?? "9999"];
          return first < second || (first === second && !isLater);
        });
      }),
  ),
  law("[ACC-09] who pays while paging misses nothing that stays open and sees nothing open twice", () =>
    fc.property(anyDocuments, fc.integer({ min: 1, max: 5 }), fc.nat(23), (documents, count, at) => {
      const one = documents[at % Math.max(1, documents.length)];
      const meanwhile = (all: readonly ListedDocument[]) =>
        all.map((document) => (document.position === one?.position ? paid(document) : document));
      const seen = positions(pagesOf(documents, { year: null, count }, meanwhile)).filter(
        (position) => position !== one?.position,
      );
      return (
        JSON.stringify(inOrder(seen)) ===
        JSON.stringify(positions(documents).filter((position) => position !== one?.position))
      );
    }),
  ),
  law("[ACC-09] a place is read as it was written, and nothing else is one", () =>
    fc.property(anyDocuments, fc.string({ maxLength: 40 }), (documents, text) => {
      const isSame = documents.map(placeOf).every((place) => {
        const read = readPlace(placeText(place));
        return read !== null && comparePlaces(read, place) === 0 && placeText(read) === placeText(place);
      });
      const other = readPlace(text);
      return isSame && (other === null || placeText(other) === text);
    }),
  ),
  law("[ACC-09] [BAL-01] what is open of a document has the sign of its total", () =>
    fc.property(anyDocuments, (documents) =>
      documents.every(({ balance }) => {
        const open = openInList(balance);
        return (
          Math.abs(open) === openOf(balance) && open > 0 === balance.left > 0 && open < 0 === balance.toPayBack > 0
        );
      }),
    ),
  ),
];
