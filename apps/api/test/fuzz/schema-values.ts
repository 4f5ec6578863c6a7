// Values by a JSON schema, as fast-check makes them: what an honest client could send by the contract. [OPS-09]
import fc from "fast-check";

type Json = { readonly [key: string]: unknown };

export type Resolve = (reference: string) => Json;

/** Values that lead somewhere, such as the id of a cart that exists, by the name of the field that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

export interface Making {
  readonly resolve: Resolve;
  readonly known: Known;
}

/** How deep schemas are followed that hold themselves. */
const deepest = 8;

export const valueBy = (schema: Json, making: Making, name = "", depth = 0): fc.Arbitrary<unknown> => {
  const plain = bySchema(schema, making, name, depth);
  const known = (making.known[name] ?? []).filter((value) => isOfType(schema, value, making));
  return known.length === 0
    ? plain
    : fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...known) as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: plain },
      );
};

const bySchema = (schema: Json, making: Making, name: string, depth: number): fc.Arbitrary<unknown> => {
  if (depth > deepest) return fc.constant(null);
  const inner = (part: unknown, of = name): fc.Arbitrary<unknown> => valueBy(part as Json, making, of, depth + 1);
  if (typeof schema["$ref"] === "string") return inner(making.resolve(schema["$ref"]));
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom(...(schema["enum"] as unknown[]));
  const choices = (schema["oneOf"] ?? schema["anyOf"]) as readonly Json[] | undefined;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => inner(choice)));
  if (Array.isArray(schema["allOf"])) return inner(merged(schema["allOf"] as Json[], making));
  const { type } = schema;
  if (Array.isArray(type)) return fc.oneof(...type.map((one: string) => byType(one, schema, making, inner)));
  return byType(typeof type === "string" ? type : "properties" in schema ? "object" : "any", schema, making, inner);
};

const merged = (parts: readonly Json[], { resolve }: Making): Json =>
  parts
    .map((part) => (typeof part["$ref"] === "string" ? resolve(part["$ref"]) : part))
    .reduce((all, part) => ({
      ...all,
      ...part,
      properties: { ...(all["properties"] as Json), ...(part["properties"] as Json) },
      required: [
        ...((all["required"] as string[] | undefined) ?? []),
        ...((part["required"] as string[] | undefined) ?? []),
      ],
    }));

const byType = (
  type: string,
  schema: Json,
  making: Making,
  inner: (part: unknown, of?: string) => fc.Arbitrary<unknown>,
) => {
  switch (type) {
    case "object":
      return objectBy(schema, inner);
    case "array":
      return fc.array(inner(schema["items"] ?? {}), {
        minLength: numberIn(schema["minItems"], 0),
        maxLength: Math.max(numberIn(schema["minItems"], 0), Math.min(numberIn(schema["maxItems"], 4), 4)),
      });
    case "string":
      return textBy(schema);
    case "integer":
      return fc.integer({
        min: numberIn(schema["minimum"], -(2 ** 31)),
        max: numberIn(schema["maximum"], 2 ** 31 - 1),
      });
    case "number":
      return fc.double({ min: numberIn(schema["minimum"], -1e9), max: numberIn(schema["maximum"], 1e9), noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

const objectBy = (
  schema: Json,
  inner: (part: unknown, of?: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> => {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, Json>>;
  const required = ((schema["required"] ?? []) as string[]).filter((key) => key in properties);
  const record = fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inner(part, key)])),
    {
      requiredKeys: required,
      noNullPrototype: true,
    },
  );
  const further = schema["additionalProperties"];
  if (typeof further !== "object" || further === null) return record;
  return fc
    .tuple(record, fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,12}$/), inner(further), { maxKeys: 3 }))
    .map(([given, more]) => ({ ...more, ...given }));
};

const textBy = (schema: Json): fc.Arbitrary<unknown> => {
  const minLength = numberIn(schema["minLength"], 0);
  const maxLength = Math.max(minLength, Math.min(numberIn(schema["maxLength"], 60), 60));
  if (typeof schema["pattern"] === "string") return fc.stringMatching(new RegExp(schema["pattern"], "u"));
  return fc.oneof(
    fc.string({ unit: "grapheme-ascii", minLength, maxLength }),
    fc.string({ unit: "grapheme", minLength, maxLength: Math.max(minLength, Math.floor(maxLength / 2)) }),
  );
};

const numberIn = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

/** Whether a value can stand in a field of that schema, as far as its type goes. */
const isOfType = (schema: Json, value: unknown, making: Making): boolean => {
  if (typeof schema["$ref"] === "string") return isOfType(making.resolve(schema["$ref"]), value, making);
  if (schema["type"] === undefined) return true;
  const types = [schema["type"]].flat();
  if (typeof value === "string") return types.includes("string");
  return typeof value === "number" ? types.includes("integer") || types.includes("number") : true;
};
