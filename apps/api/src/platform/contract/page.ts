// The contract as a page to read: plain HTML without a script, from the served document alone. [PKG-03]
import { escaped } from "../markup/escaped.ts";
import { code, followed, inline, type Json, members, paragraphs, table, typeOf, unfolded } from "./page-parts.ts";
import type { ServedRefusal } from "./served.ts";

interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Json;
}

export interface PageAddresses {
  /** The folder of the contract's files. */
  readonly base: string;
  readonly yaml: string;
  readonly json: string;
  readonly style: string;
  readonly other: { readonly page: string; readonly title: string };
}

const methods = ["get", "put", "post", "delete", "patch"];

const callsOf = (document: Json, base: string): readonly Call[] =>
  Object.entries(document["paths"] as Json).flatMap(([path, item]) =>
    Object.entries(item as Json)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        id: String((operation as Json)["operationId"]),
        method: method.toUpperCase(),
        path: (serverOf(item as Json) ?? base) + path,
        operation: operation as Json,
      })),
  );

/** A path of the site itself is below another address than the calls of the API. */
const serverOf = (item: Json): string | null => {
  const [server] = (item["servers"] ?? []) as readonly Json[];
  return server === undefined ? null : String(server["url"]).replace(/\/$/, "");
};

const refusalsTable = (name: string, refusals: readonly ServedRefusal[]): string =>
  table(
    name,
    ["status", "refusal", "rule", "English", "German"],
    refusals.map(({ status, refusal, rule, retryAfter, en, de }) => [
      String(status),
      code(refusal) + (retryAfter ? " <small>with retry-after</small>" : ""),
      escaped(rule),
      escaped(en),
      `<span lang="de">${escaped(de)}</span>`,
    ]),
  );

const parametersOf = (document: Json, { id, operation }: Call): string =>
  table(
    `Parameters of ${id}`,
    ["parameter", "in", "type", "meaning"],
    ((operation["parameters"] ?? []) as readonly Json[])
      .map((each) => followed(document, each))
      .map((each) => [
        `${code(String(each["name"]))}${each["required"] === true ? "" : " <small>optional</small>"}`,
        escaped(String(each["in"])),
        typeOf((each["schema"] ?? {}) as Json),
        inline(String(each["description"] ?? "")),
      ]),
  );

const contentsOf = (document: Json, id: string, content: unknown): string =>
  Object.entries((content ?? {}) as Json)
    .map(([type, media]) => {
      const { schema = {}, example, examples } = media as { schema?: Json; example?: unknown; examples?: Json };
      const [first] = Object.values(examples ?? {}) as readonly Json[];
      const shown = example ?? (first === undefined ? undefined : followed(document, first)["value"]);
      return (
        `<p>${code(type)}: ${typeOf(schema)}</p>` +
        unfolded(
          "Example",
          shown === undefined
            ? ""
            : `<pre tabindex="0" aria-label="Example of ${escaped(id)}">${escaped(JSON.stringify(shown, null, 2))}</pre>`,
        )
      );
    })
    .join("");

const answersOf = (document: Json, { id, operation }: Call): string =>
  Object.entries((operation["responses"] ?? {}) as Json)
    .filter(([status]) => status.startsWith("2") || status.startsWith("3"))
    .map(([status, answer]) => {
      const found = followed(document, answer as Json);
      const headers = Object.entries((found["headers"] ?? {}) as Json).map(([name, header]) => [
        code(name),
        inline(String(followed(document, header as Json)["description"] ?? "")),
      ]);
      return (
        `<h4>${status} <span>${inline(String(found["description"] ?? ""))}</span></h4>` +
        contentsOf(document, id, found["content"]) +
        table(`Headers of ${id} ${status}`, ["header", "meaning"], headers)
      );
    })
    .join("");

const callArticle = (document: Json, call: Call): string => {
  const { id, method, path, operation } = call;
  const body = operation["requestBody"] as Json | undefined;
  const refusals = (operation["x-refusals"] ?? []) as readonly ServedRefusal[];
  const needs = ((operation["security"] ?? []) as readonly Json[]).map((each) => Object.keys(each)[0] ?? "nobody");
  return `<article id="${escaped(id)}" aria-labelledby="${escaped(id)}-name">
<h3 id="${escaped(id)}-name">${inline(String(operation["summary"] ?? id))}</h3>
<p class="call"><b>${method}</b> ${code(path)} <small>${escaped(id)}</small></p>
${paragraphs(operation["description"])}
${needs.length === 0 ? "" : `<p>Proof: ${needs.map((each) => (each === "nobody" ? "none" : code(each))).join(" or ")}</p>`}
${parametersOf(document, call)}
${body === undefined ? "" : `<h4>Body</h4>${contentsOf(document, id, followed(document, body)["content"])}`}
${answersOf(document, call)}
${refusals.length === 0 ? "" : unfolded(`Refusals (${refusals.length})`, refusalsTable(`Refusals of ${id}`, refusals))}
</article>`;
};

const schemaSection = ([name, schema]: readonly [string, unknown]): string => {
  const it = schema as Json;
  const inside = members(name, it);
  return `<section id="schema-${escaped(name)}" aria-labelledby="schema-${escaped(name)}-name">
<h3 id="schema-${escaped(name)}-name">${escaped(name)}</h3>${paragraphs(it["description"])}${inside === "" ? `<p>${typeOf(it)}</p>` : inside}</section>`;
};

/** The whole page. */
export const contractPage = (document: Json, addresses: PageAddresses): string => {
  const info = document["info"] as Json;
  const calls = callsOf(document, addresses.base);
  const tags = (document["tags"] as readonly Json[]).map((tag) => ({
    name: String(tag["name"]),
    description: String(tag["description"] ?? ""),
    calls: calls.filter(({ operation }) => (operation["tags"] as readonly string[] | undefined)?.[0] === tag["name"]),
  }));
  const general = (document["x-refusals-of-all-calls"] ?? []) as readonly ServedRefusal[];
  const schemas = Object.entries(((document["components"] ?? {}) as Json)["schemas"] as Json);
  const title = escaped(String(info["title"]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} ${escaped(String(info["version"]))}</title>
<link rel="stylesheet" href="${addresses.style}">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>${title}</h1>
<p>${inline(String(info["summary"] ?? ""))}</p>
<p>Version ${escaped(String(info["version"]))}: <a href="${addresses.yaml}">YAML</a>, <a href="${addresses.json}">JSON</a>. Beside it: <a href="${addresses.other.page}">${escaped(addresses.other.title)}</a>.</p>
${paragraphs(info["description"])}
</header>
<nav aria-label="Calls">
${tags.map(({ name, calls: these }) => unfolded(`${escaped(name)} (${these.length})`, `<ul>${these.map(({ id, operation }) => `<li><a href="#${escaped(id)}">${inline(String(operation["summary"] ?? id))}</a></li>`).join("")}</ul>`)).join("\n")}
</nav>
<main id="calls" tabindex="-1">
${tags.map(({ name, description, calls: these }) => `<h2 id="tag-${escaped(name)}">${escaped(name)}</h2><p>${inline(description)}</p>${these.map((call) => callArticle(document, call)).join("")}`).join("\n")}
${general.length === 0 ? "" : `<h2 id="refusals-of-all-calls">Refusals of all calls</h2>${refusalsTable("Refusals of all calls", general)}`}
<h2 id="schemas">Schemas</h2>
${schemas.map(schemaSection).join("\n")}
</main>
</body>
</html>
`;
};
