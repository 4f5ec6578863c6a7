// Rows of a list by what was typed: what is called so, else those whose words, or words of what belongs to them, have all that was typed. [DSK-01] [ADM-01] [OPS3-5]
import { type Meeting, type Sought, soughtIn, type SoughtWord, wordWeights } from "@kontor/domain/site/desk";
import { type RawBuilder, sql } from "kysely";
import {
  calledAmong,
  calledBy,
  type Condition,
  countsOf,
  hasWord,
  idsWith,
  numberedFrom,
  partOf,
  rare,
  type Searchable,
  type Wanted,
  worded,
  type WordGroup,
} from "./word-conditions.ts";

export type { Searchable };

/** What a list is read from. */
export type Listed = "users" | "orders" | "contracts" | "invoices" | "inbox" | "vouchers";

/** Words by which rows of a list are found: their own, or of what belongs to them. */
interface Source {
  readonly group: WordGroup;
  /** What of the list's row says to which it belongs. */
  readonly column: string;
  /** Where that is not the row with the words itself: the rows between, what they belong to, the id that has the words. */
  readonly by?: { readonly from: RawBuilder<unknown>; readonly key: string; readonly id: string };
}

const contracts = (key: string) => ({ from: sql.table("contracts"), key: `contracts.${key}`, id: "contracts.id" });
const invoices = (key: string) => ({ from: sql.table("invoices"), key: `invoices.${key}`, id: "invoices.id" });
const orders = (key: string) => ({ from: sql.table("orders"), key: `orders.${key}`, id: "orders.id" });
const payments = (key: string) => ({ from: sql.table("payments"), key: `payments.${key}`, id: "payments.id" });
const paymentsOfOrders = {
  from: sql`payments join invoices on invoices.id = payments.document`,
  key: "invoices.order_id",
  id: "payments.id",
};

/** The first source is the list's own. */
const sources: Readonly<Record<Listed, readonly [Source, ...Source[]]>> = {
  users: [
    { group: "people", column: "users.customer_number" },
    { group: "orders", column: "users.customer_number", by: orders("customer_number") },
    { group: "contracts", column: "users.customer_number", by: contracts("customer_number") },
    { group: "invoices", column: "users.customer_number", by: invoices("customer_number") },
    { group: "payments", column: "users.customer_number", by: payments("customer_number") },
  ],
  orders: [
    { group: "orders", column: "orders.id" },
    { group: "people", column: "orders.customer_number" },
    { group: "contracts", column: "orders.id", by: contracts("order_id") },
    { group: "invoices", column: "orders.id", by: invoices("order_id") },
    { group: "payments", column: "orders.id", by: paymentsOfOrders },
  ],
  contracts: [
    { group: "contracts", column: "contracts.id" },
    { group: "people", column: "contracts.customer_number" },
    { group: "orders", column: "contracts.order_id" },
  ],
  invoices: [
    { group: "invoices", column: "invoices.id" },
    { group: "people", column: "invoices.customer_number" },
    { group: "orders", column: "invoices.order_id" },
    { group: "contracts", column: "invoices.order_id", by: contracts("order_id") },
    { group: "payments", column: "invoices.id", by: payments("document") },
  ],
  inbox: [{ group: "requests", column: "inbox.id" }],
  vouchers: [{ group: "vouchers", column: "vouchers.code" }],
};

/** Groups whose words are of names and places, typed one by one; in others whole names are looked for. */
const splitGroups: ReadonlySet<WordGroup> = new Set<WordGroup>(["people", "requests"]);

type Counts = ReadonlyMap<WordGroup, number>;
type Counted = readonly [Wanted, Counts];

/** The values of the list's column that belong to rows with the words. */
const belonging = ({ group, by }: Source, wanted: Wanted): RawBuilder<unknown> =>
  by === undefined
    ? idsWith(group, wanted)
    : sql`select ${sql.ref(by.key)} from ${by.from} where ${sql.ref(by.id)} in (${idsWith(group, wanted)})`;

const ofRowsInOrder = ({ group, column, by }: Source, wanted: Wanted): Condition =>
  by === undefined
    ? hasWord(group, sql.ref(column), wanted)
    : sql<boolean>`exists (select 1 from ${by.from} where ${sql.ref(by.key)} = ${sql.ref(column)} and ${hasWord(group, sql.ref(by.id), wanted)})`;

