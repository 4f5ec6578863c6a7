// Puts into records what a query wants in them, a whole level at a time: one question for each relation, however many records there are. [API-02]
import { sql } from "kysely";
import { shopLanguages } from "../../../platform/provider/languages.ts";
import type { Handle } from "../../../platform/database/handle.ts";
import { stateOf, type Compilation } from "../query/columns.ts";
import type { Fields } from "../query/fields.ts";
import type { Populate, Wanted } from "../query/populate.ts";
import { attributesOf } from "../schema/components.ts";
import type { Attribute, Attributes, ContentType, Media, Relation } from "../schema/model.ts";
import { contentType } from "../schema/types.ts";
import { uploadRecord } from "../schema/uploads.ts";
import type { EntryRow } from "../tables.ts";
import { carries } from "./weight.ts";
import { entryHolder, partHolder, type Holder, type Raw, type Wire } from "./records.ts";

export interface Reader {
  readonly handle: Handle;
  readonly made: Compilation;
}

const idsAtOnce = 400;

/** Fills the records of one kind: entries of a type, or components. */
export const fill = async (
  reader: Reader,
  attributes: Attributes,
  holders: readonly Holder[],
  populate: Populate,
  type: ContentType | null,
): Promise<void> => {
  for (const [name, wanted] of Object.entries(populate)) {
    const attribute = attributes[name];
    if (attribute !== undefined && holders.length > 0) await fillOne(reader, name, attribute, holders, wanted, type);
  }
};

const fillOne = async (
  reader: Reader,
  name: string,
  attribute: Attribute,
  holders: readonly Holder[],
  wanted: Wanted,
  type: ContentType | null,
): Promise<void> => {
  switch (attribute.kind) {
    case "relation":
      if (name === "localizations" && type !== null) return fillLocalizations(reader, type, holders, wanted);
      if (attribute.via !== undefined) return fillInverse(reader, name, contentType(attribute.target), holders, wanted);
      return fillRelation(reader, name, attribute, holders, wanted, type?.owner === name);
    case "media":
      return fillMedia(reader, name, attribute, holders, wanted.fields);
    case "component":
      return fillParts(reader, name, attribute.component, attribute.many, holders, wanted);
    case "zone":
      return fillZone(reader, name, holders, wanted);
    default:
  }
};

const textsIn = (value: unknown): readonly string[] =>
  [value].flat().filter((each): each is string => typeof each === "string");

/** The entries with these ids in these languages, filled. */
const entriesBy = async (
  reader: Reader,
  target: ContentType,
  column: "document_id" | "owner",
  ids: readonly string[],
  locales: readonly string[],
  wanted: Wanted,
): Promise<readonly Holder[]> => {
  const rows: EntryRow[] = [];
  const distinct = [...new Set(ids)];
  const places = target.localized ? [...new Set(locales)] : [""];
  for (let at = 0; at < distinct.length; at += idsAtOnce) {
    const found = await sql<EntryRow>`select e.* from content_entries as e where e.type = ${sql.lit(target.name)}
      and ${sql.ref(`e.${column}`)} in (${sql.join(distinct.slice(at, at + idsAtOnce))})
      and e.locale in (${sql.join(places)}) and e.state = ${sql.lit(stateOf(target, reader.made))}
      ${wanted.where === null ? sql`` : sql`and ${wanted.where}`}
      order by ${sql.join(wanted.sort?.expressions(true) ?? [sql`e.id + 0`])}`.execute(reader.handle);
    rows.push(...found.rows);
  }
  const holders = rows.map((row) => entryHolder(target, row, wanted.fields));
  await fill(reader, target.attributes, holders, wanted.populate, target);
  return holders;
};

const fillRelation = async (
  reader: Reader,
  name: string,
  attribute: Relation,
  holders: readonly Holder[],
  wanted: Wanted,
  isOwner: boolean,
): Promise<void> => {
  const target = contentType(attribute.target);
  const idsOf = (holder: Holder): readonly string[] =>
    textsIn(isOwner ? (holder.owner ?? undefined) : holder.raw[name]);
  const found = await entriesBy(
    reader,
    target,
    "document_id",
    holders.flatMap(idsOf),
    holders.map(({ locale }) => locale),
    wanted,
  );
  const byId = new Map(found.map((each) => [`${each.documentId} ${each.locale}`, each.out] as const));
  for (const holder of holders) {
    const list = idsOf(holder).flatMap((id): readonly Wire[] =>
      [byId.get(`${id} ${target.localized ? holder.locale : ""}`) ?? []].flat(),
    );
    holder.out[name] = attribute.many ? list : (list[0] ?? null);
    carries(holder.out, attribute.many ? list : list.slice(0, 1));
  }
};

