// Where in a dialog a refusal is shown: at the field that the API names, else at the first field that a refusal of its kind is about. [ADM-01] [LOC-16]
import type { RefusalTag } from "@kontor/domain/site/refusal";
import { problemOf } from "./calls.ts";
import { fieldsOfRefusal } from "./refusal-fields.ts";

/** What is wrong, by the names of the fields; empty where it is about none of them. */
export const refusedAt = (error: unknown, fields: readonly string[]): ReadonlyMap<string, string> => {
  if (error === null) return new Map();
  const { refusal, detail, facts, errors = [] } = problemOf(error);
  const named = errors
    .map((one) => [one.field.split(/[./]/).at(-1) ?? "", one.detail] as const)
    .filter(([field]) => fields.includes(field));
  if (named.length > 0) return new Map(named);
  const wanted = [String(facts?.["field"] ?? ""), ...(fieldsOfRefusal[refusal as RefusalTag] ?? [])];
  const field = wanted.find((name) => fields.includes(name));
  return field === undefined ? new Map() : new Map([[field, detail]]);
};
