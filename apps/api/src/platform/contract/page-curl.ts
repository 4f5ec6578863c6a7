// A call as it is typed in a terminal, with the example of the contract as its body. [PKG-03]
import { madeExample } from "./made-example.ts";
import type { Call } from "./page-calls.ts";
import { followed, type Json } from "./page-parts.ts";

/** One word of a shell, whatever stands in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A longer line would be broken where it is shown. */
const mostInLine = 40;

/** Parts of one command, each on a line of its own. */
export const continued = (parts: readonly string[]): string => parts.join(" \\\n  ");

/** A call in as many lines as it has parts. */
export const curl = (method: string, address: string, parts: readonly string[]): string => {
  const begins = `curl -sS${method === "GET" ? "" : ` -X ${method}`}`;
  const first = `${begins} "${address}"`;
  return continued([...(first.length > mostInLine ? [begins, `"${address}"`] : [first]), ...parts]);
};

export const header = (name: string, value: string): string => `-H "${name}: ${value}"`;

export const jsonBody = (value: unknown): string =>
  `-d ${quoted(JSON.stringify(value, null, 2).replaceAll("\n", "\n  "))}`;

/** The same with values of the shell in it, which stand between double quotes there. */
export const jsonBodyOfValues = (value: unknown): string =>
  jsonBody(value).replaceAll(/\$[A-Z_]+/g, (name) => `'"${name}"'`);

/** `cartId` as the name of a value that the reader has: `$CART_ID`. */
const named = (name: string): string =>
  `$${name
    .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toUpperCase()}`;

/** Fields of a form that has files, one each; curl writes its boundaries and its content type. */
const formParts = (document: Json, schema: Json): readonly string[] =>
  Object.entries(madeExample(document, schema) as Json).map(
    ([name, value]) => `-F ${quoted(`${name}=${typeof value === "string" ? value : JSON.stringify(value)}`)}`,
  );

const bodyParts = (document: Json, body: Json | undefined): readonly string[] => {
  if (body === undefined) return [];
  const content = (followed(document, body)["content"] ?? {}) as Json;
  const json = content["application/json"] as Json | undefined;
  if (json !== undefined)
    return [
      header("content-type", "application/json"),
      json["example"] === undefined ? "-d @body.json" : jsonBody(json["example"]),
    ];
  const form = content["multipart/form-data"] as Json | undefined;
  if (form !== undefined) return formParts(document, form["schema"] as Json);
  const [type] = Object.keys(content);
  return type === undefined ? [] : [header("content-type", type), "--data-binary @body"];
};

export const curlOf = (document: Json, { method, path, operation }: Call): string => {
  const parameters = ((operation["parameters"] ?? []) as readonly Json[])
    .map((each) => followed(document, each))
    .filter((each) => each["required"] === true)
    .map((each) => ({ name: String(each["name"]), place: String(each["in"]) }));
  const query = parameters.filter(({ place }) => place === "query").map(({ name }) => `${name}=${named(name)}`);
  const proofs = ((operation["security"] ?? []) as readonly Json[]).map((each) => Object.keys(each)[0]);
  return curl(
    method,
    // What the shop posts goes to an address of its own.
    `${path.startsWith("https:") ? "" : "$SHOP"}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named(name))}${query.length === 0 ? "" : `?${query.join("&")}`}`,
    [
      ...(proofs.length > 0 && proofs.every((each) => each !== undefined)
        ? [header("authorization", "Bearer $TOKEN")]
        : []),
      ...parameters.filter(({ place }) => place === "header").map(({ name }) => header(name, named(name))),
      ...bodyParts(document, operation["requestBody"] as Json | undefined),
    ],
  );
};
