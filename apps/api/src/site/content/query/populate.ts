// What a query wants to be put in: relations, media, components, dynamic zones, each with fields, filters and sorting of its own. [API-02]
import { attributesOf } from "../schema/components.ts";
import { isScalar, type Attribute, type Attributes, type ContentType } from "../schema/model.ts";
import { contentType } from "../schema/types.ts";
import { uploadAttributes } from "../schema/uploads.ts";
import type { Compilation } from "./columns.ts";
import { invalidKey, invalidValue, isRecord, joined, listOf } from "./faults.ts";
import { fieldsOf, type Fields } from "./fields.ts";
import { filtersOf } from "./filters.ts";
import type { Condition } from "./operators.ts";
import { sortOf, type Sorted } from "./sort.ts";

/** What is put in for one attribute. */
export interface Wanted {
  readonly fields: Fields;
  readonly populate: Populate;
  /** Components of a zone that are put in; null for all, with their scalars only. */
  readonly on: Readonly<Record<string, Wanted>> | null;
  /** For relations: compiled for the table name `e`. */
  readonly where: Condition | null;
  readonly sort: Sorted | null;
}

export type Populate = Readonly<Record<string, Wanted>>;

export const nothing: Populate = {};

const mostDeep = 12;
const plain: Wanted = { fields: null, populate: nothing, on: null, where: null, sort: null };

export const populateOf = (
  made: Compilation,
  attributes: Attributes,
  populate: unknown,
  at: string | null = null,
  depth = 0,
): Populate => {
  if (depth > mostDeep) throw invalidValue("populate is nested too deeply");
  if (populate === undefined || populate === "") return nothing;
  if (populate === "*") return everything(attributes);
  if (typeof populate === "string") return byPaths(made, attributes, populate.split(","), at, depth);
  const list = listOf(populate);
  if (list !== null) {
    if (list.some((each) => each === "*")) return everything(attributes);
    return byPaths(
      made,
      attributes,
      list.map((each) => {
        if (typeof each !== "string")
          throw invalidValue("Invalid populate parameter. Expected a string, an array of strings, a populate object");
        return each;
      }),
      at,
      depth,
    );
  }
  if (!isRecord(populate))
    throw invalidValue("Invalid populate parameter. Expected a string, an array of strings, a populate object");
  return Object.fromEntries(
    Object.entries(populate).flatMap(([name, value]) => {
      if (name === "*") return Object.entries(everything(attributes));
      const attribute = known(attributes, name, at);
      if (value === "false" || value === "0") return [];
      return [[name, wantedOf(made, attribute, value, joined(at, name), depth + 1)] as const];
    }),
  );
};

const known = (
  attributes: Attributes,
  name: string,
  at: string | null,
): Exclude<Attribute, { readonly values?: readonly string[] }> => {
  const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  if (attribute === undefined || isScalar(attribute)) throw invalidKey(name, joined(at, name), "populate");
  return attribute as Exclude<Attribute, { readonly values?: readonly string[] }>;
};

const everything = (attributes: Attributes): Populate =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => (isScalar(attribute) ? [] : [[name, plain]])),
  );

/** `category.cover`: the relation, and in it the picture. */
const byPaths = (
  made: Compilation,
  attributes: Attributes,
  paths: readonly string[],
  at: string | null,
  depth: number,
): Populate => {
  const tree: Record<string, string[]> = {};
  for (const path of paths.map((each) => each.trim()).filter((each) => each !== "")) {
    const [name = "", ...rest] = path.split(".");
    known(attributes, name, at);
    tree[name] = [...(tree[name] ?? []), ...(rest.length === 0 ? [] : [rest.join(".")])];
  }
  return Object.fromEntries(
    Object.entries(tree).map(([name, rest]) => [
      name,
      rest.length === 0
        ? plain
        : wantedOf(made, known(attributes, name, at), { populate: rest }, joined(at, name), depth + 1),
    ]),
  );
};

