// The content as its editors wrote it, for staff: in the embedded store or in a remote Strapi, drafts there by the operator's token. [ADM-03] [ADM-04]
import { instant } from "@kontor/domain/kernel/calendar";
import type { Catalogs } from "@kontor/domain/shop/catalog";
import { type DraftKind, WrittenContent, type WrittenEntry } from "@kontor/domain/site/admin";
import type { Locale } from "@kontor/domain/visitor/locale";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { catalogPorts } from "../../shop/catalog/ports.ts";
import { type ContentSource, DraftsNotGiven, everyEntry, type Raw } from "../content/source.ts";
import { pricedFilling } from "./priced-text.ts";

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

/** The words of a banner that visitors read. */
const wordsOf = (raw: Raw, filled: (text: string) => string): Raw =>
  Object.fromEntries(
    Object.entries(raw).map(([field, value]) => [
      field,
      (field === "lead" || field === "text") && typeof value === "string" ? filled(value) : value,
    ]),
  );

export const contentPorts = (
  services: Pick<PlatformServices, "database" | "settings" | "now">,
  source: ContentSource,
): PortsOver<Catalogs | WrittenContent> => {
  const all = async (path: string, query: string): Promise<readonly Raw[]> => {
    const entries: Raw[] = [];
    for await (const some of everyEntry(source, path, query)) entries.push(...some);
    return entries;
  };
  const entriesOf = async (kind: DraftKind, query: string): Promise<readonly WrittenEntry[]> =>
    (await all(lists[kind][0], query)).map(writtenEntry);
  /** What texts leave open reads as on the page. */
  const draftsOf = async (kind: DraftKind, locale: Locale): Promise<readonly WrittenEntry[]> => {
    const drafted = await entriesOf(kind, `${queryOf(kind, locale)}&status=draft`);
    const filled = await pricedFilling(services, locale);
    return drafted.map((entry) => ({ ...entry, title: filled(entry.title) }));
  };
  const bannersIn = async (locale: Locale): Promise<readonly Raw[]> => {
    const filled = await pricedFilling(services, locale);
    return (await all("small-banners", `locale=${locale}`)).map((raw) => wordsOf(raw, filled));
  };
  const orNotGiven = (error: unknown): null => {
    if (error instanceof DraftsNotGiven) return null;
    throw error;
  };
  return (scope) =>
    Context.add(catalogPorts(scope), WrittenContent, {
      banners: Effect.promise(async () => ({ en: await bannersIn("en"), de: await bannersIn("de") })),
      drafted: (kind, locale) => Effect.promise(() => draftsOf(kind, locale).catch(orNotGiven)),
      shown: (kind, locale) => Effect.promise(() => entriesOf(kind, queryOf(kind, locale))),
    });
};
