// The check of words: finds coined words of a private dialect in names of files and identifiers, and in prose: comments, titles of tests, documents.
// `--shrink` removes fixed breaks from the baseline.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { entryOf, report } from "./baseline.mjs";
import { factsIn, programIn, providerFacts, providerIn, providerNames } from "./provider-name.mjs";

export const wordsBaselineFile = "architecture/words-baseline.json";

/** Judged in prose and in names. Ordinary English asks and keeps too, so prose has the shorter list. */
const wordsOfProse = [
  "told",
  "nobody",
  "whoever",
  "reckon",
  "reckons",
  "reckoned",
  "reckoning",
  "somebody",
  "strangers",
];

/** Judged in names; two words are found side by side, as in `wellSet`. */
const wordsOfNames = wordsOfProse.concat(
  [
    "asked",
    "unasked",
    "kept",
    "held",
    "said",
    "settled",
    "together",
    "soon",
    "nobodys",
    "somebodys",
    "surroundings",
    "postman",
  ],
  ["well set", "between pages", "when quiet"],
);

/** Names that are stored, on the wire or in a published report: they cannot change with the source. What a library calls something is used, not declared, and not judged. */
const givenNames = [
  {
    name: "held",
    within: /^packages\/adapters\/(src\/conformance\/|test\/|bin\/kontor-conformance)/,
    because: "a field of the report that kontor-conformance prints with --json",
  },
];

/** Files that are not ours to name and to word: content of the shop, recorded answers, what is generated. */
const notJudged = [
  /^content\//,
  /(^|\/)(fixtures|vectors)\//,
  /\.gen\.ts$/,
  /^docs\/(machines\/|rules\.|refusals\.md$)/,
  /(^|\/)CHANGELOG\.md$/,
  /^architecture\/words/,
];

const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");

/** Whether a name contains a coined word, whole: `foretold` does not contain `told`. */
const isCoined = (name) => wordsOfNames.some((words) => ` ${wordsOf(name).join(" ")} `.includes(` ${words} `));

const isGiven = (path, name) => givenNames.some((given) => given.name === name && given.within.test(path));

const prose = new RegExp(`\\b(${wordsOfProse.join("|")})\\b`, "gi");
const anyWord = new RegExp(wordsOfNames.join("|").replaceAll(" ", "[-_ ]?"), "i");

/** Positions where an identifier is used under the name that another file gave it. */
const isUse = ({ parent }) =>
  ts.isPropertyAccessExpression(parent) ||
  ts.isShorthandPropertyAssignment(parent) ||
  ts.isJsxAttribute(parent) ||
  ((ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) && parent.propertyName === undefined);

/** Functions whose first argument is a sentence about what is proved. */
const titled = /^(describe|it|test|law|rule)\b/;

const titleOf = (node) => {
  if (!ts.isCallExpression(node) || node.arguments.length === 0 || !titled.test(node.expression.getText())) return "";
  const [title] = node.arguments;
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) ? title.getText() : "";
};

/** Names that a source declares, and its prose: comments and titles. */
const partsOfSource = (path, text) => {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const names = new Set();
  const comments = new Map();
  const titles = [];
  const texts = [];
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.parent.name === node && !isUse(node)) names.add(node.text);
    titles.push(titleOf(node));
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      comments.set(pos, text.slice(pos, end));
    if (ts.isJsxText(node)) texts.push(node);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  // A text of a screen may look like a comment: what begins inside one is none.
  for (const pos of comments.keys())
    if (texts.some((shown) => shown.pos <= pos && pos < shown.end)) comments.delete(pos);
  return { names: [...names], prose: [...comments.values(), ...titles].join("\n") };
};

/** Names and prose of a file by its kind; of data only the name of the file is judged. */
const partsOf = (path, text) => {
  if (!anyWord.test(text)) return { names: [], prose: "" };
  if (/\.(ts|tsx|mjs|jsx)$/.test(path)) return partsOfSource(path, text);
  if (path.endsWith(".css"))
    return {
      names: text.match(/(?<=\.|--)[a-z][\w-]*/gi) ?? [],
      prose: (text.match(/\/\*[^]*?\*\//g) ?? []).join("\n"),
    };
  return { names: [], prose: /\.(md|ya?ml)$/.test(path) ? text : "" };
};

/** The file and the folders above it that have a coined name. */
const coinedPartsOf = (path) => {
  const names = path.split("/");
  return names.flatMap((name, at) => (isCoined(name) ? [names.slice(0, at + 1).join("/")] : []));
};

/** Words of a prose, each further occurrence under its number: so a baseline sees that one was added. */
const numbered = (words) =>
  words.map((word, at) => [word, words.slice(0, at + 1).filter((other) => other === word).length]);

/**
 * Each coined word of a file.
 * @param {string} path
 * @param {string} text
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const coinedIn = (path, text) => {
  if (notJudged.some((pattern) => pattern.test(path))) return [];
  const parts = partsOf(path, text);
  const found = (rule, to, comment) => ({ rule, from: path, to, comment });
  return [
    ...coinedPartsOf(path).map((part) => ({
      ...found("plain-file-name", basename(part), "Name a file in the field's terms, by what it contains."),
      from: part,
    })),
    ...[...new Set(parts.names)]
      .filter((name) => isCoined(name) && !isGiven(path, name))
      .map((name) => found("plain-name", name, "Name it in the field's terms: response, pending, cached, requested.")),
    ...numbered((parts.prose.match(prose) ?? []).map((word) => word.toLowerCase())).map(([word, number]) =>
      found(
        "plain-prose",
        number === 1 ? word : `${word} (${number})`,
        "Say it in plain English: who does what, by their names.",
      ),
    ),
  ];
};

/**
 * What a scaffold left open: a text that is not written yet.
 * @param {string} path
 * @param {string} text
 * @returns {{ rule: string, from: string, to: string, comment: string }[]}
 */
export const openIn = (path, text) =>
  /^(packages|apps|openapi|content)\//.test(path) && !path.includes(".gen.")
    ? numbered(text.match(/\bTBD\b/g) ?? []).map(([word, number]) => ({
        rule: "no-open-text",
        from: path,
        to: number === 1 ? word : `${word} (${number})`,
        comment: "A scaffold has left this open: write it.",
      }))
    : [];

/** Files that git knows or would add. */
const filesOf = (base) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"], {
    cwd: base,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = fileURLToPath(new URL("../", import.meta.url));
  const isText = /\.(ts|tsx|mjs|jsx|css|md|ya?ml)$/;
  const files = filesOf(base);
  const names = providerNames(base);
  const facts = providerFacts(base);
  const found = files.flatMap((path) => {
    const text = isText.test(path) ? readFileSync(join(base, path), "utf8") : "";
    const open = path.endsWith(".json") || path.startsWith("deploy/") ? readFileSync(join(base, path), "utf8") : text;
    return [
      ...coinedIn(path, text),
      ...openIn(path, open),
      ...providerIn(names, path, open),
      ...factsIn(facts, path, open),
      ...programIn(path, open),
    ];
  });
  const breaks = [...new Map(found.map((one) => [`${one.rule} ${entryOf(one)}`, one])).values()];
  process.exit(
    report({ base, file: wordsBaselineFile, check: "words", breaks, seen: `${files.length} files` }) && files.length > 0
      ? 0
      : 1,
  );
}
