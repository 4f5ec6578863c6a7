// What a document asks of, or gives to, each of its contracts: every movement of a document's money is shared by what each contract still owes or is owed, never by what it was billed. [BAL-05]
import { add, type Cents, least, most, shares, subtract, sum, zero } from "#kernel/money";
import type { ContractShare, SettlementParts } from "./model.ts";

/** A contract's part of an invoice: billed = received + taken - given + taken off by its own credit notes + written off + left. */
export interface ClaimPart {
  readonly contract: string;
  billed: Cents;
  /** Less only by a return: what other contracts get of it is given by a set-off. */
  received: Cents;
  /** What set-offs took off it that were given by other contracts. */
  taken: Cents;
  /** What others were given of it when money was returned that had not been received for it. */
  given: Cents;
  writtenOff: Cents;
  left: Cents;
}

/** A contract's part of a credit note: credited = own + given to other documents + to pay back + paid back. */
export interface NotePart {
  readonly contract: string;
  readonly credited: Cents;
  /** Of its invoice: what it took off itself, and what it gave to the others of it. */
  own: Cents;
  /** Of what was received for it, what other contracts were given. */
  given: Cents;
  toPayBack: Cents;
  paidBack: Cents;
}

/** The shares of each document, in the order of their contracts' ids. */
export type SharesByDocument = ReadonlyMap<string, readonly ContractShare[]>;

export const byDocument = (all: readonly ContractShare[]): SharesByDocument => {
  const found = new Map<string, ContractShare[]>();
  for (const share of all) {
    const others = found.get(share.document);
    if (others === undefined) found.set(share.document, [share]);
    else others.push(share);
  }
  for (const own of found.values()) own.sort((one, other) => (one.contract < other.contract ? -1 : 1));
  return found;
};

/** They add up to the document's total, whatever was rounded in its lines. */
const sharesIn = (all: SharesByDocument, document: string, total: Cents): readonly ContractShare[] => {
  const own = all.get(document) ?? [];
  if (own.length === 0) return own;
  const exact = shares(
    total,
    own.map(({ cents }) => cents),
  );
  return own.map((share, at) => ({ ...share, cents: exact[at] ?? zero }));
};

export const partsOfClaim = (all: SharesByDocument, document: string, total: Cents): readonly ClaimPart[] =>
  sharesIn(all, document, total).map(({ contract, cents }) => ({
    contract,
    billed: cents,
    received: zero,
    taken: zero,
    given: zero,
    writtenOff: zero,
    left: cents,
  }));

export const partsOfNote = (all: SharesByDocument, document: string, total: Cents): readonly NotePart[] =>
  sharesIn(all, document, total).map(({ contract, cents }) => ({
    contract,
    credited: cents,
    own: zero,
    given: zero,
    toPayBack: zero,
    paidBack: zero,
  }));

/** Shares an amount by largest remainder in the order of ids: none gets more than its weight while the amount is not above their sum. */
const spread = <Part>(
  parts: readonly Part[],
  amount: Cents,
  weightOf: (part: Part) => Cents,
  give: (part: Part, cents: Cents) => void,
): void => {
  if (amount === 0 || parts.length === 0) return;
  const each = shares(amount, parts.map(weightOf));
  for (const [at, part] of parts.entries()) give(part, each[at] ?? zero);
};

type Parted = SettlementParts["gives"];

/** The same as a list, without parts of nothing. */
const parted = <Part extends { readonly contract: string }>(
  parts: readonly Part[],
  amount: Cents,
  weightOf: (part: Part) => Cents,
): Parted => {
  const each: { contract: string; cents: Cents }[] = [];
  spread(parts, amount, weightOf, ({ contract }, cents) => {
    if (cents > 0) each.push({ contract, cents });
  });
  return each;
};

/** As it was stored; what has no parts there, for its shares were not known then, is shared now. */
const storedOr = (stored: Parted | undefined, amount: Cents, now: () => Parted): Parted =>
  stored !== undefined && sum(stored.map(({ cents }) => cents)) === amount ? stored : now();

