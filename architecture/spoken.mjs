// What the shop says, by language: the texts beside the screens, what domain and letters say in both languages, and the content. The checks of terms and of spelling read it.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import ts from "typescript";

/** @typedef {{ locale: "de" | "en", file: string, key: string, text: string }} Spoken */

const languages = ["de", "en"];

/** Where a language is the name of a member, its texts are below it; a catalogue has both side by side. */
const languageOf = (name) => (languages.includes(name) ? name : null);

/** Members of content that are names for machines. */
const forMachines =
  /^(key|url|slug|page|pages|path|product|products|category|image|images|shareImage|cover|group|only|anchor|flag|icon|parent|component|layout|colorMode|drawing|kind|day|date|startsAt|endsAt|dealKey|department|location|employment|storage|server|path|email|phone|phoneShown|postedOn|changed|iban|bic|titles|guides|senders|website|vatId|from|until|through|name|tag)$/;

/** Words to search by are those that others use, however they write them. */
const isForSearch = (key) => /\bwords\b/.test(key);

const flat = (value, locale, file, key) => {
  if (typeof value === "string") return locale === null || isForSearch(key) ? [] : [{ locale, file, key, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, at) => flat(each, locale, file, `${key}[${at}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    forMachines.test(name) && file.startsWith("content/")
      ? []
      : flat(each, languageOf(name) ?? locale, file, key === "" ? name : `${key}.${name}`),
  );
};

/** The facts above a text of Markdown, and the text without its code and the targets of its links. */
const ofMarkdown = (text, locale, file) => {
  const [, facts = "", body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  return [...flat(load(facts) ?? {}, locale, file, ""), { locale, file, key: "text", text: body }];
};

const isTemplate = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** Texts of a source: every literal below a member that is named as a language. */
const ofSource = (text, file) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, locale, key) => {
    if (ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))) {
      const name = node.name.text;
      if (/^(paths?|slug|section|href)$/i.test(name)) return;
      visit(node.initializer, languageOf(name) ?? locale, name);
      return;
    }
    // What is compared, called or looked up is no text.
    if (ts.isElementAccessExpression(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText(source))) return;
    // One word without a capital is a name for machines.
    const says = isTemplate(node) && (/\s/.test(node.text.trim()) || /^\P{Ll}/u.test(node.text));
    if (locale !== null && says) found.push({ locale, file, key, text: node.text });
    ts.forEachChild(node, (child) => visit(child, locale, key));
  };
  visit(source, null, "");
  return found;
};

const isSource =
  /^(packages\/domain\/src|apps\/api\/src|apps\/web\/src)\/(?!.*\b(test|fixtures)\/|site\/search\/words).*(?<!\.(test|e2e|gen|d)|laws|arbitraries|examples)\.tsx?$/;

/**
 * What a file says.
 * @param {string} file
 * @param {string} text
 * @returns {Spoken[]}
 */
export const spokenIn = (file, text) => {
  const locale = /^apps\/web\/src\/.*texts\.(de|en)\.json$/.exec(file)?.[1] ?? /^content\/(de|en)\//.exec(file)?.[1];
  if (file.endsWith(".md") && locale !== undefined) return ofMarkdown(text, locale, file);
  if (/\.ya?ml$/.test(file) && file.startsWith("content/")) return flat(load(text), locale ?? null, file, "");
  if (file.endsWith(".json") && (locale !== undefined || file.startsWith("content/")))
    return flat(JSON.parse(text), locale ?? null, file, "");
  return isSource.test(file) && /\b(de|en):/.test(text) ? ofSource(text, file) : [];
};

/**
 * All that is said in a tree.
 * @param {string} base
 * @returns {Spoken[]}
 */
export const spokenOf = (base) =>
  execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate", "apps", "packages", "content"],
    {
      cwd: base,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  )
    .split("\n")
    .filter((file) => file !== "" && !file.endsWith("README.md"))
    .flatMap((file) =>
      /\.(json|ya?ml|md|tsx?)$/.test(file) ? spokenIn(file, readFileSync(join(base, file), "utf8")) : [],
    );

/** The prose of a text: without slots, code, addresses, targets of links and HTML. */
export const proseOf = (text) =>
  text
    .replaceAll(/```[^]*?```|`[^`\n]*`/g, " ")
    .replaceAll(/\{\{[^}]*\}\}|\{[\w-]+:?[^}\n]*\}|\$\{[^}]*\}/g, " ")
    .replaceAll(/\]\([^)]*\)/g, "] ")
    .replaceAll(/<[^>\n]*>|&\w+;/g, " ")
    .replaceAll(
      /\S*(?:@|:\/\/)\S*|(?<![\p{L}\d])[\w-]*(?:\.[\p{L}\d_-]{2,})+(?:\/\S*)?|\S*\/\S+\/\S*|(?<!\p{L})\/[\w/-]+/gu,
      " ",
    );
