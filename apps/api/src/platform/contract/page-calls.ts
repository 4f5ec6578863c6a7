// The calls of a contract as its pages name and sort them: short titles, tags, and the page on which each schema stands. [PKG-03]
import type { Json } from "./page-parts.ts";

export interface Call {
  readonly id: string;
  readonly title: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

export interface Tag {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly calls: readonly Call[];
}

const methods = ["get", "put", "post", "delete", "patch"];

/** Words of titles that are not written as others. */
const spelt: Readonly<Record<string, string>> = { vat: "VAT", pdf: "PDF", xrechnung: "XRechnung", sign: "sign-on" };

/** `placeOrder` as a heading: Place order. */
export const titleOf = (name: string): string => {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ")
    .map((word) => spelt[word] ?? word)
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A path of the site itself is below another address than the calls of the API. */
const serverOf = (item: Json): string | null => {
  const [server] = (item["servers"] ?? []) as readonly Json[];
  return server === undefined ? null : String(server["url"]).replace(/\/$/, "");
};

/** Where a system outside listens, as it stands in examples. */
const listener = "https://receiver.example/events";

/** What the shop posts to systems outside: each event once, to an address that is theirs. */
const eventsOf = (document: Json): readonly Call[] =>
  Object.values((document["webhooks"] ?? {}) as Json).map((item) => {
    const operation = (item as Json)["post"] as Json;
    const id = String(operation["operationId"]);
    return { id, title: titleOf(id), method: "POST", path: listener, operation };
  });

const callsOf = (document: Json, base: string): readonly Call[] => [
  ...callsOfPaths(document, base),
  ...eventsOf(document),
];

const callsOfPaths = (document: Json, base: string): readonly Call[] =>
  Object.entries(document["paths"] as Json).flatMap(([path, item]) =>
    Object.entries(item as Json)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        id: String((operation as Json)["operationId"]),
        title: titleOf(String((operation as Json)["operationId"])),
        method: method.toUpperCase(),
        path: (serverOf(item as Json) ?? base) + path,
        // What its path takes is written once for all its methods.
        operation: {
          ...(operation as Json),
          parameters: [...parametersOf(item as Json), ...parametersOf(operation as Json)],
        },
      })),
  );

const parametersOf = (part: Json): readonly unknown[] => (part["parameters"] ?? []) as readonly unknown[];

export const tagsOf = (document: Json, base: string): readonly Tag[] => {
  const calls = callsOf(document, base);
  return (document["tags"] as readonly Json[]).map((tag) => ({
    name: String(tag["name"]),
    title: titleOf(String(tag["name"])),
    description: String(tag["description"] ?? ""),
    calls: calls.filter(({ operation }) => (operation["tags"] as readonly string[] | undefined)?.[0] === tag["name"]),
  }));
};

export const schemasOf = (document: Json): Json => (((document["components"] ?? {}) as Json)["schemas"] ?? {}) as Json;

const referencesIn = (value: unknown): readonly string[] => {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner),
  );
};

/** Everything that a part names, and what that names. */
const reached = (document: Json, part: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [...referencesIn(part)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const named = next
      .slice(2)
      .split("/")
      .reduce<unknown>((at, step) => (at as Json)[step], document);
    open.push(...referencesIn(named));
  }
  return found;
};

/** Where what several tags use stands. */
export const sharedPage = "schemas";

/** The page of each schema: that of the only tag whose calls use it, else the one that all share. */
export const schemaPages = (document: Json, tags: readonly Tag[]): ReadonlyMap<string, string> => {
  const users = tags.map(({ name, calls }) => ({
    name,
    uses: reached(
      document,
      calls.map(({ operation }) => operation),
    ),
  }));
  return new Map(
    Object.keys(schemasOf(document)).map((schema) => {
      const these = users.filter(({ uses }) => uses.has(`#/components/schemas/${schema}`));
      const [only] = these;
      return [schema, these.length === 1 && only !== undefined ? only.name : sharedPage];
    }),
  );
};
