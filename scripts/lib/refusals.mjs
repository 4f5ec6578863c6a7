// What follows from the entries of all refusals: a table for each language, rules and statuses, the ids in the contract, and docs/refusals.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { contextNames } from "../../architecture/contexts.mjs";
import { at } from "./places.mjs";

const sources = "packages/domain/src";
const gathering = "site/refusal";
const head = "// Generated from the refusals.ts of all contexts by `npm run generate`; never edited.\n";

/** The entries of all contexts, in the order of the import table: `{ context, entries }`. */
export const readRefusals = async () => {
  const refusing = contextNames.filter((context) => existsSync(at(sources, context, "errors.ts")));
  return Promise.all(
    refusing.map(async (context) => {
      const { refusals } = await import(pathToFileURL(at(sources, context, "refusals.ts")).href);
      return { context, entries: Object.entries(refusals) };
    }),
  );
};

const inTypeScript = (entries, value) =>
  entries.map(([tag, entry]) => `  ${tag}: ${JSON.stringify(value(entry))},\n`).join("");

const tableOf = (chapters) => {
  const entries = chapters.flatMap((chapter) => chapter.entries);
  const doors = chapters.map(
    ({ context }) => `RefusalsOf<typeof import("${context === gathering ? "./errors.ts" : `#${context}`}")>`,
  );
  return `${head}import type { RefusalsOf, RefusalStatus } from "#kernel/refusal";

export type Refusal =
  | ${doors.join("\n  | ")};

export type RefusalTag = Refusal["_tag"];

/** The requirement that each refusal follows; the same id as in its class. [API-01] [HDL-01] */
export const refusalRules = {
${inTypeScript(entries, ({ rule }) => rule)}} as const satisfies { readonly [Tag in RefusalTag]: Extract<Refusal, { readonly _tag: Tag }>["rule"] };

/** The HTTP status of each refusal. [API-01] */
export const refusalStatuses = {
${inTypeScript(entries, ({ status }) => status)}} as const satisfies Record<RefusalTag, RefusalStatus>;
`;
};

/** In a file of its own: pages take it without the rest. */
const retriesOf = (chapters) => `${head}import type { RefusalTag } from "./entries.gen.ts";

/** Seconds until another try makes sense, or the fact that names them. */
export const refusalRetries = {
${inTypeScript(
  chapters.flatMap(({ entries }) => entries).filter(([, { retryAfter }]) => retryAfter !== undefined),
  ({ retryAfter }) => retryAfter,
)}} as const satisfies { readonly [Tag in RefusalTag]?: string | number };
`;

const textsOf = (chapters, name, locale) => `${head}import type { RefusalTag } from "./entries.gen.ts";

export const ${name} = {
${chapters.map(({ context, entries }) => `  // ${context}\n${inTypeScript(entries, (entry) => entry[locale])}`).join("")}} as const satisfies Record<RefusalTag, string>;
`;

/** In a file of its own: only servers choose among the texts. */
const placesOf = (chapters) => `${head}import type { RefusalTag } from "./entries.gen.ts";

/** Which refusals each context has. */
export const refusalsByContext = {
${chapters.map(({ context, entries }) => `  "${context}": ${JSON.stringify(entries.map(([tag]) => tag))},\n`).join("")}} as const satisfies Readonly<Record<string, readonly RefusalTag[]>>;
`;

const docOf = (chapters) =>
  `${[
    "# Refusals",
    "Every refusal with the rule that it follows, its status and what it says, context by context. This file is generated: `npm run generate` writes it from the `refusals.ts` of each context. Facts stand in braces, as they come in `facts` of a problem document; one that `retry-after` names is a number of seconds and said as a duration.",
    ...chapters.flatMap(({ context, entries }) => [
      `## ${context}`,
      [
        "| refusal | rule | status | text |",
        "|---|---|---|---|",
        ...entries.map(
          ([tag, { rule, status, retryAfter, en, de }]) =>
            `| \`${tag}\` | ${rule} | ${status}${retryAfter === undefined ? "" : `, \`retry-after\` ${typeof retryAfter === "string" ? retryAfter : `${retryAfter} s`}`} | ${en}<br><span lang="de">${de}</span> |`,
        ),
      ].join("\n"),
    ]),
  ].join("\n\n")}\n`;

const idsBegin = "    # Written by `npm run generate` from the refusals.ts of all contexts.\n";
const idsEnd = "    # As far as here.\n";

/** The contract with the ids of all refusals in its schema `RefusalId`. */
export const withRefusalIds = (contract, tags) => {
  const [before, rest] = contract.split(idsBegin);
  const after = rest?.split(idsEnd)[1];
  if (after === undefined)
    throw new Error("openapi/shop.yaml has lost the lines between which the ids of refusals stand");
  const schema = `    RefusalId:\n      description: "Tag of a refusal, such as \`VoucherNotValid\`."\n      type: string\n      enum:\n${tags.map((tag) => `        - ${tag}\n`).join("")}`;
  return before + idsBegin + schema + idsEnd + after;
};

/** Each file that follows from the entries, with what it says. */
export const refusalFiles = async () => {
  const chapters = await readRefusals();
  const contract = "openapi/shop.yaml";
  const tags = chapters.flatMap(({ entries }) => entries.map(([tag]) => tag)).sort();
  return [
    [`${sources}/${gathering}/entries.gen.ts`, tableOf(chapters)],
    [`${sources}/${gathering}/retries.gen.ts`, retriesOf(chapters)],
    [`${sources}/${gathering}/contexts.gen.ts`, placesOf(chapters)],
    [`${sources}/${gathering}/english.gen.ts`, textsOf(chapters, "english", "en")],
    [`${sources}/${gathering}/german.gen.ts`, textsOf(chapters, "german", "de")],
    ["docs/refusals.md", docOf(chapters)],
    [contract, withRefusalIds(readFileSync(at(contract), "utf8"), tags)],
  ];
};

export const writeRefusals = async () => {
  for (const [path, text] of await refusalFiles())
    if (!existsSync(at(path)) || readFileSync(at(path), "utf8") !== text) writeFileSync(at(path), text);
};
