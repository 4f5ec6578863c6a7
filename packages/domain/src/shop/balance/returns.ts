// What took money back again: a payment that returned is owed again where it was, a payout that returned is to be paid back again, each on its own day. [BAL-02] [BAL-07]
import { addDays, compareDays, type Day } from "#kernel/calendar";
import { add, type Cents, least, most, subtract, sum, zero } from "#kernel/money";
import type { Books, Lot, Note } from "./books.ts";
import { type Claim, comesTo, keepOpen, leftOf, payBackDay } from "./claims.ts";
import { payBackAgainParts, payBackParts, returnOfClaim, returnOfNote } from "./contract-claims.ts";
import { balanceLimits } from "./limits.ts";
import type { ReversalEntry } from "./model.ts";

const usedElsewhere = ({ toPayBack, paidBack, setOffs }: Note): Cents =>
  sum([toPayBack, paidBack, ...setOffs.map(({ cents }) => cents)]);

type Origin = Pick<Lot, "from" | "payment">;

/** Takes some of the credit away; what is still wanted. */
const fromCredit = (books: Books, wanted: Cents, isMeant: (lot: Origin) => boolean): Cents => {
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

/** Takes back the latest uses of a credit; what is still wanted. */
const fromUses = (books: Books, wanted: Cents, isMeant: (use: Origin) => boolean): Cents => {
  let rest = wanted;
  for (const use of books.uses.filter(isMeant).toReversed()) {
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
 * A payment returned: what came of it beyond its document goes first, still a credit or used by others, then what its document received; then what
 * other payments for the same brought beyond it. What was paid out or set off since stays, and is owed without a document.
 */
export const returned = (books: Books, entry: ReversalEntry, claim: Claim | undefined, known: Day): void => {
  const from = claim?.id ?? null;
  const isOwn = ({ payment }: Origin): boolean => payment === entry.of;
  const isAlike = (origin: Origin): boolean => origin.from === from;
  const beyond = (wanted: Cents, isMeant: (origin: Origin) => boolean): Cents =>
    fromUses(books, fromCredit(books, wanted, isMeant), isMeant);
  const notOwn = beyond(entry.cents, isOwn);
  const direct = claim === undefined ? zero : least(notOwn, subtract(claim.received, claim.ofCredit));
  const notDirect = add(
    subtract(notOwn, direct),
    claim === undefined || direct === 0 ? zero : fromClaim(books, claim, direct),
  );
  const notAlike = beyond(notDirect, isAlike);
  if (claim !== undefined) {
    const over = add(subtract(entry.cents, notOwn), subtract(notDirect, notAlike));
    claim.overInAll = subtract(claim.overInAll, least(claim.overInAll, over));
  }
  owe(
    books,
    fromCredit(books, notAlike, () => true),
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
  for (const { note, from, payment, isOwed, cents } of (books.payouts.get(entry.of) ?? []).toReversed()) {
    const wanted = least(rest, cents);
    const taken = note === null ? wanted : least(wanted, note.paidBack);
    if (taken === 0) continue;
    rest = subtract(rest, taken);
    if (note !== null) {
      note.paidBack = subtract(note.paidBack, taken);
      note.toPayBack = add(note.toPayBack, taken);
      payBackAgainParts(note.parts, taken);
      books.owing.add(note);
      const by = payBackDay(known);
      if (compareDays(note.payBackBy, by) < 0) note.payBackBy = by;
    } else if (isOwed) {
      const owed = least(taken, least(books.overpaid, leftOf(books.account)));
      books.overpaid = subtract(books.overpaid, owed);
      books.account.total = subtract(books.account.total, owed);
      rest = add(rest, subtract(taken, owed));
    } else books.credit.push({ from, payment, source: entry.id, cents: taken });
  }
  if (rest > 0) books.credit.push({ from: null, payment: null, source: entry.id, cents: rest });
};

/** A fee that is taken back asks for nothing more, and what came for it is the credit that it was, or one of its own. */
export const takeBackCharge = (books: Books, { id, of }: ReversalEntry): void => {
  const claim = books.claims.get(of);
  if (claim === undefined) return;
  const { received } = claim;
  const uses = books.uses.filter((use) => use.claim === claim && use.cents > 0);
  claim.own = add(claim.own, add(leftOf(claim), add(claim.writtenOff, received)));
  claim.writtenOff = zero;
  claim.received = zero;
  claim.ofCredit = zero;
  books.uses.splice(0, books.uses.length, ...books.uses.filter((use) => use.claim !== claim));
  const direct = subtract(received, sum(uses.map(({ cents }) => cents)));
  claim.overInAll = add(claim.overInAll, direct);
  if (direct > 0) books.credit.push({ from: claim.id, payment: null, source: id, cents: direct });
  for (const { from, payment, cents } of uses) books.credit.push({ from, payment, source: id, cents });
};

/**
 * While the customer owes for what went back to them, nothing more is to be paid back: what would be is what went already. It holds for the account
 * and for the line that a returned payment got. [BAL-03] [BAL-07]
 */
export const wentAlready = (books: Books, day: Day): void => {
  for (const debt of [books.account, ...books.returnLines]) {
    for (const note of leftOf(debt) === 0 ? [] : books.owing) {
      const paid = least(note.toPayBack, leftOf(debt));
      if (paid === 0) continue;
      note.toPayBack = subtract(note.toPayBack, paid);
      note.paidBack = add(note.paidBack, paid);
      note.covered = add(note.covered, paid);
      payBackParts(note.parts, paid);
      if (debt === books.account) {
        debt.total = subtract(debt.total, paid);
        books.overpaid = least(books.overpaid, leftOf(debt));
      } else comesTo(debt, paid, day);
    }
  }
};
