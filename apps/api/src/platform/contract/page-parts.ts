// Pieces of the page of the contract: texts, types in words, tables. Everything is escaped here. [PKG-03]
import { escaped } from "../markup/escaped.ts";

export type Json = { readonly [key: string]: unknown };

/** `code` between backticks, strong words between two asterisks; the rest as it is written. */
export const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`)
    .replaceAll(/\*\*([^*<]+)\*\*/g, (_, words: string) => `<strong>${words}</strong>`);

export const paragraphs = (text: unknown): string =>
  typeof text !== "string" || text.trim() === ""
    ? ""
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((part) => `<p>${inline(part)}</p>`)
        .join("");

export const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** A table whose cells say their column on a narrow screen; nothing without rows. */
export const table = (name: string, columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ""
    : `<table aria-label="${escaped(name)}"><thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join("")}</tr></thead>` +
      `<tbody>${rows.map((row) => `<tr>${row.map((cell, index) => `<td data-column="${columns[index] ?? ""}">${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** Where an example, a response or a parameter that is named once stands. */
export const followed = (document: Json, value: Json): Json => {
  const reference = value["$ref"];
  if (typeof reference !== "string") return value;
  const parts = reference.slice(2).split("/");
  return parts.reduce<unknown>((at, part) => (at as Json)[part], document) as Json;
};

const listed = (values: readonly unknown[]): string => values.map((each) => code(JSON.stringify(each))).join(" | ");

/** The address of the place where a schema stands. */
export type ToSchema = (name: string) => string;

/** A schema in words: a link where it has a name, else its type with its bounds. */
export const typeOf = (schema: Json, to: ToSchema): string => {
  const { $ref, type, items, oneOf, anyOf, allOf, properties, additionalProperties } = schema;
  if (typeof $ref === "string") return `<a href="${escaped(to(nameOf($ref)))}">${escaped(nameOf($ref))}</a>`;
  if ("const" in schema) return code(JSON.stringify(schema["const"]));
  if (Array.isArray(schema["enum"])) return listed(schema["enum"]);
  for (const [several, between] of [
    [oneOf, " | "],
    [anyOf, " | "],
    [allOf, " &amp; "],
  ] as const)
    if (Array.isArray(several)) return several.map((each) => typeOf(each as Json, to)).join(between);
  if (items !== undefined) return `list of ${typeOf(items as Json, to)}${bounds(schema)}`;
  if (typeof properties === "object")
    return `{ ${Object.entries(properties as Json)
      .map(([name, each]) => `${code(name)}: ${typeOf(each as Json, to)}`)
      .join(", ")} }`;
  if (typeof additionalProperties === "object") return `any name: ${typeOf(additionalProperties as Json, to)}`;
  return `${escaped(Array.isArray(type) ? type.join(" | ") : String(type ?? "anything"))}${bounds(schema)}`;
};

const bounds = (schema: Json): string => {
  const limits = Object.entries({
    minimum: "≥",
    maximum: "≤",
    minLength: "at least",
    maxLength: "at most",
    minItems: "at least",
    maxItems: "at most",
    pattern: "pattern",
    format: "",
  }).flatMap(([key, words]) => (schema[key] === undefined ? [] : [escaped(`${words} ${String(schema[key])}`.trim())]));
  return limits.length === 0 ? "" : ` (${limits.join(", ")})`;
};

/** The members of an object, one row each. */
export const members = (name: string, schema: Json, to: ToSchema): string => {
  const required = (schema["required"] ?? []) as readonly string[];
  return table(
    `Members of ${name}`,
    ["member", "type", "meaning"],
    Object.entries((schema["properties"] ?? {}) as Json).map(([member, each]) => [
      `${code(member)}${required.includes(member) ? "" : " <small>optional</small>"}`,
      typeOf(each as Json, to),
      inline(String((each as Json)["description"] ?? "")),
    ]),
  );
};

/** A text to copy: its script puts the button beside the title. It scrolls, so keys reach it, by a name. */
export const codeBlock = (title: string, name: string, text: string): string =>
  `<div class="code" data-copy="${escaped(name)}"><p class="of">${escaped(title)}</p>` +
  `<pre tabindex="0" role="region" aria-label="${escaped(name)}"><code>${escaped(text)}</code></pre></div>`;

/** What is not needed at once. */
export const unfolded = (summary: string, content: string): string =>
  content === "" ? "" : `<details><summary>${summary}</summary>${content}</details>`;
