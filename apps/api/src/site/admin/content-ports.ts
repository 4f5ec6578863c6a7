// The content as its editors wrote it, for staff: in the embedded store or in a remote Strapi, drafts there by the operator's token. [ADM-03] [ADM-04]
import { instant } from "@kontor/domain/kernel/calendar";
import type { Catalogs } from "@kontor/domain/shop/catalog";
import { type DraftKind, WrittenContent, type WrittenEntry } from "@kontor/domain/site/admin";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { catalogPorts } from "../../shop/catalog/ports.ts";
import { type ContentSource, DraftsNotGiven, everyEntry, type Raw } from "../content/source.ts";

/** The list of each kind, and which of its fields are read. */
const lists: { readonly [K in DraftKind]: readonly [path: string, fields: readonly string[]] } = {
  pages: ["pages", ["title", "url"]],
  posts: ["blog-posts", ["title", "slug"]],
  help: ["helpcenter-articles", ["title", "url"]],
  products: ["product-pages", ["title", "productKey", "slugOverride"]],
  jobs: ["jobs", ["title"]],
  deals: ["deals", ["title"]],
  banners: ["small-banners", ["key"]],
};

const queryOf = (kind: DraftKind, locale: Locale): string =>
  [
    `locale=${locale}`,
    ...[...lists[kind][1], "updatedAt"].map((field, at) => `fields[${at}]=${field}`),
    ...(kind === "posts" ? ["populate[category][fields][0]=slug"] : []),
  ].join("&");

const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

const writtenEntry = (raw: Raw): WrittenEntry => ({
  document: String(raw["documentId"]),
  title: textOf(raw["title"]) ?? "",
  changedAt: instant(Date.parse(textOf(raw["updatedAt"]) ?? "") || 0),
  url: textOf(raw["url"]),
  slug: textOf(raw["slug"]) ?? textOf(raw["slugOverride"]),
  key: textOf(raw["key"]),
  category: textOf((raw["category"] as Raw | null | undefined)?.["slug"]),
  product: textOf(raw["productKey"]),
});

export const contentPorts = (source: ContentSource): PortsOver<Catalogs | WrittenContent> => {
  const all = async (path: string, query: string): Promise<readonly Raw[]> => {
    const entries: Raw[] = [];
    for await (const some of everyEntry(source, path, query)) entries.push(...some);
    return entries;
  };
  const entriesOf = async (kind: DraftKind, query: string): Promise<readonly WrittenEntry[]> =>
    (await all(lists[kind][0], query)).map(writtenEntry);
  const orNotGiven = (error: unknown): null => {
    if (error instanceof DraftsNotGiven) return null;
    throw error;
  };
  return (scope) =>
    Context.add(catalogPorts(scope), WrittenContent, {
      banners: Effect.promise(async () => ({
        en: await all("small-banners", "locale=en"),
        de: await all("small-banners", "locale=de"),
      })),
      drafted: (kind, locale) =>
        Effect.promise(() => entriesOf(kind, `${queryOf(kind, locale)}&status=draft`).catch(orNotGiven)),
      shown: (kind, locale) => Effect.promise(() => entriesOf(kind, queryOf(kind, locale))),
    });
};
