// Conditions on stored words, by the index that each has: words as they are, from their beginning, with a part in the middle. [DSK-01] [ADM-01]
import { shortestFragment, wordWeights } from "@kontor/domain/site/desk";
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../../platform/database/handle.ts";

/** What rows are looked for in. */
export type Searchable = Pick<Database, "engine" | "reads">;

export type Condition = Expression<SqlBool>;

/** Kinds of words that are looked for alike, and where SQLite has their fragments. */
const groups = {
  people: { kinds: ["users", "customers"], fragments: "word_fragments" },
  orders: { kinds: ["orders"], fragments: "word_fragments_of_names" },
  contracts: { kinds: ["contracts"], fragments: "word_fragments_of_names" },
  invoices: { kinds: ["invoices"], fragments: null },
  payments: { kinds: ["payments"], fragments: "word_fragments_beside" },
  requests: { kinds: ["declarations", "requests"], fragments: "word_fragments_beside" },
  vouchers: { kinds: ["vouchers"], fragments: "word_fragments_beside" },
} as const;

export type WordGroup = keyof typeof groups;

/** Of words that are commoner than this, rows are read in their order until a page is full; others are looked up by their words. */
export const rare = 2_000;

/** The same condition by an index of words, and on the words of one row. `most` bounds how many words the first looks through. */
export interface Wanted {
  readonly byIndex: (group: WordGroup, most?: number) => Condition;
  readonly ofRow: Condition;
}

const either = (parts: readonly Condition[]): Condition => sql<boolean>`(${sql.join(parts, sql` or `)})`;

/** What comes after every word that begins like this. */
const endOf = (beginning: string): string => `${beginning}\u{10ffff}`;

const always = (condition: Condition): Wanted => ({ byIndex: () => condition, ofRow: condition });

const oneOf = (forms: readonly string[]) => sql`words.word in (${sql.join(forms)})`;

/** What a row is called by. */
export const calledBy = (forms: readonly string[]): Wanted =>
  always(sql<boolean>`${oneOf(forms)} and words.weight >= ${sql.lit(wordWeights.own)}`);

/** Whole words that say so much at least. */
export const worded = (forms: readonly string[], least: number): Wanted =>
  always(
    sql<boolean>`${oneOf(forms)} and words.weight >= ${sql.lit(least)} and words.weight < ${sql.lit(wordWeights.number)}`,
  );

const beginsWith = (beginning: string) => sql`words.word >= ${beginning} and words.word < ${endOf(beginning)}`;

/** Numbers that begin so. */
export const numberedFrom = (beginning: string): Wanted =>
  always(sql<boolean>`${beginsWith(beginning)} and words.weight = ${sql.lit(wordWeights.number)}`);

const isPlain = sql`words.weight < ${sql.lit(wordWeights.number)}`;

/** Typed forms are letters, digits and blanks alone, so a pattern needs no escapes. */
const inWord = (form: string): Condition =>
  Array.from(form).length < shortestFragment
    ? sql<boolean>`(${beginsWith(form)} and ${isPlain})`
    : sql<boolean>`(words.word like ${`%${form}%`} and ${isPlain})`;

/** The same by the index of fragments: tables of words on SQLite, an index of the words on PostgreSQL. */
const inIndex = (engine: Database["engine"], form: string, group: WordGroup, most?: number): Condition => {
  if (Array.from(form).length < shortestFragment) return inWord(form);
  if (engine === "postgres")
    return sql<boolean>`(word_trigrams(words.word) @> word_trigrams(${form}::text) and ${inWord(form)})`;
  const { fragments } = groups[group];
  if (fragments === null) return sql<boolean>`1 = 0`;
  const limit = most === undefined ? sql`` : sql`limit ${sql.lit(most)}`;
  return sql<boolean>`(words.word in (select word from ${sql.table(fragments)} where word like ${`%${form}%`} ${limit}) and ${isPlain})`;
};

/** Words with one of these in them. */
export const partOf = (engine: Database["engine"], forms: readonly string[]): Wanted => ({
  byIndex: (group, most) => either(forms.map((form) => inIndex(engine, form, group, most))),
  ofRow: either(forms.map(inWord)),
});

const isOf = (group: WordGroup) => sql`words.kind in (${sql.join(groups[group].kinds.map((kind) => sql.lit(kind)))})`;

/** The ids of the rows whose words are wanted. */
export const idsWith = (group: WordGroup, wanted: Wanted): RawBuilder<unknown> =>
  sql`select words.id from words where ${isOf(group)} and ${wanted.byIndex(group)}`;

/** Whether the row with this id has such a word. */
export const hasWord = (group: WordGroup, id: RawBuilder<unknown>, wanted: Wanted): Condition =>
  sql<boolean>`exists (select 1 from words where ${isOf(group)} and words.id = ${id} and ${wanted.ofRow})`;

/** How many words of each group are wanted, up to one more than are rare: all in one query. */
export const countsOf = async (
  { reads }: Searchable,
  wanted: readonly (readonly [Wanted, readonly WordGroup[]])[],
): Promise<readonly ReadonlyMap<WordGroup, number>[]> => {
  const most = rare + 1;
  const counts = wanted.flatMap(([each, of]) =>
    of.map(
      (group) =>
        sql`(select count(*) from (select 1 from words where ${isOf(group)} and ${each.byIndex(group, most)} limit ${sql.lit(most)}) as counted)`,
    ),
  );
  if (counts.length === 0) return wanted.map(() => new Map());
  const named = counts.map((count, at) => sql`${count} as ${sql.id(`c${at}`)}`);
  const { rows } = await sql<Readonly<Record<string, unknown>>>`select ${sql.join(named)}`.execute(reads);
  const values = Array.from(counts, (_, at) => Number(rows[0]?.[`c${at}`] ?? 0));
  return wanted.map(([, of], at) => {
    const before = wanted.slice(0, at).reduce((sum, [, others]) => sum + others.length, 0);
    return new Map(of.map((group, place) => [group, values[before + place] ?? 0]));
  });
};

/** Which of these words something of a group is called by. */
export const calledAmong = async (
  { engine, reads }: Searchable,
  of: readonly WordGroup[],
  forms: readonly string[],
): Promise<(group: WordGroup, among: readonly string[]) => boolean> => {
  if (forms.length === 0) return () => false;
  const kinds = of.flatMap((group) => groups[group].kinds.map((kind) => [group, kind] as const));
  const text = (value: string) => (engine === "postgres" ? sql`(${value}::text)` : sql`(${value})`);
  const { rows } = await sql<{ kind: string; form: string }>`
    select kinds.column1 as kind, forms.column1 as form from (values ${sql.join(kinds.map(([, kind]) => text(kind)))}) kinds
    cross join (values ${sql.join(forms.map(text))}) forms where exists (
      select 1 from words where words.kind = kinds.column1 and words.word = forms.column1 and words.weight >= ${sql.lit(wordWeights.own)})`.execute(
    reads,
  );
  const met = new Set(rows.map(({ kind, form }) => `${kinds.find(([, each]) => each === kind)?.[0] ?? ""} ${form}`));
  return (group, among) => among.some((form) => met.has(`${group} ${form}`));
};
