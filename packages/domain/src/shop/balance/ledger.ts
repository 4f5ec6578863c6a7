// All entries of a customer booked in the order in which they were noted: each cent of a document and of money is in one place (decision 115). [BAL-01] [BAL-02] [BAL-03]
import { compareDays, type Day } from "#kernel/calendar";
import { add, type Cents, least, most, subtract, sum, zero } from "#kernel/money";
import type { Books, Ledger, Note, PaidFrom } from "./books.ts";
import { type Claim, claimOf, comesTo, keepOpen, leftOf, payBackDay } from "./claims.ts";
import {
  askAgainParts,
  byDocument,
  creditParts,
  displaceParts,
  partsOfClaim,
  partsOfNote,
  payBackParts,
  receiveParts,
  writeOffParts,
} from "./contract-claims.ts";
import type {
  ChargeEntry,
  ContractShare,
  CreditNoteEntry,
  DocumentEntry,
  Entry,
  MoneyEntry,
  Settlement,
} from "./model.ts";
import { owe, payoutReturned, returned, takeBackCharge, wentAlready } from "./returns.ts";
import { byCause, follow, settleWithin, storedWithin, takeCredit } from "./settlements.ts";

/** The order in which entries of a day are booked: what is asked for, what came, what is taken off it, what went. */
const ranks: readonly Entry["kind"][] = [
  "invoice",
  "payment",
  "credit-note",
  "write-off",
  "payout",
  "return",
  "payout-return",
  "charge",
  "write-off-back",
  "charge-back",
];

/**
 * In the order in which the shop knew of them: what follows from an entry when it is noted, a set-off or the use of a credit, is undone by no later one.
 * Entries without a place come first, by their days, money with its document at the earliest. Where they were found has no meaning. [BAL-06]
 */
const inOrder = (entries: readonly Entry[]): readonly Entry[] => {
  const documents = new Map(entries.flatMap((entry) => (isDocument(entry) ? [[entry.id, entry.day] as const] : [])));
  const bookedOn = (entry: Entry): Day => {
    const named = isDocument(entry) ? (entry.kind === "credit-note" ? entry.corrects : null) : namedBy(entry);
    const of = named === null ? undefined : documents.get(named);
    return of !== undefined && compareDays(of, entry.day) > 0 ? of : entry.day;
  };
  const nameOf = (entry: Entry): string => (isDocument(entry) ? entry.number : entry.id);
  const keyed = entries.map((entry) => ({
    entry,
    key:
      entry.noted === undefined
        ? `${bookedOn(entry)} ${ranks.indexOf(entry.kind)} ${nameOf(entry)} ${entry.id}`
        : `~${String(entry.noted).padStart(16, "0")} ${entry.id}`,
  }));
  return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ entry }) => entry);
};

const isDocument = (entry: Entry): entry is DocumentEntry => entry.kind === "invoice" || entry.kind === "credit-note";

const namedBy = ({ purpose }: MoneyEntry): string | null => (purpose.kind === "document" ? purpose.document : null);

/**
 * All of a customer's entries, booked; contracts have their parts of those documents whose shares are given. `stored` is all that followed from them
 * when they were noted; without it, each set-off and use of a credit follows in their order. [BAL-05] [BAL-06]
 */
export const ledgerOf = (
  entries: readonly Entry[],
  shares: readonly ContractShare[] = [],
  stored?: readonly Settlement[],
): Ledger => booked(inOrder(entries), shares, stored === undefined ? () => null : byCause(stored));

/** What follows, in their order, from entries of which nothing is stored. [BAL-06] */
export const settlementsOf = (
  entries: readonly Entry[],
  shares: readonly ContractShare[] = [],
): readonly Settlement[] => booked(inOrder(entries), shares, () => null).made;

/** What follows from the entries after a position, `stored` being all that followed from those up to it. [BAL-06] */
export const settle = (
  entries: readonly Entry[],
  shares: readonly ContractShare[],
  stored: readonly Settlement[],
  completeTo: number,
): readonly Settlement[] => {
  const ofEntry = byCause(stored);
  return booked(inOrder(entries), shares, (entry) => ((entry.noted ?? 0) > completeTo ? null : ofEntry(entry))).made;
};

const booked = (
  ordered: readonly Entry[],
  shares: readonly ContractShare[],
  storedAfter: Books["storedAfter"],
): Books => {
  const total = (kind: Entry["kind"]): Cents =>
    sum(ordered.flatMap((entry) => (entry.kind === kind ? [entry.cents] : [])));
  const books: Books = {
    claims: new Map(),
    notes: new Map(),
    notesOfClaim: new Map(),
    open: [],
    owing: new Set(),
    account: claimOf("", "", "0000-01-01" as Day, null, zero),
    credit: [],
    overpaid: zero,
    shares: byDocument(shares),
    returnLines: [],
    uses: [],
    moving: new Map(),
    replacedBy: new Map(),
    payouts: new Map(),
    received: subtract(total("payment"), total("return")),
    paidBack: subtract(total("payout"), total("payout-return")),
    storedAfter,
    made: [],
  };
  for (const entry of ordered) {
    book(books, entry);
    wentAlready(books, entry.day);
    follow(books, entry);
  }
  return books;
};

