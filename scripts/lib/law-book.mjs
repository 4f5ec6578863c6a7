// The law book read from the domain: every rule with the laws and examples that name it; and as Markdown and JSON. [HDL-01]
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { contextNames } from "../../architecture/contexts.mjs";
import { at, root } from "./places.mjs";

const sources = "packages/domain/src";
const exported = async (context, file, name) => {
  const path = at(sources, context, file);
  return existsSync(path) ? (await import(pathToFileURL(path).href))[name] : [];
};

/** The ids at the head of a title, which stands in quotes: `it("[CRT-07] …")`. */
const titles = /["'`]((?:\[[A-Z]{2,4}-\d{2,3}\] ?)+)/g;
const idsOfTitles = (text) => [...text.matchAll(titles)].flatMap(([, ids]) => ids.match(/[A-Z]{2,4}-\d{2,3}/g));

const examplesById = () => {
  const found = new Map();
  const files = globSync(`${sources}/**/*.test.ts`, { cwd: root }).map((file) => file.replaceAll("\\", "/"));
  for (const file of files.sort())
    for (const id of new Set(idsOfTitles(readFileSync(at(file), "utf8"))))
      found.set(id, [...(found.get(id) ?? []), file]);
  return found;
};

/** Every law as `{ context, law }` in the order of the contexts, which is also the one in which their modules are loaded. */
export const readLaws = async (contexts = contextNames) =>
  (
    await Promise.all(
      contexts.map(async (context) => (await exported(context, "laws.ts", "laws")).map((law) => ({ context, law }))),
    )
  ).flat();

/** Chapters of the book: a context with its rules, each with the sentences of its laws and the files of its examples. */
export const readBook = async () => {
  const laws = await readLaws();
  const examples = examplesById();
  const { placesOf } = await import(pathToFileURL(at(sources, "site/routing/law-book.ts")).href);
  const chapters = await Promise.all(
    contextNames.map(async (context) => ({
      context,
      rules: (await exported(context, "law-book.ts", "rules")).map((rule) => ({
        ...rule,
        places: placesOf(rule.id),
        laws: laws
          .filter(({ law }) => law.ids.includes(rule.id))
          .map(({ context: of, law }) => ({ context: of, sentence: law.sentence })),
        examples: examples.get(rule.id) ?? [],
      })),
    })),
  );
  return chapters.filter(({ rules }) => rules.length > 0);
};

const validity = ({ validFrom, validUntil }) =>
  [validFrom === null ? "" : `since ${validFrom}`, validUntil === null ? "" : `until ${validUntil}`]
    .filter(Boolean)
    .join(" ") || "always";

const inMarkdown = (rule) => [
  `### ${rule.id}`,
  rule.text.en,
  `<span lang="de">${rule.text.de}</span>`,
  `Source: ${rule.source} · holds for: ${rule.scope} · valid: ${validity(rule)}`,
  `Met: ${rule.places.map(({ name, path }) => (path === null ? name.en : `${name.en} (\`${path.en}\`)`)).join(", ")}`,
  ...(rule.laws.length === 0
    ? []
    : [["Laws:", "", ...rule.laws.map(({ context, sentence }) => `- ${sentence} (${context})`)].join("\n")]),
  ...(rule.examples.length === 0
    ? []
    : [`Examples: ${rule.examples.map((file) => `[${file.slice(sources.length + 1)}](../${file})`).join(", ")}`]),
];

export const bookInMarkdown = (chapters) =>
  `${[
    "# The law book",
    "The business rules of the shop, context by context, each with the laws and examples that hold it. This file is generated: `npm run generate` writes it from the `law-book.ts` and `laws.ts` of each context, `npm run laws` tries every law.",
    ...chapters.flatMap(({ context, rules }) => [`## ${context}`, ...rules.flatMap(inMarkdown)]),
  ].join("\n\n")}\n`;

const writeChanged = (path, text) => {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
};

/** The book as data. */
export const writeBookData = (chapters) => writeChanged(at("docs/rules.json"), `${JSON.stringify(chapters)}\n`);

/** Writes docs/rules.md and docs/rules.json; what follows from the sources alone, so that the same sources give the same bytes. */
export const writeBook = async () => {
  const chapters = await readBook();
  writeChanged(at("docs/rules.md"), bookInMarkdown(chapters));
  writeBookData(chapters);
};
