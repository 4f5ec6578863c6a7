// Which part of a list a query requests, by pages or by start and limit, within Strapi's bounds. [API-02]
import { paginationFault, invalidValue, isRecord } from "./faults.ts";

const defaultSize = 25;
const mostSize = 100;

export interface Pagination {
  readonly start: number;
  readonly limit: number;
  readonly counted: boolean;
  /** The pagination in the answer. */
  readonly meta: (total: number) => Readonly<Record<string, number>>;
}

const number = (name: string, value: unknown): number => {
  const read = typeof value === "string" && /^[+-]?\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN;
  if (Number.isNaN(read))
    throw paginationFault(
      `Invalid '${name}' parameter. Expected an integer > 0, received: ${String(value).slice(0, 100)}`,
    );
  return read;
};

/** What is no number at all means the maximum, as with Strapi; a broken one is refused. */
const size = (name: string, value: unknown): number =>
  typeof value === "string" && Number.isNaN(Number(value)) ? mostSize : clamped(number(name, value));

const clamped = (size: number): number => Math.max(1, Math.min(mostSize, size));

export const paginationOf = (pagination: unknown): Pagination => {
  if (pagination === undefined || pagination === "") return byPage(1, defaultSize, true);
  if (!isRecord(pagination)) throw invalidValue("Invalid pagination parameter. Expected an object");
  const { page, pageSize, start, limit, withCount } = pagination;
  const paged = page !== undefined || pageSize !== undefined;
  if (paged && (start !== undefined || limit !== undefined))
    throw paginationFault("Cannot use both page & offset pagination in the same query");
  const counted = !["false", "0", "f"].includes(String(withCount ?? "true"));
  if (start === undefined && limit === undefined)
    return byPage(
      Math.max(1, page === undefined ? 1 : number("page", page)),
      pageSize === undefined ? defaultSize : size("pageSize", pageSize),
      counted,
    );
  const from = Math.max(0, start === undefined ? 0 : number("start", start));
  const most = limit === undefined ? defaultSize : size("limit", limit);
  return {
    start: from,
    limit: most,
    counted,
    meta: (total) => ({ start: from, limit: most, ...(counted ? { total } : {}) }),
  };
};

const byPage = (page: number, pageSize: number, counted: boolean): Pagination => ({
  start: (page - 1) * pageSize,
  limit: pageSize,
  counted,
  meta: (total) => ({ page, pageSize, ...(counted ? { pageCount: Math.ceil(total / pageSize), total } : {}) }),
});
