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

const durationsOf = (source) => {
  const found = new Set();
  const visit = (node) => {
    if (written.has(numberOf(node)) || isProductOfUnits(node)) found.add(node.getText(source));
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
      durationsOf(source).map((duration) => ({
        rule: "duration-in-limits",
        from: path,
        to: duration,
        comment: "A duration is named in the `limits.ts` of its context, in units of `kernel/calendar`.",
      })),
    );
