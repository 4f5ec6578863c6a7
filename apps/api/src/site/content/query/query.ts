// The whole query of a content call: read once, refused where Strapi refuses it. [API-02] [ADM-03]
import { isLocale } from "@kontor/domain/visitor/locale";
import { shopLanguages, spoken } from "../../../platform/provider/languages.ts";
import type { ContentType } from "../schema/model.ts";
import { compilation, type Compilation, type Engine } from "./columns.ts";
import { invalidKey, invalidValue } from "./faults.ts";
import { fieldsOf, type Fields } from "./fields.ts";
import { filtersOf, searchOf } from "./filters.ts";
import { everyOf, type Condition } from "./operators.ts";
import { paginationOf, type Pagination } from "./pagination.ts";
import { populateOf, type Populate } from "./populate.ts";
import { sortOf, type Sorted } from "./sort.ts";

export interface Query {
  readonly made: Compilation;
  /** Null for entries of every language. */
  readonly locale: string | null;
  readonly fields: Fields;
  readonly populate: Populate;
  /** Compiled for the table name `e`. */
  readonly where: Condition;
  readonly sort: Sorted;
  readonly pagination: Pagination;
  /** Drafts with or without a published version; null for either. */
  readonly hasPublished: boolean | null;
}

type Given = Readonly<Record<string, unknown>>;

const listKeys = [
  "filters",
  "sort",
  "fields",
  "populate",
  "pagination",
  "status",
  "locale",
  "_q",
  "hasPublishedVersion",
];
const oneKeys = ["fields", "populate", "status", "locale", "filters", "sort", "pagination", "_q"];

const statusOf = (status: unknown): "draft" | "published" => {
  if (status === undefined || status === "" || status === "published") return "published";
  if (status === "draft") return "draft";
  throw invalidValue(
    `Invalid parameter at 'status'. Expected 'published' or 'draft', received: ${String(status).slice(0, 100)}`,
  );
};

/** Whether drafts are requested, which need a right. */
export const asksForDrafts = (given: Given): boolean => statusOf(given["status"]) === "draft";

/** Without one it is the shop's first; of a language that the shop does not have there are no entries to show, so it is the first, too. */
const localeOf = (locale: unknown): string | null => {
  if (locale === undefined || locale === "") return spoken(null);
  if (typeof locale !== "string") throw invalidValue("Invalid parameter at 'locale'. Expected a string");
  if (locale === "*") return shopLanguages().length === 1 ? spoken(null) : null;
  return isLocale(locale) ? spoken(locale) : locale;
};

const truth = (value: unknown): boolean | null => {
  if (value === undefined || value === "") return null;
  if (value === "true" || value === "1") return true;
  if (value === "false" || value === "0") return false;
  throw invalidValue(
    `Invalid parameter at 'hasPublishedVersion'. Expected a boolean, received: ${String(value).slice(0, 100)}`,
  );
};

export const queryOf = (engine: Engine, type: ContentType, given: Given, kind: "list" | "one"): Query => {
  for (const key of Object.keys(given))
    if (!(kind === "list" ? listKeys : oneKeys).includes(key)) throw invalidKey(key, null, key);
  const made = compilation(engine, statusOf(given["status"]));
  return {
    made,
    locale: localeOf(given["locale"]),
    fields: fieldsOf(
      { attributes: type.attributes, localized: type.localized, entry: true },
      given["fields"],
      null,
      "fields",
    ),
    where: everyOf([filtersOf(made, type, "e", given["filters"]), searchOf(made, type, "e", given["_q"])]),
    sort: sortOf(made, type, "e", given["sort"]),
    pagination: paginationOf(given["pagination"]),
    populate: populateOf(made, type.attributes, given["populate"]),
    hasPublished: truth(given["hasPublishedVersion"]),
  };
};
