// What a document of the content directory becomes in the store: short fields, and parts with their references resolved.
import { attributesOf, components } from "../schema/components.ts";
import { isLong, isScalar, type Attribute, type Attributes, type ContentType, type Scalar } from "../schema/model.ts";
import { contentType } from "../schema/types.ts";
import { derivedId, hashOf } from "../ids.ts";
import { adventDay, dayMeant, momentOf } from "../../../shop/deal/relative-dates.ts";
import { withDealTimes } from "./deals.ts";
import type { Document } from "./files.ts";
import type { SeedTime } from "./seed-time.ts";

/** An entry in one language, ready to be put in. */
export interface Version {
  readonly type: ContentType;
  readonly documentId: string;
  readonly locale: string;
  readonly lookup: string | null;
  readonly owner: string | null;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly parts: Readonly<Record<string, unknown>>;
  /** A file may leave its entry unpublished: then only the draft is there. */
  readonly published: boolean;
  readonly source: string;
  /** When its text was changed last, where the file says so; else it is the moment at which it is put in. */
  readonly changedAt?: number | null;
}

type Data = Readonly<Record<string, unknown>>;

export const imageId = (key: string, locale: string): string => derivedId("upload", `${key}.${locale}`);

/** The versions of all documents, and what in them leads nowhere or is of another kind than it should be; `lost` are those faults without which there would be another entry. */
export const versionsOf = (
  documents: readonly Document[],
  images: ReadonlySet<string>,
  time: SeedTime,
): { readonly versions: readonly Version[]; readonly faults: readonly string[]; readonly lost: readonly string[] } => {
  const known = new Set(documents.map(({ type, key, locale }) => `${type}/${key}/${locale}`));
  const taken = new Set<string>();
  const faults: string[] = [];
  const lost: string[] = [];
  const versions = documents.flatMap((written): readonly Version[] => {
    const document = withDealTimes(written, time);
    const type = contentType(document.type);
    const at = `content/${document.file} (${document.key})`;
    const tell = (fault: string): void => void faults.push(`${at}: ${fault}`);
    const lose = (fault: string): readonly Version[] => {
      tell(fault);
      lost.push(`${at}: ${fault}`);
      return [];
    };
    const make = maker({ document, known, images, time, tell });
    const own = Object.fromEntries(Object.entries(type.attributes).filter(([name]) => name !== type.owner));
    const { fields, parts } = make(own, document.data, "");
    for (const name of Object.keys(document.data))
      if (!Object.hasOwn(type.attributes, name) && !["key", "draft", "changed"].includes(name))
        tell(`there is no field ${name}`);
    const lookup = type.lookup === null ? null : fields[type.lookup];
    if (type.lookup !== null && (typeof lookup !== "string" || lookup === "")) return lose(`${type.lookup} is missing`);
    const place = `${type.name} ${document.locale} ${type.unique ? lookup : document.key}`;
    if (taken.has(place)) return lose(`${type.lookup ?? "key"} stands there twice`);
    taken.add(place);
    return [
      {
        type,
        documentId: derivedId(type.name, document.key),
        locale: document.locale,
        lookup: (lookup as string | null) ?? null,
        owner: ownerOf(type, document, known, tell),
        fields,
        parts,
        published: document.data["draft"] !== true,
        changedAt: momentOf(document.data["changed"], time.now),
        source: hashOf(JSON.stringify(document.data), JSON.stringify(type.attributes)),
      },
    ];
  });
  return { versions, faults, lost };
};

const ownerOf = (
  type: ContentType,
  { data, locale }: Document,
  known: ReadonlySet<string>,
  tell: (fault: string) => void,
): string | null => {
  const key = type.owner === null ? undefined : data[type.owner];
  const attribute = type.owner === null ? undefined : type.attributes[type.owner];
  if (key === undefined || key === null || attribute?.kind !== "relation") return null;
  return referred(attribute.target, String(key), locale, known, tell);
};

const referred = (
  target: string,
  key: string,
  locale: string,
  known: ReadonlySet<string>,
  tell: (fault: string) => void,
): string => {
  if (!known.has(`${target}/${key}/${locale}`)) tell(`there is no ${target} ${key}`);
  return derivedId(target, key);
};

interface Making {
  readonly document: Document;
  readonly known: ReadonlySet<string>;
  readonly images: ReadonlySet<string>;
  readonly time: SeedTime;
  readonly tell: (fault: string) => void;
}

