// The contract with what its parts mean: descriptions from openapi/descriptions.yaml wherever a schema, a property or a parameter has none of its own. [PKG-03]
import { contractFile } from "./contract-file.ts";

type Json = { readonly [key: string]: unknown };
type Words = Readonly<Record<string, string>>;

/** Descriptions by the name of what they describe; `Schema.name` or `operation.name` before `name` alone. */
export interface Descriptions {
  readonly schemas: Words;
  readonly parameters: Words;
  readonly properties: Words;
}

/** What a document says in the end, and which entries it took. */
export interface Described {
  readonly document: Json;
  readonly used: ReadonlySet<string>;
  /** Schemas, properties and parameters without a description, by their places. */
  readonly silent: readonly string[];
}

export const readDescriptions = (): Descriptions => contractFile("descriptions") as Descriptions;

/** Values that say what they are made of, not what they mean: a property of theirs is described where it stands. */
const values = [
  "Cents",
  "Micros",
  "Rate",
  "Instant",
  "TicketInstant",
  "Day",
  "Months",
  "Localized",
  "CountryCode",
  "VatCountry",
  "DeclaredLine",
  "TicketPrint",
  "ScanId",
];

/** Examples and values are data, no parts of the contract. */
const data = ["example", "examples", "enum", "const", "default", "x-refusals"];

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The name of the schema that a property is, where it says more than a value does. */
const hasOwnSchema = (schema: Json): boolean => {
  const name = String(schema["$ref"] ?? "").replace("#/components/schemas/", "");
  return name !== "" && !values.includes(name);
};

export const described = (document: Json, { schemas, parameters, properties }: Descriptions): Described => {
  const used = new Set<string>();
  const silent: string[] = [];

  /** The longest name that is described: of the owner and the property around it, down to the name alone. */
  const found = (kind: keyof Descriptions, words: Words, path: readonly string[]): string | undefined => {
    const name = path.at(-1) ?? "";
    const [owner = "", around = ""] = [path[0], path.at(-2)];
    const key = [`${owner}.${around}.${name}`, `${around}.${name}`, `${owner}.${name}`, name].find((each) =>
      Object.hasOwn(words, each),
    );
    if (key === undefined) silent.push(`${kind}: ${path.join(".")}`);
    else used.add(`${kind}: ${key}`);
    return key === undefined ? undefined : words[key];
  };
  const withWords = (part: unknown, kind: keyof Descriptions, words: Words, path: readonly string[]): unknown => {
    if (!isObject(part) || part["description"] !== undefined || hasOwnSchema(part)) return part;
    const description = found(kind, words, path);
    return description === undefined ? part : { ...part, description };
  };
  const member = (key: string, inner: unknown, path: readonly string[]): unknown => {
    if (key === "properties" && isObject(inner))
      return Object.fromEntries(
        Object.entries(inner).map(([name, schema]) => [
          name,
          withWords(walked(schema, [...path, name]), "properties", properties, [...path, name]),
        ]),
      );
    if (key === "parameters" && Array.isArray(inner))
      return inner.map((each: Json) =>
        withWords(walked(each, path), "parameters", parameters, [...path, String(each["name"])]),
      );
    return walked(inner, path);
  };
  const walked = (value: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => walked(each, path));
    if (!isObject(value)) return value;
    const inside = typeof value["operationId"] === "string" ? [value["operationId"]] : path;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, data.includes(key) ? inner : member(key, inner, inside)]),
    );
  };

  const components = document["components"] as Json;
  const named = (part: string, each: (name: string, value: unknown) => unknown): Json =>
    Object.fromEntries(
      Object.entries((components[part] ?? {}) as Json).map(([name, value]) => [name, each(name, value)]),
    );
  return {
    document: {
      ...document,
      paths: walked(document["paths"], [""]),
      ...(document["webhooks"] === undefined ? {} : { webhooks: walked(document["webhooks"], [""]) }),
      components: {
        ...components,
        schemas: named("schemas", (name, value) => withWords(walked(value, [name]), "schemas", schemas, [name])),
        parameters: named("parameters", (_, value) =>
          withWords(value, "parameters", parameters, ["", String((value as Json)["name"])]),
        ),
        responses: named("responses", (name, value) => walked(value, [name])),
      },
    },
    used,
    silent,
  };
};