const looked = (source: Source, wanted: Wanted): Condition =>
  sql<boolean>`${sql.ref(source.column)} in (${belonging(source, wanted)})`;

/** Rare words from several sources are one set of rows: no engine looks up either of two conditions well. */
const oneSet = (listed: Listed, of: readonly Source[], wanted: Wanted): Condition => {
  const key = sources[listed][0].column;
  const sets = of.map((source) =>
    source.column === key
      ? belonging(source, wanted)
      : sql`select ${sql.ref(key)} from ${sql.table(listed)} where ${looked(source, wanted)}`,
  );
  return sql<boolean>`${sql.ref(key)} in (${sql.join(sets, sql` union `)})`;
};

/** Rows with the words from one of the sources; null where no source has any. */
const fromAny = (listed: Listed, of: readonly Source[], [wanted, counts]: Counted): Condition | null => {
  const met = of.filter(({ group }) => (counts.get(group) ?? 0) > 0);
  const [first] = met;
  if (first === undefined) return null;
  const areRare = met.every(({ group }) => (counts.get(group) ?? 0) <= rare);
  if (areRare) return met.length === 1 ? looked(first, wanted) : oneSet(listed, met, wanted);
  const parts = met.map((source) =>
    (counts.get(source.group) ?? 0) > rare ? ofRowsInOrder(source, wanted) : looked(source, wanted),
  );
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
};

const both = (conditions: readonly (Condition | null)[]): Condition | null =>
  conditions.length > 0 && conditions.every((each) => each !== null)
    ? sql<boolean>`(${sql.join(conditions, sql` and `)})`
    : null;

/** A typed word in each way in which it is looked for. */
interface CountedWord {
  readonly texts: Counted;
  readonly parts: readonly Counted[];
}

const ofWord = (listed: Listed, { texts, parts }: CountedWord): Condition | null => {
  const whole = fromAny(listed, sources[listed], texts);
  if (parts.length < 2) return whole;
  const split = sources[listed].filter(({ group }) => splitGroups.has(group));
  // The rarest leads.
  const rarest = parts.toSorted(([, a], [, b]) => sumOf(a) - sumOf(b));
  const inParts = split.length === 0 ? null : both(rarest.map((part) => fromAny(listed, split, part)));
  if (whole === null || inParts === null) return whole ?? inParts;
  return sql<boolean>`(${whole} or ${inParts})`;
};

const sumOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const countWords = async (
  searchable: Searchable,
  of: readonly WordGroup[],
  words: readonly SoughtWord[],
  wantedBy: (forms: readonly string[]) => Wanted,
): Promise<readonly CountedWord[]> => {
  const split = of.filter((group) => splitGroups.has(group));
  const wanted = words.flatMap(({ texts, parts }) => [
    [wantedBy(texts), of] as const,
    ...(parts.length < 2 ? [] : parts.map((part) => [wantedBy(part), split] as const)),
  ]);
  const counts = await countsOf(searchable, wanted);
  const counted = wanted.map(([each], at): Counted => [each, counts[at] ?? new Map()]);
  const taken = { until: 0 };
  return words.map(({ parts }) => {
    const from = taken.until;
    taken.until += 1 + (parts.length < 2 ? 0 : parts.length);
    return { texts: counted[from] ?? [wantedBy([""]), new Map()], parts: counted.slice(from + 1, taken.until) };
  });
};

/** Rows that are met alike, and how. */
export interface Met {
  readonly meeting: Meeting;
  readonly condition: Condition;
}

/** What was typed, as it stands in the words of a shop: looked up once for all lists. */
const lookedUp = (searchable: Searchable, sought: Sought, of: readonly WordGroup[]) => {
  const later = <A>(make: () => Promise<A>): (() => Promise<A>) => {
    const made: { value: Promise<A> | null } = { value: null };
    return () => (made.value ??= make());
  };
  const words = (wantedBy: (forms: readonly string[]) => Wanted) =>
    later(() => countWords(searchable, of, sought.words, wantedBy));
  return {
    called: later(() =>
      calledAmong(searchable, of, [...new Set([...sought.meant.flat(), ...sought.amounts, ...sought.whole])]),
    ),
    begun: later(async (): Promise<Counted | null> => {
      if (sought.beginning === null) return null;
      const wanted = numberedFrom(sought.beginning);
      const [counts = new Map()] = await countsOf(searchable, [[wanted, of]]);
      return [wanted, counts];
    }),
    counted: async (wanted: Wanted, among: readonly WordGroup[]): Promise<Counted> => {
      const [counts = new Map()] = await countsOf(searchable, [[wanted, among]]);
      return [wanted, counts];
    },
    named: words((forms) => worded(forms, wordWeights.name)),
    worded: words((forms) => worded(forms, wordWeights.beside)),
    partly: words((forms) => partOf(searchable.engine, forms)),
  };
};

