// The contracts as data: every operation of openapi/*.yaml with its path, method and schemas.
import { contractFile } from "./contract-file.ts";

export type ContractName = "shop" | "content";

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  /** JSON pointer of its schema within the document. */
  readonly schema: string;
}

export interface Operation {
  readonly contract: ContractName;
  readonly id: string;
  readonly method: string;
  /** As in the document: `/shop/order/cart/{cartId}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly bodyRequired: boolean;
  /** Bytes that its body may have; null where it is as short as others. */
  readonly bodyLimit: number | null;
  /** Content type to the JSON pointer of its schema; empty where the operation takes no body. */
  readonly bodies: ReadonlyMap<string, string>;
  /** Status (`200`), or `default`, to content type to the JSON pointer of its schema. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Json = { readonly [key: string]: unknown };

const methods = ["get", "put", "post", "delete", "patch", "options", "head"];

export const readDocument = (name: ContractName): Json => contractFile(name) as Json;

export const operationsOf = (contract: ContractName, document: Json): readonly Operation[] =>
  Object.entries(document["paths"] as Json).flatMap(([path, item]) =>
    // What the site answers before the API.
    (item as Json)["x-site"] === true
      ? []
      : Object.entries(item as Json)
          .filter(([method]) => methods.includes(method))
          .map(([method, operation]) => operationOf(contract, document, path, method, item as Json, operation as Json)),
  );

const operationOf = (
  contract: ContractName,
  document: Json,
  path: string,
  method: string,
  item: Json,
  operation: Json,
): Operation => {
  const here = `/paths/${escaped(path)}/${method}`;
  const body = operation["requestBody"] as Json | undefined;
  return {
    contract,
    path,
    id: operation["operationId"] as string,
    method: method.toUpperCase(),
    parameters: [
      ...parametersOf(document, item["parameters"], `/paths/${escaped(path)}/parameters`),
      ...parametersOf(document, operation["parameters"], `${here}/parameters`),
    ],
    bodyRequired: body?.["required"] === true,
    bodyLimit: (operation["x-body-limit"] as number | undefined) ?? null,
    bodies: schemasOf(body?.["content"], `${here}/requestBody/content`),
    answers: new Map(
      Object.entries(operation["responses"] as Json).map(([status, answer]) => {
        const [found, pointer] = followed(document, answer as Json, `${here}/responses/${status}`);
        return [status, schemasOf(found["content"], `${pointer}/content`)];
      }),
    ),
  };
};

const parametersOf = (document: Json, list: unknown, pointer: string): readonly Parameter[] =>
  ((list ?? []) as readonly Json[]).map((entry, index) => {
    const [found, at] = followed(document, entry, `${pointer}/${index}`);
    return {
      name: found["name"] as string,
      in: found["in"] as Parameter["in"],
      required: found["required"] === true,
      schema: `${at}/schema`,
    };
  });

const schemasOf = (content: unknown, pointer: string): ReadonlyMap<string, string> =>
  new Map(Object.keys((content ?? {}) as Json).map((type) => [type, `${pointer}/${escaped(type)}/schema`]));

const followed = (document: Json, value: Json, pointer: string): readonly [Json, string] => {
  const reference = value["$ref"];
  if (typeof reference !== "string") return [value, pointer];
  const parts = reference.slice(2).split("/");
  return [
    parts.reduce<unknown>(
      (at, part) => (at as Json)[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    ) as Json,
    reference.slice(1),
  ];
};

const escaped = (part: string): string => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
