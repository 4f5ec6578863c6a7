// What is wrong with a query, in the words of Strapi 5. [API-02]
import { StrapiError } from "../../../platform/http/strapi-error.ts";

export type Param = "filters" | "sort" | "fields" | "populate" | (string & {});

/** A key that is not known at its place; `at` is the path of attributes that leads to it. */
export const invalidKey = (key: string, at: string | null, param: Param): StrapiError =>
  new StrapiError(400, "ValidationError", `Invalid key ${key}${at === null || at === key ? "" : ` at ${at}`}`, {
    key,
    path: at,
    source: "query",
    param,
  });

export const invalidValue = (message: string): StrapiError => new StrapiError(400, "ValidationError", message);

export const paginationFault = (message: string): StrapiError => new StrapiError(400, "PaginationError", message);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list as qs gives it: an array, or an object with numbers as keys where the list is long. */
export const listOf = (value: unknown): readonly unknown[] | null => {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
};

export const joined = (at: string | null, key: string): string => (at === null ? key : `${at}.${key}`);
