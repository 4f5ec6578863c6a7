// How files about the site read the API: what its contract types, and lists of the content system page by page.
import type { Answer, Client, ValueOf } from "@kontor/adapters/client";
import type { Locale } from "@kontor/domain/visitor/locale";
import { amount, record } from "../../../platform/content/wire.ts";

export class SiteFactsUnavailable extends Error {
  override readonly name = "SiteFactsUnavailable";
}

/** The value of an answer; any other is a failure, so that no half file is ever sent as a whole one. */
export const valueFrom = async <A>(what: string, answer: Promise<Answer<A>>): Promise<A> => {
  const read = await answer;
  if (read.ok) return read.value;
  throw new SiteFactsUnavailable(`${what} answered ${read.problem.status}`);
};

/** Where an entry stands in one language: its url or slug, and the slug of its category. */
export interface Address {
  readonly address: string;
  readonly category: string | null;
}

/** An entry that search engines may find: here, and in the other language. */
export interface AddressedEntry {
  readonly here: Address;
  readonly there: Address | null;
  readonly changedOn: string;
}

type Part = ValueOf<"GET", "/v2/content/addresses">;
export type AddressedList = "blog-categories" | "blog-posts" | "helpcenter-articles" | "jobs" | "pages";

/** The part of a list's addresses that comes after an id. */
export const addressPart = ({ call }: Client, list: AddressedList, locale: Locale, after: number): Promise<Part> =>
  valueFrom(
    `addresses of ${list}`,
    call("GET", "/v2/content/addresses", { query: { list, locale, after: String(after) } }),
  );

/** All addresses of a list in the order of their ids, read page by page: a long list is never in memory as a whole. */
export async function* addressed(
  shop: Client,
  list: AddressedList,
  locale: Locale,
  first?: Part,
): AsyncGenerator<AddressedEntry> {
  for (let next: number | null = 0; next !== null; ) {
    const { result }: Part = next === 0 && first !== undefined ? first : await addressPart(shop, list, locale, next);
    for (const { address, category, counterpart, counterpartCategory, changedOn } of result.entries)
      yield {
        here: { address, category: category ?? null },
        there: counterpart === undefined ? null : { address: counterpart, category: counterpartCategory ?? null },
        changedOn,
      };
    next = result.next;
    // Other requests are served in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** How many entries a list has. */
export const countOf = async ({ raw }: Client, list: string, query: string): Promise<number> => {
  const { meta } = record(await valueFrom(list, raw("GET", `/${list}?${query}&pagination[pageSize]=1`))) ?? {};
  const total = amount(record(record(meta)?.pagination)?.total);
  if (total === null) throw new SiteFactsUnavailable(`${list} has no total`);
  return total;
};