const giveEach = <Part extends { readonly contract: string }>(
  parts: readonly Part[],
  each: Parted,
  give: (part: Part, cents: Cents) => void,
): void => {
  for (const { contract, cents } of each) {
    const part = parts.find((one) => one.contract === contract);
    if (part !== undefined) give(part, cents);
  }
};

/** Money for what is left, then for what was written off. */
export const receiveParts = (parts: readonly ClaimPart[], forLeft: Cents, forWrittenOff: Cents): void => {
  const receive = (part: ClaimPart, cents: Cents): void => {
    part.received = add(part.received, cents);
  };
  spread(
    parts,
    forLeft,
    ({ left }) => left,
    (part, cents) => {
      receive(part, cents);
      part.left = subtract(part.left, cents);
    },
  );
  spread(
    parts,
    forWrittenOff,
    ({ writtenOff }) => writtenOff,
    (part, cents) => {
      receive(part, cents);
      part.writtenOff = subtract(part.writtenOff, cents);
    },
  );
};

/** What the customer's credit pays: what each contract takes of it, as it was stored or is left. */
export const creditToParts = (parts: readonly ClaimPart[], amount: Cents, stored?: Parted): Parted => {
  const takes = storedOr(stored, amount, () => parted(parts, amount, ({ left }) => left));
  giveEach(parts, takes, (part, cents) => {
    part.received = add(part.received, cents);
    part.left = subtract(part.left, cents);
  });
  return takes;
};

export const writeOffParts = (parts: readonly ClaimPart[], amount: Cents): void =>
  spread(
    parts,
    amount,
    ({ left }) => left,
    (part, cents) => {
      part.writtenOff = add(part.writtenOff, cents);
      part.left = subtract(part.left, cents);
    },
  );

/** What was written off is asked for again. */
export const askAgainParts = (parts: readonly ClaimPart[], amount: Cents): void =>
  spread(
    parts,
    amount,
    ({ writtenOff }) => writtenOff,
    (part, cents) => {
      part.writtenOff = subtract(part.writtenOff, cents);
      part.left = add(part.left, cents);
    },
  );

/** Money that came for what a credit note had taken off: it is its contracts', and goes back to them. */
export const displaceParts = (claim: readonly ClaimPart[], note: readonly NotePart[], amount: Cents): void =>
  spread(
    note,
    amount,
    ({ own }) => own,
    (part, cents) => {
      part.own = subtract(part.own, cents);
      part.toPayBack = add(part.toPayBack, cents);
      const of = claim.find(({ contract }) => contract === part.contract);
      if (of !== undefined) of.received = add(of.received, cents);
    },
  );

/**
 * A credit note takes off what is left of its own contracts. What was received for them beyond that they give to the other contracts of the
 * invoice, as far as the note takes that off it, and the rest is theirs. `own`, `backed` and `writtenOff` are those of the whole note. What they gave
 * and took, of `stored` where that was settled before.
 */
export const creditParts = (
  claim: readonly ClaimPart[],
  note: readonly NotePart[],
  { own, backed, writtenOff }: { readonly own: Cents; readonly backed: Cents; readonly writtenOff: Cents },
  stored?: SettlementParts,
): SettlementParts => {
  if (note.length === 0) return { gives: [], takes: [] };
  const owing = new Map(claim.map((part) => [part.contract, add(part.left, part.writtenOff)]));
  const writtenOffAfter = subtract(sum(claim.map((part) => part.writtenOff)), writtenOff);
  const rest = new Map<NotePart, Cents>();
  for (const part of note) {
    const before = owing.get(part.contract) ?? zero;
    part.own = least(part.credited, before);
    owing.set(part.contract, subtract(before, part.own));
    rest.set(part, subtract(part.credited, part.own));
  }
  const restOf = (part: NotePart): Cents => rest.get(part) ?? zero;
  const within = subtract(own, sum(note.map((part) => part.own)));
  const owingOf = ({ contract }: ClaimPart): Cents => owing.get(contract) ?? zero;
  const gives = storedOr(stored?.gives, within, () => parted(note, within, restOf));
  const takes = storedOr(stored?.takes, within, () => parted(claim, within, owingOf));
  giveEach(note, gives, (part, cents) => {
    part.own = add(part.own, cents);
    part.given = add(part.given, cents);
    rest.set(part, subtract(restOf(part), cents));
  });
  giveEach(claim, takes, (part, cents) => {
    part.taken = add(part.taken, cents);
    owing.set(part.contract, subtract(owingOf(part), cents));
  });
  for (const part of claim) [part.left, part.writtenOff] = [owingOf(part), zero];
  writeOffParts(claim, writtenOffAfter);
  spread(note, backed, restOf, (part, cents) => {
    part.toPayBack = add(part.toPayBack, cents);
  });
  return { gives, takes };
};