type LookedUp = ReturnType<typeof lookedUp>;

/** What one row alone may be called by: its own row, else what belongs to it; null where nothing is called so. */
const meantIn = async (up: LookedUp, sought: Sought, listed: Listed): Promise<Met | null> => {
  const isCalled = await up.called();
  const [own, ...others] = sources[listed];
  for (const forms of sought.meant) {
    if (![own, ...others].some(({ group }) => isCalled(group, forms))) continue;
    const isOwn = isCalled(own.group, forms);
    const of = isOwn ? [own] : others;
    const counted = await up.counted(
      calledBy(forms),
      of.map(({ group }) => group),
    );
    const condition = fromAny(listed, of, counted);
    if (condition !== null) return { meeting: isOwn ? "called" : "related", condition };
  }
  if (isCalled(own.group, sought.amounts)) {
    const condition = fromAny(listed, [own], await up.counted(calledBy(sought.amounts), [own.group]));
    if (condition !== null) return { meeting: "called", condition };
  }
  const begun = await up.begun();
  if (begun === null) return null;
  const condition = fromAny(listed, [own], begun) ?? fromAny(listed, others, begun);
  return condition === null ? null : { meeting: "called", condition };
};

const allWords = async (words: LookedUp["partly"], listed: Listed): Promise<Condition | null> =>
  both((await words()).map((word) => ofWord(listed, word)));

/** The rows that have what was typed; null where there are none. */
const foundIn = async (up: LookedUp, sought: Sought, listed: Listed): Promise<Condition | null> =>
  (await meantIn(up, sought, listed))?.condition ?? (await allWords(up.partly, listed));

/** The same by how well they are met: the last of these has them all. */
const rankedIn = async (up: LookedUp, sought: Sought, listed: Listed): Promise<readonly Met[]> => {
  const meant = await meantIn(up, sought, listed);
  if (meant !== null) return [meant];
  const [own] = sources[listed];
  const isCalled = (await up.called())(own.group, sought.whole);
  const called = isCalled ? fromAny(listed, [own], await up.counted(calledBy(sought.whole), [own.group])) : null;
  const partly = await allWords(up.partly, listed);
  const better =
    partly === null
      ? []
      : [
          { meeting: "named" as const, condition: await allWords(up.named, listed) },
          { meeting: "worded" as const, condition: await allWords(up.worded, listed) },
        ];
  return [
    { meeting: "called" as const, condition: called },
    ...better,
    { meeting: "partly" as const, condition: partly },
  ].flatMap(({ meeting, condition }) => (condition === null ? [] : [{ meeting, condition }]));
};

const groupsOf = (listed: readonly Listed[]): readonly WordGroup[] => [
  ...new Set(listed.flatMap((each) => sources[each].map(({ group }) => group))),
];

const nothing = sql<boolean>`1 = 0`;

/** Conditions on the rows of a list. */
export const rowsFound = async (
  searchable: Searchable,
  listed: Listed,
  sought: Sought,
): Promise<readonly Condition[]> => [
  (await foundIn(lookedUp(searchable, sought, groupsOf([listed])), sought, listed)) ?? nothing,
];

/** For several lists at once. */
export const rankedRows = (searchable: Searchable, sought: Sought, listed: readonly Listed[]) => {
  const up = lookedUp(searchable, sought, groupsOf(listed));
  return (each: Listed): Promise<readonly Met[]> => rankedIn(up, sought, each);
};

/** Conditions on the rows of a list whose numbers are looked for elsewhere: each typed word is of the customer, or of what belongs to the row. */
export const rowsWith = async (searchable: Searchable, listed: Listed, q: string): Promise<readonly Condition[]> => {
  // No number is read here, so no year matters.
  const sought = soughtIn(q, 0);
  if (sought.words.length === 0) return [];
  return [(await allWords(lookedUp(searchable, sought, groupsOf([listed])).partly, listed)) ?? nothing];
};
