// What took money back again: a payment that returned is owed again where it was, a payout that returned is to be paid back again, each on its own day. [BAL-02] [BAL-07]
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { add, type Cents, least, most, subtract, sum, zero } from "#kernel/money";
import type { Books, Lot, Note } from "./books.ts";
import { type Claim, keepOpen, leftOf } from "./claims.ts";
import { payBackAgainParts, returnOfClaim, returnOfNote } from "./contract-claims.ts";
import { balanceLimits } from "./limits.ts";
import type { ReversalEntry } from "./model.ts";

const usedElsewhere = ({ toPayBack, paidBack, setOffs }: Note): Cents =>
  sum([toPayBack, paidBack, ...setOffs.map(({ cents }) => cents)]);

/** Takes some of the credit away; what is still wanted. */
const fromCredit = (books: Books, wanted: Cents, isMeant: (lot: Lot) => boolean): Cents => {
  let rest = wanted;
  for (const lot of books.credit.filter(isMeant)) {
    const taken = least(lot.cents, rest);
    lot.cents = subtract(lot.cents, taken);
    rest = subtract(rest, taken);
  }
  const still = books.credit.filter(({ cents }) => cents > 0);
  books.credit.splice(0, books.credit.length, ...still);
  return rest;
};

/** What an invoice received goes: first of what its credit notes would pay back, then of what it asks for. What they set off or paid out stays. */
const fromClaim = (books: Books, claim: Claim, wanted: Cents): Cents => {
  const notes = books.notesOfClaim.get(claim.id) ?? [];
  let rest = wanted;
  for (const note of notes.toReversed()) {
    const taken = least(rest, note.toPayBack);
    note.toPayBack = subtract(note.toPayBack, taken);
    note.own = add(note.own, taken);
    claim.own = add(claim.own, taken);
    claim.received = subtract(claim.received, taken);
    returnOfNote(claim.parts, note.parts, taken);
    rest = subtract(rest, taken);
  }
  const used = sum(notes.map(usedElsewhere));
  const reopened = least(rest, least(claim.received, most(zero, subtract(add(claim.received, claim.setOff), used))));
  claim.received = subtract(claim.received, reopened);
  returnOfClaim(
    claim.parts,
    notes.map(({ parts }) => parts),
    reopened,
  );
  if (reopened > 0 && claim !== books.account) keepOpen(books.open, claim);
  return subtract(rest, reopened);
};

/** Takes back the latest uses of a credit that came from a document; what is still wanted. */
const fromUses = (books: Books, wanted: Cents, from: string | null): Cents => {
  let rest = wanted;
  for (const use of books.uses.filter((one) => one.from === from).toReversed()) {
    const portion = least(rest, least(use.cents, use.claim.received));
    if (portion === 0) continue;
    const gone = subtract(portion, fromClaim(books, use.claim, portion));
    use.cents = subtract(use.cents, gone);
    use.claim.ofCredit = subtract(use.claim.ofCredit, gone);
    rest = subtract(rest, gone);
  }
  return rest;
};

/**
 * A payment returned: what came beyond its document goes first, still a credit or used by others, then what its document received. What was paid out
 * or set off since stays, and is owed without a document.
 */
export const returned = (books: Books, entry: ReversalEntry, claim: Claim | undefined, known: Day): void => {
  const from = claim?.id ?? null;
  const notOver = fromCredit(books, entry.cents, (lot) => lot.from === from);
  const notUsed = fromUses(books, notOver, from);
  const direct = claim === undefined ? zero : least(notUsed, subtract(claim.received, claim.ofCredit));
  const notOwn = add(
    subtract(notUsed, direct),
    claim === undefined || direct === 0 ? zero : fromClaim(books, claim, direct),
  );
  if (claim !== undefined)
    claim.overInAll = subtract(claim.overInAll, least(claim.overInAll, subtract(entry.cents, notUsed)));
  owe(
    books,
    fromCredit(books, notOwn, () => true),
    known,
  );
};

/** What the customer owes without a document, until a charge names it. */
export const owe = (books: Books, amount: Cents, known: Day): void => {
  if (amount === 0) return;
  books.account.total = add(books.account.total, amount);
  books.overpaid = add(books.overpaid, amount);
  books.account.dueOn = addDays(known, balanceLimits.daysToPayCharges);
};

/** A payout returned: what it had paid is to be paid back again, within the days that count from then, or is a credit again. */
export const payoutReturned = (books: Books, entry: ReversalEntry, known: Day): void => {
  let rest: Cents = entry.cents;
  for (const { note, from, isOwed, cents } of (books.payouts.get(entry.of) ?? []).toReversed()) {
    const wanted = least(rest, cents);
    const taken = note === null ? wanted : least(wanted, note.paidBack);
    if (taken === 0) continue;
    rest = subtract(rest, taken);
    if (note !== null) {
      note.paidBack = subtract(note.paidBack, taken);
      note.toPayBack = add(note.toPayBack, taken);
      payBackAgainParts(note.parts, taken);
      books.owing.add(note);
      const by = addDays(known, balanceLimits.daysToPayBack);
      if (compareDays(note.payBackBy, by) < 0) note.payBackBy = by;
    } else if (isOwed) {
      const owed = least(taken, least(books.overpaid, leftOf(books.account)));
      books.overpaid = subtract(books.overpaid, owed);
      books.account.total = subtract(books.account.total, owed);
      rest = add(rest, subtract(taken, owed));
    } else books.credit.push({ from, source: entry.id, cents: taken });
  }
  if (rest > 0) books.credit.push({ from: null, source: entry.id, cents: rest });
};

/** A fee that is taken back asks for nothing more, and what came for it is a credit. */
export const takeBackCharge = (books: Books, { id, of }: ReversalEntry): void => {
  const claim = books.claims.get(of);
  if (claim === undefined) return;
  const { received } = claim;
  claim.own = add(claim.own, add(leftOf(claim), add(claim.writtenOff, received)));
  claim.writtenOff = zero;
  claim.received = zero;
  claim.ofCredit = zero;
  books.uses.splice(0, books.uses.length, ...books.uses.filter((use) => use.claim !== claim));
  claim.overInAll = add(claim.overInAll, received);
  if (received > 0) books.credit.push({ from: claim.id, source: id, cents: received });
};
