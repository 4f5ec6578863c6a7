// After its first invoice a contract is billed by its own price list: the lines of its order's quote are at the rate of its customer's country. [BAL-08]
import ts from "typescript";
import { isProduct } from "./places.mjs";

const isAfterTheOrder = /^(packages\/domain|apps\/api)\/src\/shop\/(invoice|contract|balance|payment|reminder)\//;
/** The first invoice is the accepted quote. [ACC-03] */
const firstInvoice = "packages/domain/src/shop/invoice/rules.ts";

const isQuote = (node) =>
  ts.isIdentifier(node) ? node.text === "quote" : ts.isPropertyAccessExpression(node) && node.name.text === "quote";

/** `quote.lines`, and `const { lines } = order.quote`. */
const isReading = (node) =>
  (ts.isPropertyAccessExpression(node) && node.name.text === "lines" && isQuote(node.expression)) ||
  (ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer !== undefined &&
    isQuote(node.initializer) &&
    node.name.elements.some(({ name, propertyName }) => (propertyName ?? name).getText() === "lines"));

const readingsIn = (source) => {
  const found = [];
  const visit = (node) => {
    if (isReading(node)) found.push(node.getText(source).replaceAll(/\s+/g, " ").slice(0, 80));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/**
 * Readers of an order's quote where contracts are billed.
 * @param {Map<string, { source: import("typescript").SourceFile }>} sources
 */
export const quotesAfterTheOrder = (sources) =>
  [...sources]
    .filter(([path]) => isProduct(path) && isAfterTheOrder.test(path) && path !== firstInvoice)
    .flatMap(([path, { source }]) =>
      readingsIn(source).map((reading) => ({
        rule: "price-list",
        from: path,
        to: reading,
        comment: "What a contract costs after its first invoice is in its price list: `pricesOf` of shop/checkout.",
      })),
    );
