// What is wrong with an answer of a remote content system: one that is not of its type is refused and not cached. [API-02] [OPS-10]
import { type Attribute, type ContentType, isScalar, type ScalarKind } from "../schema/model.ts";

type Raw = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Raw => typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => typeof value === "number";

/** Decimals come as texts from some databases. */
const fits: { readonly [K in ScalarKind]: (value: unknown) => boolean } = {
  string: isText,
  text: isText,
  richtext: isText,
  integer: isNumber,
  decimal: (value) => isNumber(value) || (isText(value) && Number.isFinite(Number(value))),
  boolean: (value) => typeof value === "boolean",
  date: isText,
  datetime: isText,
  json: () => true,
};

const isOdd = (attribute: Attribute, value: unknown): boolean => {
  if (isScalar(attribute)) return !(fits[attribute.kind](value) && !(attribute.required === true && value === ""));
  if (attribute.kind === "zone") return !Array.isArray(value);
  return typeof value !== "object";
};

/** The field of an entry that is not as its type has it; null for none. Drafts may lack what a publication needs. */
const oddField = ({ attributes }: ContentType, entry: Raw, whole: boolean, draft: boolean): string | null => {
  const found = Object.entries(attributes).find(([name, attribute]) => {
    const value = entry[name];
    const isNeeded = !draft && "required" in attribute && attribute.required === true;
    if (value === undefined) return isNeeded && whole;
    return value === null ? isNeeded : !draft && isOdd(attribute, value);
  });
  return found?.[0] ?? null;
};

const entryFault = (type: ContentType, entry: unknown, whole: boolean, draft: boolean): string | null => {
  if (!isRecord(entry) || typeof entry["documentId"] !== "string") return `${type.name} is no entry`;
  const field = oddField(type, entry, whole, draft);
  return field === null ? null : `${type.name}.${field} is not of its type`;
};

/** Of a list; `whole` where all fields were requested. */
export const listFault = (type: ContentType, body: unknown, whole: boolean, draft = false): string | null => {
  if (!isRecord(body) || !Array.isArray(body["data"])) return `${type.path} is no list`;
  if (!isRecord(body["meta"]) || !isRecord(body["meta"]["pagination"])) return `${type.path} has no pagination`;
  for (const entry of body["data"]) {
    const fault = entryFault(type, entry, whole, draft);
    if (fault !== null) return fault;
  }
  return null;
};

/** Of one entry. */
export const oneFault = (type: ContentType, body: unknown, whole: boolean, draft = false): string | null =>
  isRecord(body) ? entryFault(type, body["data"], whole, draft) : `${type.name} is no entry`;
