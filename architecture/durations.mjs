// Durations are named where the limits of a context are: an hour that is written out somewhere else is changed in one place and forgotten in the other.
import ts from "typescript";
import { isGenerated, isProduct } from "./places.mjs";

/** Where a duration may be written out: the units themselves, and an example that imports nothing of the shop. */
const mayWrite = (path) =>
  path === "packages/domain/src/kernel/calendar/units.ts" || path.startsWith("examples/webhook-receiver/");

/** A minute, an hour, a day, a week in milliseconds; an hour, a day, a week in seconds. */
const written = new Set([60_000, 3_600_000, 86_400_000, 604_800_000, 3_600, 86_400, 604_800]);

/** Of two of them a duration is made. */
const factors = new Set([24, 60, 1000, 3600]);

const numberOf = (node) => (ts.isNumericLiteral(node) ? Number(node.text) : null);

/** `24 * 60`, also as the beginning of a longer product. */
const isProductOfUnits = (node) => {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return false;
  const before = ts.isBinaryExpression(node.left) ? node.left.right : node.left;
  return [before, node.right].every((side) => factors.has(numberOf(side)));
};

/** Units of `kernel/calendar`: one alone, or so many of them, is a duration; what is counted in them is none, nor are they times a limit. */
const units = /^(?:second|minute|hour|day)(?:Ms|Seconds)$/;

/** The contexts' own limits, and what reads or writes times in units as people do. */
const mayUseUnits = (path) =>
  path.endsWith("/limits.ts") ||
  [
    "packages/domain/src/kernel/calendar/",
    "packages/domain/src/visitor/consent/cookies.ts",
    "packages/domain/src/site/outside/payloads.ts",
    "apps/api/src/shop/deal/relative-dates.ts",
  ].some((place) => path.startsWith(place));

const isUnitAsDuration = (node) => {
  if (!ts.isIdentifier(node) || !units.test(node.text)) return false;
  const { parent } = node;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (!ts.isBinaryExpression(parent)) return true;
  const other = parent.left === node ? parent.right : parent.left;
  switch (parent.operatorToken.kind) {
    case ts.SyntaxKind.SlashToken:
    case ts.SyntaxKind.PercentToken:
      return false;
    case ts.SyntaxKind.AsteriskToken:
      return numberOf(other) !== null;
    default:
      return true;
  }
};

const durationsOf = (source, path) => {
  const found = new Set();
  const visit = (node) => {
    if (written.has(numberOf(node)) || isProductOfUnits(node)) found.add(node.getText(source));
    if (!mayUseUnits(path) && isUnitAsDuration(node))
      found.add((ts.isBinaryExpression(node.parent) ? node.parent : node).getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
};

/** @param {Map<string, { text: string, source: import("typescript").SourceFile }>} sources */
export const durationsIn = (sources) =>
  [...sources]
    .filter(([path]) => isProduct(path) && !isGenerated(path) && !mayWrite(path))
    .flatMap(([path, { source }]) =>
      durationsOf(source, path).map((duration) => ({
        rule: "duration-in-limits",
        from: path,
        to: duration,
        comment: "A duration is named in the `limits.ts` of its context, in units of `kernel/calendar`.",
      })),
    );