/** What is to be paid back takes off another invoice instead: what each contract gives and takes, as it was stored or is owed. */
export const setOffParts = (
  note: readonly NotePart[],
  claim: readonly ClaimPart[],
  amount: Cents,
  stored?: SettlementParts,
): SettlementParts => {
  const gives = storedOr(stored?.gives, amount, () => parted(note, amount, ({ toPayBack }) => toPayBack));
  const takes = storedOr(stored?.takes, amount, () => parted(claim, amount, ({ left }) => left));
  giveEach(note, gives, (part, cents) => {
    part.toPayBack = subtract(part.toPayBack, cents);
    part.given = add(part.given, cents);
  });
  giveEach(claim, takes, (part, cents) => {
    part.left = subtract(part.left, cents);
    part.taken = add(part.taken, cents);
  });
  return { gives, takes };
};

export const payBackParts = (note: readonly NotePart[], amount: Cents): void =>
  spread(
    note,
    amount,
    ({ toPayBack }) => toPayBack,
    (part, cents) => {
      part.toPayBack = subtract(part.toPayBack, cents);
      part.paidBack = add(part.paidBack, cents);
    },
  );

/** A payout came back: it is to be paid back again. */
export const payBackAgainParts = (note: readonly NotePart[], amount: Cents): void =>
  spread(
    note,
    amount,
    ({ paidBack }) => paidBack,
    (part, cents) => {
      part.paidBack = subtract(part.paidBack, cents);
      part.toPayBack = add(part.toPayBack, cents);
    },
  );

/** Money leaves what it was received for. A contract that has to do without more than was received for it gives that to those whose money goes. */
const leaveParts = (claim: readonly ClaimPart[], each: ReadonlyMap<string, Cents>): void => {
  let short = zero;
  for (const part of claim) {
    const wanted = each.get(part.contract) ?? zero;
    const own = least(wanted, part.received);
    part.received = subtract(part.received, own);
    part.given = add(part.given, subtract(wanted, own));
    short = add(short, subtract(wanted, own));
  }
  spread(
    claim,
    short,
    ({ received }) => received,
    (part, cents) => {
      part.received = subtract(part.received, cents);
      part.taken = add(part.taken, cents);
    },
  );
};

/** Returned is what a credit note would have paid back: it takes off its invoice instead. */
export const returnOfNote = (claim: readonly ClaimPart[], note: readonly NotePart[], amount: Cents): void => {
  const each = new Map<string, Cents>();
  spread(
    note,
    amount,
    ({ toPayBack }) => toPayBack,
    (part, cents) => {
      part.toPayBack = subtract(part.toPayBack, cents);
      part.own = add(part.own, cents);
      each.set(part.contract, cents);
    },
  );
  leaveParts(claim, each);
};

/** Returned is what had paid the invoice: each contract owes again what is not its credit notes'. */
export const returnOfClaim = (
  claim: readonly ClaimPart[],
  notes: readonly (readonly NotePart[])[],
  amount: Cents,
): void => {
  const gone = new Map<string, Cents>();
  for (const { contract, given, toPayBack, paidBack } of notes.flat())
    gone.set(contract, sum([gone.get(contract) ?? zero, given, toPayBack, paidBack]));
  const each = new Map<string, Cents>();
  spread(
    claim,
    amount,
    ({ contract, received, taken, given }) =>
      most(zero, subtract(add(received, taken), add(given, gone.get(contract) ?? zero))),
    (part, cents) => {
      part.left = add(part.left, cents);
      each.set(part.contract, cents);
    },
  );
  leaveParts(claim, each);
};
