// Filters of a query as a condition in SQL: attributes, paths over relations and components, and, or, not. [API-02]
import { sql } from "kysely";
import { attributesOf } from "../schema/components.ts";
import { isScalar, type Attribute, type Attributes, type ContentType } from "../schema/model.ts";
import { contentType } from "../schema/types.ts";
import { containsFolded, everyOf, isOperator, isText, operated, someOf, type Condition } from "./operators.ts";
import {
  ownColumn,
  partColumn,
  scalarColumn,
  stateOf,
  type Column,
  type Compilation,
  type Expression,
} from "./columns.ts";
import { invalidKey, invalidValue, isRecord, joined, listOf } from "./faults.ts";

/** Where a filter stands: on an entry, through relations that lead to one, or in a component of it. */
export interface Place {
  readonly attributes: Attributes;
  /** The attribute with an index. */
  readonly lookup: string | null;
  readonly column: (name: string) => Column | null;
  readonly follow: (name: string, attribute: Attribute) => Place | null;
  readonly inverse: (name: string, attribute: Attribute, filters: unknown, at: string) => Condition | null;
}

const mostDeep = 20;
/** Each is made for each entry. */
const mostComparisons = 60;

export const filtersOf = (made: Compilation, type: ContentType, alias: string, filters: unknown): Condition => {
  if (filters === undefined || filters === "") return everyOf([]);
  if (!isRecord(filters) && listOf(filters) === null) throw invalidValue("filters must be an object");
  return conditionOf(made, entryPlace(made, type, alias), filters, null, 0);
};

const conditionOf = (
  made: Compilation,
  place: Place,
  filters: unknown,
  at: string | null,
  depth: number,
): Condition => {
  if (depth > mostDeep) throw invalidValue("filters are nested too deeply");
  const list = listOf(filters);
  if (list !== null) return everyOf(list.map((each) => conditionOf(made, place, each, at, depth + 1)));
  if (!isRecord(filters)) throw invalidValue("filters must be an object");
  return everyOf(
    Object.entries(filters).map(([key, value]) => {
      if (key === "$and" || key === "$or") {
        const parts = (listOf(value) ?? [value]).map((each) => conditionOf(made, place, each, at, depth + 1));
        return key === "$and" ? everyOf(parts) : someOf(parts);
      }
      if (key === "$not") return sql<boolean>`not (${conditionOf(made, place, value, at, depth + 1)})`;
      return onKey(made, place, key, value, at, depth);
    }),
  );
};

const onKey = (
  made: Compilation,
  place: Place,
  key: string,
  value: unknown,
  at: string | null,
  depth: number,
): Condition => {
  const column = place.column(key);
  if (at === null && depth <= 1 && column !== null && place.lookup === key && isExact(value)) made.few.found = true;
  const attribute = Object.hasOwn(place.attributes, key) ? place.attributes[key] : undefined;
  if (column !== null) return onColumn(made, column, attribute?.kind === "datetime", value, joined(at, key), depth);
  // The author of an entry is private.
  if (key === "createdBy" || key === "updatedBy") throw invalidKey(key, joined(at, key), "filters");
  if (attribute === undefined) throw invalidKey(key, at, "filters");
  const there = joined(at, key);
  // A relation compared with a value is compared by its id.
  const nested =
    isRecord(value) && !Object.keys(value).every((each) => isOperator(each) || each === "$not") ? value : { id: value };
  const inverse = place.inverse(key, attribute, nested, there);
  if (inverse !== null) return inverse;
  const next = place.follow(key, attribute);
  if (next === null) throw invalidKey(key, there, "filters");
  return conditionOf(made, next, nested, there, depth + 1);
};

const isExact = (value: unknown): boolean =>
  typeof value === "string" || (isRecord(value) && (value["$eq"] ?? value["$in"]) !== undefined);

const onColumn = (
  made: Compilation,
  column: Column,
  isInstant: boolean,
  value: unknown,
  at: string,
  depth: number,
): Condition => {
  if (depth > mostDeep) throw invalidValue("filters are nested too deeply");
  const single = (operator: string, operand: unknown): Condition => {
    if (operator === "$not") return sql<boolean>`not (${onColumn(made, column, isInstant, operand, at, depth + 1)})`;
    if (operator === "$and" || operator === "$or") {
      const parts = (listOf(operand) ?? [operand]).map((each) =>
        onColumn(made, column, isInstant, each, at, depth + 1),
      );
      return operator === "$and" ? everyOf(parts) : someOf(parts);
    }
    made.counts.comparisons += 1;
    if (made.counts.comparisons > mostComparisons) throw invalidValue("filters hold too many comparisons");
    const condition = operated(made.engine, column, operator, operand, isInstant);
    if (condition === null) throw invalidKey(operator, at, "filters");
    return condition;
  };
  if (!isRecord(value) || listOf(value) !== null) return single("$eq", value);
  return everyOf(Object.entries(value).map(([operator, operand]) => single(operator, operand)));
};

