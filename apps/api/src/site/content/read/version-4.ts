// Strapi's older format, for those who ask for it by a header: attributes apart, relations and media under `data`. [API-02]
import { attributesOf } from "../schema/components.ts";
import type { Attribute, Attributes } from "../schema/model.ts";
import { contentType } from "../schema/types.ts";
import { uploadAttributes } from "../schema/uploads.ts";
import type { Wire } from "./records.ts";

type Record4 = Readonly<Record<string, unknown>>;

export const entryInVersion4 = (attributes: Attributes, record: Wire): Record4 => {
  const { id, documentId, ...rest } = record;
  return { id, documentId, attributes: membersOf(attributes, rest) };
};

const membersOf = (attributes: Attributes, record: Wire): Record4 =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
      return [name, attribute === undefined ? value : valueOf(attribute, value)];
    }),
  );

const each = (value: unknown, use: (record: Wire) => unknown): unknown =>
  Array.isArray(value) ? value.map((entry) => use(entry as Wire)) : value === null ? null : use(value as Wire);

const valueOf = (attribute: Attribute, value: unknown): unknown => {
  switch (attribute.kind) {
    case "relation":
      return { data: each(value, (record) => entryInVersion4(contentType(attribute.target).attributes, record)) };
    case "media":
      return { data: each(value, (record) => entryInVersion4(uploadAttributes, record)) };
    case "component":
      return each(value, (record) => membersOf(attributesOf(attribute.component), record));
    case "zone":
      return each(value, (record) => membersOf(attributesOf(String(record["__component"])), record));
    default:
      return value;
  }
};
