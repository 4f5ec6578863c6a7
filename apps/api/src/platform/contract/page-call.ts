// One call on a page of the contract: what it takes, answers and refuses, beside it the call as it is typed and an example of its answer. [PKG-03]
import { escaped } from "../markup/escaped.ts";
import { madeExample } from "./made-example.ts";
import type { Call } from "./page-calls.ts";
import { curlOf } from "./page-curl.ts";
import {
  code,
  codeBlock,
  followed,
  inline,
  type Json,
  paragraphs,
  table,
  type ToSchema,
  typeOf,
  unfolded,
} from "./page-parts.ts";
import type { ServedRefusal } from "./served.ts";

export const refusalsTable = (name: string, refusals: readonly ServedRefusal[]): string =>
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

const parametersTable = (document: Json, { title, operation }: Call, to: ToSchema): string =>
  table(
    `Parameters: ${title}`,
    ["parameter", "type", "meaning"],
    ((operation["parameters"] ?? []) as readonly Json[])
      .map((each) => followed(document, each))
      .map((each) => [
        `${code(String(each["name"]))} <small>${escaped(String(each["in"]))}${each["required"] === true ? "" : ", optional"}</small>`,
        typeOf((each["schema"] ?? {}) as Json, to),
        inline(String(each["description"] ?? "")),
      ]),
  );

const typesOf = (content: unknown, to: ToSchema): string =>
  Object.entries((content ?? {}) as Json)
    .map(([type, media]) => `<p>${code(type)}: ${typeOf(((media as Json)["schema"] ?? {}) as Json, to)}</p>`)
    .join("");

/** The answers of a call that refuse nothing, by their status. */
const answersOf = (document: Json, { operation }: Call): readonly (readonly [string, Json])[] =>
  Object.entries((operation["responses"] ?? {}) as Json)
    .filter(([status]) => status.startsWith("2") || status.startsWith("3"))
    .map(([status, answer]) => [status, followed(document, answer as Json)]);

const answerParts = (document: Json, call: Call, to: ToSchema): string =>
  answersOf(document, call)
    .map(([status, answer]) => {
      const headers = Object.entries((answer["headers"] ?? {}) as Json).map(([name, header]) => [
        code(name),
        inline(String(followed(document, header as Json)["description"] ?? "")),
      ]);
      return (
        `<h3>${status} <span>${inline(String(answer["description"] ?? ""))}</span></h3>` +
        typesOf(answer["content"], to) +
        table(`Headers of ${status}: ${call.title}`, ["header", "meaning"], headers)
      );
    })
    .join("");

/** The example of a content, its own or the first of several; undefined where there is none. */
export const exampleOf = (document: Json, media: Json): unknown => {
  const { example, examples } = media as { example?: unknown; examples?: Json };
  const [first] = Object.values(examples ?? {}) as readonly Json[];
  return example ?? (first === undefined ? undefined : followed(document, first)["value"]);
};

/** What is no JSON is shown by its head: a file, or an address that the answer leads to. */
const headOf = (document: Json, status: string, answer: Json): string => {
  const headers = Object.entries((answer["headers"] ?? {}) as Json).map(([name, header]) => {
    const schema = (followed(document, header as Json)["schema"] ?? {}) as Json;
    return `${name}: ${String(madeExample(document, schema))}`;
  });
  const [type] = Object.keys((answer["content"] ?? {}) as Json);
  return [`HTTP/1.1 ${status}`, ...(type === undefined ? [] : [`content-type: ${type}`]), ...headers].join("\n");
};

/** The example of the contract, else one made of its schema. */
const answerExample = (document: Json, call: Call): string => {
  const [[status, answer] = ["204", {}]] = answersOf(document, call);
  const media = Object.entries((answer["content"] ?? {}) as Json).find(([type]) => type === "application/json")?.[1];
  const shown =
    media === undefined
      ? headOf(document, status, answer)
      : JSON.stringify(
          exampleOf(document, media as Json) ?? madeExample(document, (media as Json)["schema"] as Json),
          null,
          2,
        );
  return codeBlock(`Answer ${status}`, `Answer of ${call.title}`, shown);
};

export const methodSlip = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`;

export const callArticle = (document: Json, call: Call, to: ToSchema): string => {
  const { id, title, method, path, operation } = call;
  const body = operation["requestBody"] as Json | undefined;
  const refusals = (operation["x-refusals"] ?? []) as readonly ServedRefusal[];
  const proofs = ((operation["security"] ?? []) as readonly Json[]).map((each) => Object.keys(each)[0]);
  const proof = proofs.map((each) => (each === undefined ? "none" : code(each))).join(" or ");
  return `<article id="${escaped(id)}" aria-labelledby="${escaped(id)}-name">
<div class="says">
<h2 id="${escaped(id)}-name">${escaped(title)}</h2>
<p class="call">${methodSlip(method)} ${code(path)}</p>
<p class="lead">${inline(String(operation["summary"] ?? ""))}</p>
${paragraphs(operation["description"])}
${proof === "" ? "" : `<p>Proof: ${proof}</p>`}
${parametersTable(document, call, to)}
${body === undefined ? "" : `<h3>Body</h3>${typesOf(followed(document, body)["content"], to)}`}
${answerParts(document, call, to)}
</div>
<div class="shown">
${codeBlock("Call", `Call of ${title}`, curlOf(document, call))}
${answerExample(document, call)}
</div>
${refusals.length === 0 ? "" : unfolded(`Refusals (${refusals.length})`, refusalsTable(`Refusals: ${title}`, refusals))}
</article>`;
};
