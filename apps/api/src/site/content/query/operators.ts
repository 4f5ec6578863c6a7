// The operators of filters over one column, and how the values of a query become values of the database. [API-02]
import { sql, type RawBuilder } from "kysely";
import { ordered, type Column, type Engine, type ValueKind } from "./columns.ts";
import { invalidValue, listOf } from "./faults.ts";

export type Condition = RawBuilder<boolean>;

const isTrue = (value: unknown): boolean => !["false", "f", "0", ""].includes(String(value).toLowerCase());

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Milliseconds since 1970; shorter runs of digits are years and days. */
const timestampPattern = /^\d{11,15}$/;

const instantOf = (value: string): number => {
  const read = timestampPattern.test(value)
    ? Number(value)
    : instantPattern.test(value)
      ? Date.parse(value)
      : Number.NaN;
  if (Number.isNaN(read)) throw invalidValue("Invalid format, expected a timestamp or an ISO date");
  return read;
};

/** A value of the query as the column stores it; what cannot be one is refused. */
const valueOf = (engine: Engine, { kind, expression: _ }: Column, value: unknown, isInstantText: boolean): unknown => {
  if (typeof value !== "string") throw invalidValue("Invalid value in filters: a text was expected");
  if (kind === "number") {
    const read = value.trim() === "" ? Number.NaN : Number(value);
    if (!Number.isFinite(read)) throw invalidValue(`Expected a valid Number, got ${value.slice(0, 100)}`);
    return read;
  }
  if (kind === "boolean") return engine === "sqlite" ? (isTrue(value) ? 1 : 0) : isTrue(value);
  if (kind === "instant") return instantOf(value);
  if (kind === "date") {
    if (!datePattern.test(value.slice(0, 10))) throw invalidValue("Invalid format, expected yyyy-MM-dd");
    return value.slice(0, 10);
  }
  return isInstantText ? new Date(instantOf(value)).toISOString() : value;
};

/** ASCII letters only, as SQLite folds them; PostgreSQL does the same by its plainest collation. */
const folded = (engine: Engine, expression: Column["expression"]): RawBuilder<string> =>
  engine === "sqlite" ? sql`lower(${expression})` : sql`lower(${expression} collate "C")`;
const foldedText = (value: string): string => value.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

type Reading = (value: unknown) => unknown;
type Operator = (engine: Engine, column: Column, value: unknown, read: Reading) => Condition;

const textOf = (value: unknown): string => {
  if (typeof value !== "string") throw invalidValue("Invalid value in filters: a text was expected");
  return value;
};

const plain = (engine: Engine, column: Column): Column["expression"] =>
  column.kind === "text" || column.kind === "date"
    ? column.expression
    : engine === "sqlite"
      ? sql`cast(${column.expression} as text)`
      : sql`(${column.expression})::text`;

const contains = (engine: Engine, within: Column["expression"], value: string): Condition =>
  engine === "sqlite" ? sql`instr(${within}, ${value}) > 0` : sql`position(${value}::text in ${within}) > 0`;

const startsWith = (within: Column["expression"], value: string): Condition =>
  value === "" ? sql`${within} is not null` : sql`substr(${within}, 1, ${sql.lit([...value].length)}) = ${value}`;

const endsWith = (engine: Engine, within: Column["expression"], value: string): Condition => {
  const length = sql.lit([...value].length);
  if (value === "") return sql`${within} is not null`;
  return engine === "sqlite"
    ? sql`substr(${within}, -${length}) = ${value}`
    : sql`right(${within}, ${length}) = ${value}`;
};

const compared =
  (sign: string): Operator =>
  (engine, column, value, read) =>
    sql`${ordered(engine, column)} ${sql.raw(sign)} ${read(value)}`;

const within: Operator = (_, { expression }, value, read) => {
  const values = (listOf(value) ?? [value]).map(read);
  return values.length === 0 ? sql`1 = 0` : sql`${expression} in (${sql.join(values)})`;
};

const equal: Operator = (engine, column, value, read) =>
  listOf(value) === null ? sql`${column.expression} = ${read(value)}` : within(engine, column, value, read);

const isNull =
  (wanted: boolean): Operator =>
  (_, { expression }, value) =>
    isTrue(value) === wanted ? sql`${expression} is null` : sql`${expression} is not null`;

const not = (condition: Condition): Condition => sql`not (${condition})`;

const onText =
  (test: (engine: Engine, within: Column["expression"], value: string) => Condition): Operator =>
  (engine, column, value) =>
    test(engine, plain(engine, column), textOf(value));

const onFolded =
  (test: (engine: Engine, within: Column["expression"], value: string) => Condition): Operator =>
  (engine, column, value) =>
    test(engine, folded(engine, plain(engine, column)), foldedText(textOf(value)));

const same = (_: Engine, expression: Column["expression"], value: string): Condition => sql`${expression} = ${value}`;

const operators: Readonly<Record<string, Operator>> = {
  $eq: equal,
  $eqi: onFolded(same),
  $ne: (engine, column, value, read) =>
    listOf(value) === null ? sql`${column.expression} <> ${read(value)}` : not(within(engine, column, value, read)),
  $nei: onFolded((engine, expression, value) => not(same(engine, expression, value))),
  $in: within,
  $notIn: (...args) => not(within(...args)),
  $lt: compared("<"),
  $lte: compared("<="),
  $gt: compared(">"),
  $gte: compared(">="),
  $between: (engine, column, value, read) => {
    const [low, high, ...rest] = listOf(value) ?? [];
    if (low === undefined || high === undefined || rest.length > 0)
      throw invalidValue("$between takes a list of two values");
    return sql`${ordered(engine, column)} between ${read(low)} and ${read(high)}`;
  },
  $null: isNull(true),
  $notNull: isNull(false),
  $contains: onText(contains),
  $notContains: onText((...args) => not(contains(...args))),
  $containsi: onFolded(contains),
  $notContainsi: onFolded((...args) => not(contains(...args))),
  $startsWith: onText((_, expression, value) => startsWith(expression, value)),
  $startsWithi: onFolded((_, expression, value) => startsWith(expression, value)),
  $endsWith: onText(endsWith),
  $endsWithi: onFolded(endsWith),
};

export const isOperator = (key: string): boolean => Object.hasOwn(operators, key);

/** One operator over a column; `null` when there is no such operator. */
export const operated = (
  engine: Engine,
  column: Column,
  operator: string,
  value: unknown,
  isInstantText: boolean,
): Condition | null => {
  const found = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  return found === undefined
    ? null
    : found(engine, column, value, (each) => valueOf(engine, column, each, isInstantText));
};

export const everyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` and `)})`;

export const someOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`1 = 1` : sql`(${sql.join(conditions, sql` or `)})`;

/** Whether a kind of value is text that a search looks through. */
export const isText = (kind: ValueKind): boolean => kind === "text";

export const containsFolded = (engine: Engine, column: Column, value: string): Condition =>
  contains(engine, folded(engine, column.expression), foldedText(value));
