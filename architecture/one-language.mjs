// What is written in several languages is read by `inLocale` of visitor/locale alone, which knows what stands in for a language that lacks. [LOC-01] [CODE2-6]
import ts from "typescript";
import { isGenerated, isProduct } from "./places.mjs";

/** Where languages are compared and read: the one function, what a language is, and laws of the wire. */
const reads = /^packages\/domain\/src\/visitor\/locale\/(model|rules)\.ts$|\/conformance\//;

const languages = new Set(["de", "en"]);
const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const isLanguage = (node) => ts.isStringLiteralLike(node) && languages.has(node.text);

/** What a language is called where it is a value: `locale`, `page.locale`, `otherLocale(locale)`. */
const namesLocale = (node) => {
  if (ts.isIdentifier(node)) return /locale$/i.test(node.text);
  if (ts.isPropertyAccessExpression(node)) return namesLocale(node.name);
  return ts.isCallExpression(node) && namesLocale(node.expression);
};

const isChoice = (node) =>
  (ts.isBinaryExpression(node) &&
    comparisons.has(node.operatorToken.kind) &&
    (isLanguage(node.left) || isLanguage(node.right))) ||
  (ts.isCaseClause(node) && isLanguage(node.expression)) ||
  (ts.isElementAccessExpression(node) && namesLocale(node.argumentExpression));

const choicesIn = (source) => {
  const found = [];
  const visit = (node) => {
    if (isChoice(node)) found.push(node.getText(source).replaceAll(/\s+/g, " ").slice(0, 80));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/**
 * Choices by language outside of the one function.
 * @param {Map<string, { source: import("typescript").SourceFile }>} sources
 */
export const choicesByLanguage = (sources) =>
  [...sources]
    .filter(([path]) => isProduct(path) && !isGenerated(path) && !reads.test(path))
    .flatMap(([path, { source }]) =>
      choicesIn(source).map((choice) => ({
        rule: "one-language",
        from: path,
        to: choice,
        comment: "What is written in several languages is read by `inLocale` of visitor/locale; a choice is a table.",
      })),
    );
