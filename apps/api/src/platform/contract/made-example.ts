// An example of a schema for a page of the contract, where the contract has none: of its own values, else of those of its first call; a test holds each against its schema. [PKG-03]
import type { Json } from "./page-parts.ts";

/** What a member of this name usually has; the first that its schema takes. */
const usual: Readonly<Record<string, readonly unknown[]>> = {
  country: ["DE"],
  email: ["erika@example.com"],
  firstName: ["Erika"],
  lastName: ["Mustermann"],
  holder: ["Erika Mustermann"],
  name: ["Erika Mustermann"],
  customer: ["100001"],
  customerNumber: ["100001"],
  orderNumber: ["K-2026-000001"],
  contractNumber: ["K-2026-000001-1"],
  contractNumbers: ["K-2026-000001-1"],
  invoiceNumber: ["R-2026-000001"],
  number: ["K-2026-000001", "R-2026-000001", "100001"],
  reference: ["2026-0123"],
  product: ["web-m"],
  title: ["Web M"],
  subject: ["web-m"],
  contract: ["K-2026-000001-1"],
  domain: ["beispiel-42.de"],
  ascii: ["beispiel-42.de"],
  unicode: ["beispiel-42.de"],
  ending: ["de"],
  code: ["WELCOME-10", "6KQ7T2"],
  street: ["Hauptstraße 1"],
  postCode: ["10115"],
  city: ["Berlin"],
  phone: ["+4930123456"],
  iban: ["DE89370400440532013000"],
  bic: ["COBADEFFXXX"],
  gate: ["Nord"],
  place: ["Berlin, Am Ufer 3"],
  reason: ["Two days without service."],
  quantity: [1],
  rate: [1900],
  key: ["3fhzb6wmmtfa6xf4s8ghqd5ek0"],
  locale: ["en"],
  en: ["In words."],
  de: ["In Worten."],
  text: ["In words."],
  total: [1190],
  gross: [1190],
  amount: [1190],
  left: [1190],
  net: [1000],
  vat: [190],
  vatAmount: [190],
  months: [12],
  contractMonths: [12],
};

/** Sums and counts that are nothing as a rule. */
const nothing =
  /^(received|setOff|toPayBack|paidBack|over|setup|freeMonths|voucherShare|writtenOff|discount|attempts)$/;

/** Documents have other numbers than orders. */
const ofDocuments = /invoice|document|credit|correct|setOff/i;

const instant = 1_795_235_393_196;
const day = "2026-11-21";
const uuid = "0e665fcd-6c0d-4e86-baed-82dbbfa9b0be";

/** What strings are in this contract, apart from words: the first that a pattern takes stands for them. */
const shapes = [
  "Example",
  day,
  uuid,
  "10115",
  "100001",
  "K-2026-000001",
  "K-2026-000001-1",
  "R-2026-000001",
  "3fhzb6wmmtfa6xf4s8ghqd5ek0",
  "c5b4fb3c3938940b",
  "3ab5792da6f78794558cf49a99e4990524211d515a5b2613d6326a101ecabb51",
  "beispiel-42.de",
  "WELCOME-10",
  "DE",
  "DE123456789",
  "9f86d081884c7d659a2feaa0c55ad015",
  "42",
  "https://shop.example",
  "2026-11-21T10:00:00.000Z",
  "evt_0e665fcd-6c0d-4e86-baed-82dbbfa9b0be",
];

const schemaAt = (document: Json, schema: Json): Json => {
  const { $ref } = schema;
  if (typeof $ref !== "string") return schema;
  return $ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, part) => (at as Json)[part], document) as Json;
};

const takes = ({ pattern, minLength, maxLength, minimum, maximum }: Json, value: unknown): boolean =>
  typeof value === "string"
    ? (typeof pattern !== "string" || new RegExp(pattern, "u").test(value)) &&
      value.length >= Number(minLength ?? 0) &&
      value.length <= Number(maxLength ?? Infinity)
    : Number(value) >= Number(minimum ?? -Infinity) && Number(value) <= Number(maximum ?? Infinity);

const isDay = (name: string): boolean => /(^on|On|^from|^until|Until|From|Since|^day|Day)$/.test(name);

