// What each entry of the packages exports, functions, types and values apart, with its first lines and what stands above it, read from the sources; types of schemas with their fields.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { codeBlock } from "../../apps/api/src/platform/contract/page-parts.ts";
import { at } from "../lib/places.mjs";
import { escaped } from "./markdown.mjs";
import { docOfShape, parsedFile as sourceOf, withShapes } from "./shapes.mjs";

const isExported = (node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0;
const namesOf = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name.getText())
    : statement.name === undefined
      ? []
      : [statement.name.text];

/** What a declaration looks like from outside: its head, without what it does. */
const headOf = (statement) => {
  const file = statement.getSourceFile();
  const whole = statement.getText(file);
  if (ts.isFunctionDeclaration(statement) && statement.body !== undefined)
    return whole.slice(0, statement.body.getStart(file) - statement.getStart(file)).trim();
  if (ts.isClassDeclaration(statement)) return whole.split("{")[0].trim();
  if (!ts.isVariableStatement(statement)) return withShapes(whole, file.fileName);
  const value = statement.declarationList.declarations[0]?.initializer;
  if (value === undefined) return whole;
  if (ts.isArrowFunction(value))
    return whole.slice(0, value.equalsGreaterThanToken.end - statement.getStart(file)).trim();
  const line = whole.split("\n")[0];
  return line.length < whole.length ? `${line} …` : line;
};

/** Of what kind an export is: a reader looks for what to call, what to give and what there is. */
const kindOf = (statement) => {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return "types";
  if (ts.isFunctionDeclaration(statement)) return "functions";
  const value = ts.isVariableStatement(statement) ? statement.declarationList.declarations[0]?.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? "functions" : "values";
};

const docOf = (statement) =>
  ts
    .getJSDocCommentsAndTags(statement)
    .map((doc) => (typeof doc.comment === "string" ? doc.comment : (ts.getTextOfJSDocComment(doc.comment) ?? "")))
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What a function throws where it is given what it cannot be given. */
const throwsOf = (statement) =>
  ts
    .getJSDocTags(statement)
    .filter(({ tagName }) => tagName.text === "throws")
    .map((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? "").replaceAll(/\s+/g, " ").trim())
    .join(" ");

/** The declarations that a file offers, its own and those it hands on. */
const offered = (file) => {
  const known = offers.get(file);
  if (known !== undefined) return known;
  const all = offeredBy(file);
  offers.set(file, all);
  return all;
};
const offers = new Map();

const offeredBy = (file) =>
  sourceOf(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier?.text;
      const path = from?.startsWith(".") ? join(dirname(file), from) : undefined;
      if (path === undefined || !existsSync(path)) return [];
      const all = offered(path);
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return all;
      return statement.exportClause.elements.flatMap(({ name, propertyName }) => {
        const found = all.find((one) => one.name === (propertyName ?? name).text);
        return found === undefined ? [] : [{ ...found, name: name.text }];
      });
    }
    if (
      !isExported(statement) &&
      !(
        ts.isVariableStatement(statement) &&
        statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      )
    )
      return [];
    const doc = docOf(statement) || docOfShape(statement.getText(), file);
    return namesOf(statement).map((name) => ({
      name,
      kind: kindOf(statement),
      head: headOf(statement),
      doc,
      throws: throwsOf(statement),
    }));
  });

const opening = (file) =>
  (/^\/\/ (.*)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "").replaceAll(/ ?\[[A-Z]{3}-\d+\]/g, "");

/** A comment of the sources: what stands between backticks is code. */
const inWords = (comment) => escaped(comment).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const kinds = [
  ["functions", "Functions"],
  ["types", "Types"],
  ["values", "Values"],
];

const pageOf = (name, entry, file) => {
  const all = offered(file).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const title = `@kontor/${name}${entry.slice(1)}`;
  const path = `packages/${name}${entry.slice(1).replaceAll("/", "-")}-entry.html`;
  const written = ({ name: exported, doc, head, throws }) => {
    const typed = head.replace(/^export /, "");
    // A type and a function may differ in their first letter alone, which is not heard: `type LaterVat`, `const laterVat`.
    const label = `${typed.split(" ", 1)[0]} ${exported}`;
    return `<h3 id="${exported}"><code>${exported}</code></h3>\n${doc === "" ? "" : `<p>${inWords(doc)}</p>\n`}${throws === "" ? "" : `<p>Throws: ${inWords(throws)}</p>\n`}${codeBlock("TypeScript", label, typed)}`;
  };
  const list = kinds.flatMap(([kind, heading]) => {
    const own = all.filter((one) => one.kind === kind);
    return own.length === 0 ? [] : [`<h2 id="all-${kind}">${heading}</h2>`, ...own.map(written)];
  });
  return {
    path,
    part: "packages",
    group: `${name}-entries`,
    name: entry.slice(2) || name,
    title,
    sections: [
      { id: "", title, text: opening(file) },
      ...all.map((one) => ({ id: one.name, title: one.name, text: one.doc })),
    ],
    html: `<h1>${title}</h1>\n<p>${inWords(opening(file))} <a href="entries.html">All entries</a></p>\n${list.join("\n")}`,
    package: name,
  };
};