/** An entry of its own table name. */
export const entryPlace = (made: Compilation, type: ContentType, alias: string): Place => ({
  attributes: type.attributes,
  lookup: type.lookup,
  column: (name) => entryColumn(made, type, alias, name),
  follow: (name, attribute) => {
    if (attribute.kind === "component" && !attribute.many)
      return partPlace(made, alias, attributesOf(attribute.component), [name]);
    if (attribute.kind !== "relation" || attribute.many || name !== type.owner) return null;
    return throughOwner(made, contentType(attribute.target), alias, (there) => there);
  },
  inverse: (_, attribute, filters, at) => {
    if (attribute.kind !== "relation" || attribute.via === undefined) return null;
    return onInverse(made, contentType(attribute.target), alias, filters, at);
  },
});

export const entryColumn = (made: Compilation, type: ContentType, alias: string, name: string): Column | null => {
  if (name === "locale" && !type.localized) return null;
  const own = ownColumn(alias, name);
  if (own !== null) return own;
  const attribute = Object.hasOwn(type.attributes, name) ? type.attributes[name] : undefined;
  return attribute !== undefined && isScalar(attribute) ? scalarColumn(made, type, alias, name, attribute) : null;
};

/** Where `id` stands for a relation that may be missing, as a left join would show it: a column of the entry that the owner leads to. */
const throughOwner = (
  made: Compilation,
  target: ContentType,
  alias: string,
  wrap: (expression: Expression) => Expression,
): Place => {
  const there = made.alias();
  const reached = (expression: Expression): Expression =>
    wrap(
      sql`(select ${expression} from content_entries as ${sql.ref(there)} where ${onOwner(made, target, alias, there)})`,
    );
  return {
    attributes: target.attributes,
    lookup: null,
    column: (name) => {
      const column = entryColumn(made, target, there, name);
      return column === null ? null : { ...column, expression: reached(column.expression) };
    },
    follow: (name, attribute) =>
      attribute.kind === "relation" && !attribute.many && name === target.owner
        ? throughOwner(made, contentType(attribute.target), there, reached)
        : null,
    inverse: () => null,
  };
};

const onOwner = (made: Compilation, target: ContentType, from: string, there: string): Condition =>
  everyOf([
    sql`${sql.ref(`${there}.type`)} = ${sql.lit(target.name)}`,
    sql`${sql.ref(`${there}.document_id`)} = ${sql.ref(`${from}.owner`)}`,
    sql`${sql.ref(`${there}.locale`)} = ${target.localized ? sql.ref(`${from}.locale`) : sql.lit("")}`,
    sql`${sql.ref(`${there}.state`)} = ${sql.lit(stateOf(target, made))}`,
  ]);

/** Entries that lead here. `id: null` matches those without any. */
const onInverse = (made: Compilation, target: ContentType, alias: string, filters: unknown, at: string): Condition => {
  const there = made.alias();
  const pointing = everyOf([
    sql`${sql.ref(`${there}.type`)} = ${sql.lit(target.name)}`,
    sql`${sql.ref(`${there}.owner`)} = ${sql.ref(`${alias}.document_id`)}`,
    sql`${sql.ref(`${there}.locale`)} = ${sql.ref(`${alias}.locale`)}`,
    sql`${sql.ref(`${there}.state`)} = ${sql.lit(stateOf(target, made))}`,
  ]);
  const id = isRecord(filters) && Object.keys(filters).length === 1 && isRecord(filters["id"]) ? filters["id"] : null;
  const missing = id !== null && Object.keys(id).length === 1 ? id["$null"] : undefined;
  const condition =
    missing === undefined ? conditionOf(made, entryPlace(made, target, there), filters, at, 1) : everyOf([]);
  const exists = sql<boolean>`exists (select 1 from content_entries as ${sql.ref(there)} where ${pointing} and ${condition})`;
  return missing !== undefined && missing !== "false" ? sql<boolean>`not (${exists})` : exists;
};

const partPlace = (made: Compilation, alias: string, attributes: Attributes, path: readonly string[]): Place => ({
  attributes,
  lookup: null,
  column: (name) => {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (name === "id") return partColumn(made, alias, [...path, "id"], { kind: "integer" });
    return attribute !== undefined && isScalar(attribute) ? partColumn(made, alias, [...path, name], attribute) : null;
  },
  follow: (name, attribute) =>
    attribute.kind === "component" && !attribute.many
      ? partPlace(made, alias, attributesOf(attribute.component), [...path, name])
      : null,
  inverse: () => null,
});

/** `_q`: any text of the entry contains the words. */
export const searchOf = (made: Compilation, type: ContentType, alias: string, words: unknown): Condition => {
  if (words === undefined || words === "") return everyOf([]);
  if (typeof words !== "string") throw invalidValue("_q must be a text");
  const columns = Object.entries(type.attributes).flatMap(([name, attribute]) =>
    isScalar(attribute) && attribute.kind !== "json" && attribute.values === undefined
      ? [scalarColumn(made, type, alias, name, attribute)]
      : [],
  );
  return someOf(columns.filter(({ kind }) => isText(kind)).map((column) => containsFolded(made.engine, column, words)));
};