interface Made {
  readonly fields: Data;
  readonly parts: Data;
}

const maker = ({ document: { locale, data: whole }, known, images, time, tell }: Making) => {
  const image = (key: unknown): string => {
    if (!images.has(String(key))) tell(`there is no image ${String(key)}`);
    return imageId(String(key), locale);
  };
  const listed = (value: unknown): readonly unknown[] => (value === undefined || value === null ? [] : [value].flat());
  const component = (name: string, value: unknown, at: string): Data | null => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      tell(`${at} is no ${name}`);
      return null;
    }
    const data = name === "sections.gallery" ? galleryData(value as Data) : (value as Data);
    const attributes = attributesOf(name);
    for (const each of Object.keys(data))
      if (!Object.hasOwn(attributes, each) && each !== "component") tell(`${at} has no field ${each}`);
    const { fields, parts } = make(attributes, data, `${at}.`);
    return { ...fields, ...parts };
  };
  const part = (attribute: Exclude<Attribute, Scalar>, value: unknown, at: string): unknown => {
    switch (attribute.kind) {
      case "relation": {
        const ids = listed(value).map((key) => referred(attribute.target, String(key), locale, known, tell));
        return attribute.many ? ids : (ids[0] ?? null);
      }
      case "media": {
        const ids = listed(value).map(image);
        return attribute.many ? ids : (ids[0] ?? null);
      }
      case "component": {
        const made = listed(value).flatMap((each) => component(attribute.component, each, at) ?? []);
        return attribute.many ? made : (made[0] ?? null);
      }
      case "zone":
        return listed(value).flatMap((each, index) => {
          const name = String((each as Data | null)?.["component"]);
          if (!attribute.components.includes(name) || components[name] === undefined) {
            tell(`${at}[${index}]: there is no block ${name}`);
            return [];
          }
          const made = component(name, each, `${at}[${index}]`);
          return made === null ? [] : [{ __component: name, ...made }];
        });
    }
  };
  const scalar = (attribute: Scalar, value: unknown, at: string): unknown => {
    if (value === undefined || value === null) {
      if (attribute.required === true) tell(`${at} is missing`);
      return attribute.initial ?? null;
    }
    const read = scalarOf(attribute, value, time, whole["kind"] === "advent");
    if (read === undefined || (attribute.values !== undefined && !attribute.values.includes(String(read)))) {
      tell(`${at} cannot be ${JSON.stringify(value).slice(0, 60)}`);
      return attribute.initial ?? null;
    }
    return read;
  };
  const make = (attributes: Attributes, data: Data, at: string): Made => {
    const fields: Record<string, unknown> = {};
    const parts: Record<string, unknown> = {};
    for (const [name, attribute] of Object.entries(attributes)) {
      if (name === "localizations" || (attribute.kind === "relation" && attribute.via !== undefined)) continue;
      if (isScalar(attribute)) (isLong(attribute) ? parts : fields)[name] = scalar(attribute, data[name], at + name);
      else parts[name] = part(attribute, data[name], at + name);
    }
    return { fields, parts };
  };
  return make;
};

/** Pictures of a gallery may carry titles of their own. */
const galleryData = (data: Data): Data => {
  const images = Array.isArray(data["images"]) ? (data["images"] as readonly unknown[]) : [];
  const keyOf = (each: unknown): unknown =>
    typeof each === "object" && each !== null ? (each as Data)["image"] : each;
  const titleOf = (each: unknown): unknown =>
    typeof each === "object" && each !== null ? ((each as Data)["title"] ?? null) : null;
  return { ...data, images: images.map(keyOf), titles: images.map(titleOf) };
};

const scalarOf = (attribute: Scalar, value: unknown, { now, timeZone }: SeedTime, advent: boolean): unknown => {
  switch (attribute.kind) {
    case "json":
      return value;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "integer":
      return Number.isSafeInteger(value) ? value : undefined;
    case "decimal":
      return typeof value === "number" && Number.isFinite(value) ? value : undefined;
    case "date": {
      const day = dayMeant(value, now, timeZone);
      if (day === null) return undefined;
      return advent ? adventDay(day, dayMeant("now", now, timeZone) ?? day) : day;
    }
    case "datetime": {
      const moment = momentOf(value, now);
      return moment === null ? undefined : new Date(moment).toISOString();
    }
    default:
      return typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;
  }
};