const book = (books: Books, entry: Entry): void => {
  switch (entry.kind) {
    case "invoice":
      return ask(books, {
        ...claimOf(entry.id, entry.number, entry.day, entry.dueOn, entry.cents),
        parts: partsOfClaim(books.shares, entry.id, entry.cents),
      });
    case "credit-note":
      return credit(books, entry);
    case "payment":
      return receive(books, entry);
    case "payout":
      return payOut(books, entry);
    case "charge":
      return charge(books, entry);
    case "return":
      return returned(books, entry, claimNamed(books, entry), knownOn(entry));
    case "payout-return":
      return payoutReturned(books, entry, knownOn(entry));
    case "charge-back":
      return takeBackCharge(books, entry);
    case "write-off-back": {
      const claim = claimNamed(books, entry) ?? books.account;
      const cents = least(entry.cents, claim.writtenOff);
      claim.writtenOff = subtract(claim.writtenOff, cents);
      askAgainParts(claim.parts, cents);
      if (claim !== books.account) keepOpen(books.open, claim);
      return;
    }
    case "write-off": {
      const claim = claimNamed(books, entry) ?? books.account;
      const cents = least(entry.cents, leftOf(claim));
      claim.writtenOff = add(claim.writtenOff, cents);
      return writeOffParts(claim.parts, cents);
    }
  }
};

/** The invoice that money is for; money for a credit note is for the invoice that it corrects. */
const claimNamed = ({ claims, notes }: Ledger, entry: MoneyEntry): Claim | undefined => {
  const named = namedBy(entry);
  return named === null ? undefined : claims.get(notes.get(named)?.entry.corrects ?? named);
};

/** What comes for an invoice of which another one took the place is for that one. [VAT-14] */
const standingFor = (books: Books, claim: Claim | undefined): Claim | undefined => {
  const by = claim === undefined ? undefined : books.replacedBy.get(claim.id);
  return by === undefined ? claim : standingFor(books, books.claims.get(by));
};

export const notesOf = ({ notesOfClaim }: Ledger, invoice: string): readonly Note[] => notesOfClaim.get(invoice) ?? [];

/** A fee is asked for in addition; of a returned payment, what is owed for it already gets its line. [BAL-07] */
const charge = (books: Books, { id, number, day, dueOn, cents, reason }: ChargeEntry): void => {
  const amount = reason === "returned-payment" ? least(cents, leftOf(books.account)) : cents;
  if (reason === "returned-payment") {
    books.account.total = subtract(books.account.total, amount);
    books.overpaid = least(books.overpaid, leftOf(books.account));
  }
  const claim: Claim = { ...claimOf(id, number, day, dueOn, amount), charge: reason };
  if (reason === "returned-payment") books.returnLines.push(claim);
  ask(books, claim);
};

const ask = (books: Books, claim: Claim): void => {
  books.claims.set(claim.id, claim);
  keepOpen(books.open, claim);
};

/**
 * A payment goes to what it names: to what is left of it, to what was written off, then to its credit notes, which took off what is now received
 * and therefore paid back. All else is credit. [BAL-02] [BAL-03]
 */
const receive = (books: Books, entry: MoneyEntry): void => {
  const claim = standingFor(books, claimNamed(books, entry));
  if (claim === undefined) {
    if (entry.cents > 0) books.credit.push({ from: null, payment: entry.id, source: entry.id, cents: entry.cents });
    return;
  }
  const forLeft = least(entry.cents, leftOf(claim));
  const forWrittenOff = least(subtract(entry.cents, forLeft), claim.writtenOff);
  comesTo(claim, add(forLeft, forWrittenOff), entry.day);
  receiveParts(claim.parts, forLeft, forWrittenOff);
  claim.writtenOff = subtract(claim.writtenOff, forWrittenOff);
  const rest = notesOf(books, claim.id).reduceRight(
    (over, note) => {
      const displaced = least(over, note.own);
      if (displaced === 0) return over;
      note.own = subtract(note.own, displaced);
      displaceParts(claim.parts, note.parts, displaced);
      note.toPayBack = add(note.toPayBack, displaced);
      books.owing.add(note);
      claim.own = subtract(claim.own, displaced);
      comesTo(claim, displaced, entry.day);
      note.payBackBy = later(note.payBackBy, payBackDay(knownOn(entry)));
      return subtract(over, displaced);
    },
    subtract(entry.cents, add(forLeft, forWrittenOff)),
  );
  claim.overInAll = add(claim.overInAll, rest);
  if (rest > 0) books.credit.push({ from: claim.id, payment: entry.id, source: entry.id, cents: rest });
};