const fillInverse = async (
  reader: Reader,
  name: string,
  target: ContentType,
  holders: readonly Holder[],
  wanted: Wanted,
): Promise<void> => {
  const found = await entriesBy(
    reader,
    target,
    "owner",
    holders.map(({ documentId }) => documentId),
    holders.map(({ locale }) => locale),
    wanted,
  );
  for (const holder of holders) {
    const list = found
      .filter(({ owner, locale }) => owner === holder.documentId && locale === holder.locale)
      .map(({ out }) => out);
    holder.out[name] = list;
    carries(holder.out, list);
  }
};

const fillLocalizations = async (
  reader: Reader,
  type: ContentType,
  holders: readonly Holder[],
  wanted: Wanted,
): Promise<void> => {
  const found = await entriesBy(
    reader,
    type,
    "document_id",
    holders.map(({ documentId }) => documentId),
    shopLanguages(),
    wanted,
  );
  for (const holder of holders) {
    const list = found
      .filter(({ documentId, locale }) => documentId === holder.documentId && locale !== holder.locale)
      .map(({ out }) => out);
    holder.out["localizations"] = list;
    carries(holder.out, list);
  }
};

const fillMedia = async (
  reader: Reader,
  name: string,
  { many }: Media,
  holders: readonly Holder[],
  fields: Fields,
): Promise<void> => {
  const ids = [...new Set(holders.flatMap(({ raw }) => textsIn(raw[name])))];
  const rows =
    ids.length === 0
      ? []
      : await reader.handle.selectFrom("uploads").selectAll().where("document_id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.document_id, uploadRecord(row)] as const));
  for (const holder of holders) {
    const list = textsIn(holder.raw[name]).flatMap((id): readonly Raw[] => [byId.get(id) ?? []].flat());
    const shown = fields === null ? list : list.map((each) => only(each, fields));
    holder.out[name] = many ? shown : (shown[0] ?? null);
  }
};

const only = (record: Raw, fields: ReadonlySet<string>): Wire =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => ["id", "documentId"].includes(name) || fields.has(name)),
  );

const partsIn = (value: unknown): readonly Raw[] =>
  [value].flat().filter((each): each is Raw => typeof each === "object" && each !== null && !Array.isArray(each));

const fillParts = async (
  reader: Reader,
  name: string,
  component: string,
  many: boolean,
  holders: readonly Holder[],
  wanted: Wanted,
): Promise<void> => {
  const parts = holders.map((holder) =>
    partsIn(holder.raw[name]).map((raw) => partHolder(component, raw, wanted.fields, holder)),
  );
  await fill(reader, attributesOf(component), parts.flat(), wanted.populate, null);
  for (const [at, holder] of holders.entries()) {
    const list = (parts[at] ?? []).map(({ out }) => out);
    holder.out[name] = many ? list : (list[0] ?? null);
    carries(holder.out, list);
  }
};

const fillZone = async (reader: Reader, name: string, holders: readonly Holder[], { on }: Wanted): Promise<void> => {
  const blocks = holders.map((holder) =>
    partsIn(holder.raw[name]).flatMap((raw) => {
      const component = String(raw["__component"]);
      if (on !== null && !Object.hasOwn(on, component)) return [];
      const made = partHolder(component, raw, on?.[component]?.fields ?? null, holder);
      made.out["__component"] = component;
      return [{ component, made }];
    }),
  );
  for (const [component, wanted] of Object.entries(on ?? {})) {
    const same = blocks.flat().filter((block) => block.component === component);
    await fill(
      reader,
      attributesOf(component),
      same.map(({ made }) => made),
      wanted.populate,
      null,
    );
  }
  for (const [at, holder] of holders.entries()) {
    const list = (blocks[at] ?? []).map(({ made }) => made.out);
    holder.out[name] = list;
    carries(holder.out, list);
  }
};
