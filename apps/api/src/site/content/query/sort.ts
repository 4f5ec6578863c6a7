// What a query sorts by: attributes and paths over relations, as expressions in SQL. [API-02]
import { sql } from "kysely";
import type { ContentType } from "../schema/model.ts";
import { ordered, type Column, type Compilation, type Expression } from "./columns.ts";
import { invalidKey, invalidValue, isRecord, joined, listOf, type Param } from "./faults.ts";
import { entryPlace, type Place } from "./filters.ts";

const mostDeep = 10;

/** `category.slug:desc`, a list of such, or objects: what is sorted by, and in which direction. */
export interface SortKey {
  readonly path: readonly string[];
  readonly descending: boolean;
}

const sortKeys = (sort: unknown, at: readonly string[]): readonly SortKey[] => {
  const list = listOf(sort);
  if (list !== null && at.length === 0) return list.flatMap((each) => sortKeys(each, at));
  if (typeof sort === "string" && at.length === 0)
    return sort.split(",").flatMap((part) => {
      const [path = "", order] = part.trim().split(":");
      return path === "" ? [] : [{ path: path.split("."), descending: isDescending(order ?? "asc") }];
    });
  if (isRecord(sort) && at.length < mostDeep)
    return Object.entries(sort).flatMap(([key, value]) => sortKeys(value, [...at, key]));
  if (typeof sort === "string") return [{ path: at, descending: isDescending(sort) }];
  throw invalidValue(
    "Invalid sort parameter. Expected a string, an array of strings, a sort object or an array of sort objects",
  );
};

const isDescending = (order: string): boolean => {
  if (!["asc", "desc", "ASC", "DESC"].includes(order))
    throw invalidValue("Invalid order. order can only be one of asc|desc|ASC|DESC");
  return order.toLowerCase() === "desc";
};

export interface Sorted {
  readonly keys: readonly SortKey[];
  /** With few entries the ids are sorted once they are found; with many the index gives them in their order. */
  readonly expressions: (few: boolean) => readonly Expression[];
}

/** Nothing sorts first: on both engines. Last comes the id, so that pages never overlap. */
export const sortOf = (
  made: Compilation,
  type: ContentType,
  alias: string,
  sort: unknown,
  param: Param = "sort",
): Sorted => {
  const keys = sort === undefined || sort === "" ? [] : sortKeys(sort, []);
  if (keys.length > 20) throw invalidValue("Invalid sort parameter: too many keys");
  const expressions = keys.map(({ path, descending }) => {
    const column = columnAt(entryPlace(made, type, alias), path, null, param);
    return sql`${ordered(made.engine, column)} ${sql.raw(descending ? "desc nulls last" : "asc nulls first")}`;
  });
  if (keys.some(({ path }) => path.length === 1 && path[0] === "id")) return { keys, expressions: () => expressions };
  const id = sql.ref(`${alias}.id`);
  return { keys, expressions: (few) => [...expressions, few ? sql`${id} + 0 asc` : sql`${id} asc`] };
};

const columnAt = (place: Place, path: readonly string[], at: string | null, param: Param): Column => {
  const [name = "", ...rest] = path;
  const attribute = Object.hasOwn(place.attributes, name) ? place.attributes[name] : undefined;
  const column = place.column(name);
  if (rest.length === 0 && column !== null) return column;
  if (attribute === undefined || rest.length === 0)
    throw invalidKey(name, attribute === undefined ? at : joined(at, name), param);
  const next = place.follow(name, attribute);
  if (next === null) throw invalidKey(name, joined(at, name), param);
  return columnAt(next, rest, joined(at, name), param);
};