/** What is noted late was not known before. [SHOP3-3] */
const knownOn = ({ day, notedOn }: MoneyEntry): Day => later(day, notedOn ?? day);

const later = (one: Day, other: Day): Day => (compareDays(one, other) < 0 ? other : one);

/**
 * A credit note takes off what is left of its invoice. What was received for that is set off with the customer's other documents that are due on
 * its day (§ 387 BGB), and the rest is paid back; what was never received is not. [BAL-03]
 */
const credit = (books: Books, entry: CreditNoteEntry): void => {
  const note: Note = {
    entry,
    own: zero,
    setOffs: [],
    toPayBack: zero,
    paidBack: zero,
    covered: zero,
    payBackBy: entry.payBackBy,
    parts: partsOfNote(books.shares, entry.id, entry.cents),
  };
  const claim = books.claims.get(entry.corrects);
  const others = notesOf(books, entry.corrects);
  books.notes.set(entry.id, note);
  if (entry.movesTo !== undefined) books.moving.set(entry.movesTo, note);
  books.owing.add(note);
  books.notesOfClaim.set(entry.corrects, [...others, note]);
  if (claim === undefined) return;
  // What was written off is taken off like what is left: neither was received.
  const ofWrittenOff = least(claim.writtenOff, most(zero, subtract(entry.cents, leftOf(claim))));
  note.own = add(least(entry.cents, leftOf(claim)), ofWrittenOff);
  claim.own = add(claim.own, note.own);
  claim.writtenOff = subtract(claim.writtenOff, ofWrittenOff);
  const returned = sum(others.map((other) => subtract(usedOf(other), other.own)));
  const backed = least(
    subtract(entry.cents, note.own),
    most(zero, subtract(add(claim.received, claim.setOff), returned)),
  );
  const of = { own: note.own, backed, writtenOff: ofWrittenOff };
  settleWithin(books, note, creditParts(claim.parts, note.parts, of, storedWithin(books, entry)));
  note.toPayBack = backed;
};

/** What of a credit note has a place. */
export const usedOf = ({ own, setOffs, toPayBack, paidBack }: Note): Cents =>
  sum([own, toPayBack, paidBack, ...setOffs.map(({ cents }) => cents)]);

/** Money that went: for what is named, then the credit, then whatever is to be paid back; beyond that the customer owes it. [BAL-03] */
const payOut = (books: Books, entry: MoneyEntry): void => {
  const named = namedBy(entry);
  const [note, claim] = [named === null ? undefined : books.notes.get(named), claimNamed(books, entry)];
  const paidFrom: PaidFrom[] = [];
  books.payouts.set(entry.id, paidFrom);
  for (const one of books.owing) if (one.toPayBack <= 0) books.owing.delete(one);
  const byDay = [...books.owing].toSorted((one, other) => compareDays(one.payBackBy, other.payBackBy));
  const preferred = note === undefined ? byDay.filter(({ entry: { corrects } }) => corrects === claim?.id) : [note];
  const fromNotes = (notes: readonly Note[], wanted: Cents): Cents =>
    notes.reduce((rest, one) => {
      const paid = least(rest, one.toPayBack);
      one.toPayBack = subtract(one.toPayBack, paid);
      one.paidBack = add(one.paidBack, paid);
      payBackParts(one.parts, paid);
      if (paid > 0) paidFrom.push({ note: one, from: null, payment: null, isOwed: false, cents: paid });
      return subtract(rest, paid);
    }, wanted);
  const fromCredit = (wanted: Cents, from: string | null): Cents =>
    books.credit
      .filter((lot) => from === null || lot.from === from)
      .reduce((rest, lot) => {
        const paid = takeCredit(books.credit, lot, rest);
        if (paid > 0) paidFrom.push({ note: null, from: lot.from, payment: lot.payment, isOwed: false, cents: paid });
        return subtract(rest, paid);
      }, wanted);
  const ofNote = note === undefined ? entry.cents : fromNotes(preferred, entry.cents);
  const ofOwn = claim === undefined ? ofNote : fromNotes(preferred, fromCredit(ofNote, claim.id));
  const rest = fromNotes(byDay, fromCredit(ofOwn, null));
  if (rest > 0) paidFrom.push({ note: null, from: null, payment: null, isOwed: true, cents: rest });
  owe(books, rest, knownOn(entry));
};
