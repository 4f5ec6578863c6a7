// What of an answer breaks the contract: its status, the type of its content, and each field of its body by the schema that the contract has for it. [HDL-07] [API-05]
import { contractAnswers } from "../generated/answers.gen.ts";

/** As much of JSON Schema as the contract uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface Contract {
  readonly answers: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Schema>>>>>>;
  /** The statuses at which an operation has an etag. */
  readonly tagged: Readonly<Record<string, readonly string[]>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

const read: { contracts?: readonly Contract[] } = {};
const contracts = (): readonly Contract[] =>
  (read.contracts ??= contractAnswers.map((text) => JSON.parse(text) as Contract));

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

const isOfType = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === "number" && typeof value === "number");

const formats: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  "date-time": /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === "object";

type Fault = string | null;

const firstOf = (faults: Iterable<Fault>): Fault => {
  for (const fault of faults) if (fault !== null) return fault;
  return null;
};

const textFault = (text: string, schema: Schema, at: string): Fault => {
  const length = [...text].length;
  if (schema.minLength !== undefined && length < schema.minLength) return `${at} is shorter than ${schema.minLength}`;
  if (schema.maxLength !== undefined && length > schema.maxLength) return `${at} is longer than ${schema.maxLength}`;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, "u").test(text))
    return `${at} is not like ${schema.pattern}`;
  const format = formats[schema.format ?? ""];
  return format === undefined || format.test(text) ? null : `${at} is no ${schema.format ?? ""}`;
};

const numberFault = (value: number, { minimum, maximum }: Schema, at: string): Fault => {
  if (minimum !== undefined && value < minimum) return `${at} is below ${minimum}`;
  return maximum !== undefined && value > maximum ? `${at} is above ${maximum}` : null;
};

function* fieldFaults(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  at: string,
  all: Contract,
): Iterable<Fault> {
  const { properties = {}, required = [], additionalProperties = true, propertyNames, maxProperties } = schema;
  for (const name of required) if (!Object.hasOwn(value, name)) yield `${at}/${name} is missing`;
  if (maxProperties !== undefined && Object.keys(value).length > maxProperties)
    yield `${at} has more than ${maxProperties} fields`;
  for (const [name, field] of Object.entries(value)) {
    const own = properties[name];
    if (propertyNames !== undefined) yield faultOf(name, propertyNames, `${at}/${name}`, all);
    if (own !== undefined) yield faultOf(field, own, `${at}/${name}`, all);
    else if (additionalProperties === false) yield `${at}/${name} is not in the contract`;
    else if (additionalProperties !== true) yield faultOf(field, additionalProperties, `${at}/${name}`, all);
  }
}

function* itemFaults(
  values: readonly unknown[],
  { items, minItems, maxItems }: Schema,
  at: string,
  all: Contract,
): Iterable<Fault> {
  if (minItems !== undefined && values.length < minItems) yield `${at} has fewer than ${minItems} items`;
  if (maxItems !== undefined && values.length > maxItems) yield `${at} has more than ${maxItems} items`;
  if (items !== undefined)
    for (const [index, value] of values.entries()) yield faultOf(value, items, `${at}/${index}`, all);
}

/** One of several forms: where all are wrong, what is said of the one that came farthest is the most useful. */
const formFault = (value: unknown, forms: readonly Schema[], at: string, all: Contract): Fault => {
  const faults = forms.map((form) => faultOf(value, form, at, all));
  if (faults.includes(null)) return null;
  return faults.toSorted((one, other) => depthOf(other) - depthOf(one))[0] ?? null;
};

const depthOf = (fault: Fault): number => (fault ?? "").split(" ")[0]?.split("/").length ?? 0;

const faultOf = (value: unknown, schema: Schema, at: string, all: Contract): Fault => {
  if (schema.$ref !== undefined) {
    const named = all.schemas[schema.$ref.split("/").at(-1) ?? ""];
    return named === undefined ? null : faultOf(value, named, at, all);
  }
  if (schema.oneOf !== undefined) return formFault(value, schema.oneOf, at, all);
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return `${at} is ${typeOf(value)}, and should be ${types.join(" or ")}`;
  if (schema.const !== undefined && value !== schema.const) return `${at} is not ${JSON.stringify(schema.const)}`;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return `${at} is none of ${schema.enum.join(", ")}`;
  if (typeof value === "string") return textFault(value, schema, at);
  if (typeof value === "number") return numberFault(value, schema, at);
  if (Array.isArray(value)) return firstOf(itemFaults(value, schema, at, all));
  return isObject(value) ? firstOf(fieldFaults(value, schema, at, all)) : null;
};

const parsed = (body: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(body) as unknown };
  } catch {
    return null;
  }
};

const bodiesOf = (type: string, body: string): readonly string[] =>
  type === "application/x-ndjson" ? body.split("\n").filter((line) => line !== "") : [body];

/** The etag of what has a version is that version in quotes; servers that pack an answer may call it weak. */
export const etagFault = (operation: string, status: number, etag: string | null, body: string): Fault => {
  const isTagged = contracts().some(({ tagged }) => tagged[operation]?.includes(`${status}`) === true);
  if (!isTagged) return null;
  if (etag === null) return `${status} has no etag`;
  const { result } = (parsed(body)?.value ?? {}) as { readonly result?: Versioned };
  const version = result?.version ?? result?.cart?.version;
  return version === undefined || etag.replace(/^W\//, "") === `"${version}"`
    ? null
    : `${status} has the etag ${etag}, and should have "${version}"`;
};

interface Versioned {
  readonly version?: number | string;
  readonly cart?: { readonly version?: number };
}

/** Null where the answer is as the contract says, or the operation is none of it. */
export const answerFault = (operation: string, status: number, contentType: string | null, body: string): Fault => {
  const all = contracts().find(({ answers }) => Object.hasOwn(answers, operation));
  const answers = all?.answers[operation];
  if (all === undefined || answers === undefined) return null;
  const types = answers[status] ?? answers["default"];
  if (types === undefined) return `the contract has no answer ${status}`;
  if (Object.keys(types).length === 0) return null;
  const type = (contentType ?? "").split(";")[0]?.trim() ?? "";
  const schema = types[type];
  if (schema === undefined)
    return `${status} is answered as ${type || "nothing"}, and should be ${Object.keys(types).join(" or ")}`;
  if (!/json/.test(type)) return null;
  return firstOf(
    bodiesOf(type, body).map((text) => {
      const json = parsed(text);
      return json === null ? `the body of ${status} is no JSON` : faultOf(json.value, schema, `${status}`, all);
    }),
  );
};
