// Requests to an operation, made from its schemas: by the contract, mutated, or not even readable. [OPS-09]
import fc from "fast-check";
import { stringify } from "qs";
import type { ContractName, Operation, Parameter } from "../../src/platform/contract/documents.ts";
import { valueBy, type Known, type Making } from "./schema-values.ts";
import { mutationOf, strangeText, strangeValue } from "./strange-values.ts";

type Json = { readonly [key: string]: unknown };

export interface Input {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** Who asks: the headers that each stands for. */
export type Callers = readonly Readonly<Record<string, string>>[];

/** Reads a part of a contract: a JSON pointer, or a `$ref` within it. */
export const partOf = (document: Json, pointer: string): Json =>
  pointer
    .replace(/^#/, "")
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (at, part) => (at as Json)[decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    ) as Json;

export const inputsOf = (
  operation: Operation,
  documents: Readonly<Record<ContractName, object>>,
  known: Known,
  callers: Callers,
): fc.Arbitrary<Input> => {
  const document = documents[operation.contract] as Json;
  const making: Making = { resolve: (reference) => partOf(document, reference), known };
  const parameter = ({ schema, name }: Parameter): fc.Arbitrary<unknown> =>
    valueBy(partOf(document, schema), making, name);
  const of = (place: Parameter["in"]): readonly Parameter[] => operation.parameters.filter((each) => each.in === place);
  /** Mostly by the contract, sometimes not. */
  const wild = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary }, { weight: 1, arbitrary: strangeText });
  const record = (parameters: readonly Parameter[], isNeeded: (each: Parameter) => boolean) =>
    fc.record(Object.fromEntries(parameters.map((each) => [each.name, wild(parameter(each))])), {
      requiredKeys: parameters.filter(isNeeded).map(({ name }) => name),
      noNullPrototype: true,
    });
  return fc
    .record({
      path: record(of("path"), () => true),
      query: fc.oneof(
        { weight: 4, arbitrary: record(of("query"), ({ required }) => required) },
        { weight: 1, arbitrary: strangeQuery },
        { weight: 1, arbitrary: mutationOf(record(of("query"), () => true)) },
      ),
      header: record(of("header"), ({ name }) => name === "idempotency-key"),
      caller: fc.constantFrom(...callers),
      body: bodyOf(operation, document, making),
    })
    .map(({ path, query, header, caller, body }) => ({
      method: operation.method,
      url: `/api${operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(path[name]))}${inQuery(query)}`,
      headers: { ...headersFrom(header), ...caller, ...(body.type === null ? {} : { "content-type": body.type }) },
      ...(body.payload === undefined ? {} : { payload: body.payload }),
    }));
};

/** What the content system's clients know, and what they should not try. */
const strangeQuery: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    { limit: "-1" },
    { filters: { url: { $eq: "/" } } },
    { filters: { $or: [{ id: { $gt: "0" } }, { title: { $containsi: "%" } }] } },
    { filters: { $not: { $and: "x" } } },
    { filters: { password: { $startsWith: "$" } } },
    { filters: { __proto__x: { $eq: "1" } } },
    { populate: "*" },
    { populate: { role: { populate: "*" } } },
    { populate: "deep,10" },
    { pagination: { page: "0", pageSize: "-1" } },
    { pagination: { start: "1e9", limit: "999999999999" } },
    { sort: ["id:asc", "password:desc"] },
    { fields: ["*", "id"] },
    { locale: "xx" },
    { locale: ["de", "en"] },
    { status: "draft" },
    { publicationState: "preview" },
    { version: "99999999999999999999" },
    { explain: "1", vatCountry: "ZZ" },
  ),
  fc.dictionary(fc.stringMatching(/^[a-z$]{1,10}$/), strangeValue, { maxKeys: 4 }),
);

const inPath = (value: unknown): string => {
  const text = String(value).toWellFormed();
  return encodeURIComponent(text === "" || text === "." || text === ".." ? "x" : text);
};

const inQuery = (query: unknown): string => {
  try {
    const text = stringify(query, { encodeValuesOnly: false });
    return text === "" ? "" : `?${text.slice(0, 4_000)}`;
  } catch {
    return "?%";
  }
};

/** Only what a client of HTTP can put into a header. */
const headersFrom = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value).replaceAll(/[^\u0020-\u007e]/g, "?")]),
  );

interface Body {
  readonly type: string | null;
  readonly payload?: string | Buffer | undefined;
}

const bodyOf = (operation: Operation, document: Json, making: Making): fc.Arbitrary<Body> => {
  if (operation.bodies.size === 0)
    return fc.oneof(
      { weight: 8, arbitrary: fc.constant({ type: null }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          { type: "application/json", payload: '{"x":1}' },
          { type: "text/plain", payload: "x" },
        ),
      },
    );
  const [[, pointer] = ["", ""]] = operation.bodies;
  const example = exampleOf(document, pointer);
  const honest = valueBy(partOf(document, pointer), making);
  const right =
    example === undefined
      ? honest
      : fc.oneof({ weight: 3, arbitrary: honest }, { weight: 1, arbitrary: fc.constant(example) });
  const types = fc.constantFrom(...operation.bodies.keys());
  const written = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
    fc.tuple(types, values).map(([type, value]) => ({ type, payload: writtenAs(type, value) }));
  return fc.oneof(
    { weight: 8, arbitrary: written(right) },
    { weight: 8, arbitrary: written(mutationOf(right)) },
    { weight: 2, arbitrary: written(strangeValue) },
    { weight: 3, arbitrary: unreadable(right) },
  );
};

const exampleOf = (document: Json, pointer: string): unknown => {
  const media = partOf(document, pointer.replace(/\/schema$/, ""));
  return media["example"];
};

const writtenAs = (type: string, value: unknown): string | Buffer => {
  if (type === "application/x-www-form-urlencoded") return inQuery(value).slice(1);
  if (/json/.test(type)) return JSON.stringify(value) ?? "";
  return Buffer.from(typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
};

/** Cut off, in another type, no UTF-8, of the wrong kind altogether. */
const unreadable = (right: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  fc
    .tuple(
      right.map((value) => JSON.stringify(value)),
      fc.nat(1_000),
      fc.constantFrom("cut", "type", "bytes", "empty", "twice", "bom", "prototype"),
    )
    .map(([text, at, kind]): Body => {
      const type = "application/json";
      switch (kind) {
        case "cut":
          return { type, payload: text.slice(0, at % Math.max(1, text.length)) };
        case "type":
          return {
            type:
              ["text/plain", "application/xml", "multipart/form-data", "application/json; charset=utf-16", "x"][
                at % 5
              ] ?? "x",
            payload: text,
          };
        case "bytes":
          return { type, payload: Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, at % 256])]) };
        case "twice":
          return { type, payload: text + text };
        case "bom":
          return { type, payload: `\ufeff${text}` };
        case "prototype":
          return { type, payload: text.replace(/^\{/, '{"__proto__":{"polluted":true},') };
        default:
          return { type, payload: "" };
      }
    });
