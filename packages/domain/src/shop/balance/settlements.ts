// What follows from an entry by itself, once it is noted: a credit note is set off with what is due, a credit is used by what is open. Each is an entry of its own, stored with the entry that it follows. [BAL-03] [BAL-06]
import { add, type Cents, least, subtract, sum } from "#kernel/money";
import { type Claim, comesTo, leftOf, oldestOpen, setOffDue } from "./claims.ts";
import { creditToParts, setOffParts } from "./contract-claims.ts";
import type { Books, Lot, Note } from "./books.ts";
import type { CreditNoteEntry, Entry, InvoiceEntry, SettlementParts, Settlement } from "./model.ts";

/** Takes at most so much of a lot of the credit. */
export const takeCredit = (lots: Lot[], lot: Lot, wanted: Cents): Cents => {
  const taken = least(lot.cents, wanted);
  lot.cents = subtract(lot.cents, taken);
  if (lot.cents === 0) lots.splice(lots.indexOf(lot), 1);
  return taken;
};

/** What is stored, by the entry that it follows. */
export const byCause = (all: readonly Settlement[]): Books["storedAfter"] => {
  const found = new Map<string, Settlement[]>();
  for (const one of all) {
    const others = found.get(one.cause);
    if (others === undefined) found.set(one.cause, [one]);
    else others.push(one);
  }
  return ({ id }) => found.get(id) ?? [];
};

const isWithin = ({ kind, from, to }: Settlement, { id, corrects }: CreditNoteEntry): boolean =>
  kind === "set-off" && from === id && to === corrects;

/** What contracts of one invoice gave each other by a credit note, where that is stored. [BAL-05] */
export const storedWithin = (books: Books, entry: CreditNoteEntry): SettlementParts | undefined =>
  books.storedAfter(entry)?.find((one) => isWithin(one, entry));

export const settleWithin = (books: Books, { entry }: Note, { gives, takes }: SettlementParts): void => {
  const cents = sum(gives.map((part) => part.cents));
  if (cents === 0 || books.storedAfter(entry) !== null) return;
  const { id, day, corrects } = entry;
  books.made.push({ kind: "set-off", cause: id, day, cents, from: id, to: corrects, gives, takes });
};

/** What is stored of an entry is booked as it was; else it follows now. */
export const follow = (books: Books, entry: Entry): void => {
  const replaced = entry.kind === "invoice" ? books.moving.get(entry.id) : undefined;
  if (replaced !== undefined) books.replacedBy.set(replaced.entry.corrects, entry.id);
  const stored = books.storedAfter(entry);
  if (stored !== null) {
    for (const one of stored) again(books, entry, one);
    return;
  }
  if (entry.kind === "invoice") move(books, entry);
  const note = entry.kind === "credit-note" && entry.movesTo === undefined ? books.notes.get(entry.id) : undefined;
  if (note !== undefined) setOff(books, note, entry);
  useCredit(books, entry);
};

/** What the corrected invoice had received goes to the one that takes its place, due or not; what is more than that is set off like any other. [VAT-14] */
const move = (books: Books, entry: InvoiceEntry): void => {
  const [note, claim] = [books.moving.get(entry.id), books.claims.get(entry.id)];
  if (note === undefined || claim === undefined) return;
  const cents = least(note.toPayBack, leftOf(claim));
  if (cents > 0) setOffWith(books, note, claim, { ...entry, cents });
  setOff(books, note, entry);
};

const again = (books: Books, entry: Entry, one: Settlement): void => {
  if (entry.kind === "credit-note" && isWithin(one, entry)) return;
  const claim = one.to === null ? books.account : books.claims.get(one.to);
  if (claim === undefined) return;
  if (one.kind === "credit") {
    let rest = one.cents;
    for (const lot of books.credit.filter(({ source }) => source === one.from))
      if (rest > 0) rest = subtract(rest, creditComes(books, claim, lot, rest, one).cents);
    return;
  }
  const note = books.notes.get(one.from);
  if (note !== undefined) takeOff(note, claim, one.cents, one);
};

/** What was received for what a credit note takes off is set off with the customer's other documents that are due on its day (§ 387 BGB). [BAL-03] */
const setOff = (books: Books, note: Note, { id, day }: Pick<Entry, "id" | "day">): void => {
  if (note.toPayBack === 0) return;
  setOffDue(books.open, day, (open) => {
    // A charge is no contract's, and a fee may be taken back: what was set off with it would have no place.
    if (open.id === note.entry.corrects || open.charge !== null) return true;
    setOffWith(books, note, open, { id, day, cents: least(note.toPayBack, leftOf(open)) });
    return note.toPayBack > 0;
  });
};

/** `cause`: the entry that it follows. */
const setOffWith = (
  books: Books,
  note: Note,
  claim: Claim,
  { id: cause, day, cents }: Pick<Entry, "id" | "day" | "cents">,
): void => {
  const parts = takeOff(note, claim, cents);
  books.made.push({ kind: "set-off", cause, day, cents, from: note.entry.id, to: claim.id, ...parts });
};

const takeOff = (note: Note, claim: Claim, cents: Cents, stored?: SettlementParts): SettlementParts => {
  claim.setOff = add(claim.setOff, cents);
  const parts = setOffParts(note.parts, claim.parts, cents, stored);
  note.setOffs.push({ id: claim.id, number: claim.number, cents, left: leftOf(claim) });
  note.toPayBack = subtract(note.toPayBack, cents);
  return parts;
};

/** While something is open, there is no credit. */
const useCredit = (books: Books, { id, day }: Entry): void => {
  for (let lot = books.credit[0]; lot !== undefined; lot = books.credit[0]) {
    const claim = oldestOpen(books.account, books.open);
    if (claim === undefined) return;
    const { cents, takes } = creditComes(books, claim, lot, leftOf(claim), { day });
    const to = claim === books.account ? null : claim.id;
    books.made.push({ kind: "credit", cause: id, day, cents, from: lot.source, to, gives: [], takes });
  }
};

const creditComes = (
  books: Books,
  claim: Claim,
  lot: Lot,
  wanted: Cents,
  { day, takes: stored }: Pick<Settlement, "day"> & Partial<Pick<Settlement, "takes">>,
): Pick<Settlement, "cents" | "takes"> => {
  const cents = takeCredit(books.credit, lot, wanted);
  books.uses.push({ claim, from: lot.from, payment: lot.payment, cents });
  comesTo(claim, cents, day);
  claim.ofCredit = add(claim.ofCredit, cents);
  return { cents, takes: creditToParts(claim.parts, cents, stored) };
};