const takenKeys = ["fields", "populate", "filters", "sort", "on"] as const;

const wantedOf = (made: Compilation, attribute: Attribute, value: unknown, at: string, depth: number): Wanted => {
  if (["true", "1", "*", ""].includes(value as string)) return plain;
  if (!isRecord(value))
    throw invalidValue(`Invalid populate parameter at ${at}. Expected a boolean or a populate object`);
  for (const key of Object.keys(value))
    if (!takenKeys.some((taken) => taken === key)) throw invalidKey(key, at, "populate");
  const { fields, populate, filters, sort, on } = value;
  const refuse = (names: Readonly<Record<string, unknown>>): void => {
    for (const [key, given] of Object.entries(names)) if (given !== undefined) throw invalidKey(key, at, "populate");
  };
  switch (attribute.kind) {
    case "zone":
      refuse({ fields, filters, sort });
      return { ...plain, on: zoneOf(made, attribute.components, populate, on, at, depth) };
    case "component": {
      refuse({ on, filters, sort });
      const attributes = attributesOf(attribute.component);
      return {
        ...plain,
        fields: fieldsOf({ attributes, localized: false, entry: false }, fields, at, "populate"),
        populate: populateOf(made, attributes, populate, at, depth + 1),
      };
    }
    case "media":
      refuse({ on, filters, sort });
      populateOf(made, uploadAttributes, populate, at, depth + 1);
      return {
        ...plain,
        fields: fieldsOf({ attributes: uploadAttributes, localized: false, entry: true }, fields, at, "populate"),
      };
    case "relation": {
      refuse({ on });
      return relatedOf(made, contentType(attribute.target), { fields, populate, filters, sort }, at, depth);
    }
    default:
      throw invalidKey(at, at, "populate");
  }
};

const relatedOf = (
  made: Compilation,
  target: ContentType,
  { fields, populate, filters, sort }: Readonly<Record<"fields" | "populate" | "filters" | "sort", unknown>>,
  at: string,
  depth: number,
): Wanted => {
  const named = fieldsOf(
    { attributes: target.attributes, localized: target.localized, entry: true },
    fields,
    at,
    "populate",
  );
  const sorted = sort === undefined ? null : sortOf(made, target, "e", sort, "populate");
  // As Strapi does: what relations are sorted by is among their fields.
  const sortedBy = (sorted?.keys ?? []).flatMap(({ path }) => (path.length === 1 ? path : []));
  return {
    fields: named === null ? null : new Set([...named, ...sortedBy]),
    populate: populateOf(made, target.attributes, populate, at, depth + 1),
    on: null,
    where: filters === undefined ? null : filtersOf(made, target, "e", filters),
    sort: sorted,
  };
};

const zoneOf = (
  made: Compilation,
  names: readonly string[],
  populate: unknown,
  on: unknown,
  at: string,
  depth: number,
): Wanted["on"] => {
  if (on !== undefined) {
    if (!isRecord(on)) throw invalidValue(`Invalid populate parameter at ${at}.on. Expected an object`);
    return Object.fromEntries(
      Object.entries(on).map(([component, value]) => {
        if (!names.includes(component)) throw invalidKey(component, `${at}.on.${component}`, "populate");
        return [
          component,
          wantedOf(made, { kind: "component", component, many: true }, value, `${at}.on.${component}`, depth + 1),
        ];
      }),
    );
  }
  if (populate === undefined) return null;
  const wildcard = populate === "*" || populate === "true" || (listOf(populate) ?? []).some((each) => each === "*");
  if (!wildcard)
    throw invalidValue(
      `Invalid nested population query detected. When using 'populate' within polymorphic structures, its value must be '*' to indicate all second level links. Specific field targeting is not supported here. Consider using the fragment API for more granular population control. (${at})`,
    );
  return Object.fromEntries(
    names.map((component) => [component, { ...plain, populate: everything(attributesOf(component)) }]),
  );
};
