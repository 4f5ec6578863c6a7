// One clock and one zone for a shop: pages get both with their facts; neither is read or named by a page itself. [OPS-11]
import ts from "typescript";
import { isGenerated, isProduct } from "./places.mjs";

/** Where a zone may be named: the settings, and the doors of the advent calendar, whose zone is ordered. */
const mayNameZone = new Set(["apps/api/src/platform/settings/settings.ts", "packages/domain/src/shop/deal/rules.ts"]);

/** Pages and their parts. The API has its clock from the composition root; commands of an operator run by the computer's. */
const isOfPages = (path) => path.startsWith("apps/web/src/");

const zones = new Set(Intl.supportedValuesOf("timeZone"));

const namedZones = (source) => {
  const found = new Set();
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) && node.text.includes("/") && zones.has(node.text)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found];
};

const isOwnClock = (node) =>
  (ts.isPropertyAccessExpression(node) && node.getText() === "Date.now") ||
  (ts.isNewExpression(node) && node.expression.getText() === "Date" && (node.arguments ?? []).length === 0);

const readsClock = (source) => {
  let reads = false;
  const visit = (node) => {
    if (isOwnClock(node)) reads = true;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return reads;
};

/** @param {Map<string, { source: import("typescript").SourceFile }>} sources */
export const ownClocks = (sources) =>
  [...sources]
    .filter(([path]) => isProduct(path) && !isGenerated(path))
    .flatMap(([path, { source }]) => [
      ...(mayNameZone.has(path)
        ? []
        : namedZones(source).map((zone) => ({
            rule: "zone-of-shop",
            from: path,
            to: zone,
            comment: "The zone is a setting: `zone` of a page's services, `settings.timeZone` of the API.",
          }))),
      ...(isOfPages(path) && readsClock(source)
        ? [
            {
              rule: "clock-of-shop",
              from: path,
              to: "Date.now",
              comment: "The time is the shop's: `now()` of a page's services, of `platform/api/api-door.ts`.",
            },
          ]
        : []),
    ]);
