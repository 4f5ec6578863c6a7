// The catalogue read anew from the provider's files while the shop runs: what changes, what the desk said stays, what is no longer sold. [PKG-09] [PRD-03]

/** A product or an ending as it is stored: as the files had it last, and beside it what is in force. */
export interface StoredEntry<Entry> {
  readonly key: string;
  readonly entry: Entry;
  /** What the files said last of its stock, and what is in force: they differ where the desk changed it. */
  readonly written: boolean;
  readonly soldOut: boolean;
  /** It left the files, and stands in a cart or a contract. */
  readonly retired: boolean;
}

/** A product or an ending as the files have it now. */
export interface WrittenEntry<Entry> {
  readonly key: string;
  readonly entry: Entry;
  readonly soldOut: boolean;
}

export interface EntryChange<Entry> {
  readonly key: string;
  readonly before: Entry;
  readonly now: Entry;
}

/** What is to be stored, in the order of the files and then what is retired, and what became of each entry. */
export interface Renewal<Entry> {
  readonly entries: readonly StoredEntry<Entry>[];
  readonly added: readonly string[];
  /** Sold again. */
  readonly returned: readonly string[];
  readonly changed: readonly EntryChange<Entry>[];
  /** Left as the desk said, since the files say of it what they said before. */
  readonly fromDesk: readonly string[];
  readonly retired: readonly string[];
  /** It was in no cart and no contract. */
  readonly removed: readonly string[];
}

/** One field of three values: what the desk said holds until the files say something else of that field than they did. [PKG-09] */
export const renewedField = <A>(before: A, inForce: A, now: A): A => (now === before ? inForce : now);

/** Puts what the files have beside what is stored. `isUsed` says whether a key stands in a cart or a contract: such an entry is retired when it leaves the files, and named there still. */
export const renewed = <Entry>(
  stored: readonly StoredEntry<Entry>[],
  written: readonly WrittenEntry<Entry>[],
  isSame: (one: Entry, other: Entry) => boolean,
  isUsed: (key: string) => boolean,
): Renewal<Entry> => {
  const before = new Map(stored.map((each) => [each.key, each]));
  const now = new Set(written.map(({ key }) => key));
  const sold = written.map(({ key, entry, soldOut }): StoredEntry<Entry> => {
    const known = before.get(key);
    return {
      key,
      entry,
      written: soldOut,
      soldOut: known === undefined ? soldOut : renewedField(known.written, known.soldOut, soldOut),
      retired: false,
    };
  });
  const left = stored.filter(({ key }) => !now.has(key));
  const used = left.filter(({ key }) => isUsed(key)).map((each) => ({ ...each, retired: true }));
  const known = sold.flatMap(({ key, entry }) => {
    const one = before.get(key);
    return one === undefined ? [] : [{ key, before: one, entry }];
  });
  return {
    entries: [...sold, ...used],
    added: sold.filter(({ key }) => !before.has(key)).map(({ key }) => key),
    returned: known.filter((each) => each.before.retired).map(({ key }) => key),
    changed: known
      .filter((each) => !isSame(each.before.entry, each.entry))
      .map((each) => ({ key: each.key, before: each.before.entry, now: each.entry })),
    fromDesk: sold.filter((each) => each.soldOut !== each.written).map(({ key }) => key),
    retired: left.filter((each) => !each.retired && isUsed(each.key)).map(({ key }) => key),
    removed: left.filter(({ key }) => !isUsed(key)).map(({ key }) => key),
  };
};
