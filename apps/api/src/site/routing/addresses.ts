// The addresses of all entries that search engines may find, a thousand at a time and with nothing else: what sitemaps are made of. [CNT-08] [LOC-21]
import { languageBeside, type Locale } from "@kontor/domain/visitor/locale";
import { sql } from "kysely";
import { shopLanguages } from "../../platform/provider/languages.ts";
import type { Database } from "../../platform/database/handle.ts";
import { compilation, partColumn } from "../content/query/columns.ts";
import type { ContentType } from "../content/schema/model.ts";
import { contentTypes } from "../content/schema/types.ts";
import type { ContentSource, Raw } from "../content/source.ts";

/** Lists whose entries have pages of their own. */
export const addressedLists = ["pages", "blog-categories", "blog-posts", "jobs", "helpcenter-articles"] as const;
export type AddressedList = (typeof addressedLists)[number];

export interface AddressedEntry {
  /** Its url or slug. */
  readonly address: string;
  /** The slug of its category, where it has one. */
  readonly category?: string;
  /** The same entry in the other language. */
  readonly counterpart?: string;
  readonly counterpartCategory?: string;
  readonly changedOn: string;
}

export interface Addresses {
  readonly entries: readonly AddressedEntry[];
  /** Where the next part goes on; null after the last one. */
  readonly next: number | null;
}

export type AddressLister = (list: AddressedList, locale: Locale, after: number) => Promise<Addresses>;

const typeOf = (list: AddressedList): ContentType => {
  const found = contentTypes.find(({ path }) => path === list);
  if (found === undefined) throw new Error(`there is no list ${list}`);
  return found;
};

const atOnce = 1_000;

interface Row {
  readonly id: number;
  readonly address: string | null;
  readonly category: string | null;
  readonly counterpart: string | null;
  readonly counterpart_category: string | null;
  readonly updated_at: number;
}

const given = (entry: { readonly [Key in keyof AddressedEntry]: AddressedEntry[Key] | null }): AddressedEntry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)) as unknown as AddressedEntry;

export const storedAddresses =
  (database: Database): AddressLister =>
  async (list, locale, after) => {
    const type = typeOf(list);
    const published = sql.lit("published");
    const hidden = partColumn(compilation(database.engine, "published"), "e", ["seo", "noIndex"], {
      kind: "boolean",
    }).expression;
    const categorized = type.name === "blog-post";
    const category = (of: string) =>
      categorized
        ? sql`(select c.lookup from content_entries as c where c.type = ${sql.lit("blog-category")} and c.document_id = ${sql.ref(`${of}.owner`)} and c.locale = ${sql.ref(`${of}.locale`)} and c.state = ${published})`
        : sql`null`;
    const { rows } =
      await sql<Row>`select e.id, e.lookup as address, ${category("e")} as category, o.lookup as counterpart, ${category("o")} as counterpart_category, e.updated_at
      from content_entries as e left join content_entries as o
        on o.type = e.type and o.document_id = e.document_id and o.locale = ${languageBeside(shopLanguages(), locale) ?? ""} and o.state = ${published}
      where e.type = ${sql.lit(type.name)} and e.state = ${published} and e.locale = ${locale} and e.id > ${after}
      ${"seo" in type.attributes ? sql`and coalesce(${hidden}, ${database.engine === "sqlite" ? sql.lit(0) : sql.lit(false)}) = ${database.engine === "sqlite" ? sql.lit(0) : sql.lit(false)}` : sql``}
      order by e.id limit ${sql.lit(atOnce)}`.execute(database.reads);
    return {
      next: rows.length < atOnce ? null : Number(rows.at(-1)?.id ?? 0),
      entries: rows.flatMap((row) =>
        row.address === null
          ? []
          : [
              given({
                address: row.address,
                category: row.category,
                counterpart: row.counterpart,
                counterpartCategory: row.counterpart_category,
                changedOn: new Date(row.updated_at).toISOString().slice(0, 10),
              }),
            ],
      ),
    };
  };

const queryOf = (type: ContentType, locale: Locale, after: number): string => {
  const lookup = type.lookup ?? "slug";
  const fields = (at: string): string => `${at}[0]=${lookup}&${at}[1]=updatedAt&${at}[2]=locale`;
  const category = type.name === "blog-post";
  return [
    `locale=${locale}&filters[id][$gt]=${after}&sort=id:asc&pagination[pageSize]=100&pagination[withCount]=false`,
    fields("fields"),
    fields("populate[localizations][fields]"),
    ...("seo" in type.attributes ? ["populate[seo][fields][0]=noIndex"] : []),
    ...(category
      ? ["populate[category][fields][0]=slug", "populate[localizations][populate][category][fields][0]=slug"]
      : []),
  ].join("&");
};

const record = (value: unknown): Raw => (typeof value === "object" && value !== null ? (value as Raw) : {});
const words = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The same from a remote Strapi, which gives a hundred at once. */
export const remoteAddresses =
  (source: ContentSource): AddressLister =>
  async (list, locale, after) => {
    const type = typeOf(list);
    const found = await source.list(list, queryOf(type, locale, after));
    const place = (entry: Raw): string | null => words(entry[type.lookup ?? "slug"]);
    const category = (entry: Raw): string | null => words(record(entry["category"])["slug"]);
    return {
      next: found.length < 100 ? null : Number(found.at(-1)?.["id"] ?? 0),
      entries: found.flatMap((entry) => {
        const address = place(entry);
        if (address === null || record(entry["seo"])["noIndex"] === true) return [];
        const others = Array.isArray(entry["localizations"]) ? (entry["localizations"] as readonly Raw[]) : [];
        const other = record(others.find((each) => each["locale"] === languageBeside(shopLanguages(), locale)));
        const changedOn = words(entry["updatedAt"])?.slice(0, 10) ?? "";
        return [
          given({
            address,
            category: category(entry),
            counterpart: place(other),
            counterpartCategory: category(other),
            changedOn,
          }),
        ];
      }),
    };
  };
