// Which fields a query requests. [API-02]
import { isScalar, type Attributes } from "../schema/model.ts";
import { ownAttributes } from "./columns.ts";
import { invalidKey, invalidValue, listOf, type Param } from "./faults.ts";

/** Names of fields; null for all of them. */
export type Fields = ReadonlySet<string> | null;

export interface Fielded {
  readonly attributes: Attributes;
  readonly localized: boolean;
  /** Whether it is an entry, with dates of its own; a component has only an id. */
  readonly entry: boolean;
}

export const fieldsOf = (
  { attributes, localized, entry }: Fielded,
  fields: unknown,
  at: string | null,
  param: Param,
): Fields => {
  if (fields === undefined || fields === "") return null;
  const names = (listOf(fields) ?? [fields]).flatMap((each) => {
    if (typeof each !== "string")
      throw invalidValue("Invalid fields parameter. Expected a string or an array of strings");
    return each.split(",").map((name) => name.trim());
  });
  for (const name of names) {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const known =
      name === "*" ||
      name === "" ||
      name === "id" ||
      (entry && ownAttributes.includes(name)) ||
      (localized && name === "locale") ||
      (attribute !== undefined && isScalar(attribute));
    if (!known) throw invalidKey(name, at, param);
  }
  return names.includes("*") ? null : new Set(names);
};