const text = (schema: Json, name: string, owner: string): string => {
  const formats: Json = { date: day, "date-time": "2026-11-21T10:00:00.000Z", uuid, email: "erika@example.com" };
  const ofFormat = formats[String(schema["format"])];
  const byName = [
    ...(name === "number" && ofDocuments.test(owner) ? ["R-2026-000001"] : []),
    ...(/(^id|Id)$/.test(name) ? [uuid] : []),
    ...(isDay(name) ? [day] : []),
    ...(usual[name] ?? []),
  ];
  const fits = [...(ofFormat === undefined ? [] : [ofFormat]), ...byName, ...shapes].find(
    (each) => typeof each === "string" && takes(schema, each),
  );
  return typeof fits === "string" ? fits : "x".repeat(Number(schema["minLength"] ?? 1));
};

const figure = (schema: Json, name: string): number => {
  const byName = [
    ...(/At$|^at$/.test(name) ? [instant] : []),
    ...(usual[name] ?? []),
    nothing.test(name) ? 0 : 1,
    Number(schema["minimum"] ?? 0),
  ];
  return byName.find((each): each is number => typeof each === "number" && takes(schema, each)) ?? 0;
};

const unionOf = (schema: Json): readonly Json[] | null => {
  const several = schema["oneOf"] ?? schema["anyOf"];
  return Array.isArray(several) ? (several as readonly Json[]) : null;
};

/** What may be nothing, and of which no usual value is known. */
const isLeftOut = (schema: Json, name: string): boolean => {
  const isNull =
    [schema["type"]].flat().includes("null") || (unionOf(schema) ?? []).some((each) => each["type"] === "null");
  return isNull && usual[name] === undefined && !isDay(name);
};

const object = (document: Json, schema: Json, owner: string, inside: readonly unknown[]): Json => {
  const required = (schema["required"] ?? []) as readonly string[];
  return Object.fromEntries(
    Object.entries((schema["properties"] ?? {}) as Json)
      .filter(([name]) => required.includes(name))
      .map(([name, each]) => [name, made(document, each as Json, name, owner, inside)]),
  );
};

/** The last word of a name is that of its list: `invoices` are `invoice`. */
const one = (name: string): string => name.replace(/ies$/, "y").replace(/s$/, "");

const made = (document: Json, given: Json, name: string, owner: string, inside: readonly unknown[]): unknown => {
  const schema = schemaAt(document, given);
  const within = [...inside, schema];
  const ownName = String(given["$ref"] ?? name).replace(/^.*\//, "");
  if ("example" in schema) return schema["example"];
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"].find((each) => each !== null) ?? null;
  if (isLeftOut(schema, name)) return null;
  const union = unionOf(schema);
  if (union !== null) {
    const isNull = (each: Json) => each["type"] === "null";
    const chosen = union.find((each) => !isNull(each) && !inside.includes(schemaAt(document, each))) ?? union[0] ?? {};
    const value = isNull(chosen) ? null : made(document, chosen, name, owner, within);
    return schema["properties"] === undefined || typeof value !== "object"
      ? value
      : { ...object(document, schema, ownName, within), ...value };
  }
  if (Array.isArray(schema["allOf"]))
    return Object.assign(
      object(document, schema, ownName, within),
      ...schema["allOf"].map((each: Json) => made(document, each, name, owner, within)),
    );
  const types = [schema["type"] ?? "object"].flat();
  const type = types.find((each) => each !== "null") ?? "null";
  switch (type) {
    case "string":
      return text(schema, name, owner);
    case "integer":
    case "number":
      return figure(schema, name);
    case "boolean":
      return false;
    case "array": {
      const items = (schema["items"] ?? {}) as Json;
      const isInside = inside.includes(schemaAt(document, items));
      return isInside && schema["minItems"] === undefined ? [] : [made(document, items, one(name), owner, within)];
    }
    case "null":
      return null;
    default:
      return object(document, schema, ownName, within);
  }
};

/** @param document the contract, in which the schema's references lead on */
export const madeExample = (document: Json, schema: Json): unknown => made(document, schema, "", "", []);
