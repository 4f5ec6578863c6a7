// The contract as a server that checks: every request against its operation, every answer against its schema. [API-05]
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { load } from "js-yaml";

interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: object;
}
interface Operation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>> }
    >
  >;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Operation>> & { readonly parameters?: readonly object[] }>
  >;
}

export interface Found {
  readonly document: string;
  readonly template: string;
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly shared: readonly object[];
}

const documents: Readonly<Record<string, Document>> = Object.fromEntries(
  ["shop", "content"].map((name) => [
    name,
    load(readFileSync(new URL(`../../../openapi/${name}.yaml`, import.meta.url), "utf8")) as Document,
  ]),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const [name, document] of Object.entries(documents)) ajv.addSchema(document, name);

const compiled = new Map<string, ValidateFunction>();
const wrong = (document: string, schema: object, value: unknown): string | null => {
  const key = document + JSON.stringify(schema);
  const validate =
    compiled.get(key) ??
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${document}#/`)));
  compiled.set(key, validate);
  return validate(value) ? null : ajv.errorsText(validate.errors);
};

const resolved = <A>(document: string, thing: object): A =>
  "$ref" in thing && typeof thing.$ref === "string"
    ? (thing.$ref
        .slice(2)
        .split("/")
        .reduce<unknown>(
          (at, name) => (at as Record<string, unknown>)[name.replaceAll("~1", "/")],
          documents[document],
        ) as A)
    : (thing as A);

export const operationIds = (document: string): readonly string[] =>
  Object.values(documents[document]?.paths ?? {}).flatMap((item) =>
    // What the site answers before the API is no call of it.
    "x-site" in item
      ? []
      : Object.values(item).flatMap((operation) => ("operationId" in operation ? [operation.operationId] : [])),
  );

/** The operation of a request; literal paths go before templates. */
export const operationFor = (method: string, pathname: string): Found | null => {
  const found = Object.entries(documents).flatMap(([document, { paths }]) =>
    Object.entries(paths).flatMap(([template, item]) => {
      const pattern = new RegExp(`^/api${template.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`);
      const match = pattern.exec(pathname);
      const operation = item[method.toLowerCase()];
      return match === null || operation === undefined
        ? []
        : [{ document, template, operation, params: { ...match.groups }, shared: item.parameters ?? [] }];
    }),
  );
  return found.sort((a, b) => a.template.split("{").length - b.template.split("{").length)[0] ?? null;
};

/** What of a request breaks its operation; empty when nothing does. */
export const requestFaults = async (found: Found, request: Request): Promise<readonly string[]> => {
  const { document, operation } = found;
  const query = new URL(request.url).searchParams;
  const parameters = [...found.shared, ...(operation.parameters ?? [])].map((parameter) =>
    resolved<Parameter>(document, parameter),
  );
  const given = (parameter: Parameter): string | null =>
    parameter.in === "path"
      ? (found.params[parameter.name] ?? null)
      : parameter.in === "query"
        ? query.get(parameter.name)
        : request.headers.get(parameter.name);
  const known = new Set(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  const body = await request.clone().text();
  const schema = operation.requestBody?.content["application/json"]?.schema;
  return [
    ...parameters.flatMap((parameter) => {
      const value = given(parameter);
      const fault =
        value === null
          ? parameter.required === true
            ? "missing"
            : null
          : wrong(document, parameter.schema, decodeURIComponent(value));
      return fault === null ? [] : [`${parameter.in} ${parameter.name}: ${fault}`];
    }),
    ...[...query.keys()]
      .filter((name) => !known.has(name.split("[")[0] ?? name))
      .map((name) => `query ${name}: unknown`),
    ...(request.headers.has("authorization") && !(operation.security ?? []).some((scheme) => "bearer" in scheme)
      ? ["a token where none is required"]
      : []),
    ...(schema === undefined
      ? body === ""
        ? []
        : ["a body where none is taken"]
      : [wrong(document, schema, body === "" ? undefined : JSON.parse(body))].flatMap((fault) =>
          fault === null ? [] : [`body: ${fault}`],
        )),
    ...(schema !== undefined && !(request.headers.get("content-type") ?? "").startsWith("application/json")
      ? ["content-type"]
      : []),
  ];
};

/** The success of an operation: its status, its media type, and its example. */
export const successOf = ({
  document,
  operation,
}: Found): {
  readonly status: number;
  readonly type: string;
  readonly example: unknown;
  readonly fault: (value: unknown) => string | null;
} => {
  const [status = "200", response = {}] =
    Object.entries(operation.responses).find(([code]) => code.startsWith("2")) ?? [];
  const { content } = resolved<Operation["responses"][string]>(document, response);
  const [type = "application/json", media] = Object.entries(content ?? {})[0] ?? [];
  return {
    status: Number(status),
    type,
    example: media?.example,
    fault: (value) => (media === undefined ? null : wrong(document, media.schema, value)),
  };
};
