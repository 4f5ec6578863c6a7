// Where an attribute of an entry stands in SQL: a column, or a member of JSON, as SQLite and PostgreSQL each write it. [OPS-02]
import { sql, type RawBuilder } from "kysely";
import { isLong, type ContentType, type Scalar } from "../schema/model.ts";

export type Engine = "sqlite" | "postgres";
export type Expression = RawBuilder<unknown>;

/** What kind of value is compared. */
export type ValueKind = "text" | "number" | "boolean" | "date" | "instant";

export interface Column {
  readonly expression: Expression;
  readonly kind: ValueKind;
}

/** What a query is compiled for. */
export interface Compilation {
  readonly engine: Engine;
  /** The version of types that have drafts. */
  readonly state: "draft" | "published";
  /** Each table that is joined gets a name of its own. */
  readonly alias: () => string;
  /** Whether entries are looked up by an address: few are found then, and the database must not walk through all of them in the order of their ids. */
  readonly few: { found: boolean };
  /** How many comparisons the query has. */
  readonly counts: { comparisons: number };
}

export const compilation = (engine: Engine, state: "draft" | "published"): Compilation => {
  const count = { made: 0 };
  return {
    engine,
    state,
    few: { found: false },
    counts: { comparisons: 0 },
    alias: () => {
      count.made += 1;
      return `r${count.made}`;
    },
  };
};

/** The version that is read of a type. */
export const stateOf = (type: ContentType, { state }: Pick<Compilation, "state">): "draft" | "published" =>
  type.drafts ? state : "published";

const own: Readonly<Record<string, readonly [string, ValueKind]>> = {
  id: ["id", "number"],
  documentId: ["document_id", "text"],
  createdAt: ["created_at", "instant"],
  updatedAt: ["updated_at", "instant"],
  publishedAt: ["published_at", "instant"],
  locale: ["locale", "text"],
};

export const ownAttributes: readonly string[] = ["id", "documentId", "createdAt", "updatedAt", "publishedAt"];

const kinds: Readonly<Record<Scalar["kind"], ValueKind>> = {
  string: "text",
  text: "text",
  richtext: "text",
  json: "text",
  integer: "number",
  decimal: "number",
  boolean: "boolean",
  date: "date",
  datetime: "text",
};

/** The column of what every entry has; null for what only its type may have. */
export const ownColumn = (alias: string, name: string): Column | null => {
  const found = Object.hasOwn(own, name) ? own[name] : undefined;
  return found === undefined ? null : { expression: sql.ref(`${alias}.${found[0]}`), kind: found[1] };
};

/** The column of a scalar of the type. Instants stand in JSON as ISO texts, which sort as instants do. */
export const scalarColumn = (
  { engine }: Compilation,
  type: ContentType,
  alias: string,
  name: string,
  scalar: Scalar,
): Column => {
  const kind = kinds[scalar.kind];
  if (name === type.lookup) return { expression: sql.ref(`${alias}.lookup`), kind };
  return { expression: member(engine, `${alias}.${isLong(scalar) ? "parts" : "fields"}`, [name], kind), kind };
};

/** A scalar of a component that stands once. */
export const partColumn = (
  { engine }: Compilation,
  alias: string,
  path: readonly string[],
  scalar: Scalar,
): Column => ({
  expression: member(engine, `${alias}.parts`, path, kinds[scalar.kind]),
  kind: kinds[scalar.kind],
});

/** Names come from the schema, so they are written into the statement as they are. */
const member = (engine: Engine, column: string, path: readonly string[], kind: ValueKind): Expression => {
  if (engine === "sqlite") return sql`json_extract(${sql.ref(column)}, ${sql.lit(`$.${path.join(".")}`)})`;
  const text = sql`(${sql.ref(column)}::jsonb #>> ${sql.lit(`{${path.join(",")}}`)})`;
  if (kind === "number") return sql`${text}::numeric`;
  return kind === "boolean" ? sql`${text}::boolean` : text;
};

/** As it is ordered and compared by size: by code points on both engines. */
export const ordered = (engine: Engine, { expression, kind }: Column): Expression =>
  engine === "postgres" && (kind === "text" || kind === "date") ? sql`${expression} collate "C"` : expression;