/** What laws of one's own are made of: the first law of the README, and every arbitrary by its context. */
const arbitrariesPage = () => {
  const readme = readFileSync(at("packages/domain/README.md"), "utf8");
  const first =
    [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].find(([, code]) => code.includes("fc.property"))?.[1] ?? "";
  const gathered = readFileSync(at("packages/domain/src/testing/arbitraries.ts"), "utf8");
  const contexts = [...gathered.matchAll(/^export \* as (\w+) from "#(.+)\/arbitraries"/gm)].map(
    ([, name, context]) => ({
      name,
      context,
      all: offered(at("packages/domain/src", context, "arbitraries.ts")).filter((one) =>
        /^(any|some)[A-Z]/.test(one.name),
      ),
    }),
  );
  const title = "Arbitraries and laws";
  const rows = contexts.map(({ name, context, all }) => {
    const list = all.map((one) => `<li><code>${name}.${one.name}</code> ${inWords(one.doc)}</li>`).join("\n");
    return `<h2 id="of-${name}"><code>${name}</code>, of ${context}</h2>\n<ul>\n${list}\n</ul>`;
  });
  return {
    path: "packages/arbitraries.html",
    part: "packages",
    name: title,
    title,
    sections: [
      { id: "", title, text: "your first law fast-check property seed runs" },
      ...contexts.map(({ name, context, all }) => ({
        id: `of-${name}`,
        title: `Arbitraries of ${context}`,
        text: all.map((one) => `${one.name} ${one.doc}`).join(" "),
      })),
    ],
    html: `<h1>${title}</h1>
<p>A law is a sentence and a property over arbitraries. This is a first one, whole:</p>
${codeBlock("TypeScript", "The first law", first)}
<p><code>npm run laws</code> tries every law of the shop with a thousand values, <code>npm run laws -- CRT-07</code> those that name it; <code>LAW_RUNS</code> and <code>LAW_SEED</code> set how many and which. A broken law prints its counterexample and the seed that finds it again. <a href="../rules/index.html">The law book</a> names the laws of each rule.</p>
<p>These are the arbitraries of <code>@kontor/domain/testing/arbitraries</code>, each under its context:</p>
${rows.join("\n")}`,
  };
};

/** Exports without a sentence, by their entry: none is to be without. */
export const withoutSentence = () =>
  ["domain", "adapters"].flatMap((name) =>
    entriesOf(name).flatMap(([entry, file]) =>
      offered(file)
        .filter(({ kind, doc }) => kind === "functions" && doc === "")
        .map(({ name: exported }) => `${name}${entry.slice(1)} ${exported}`),
    ),
  );

const entriesOf = (name) =>
  Object.entries(JSON.parse(readFileSync(at("packages", name, "package.json"), "utf8")).exports).flatMap(
    ([entry, target]) => {
      const file = typeof target === "object" ? at("packages", name, target["@kontor/source"]) : "";
      return /\.tsx?$/.test(file) && existsSync(file) && !/\/(laws|law-book|arbitraries|examples|codec)$/.test(entry)
        ? [[entry, file]]
        : [];
    },
  );

/** A page for each entry of a package, and one that lists them. */
export const apiPages = () => {
  const pages = ["domain", "adapters", "ui"].flatMap((name) =>
    entriesOf(name).map(([entry, file]) => pageOf(name, entry, file)),
  );
  const groups = ["domain", "adapters", "ui"].map(
    (name) =>
      `<h2 id="${name}">@kontor/${name}</h2>\n<ul>\n${pages
        .filter((page) => page.package === name)
        .map((page) => `<li><a href="${page.path.replace("packages/", "")}">${page.title}</a></li>`)
        .join("\n")}\n</ul>`,
  );
  const list = {
    path: "packages/entries.html",
    part: "packages",
    name: "All entries",
    title: "All entries",
    sections: [{ id: "", title: "All entries", text: "exports types functions of every package API" }],
    html: `<h1>All entries</h1>\n<p>What each entry exports, as it stands in the sources. Laws, arbitraries, examples and codecs stand beside the entries of the contexts.</p>\n${groups.join("\n")}`,
  };
  return [list, arbitrariesPage(), ...pages];
};
