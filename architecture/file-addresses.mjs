// Finds paths of files that are read off an address: its `pathname` has `%20` for a blank and `%C3%BC` for an umlaut, so that a checkout below
// such a folder finds none of its files. `fileURLToPath` and `pathToFileURL` write one as the other. [OPS-01]
import { dirname, join } from "node:path";
import ts from "typescript";

const treeOf = (path, text) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const nodesOf = (tree) => {
  const nodes = [];
  const visit = (node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return nodes;
};

const unwrapped = (node) =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node)
    ? unwrapped(node.expression)
    : node;

const writesFile = /^["'`]file:/;

/** The name of what is called: `new URL`, `pathToFileURL`, `import.meta.resolve`. */
const calleeOf = (node) =>
  ts.isNewExpression(node) || ts.isCallExpression(node) ? node.expression.getText().replace(/^url\./, "") : "";

/** Whether an expression is the address of a file, or a function that answers one; `known` are the names of such. */
const isFileAddress = (expression, known) => {
  const node = unwrapped(expression);
  if (ts.isIdentifier(node)) return known.has(node.text);
  if (ts.isArrowFunction(node)) return !ts.isBlock(node.body) && isFileAddress(node.body, known);
  const [first, base] = node.arguments ?? [];
  if (calleeOf(node) === "URL")
    return (
      [first, base].some((part) => part !== undefined && isFileAddress(part, known)) ||
      writesFile.test(first?.getText())
    );
  if (ts.isCallExpression(node))
    return (
      ["pathToFileURL", "import.meta.resolve"].includes(calleeOf(node)) ||
      (ts.isIdentifier(node.expression) && known.has(node.expression.text))
    );
  return node.getText() === "import.meta.url";
};

/** The names of a module that are addresses of files: those it imports, and those it declares, in their order. */
const addressesOf = (nodes, imported) => {
  const known = new Set(imported);
  for (const node of nodes)
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      if (isFileAddress(node.initializer, known)) known.add(node.name.text);
  return known;
};

/** What a module imports of modules beside it: the name here, and the name and the path of the module there. */
const importsOf = (path, nodes) =>
  nodes.filter(ts.isImportSpecifier).map((specifier) => ({
    name: specifier.name.text,
    origin: (specifier.propertyName ?? specifier.name).text,
    from: join(dirname(path), specifier.parent.parent.parent.moduleSpecifier.text),
  }));

const isPathname = (node, known) => {
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === "pathname" && isFileAddress(node.expression, known);
  if (ts.isElementAccessExpression(node))
    return node.argumentExpression.text === "pathname" && isFileAddress(node.expression, known);
  return (
    ts.isBindingElement(node) &&
    (node.propertyName ?? node.name).getText() === "pathname" &&
    ts.isVariableDeclaration(node.parent.parent) &&
    node.parent.parent.initializer !== undefined &&
    isFileAddress(node.parent.parent.initializer, known)
  );
};

/** A path that is written behind `file://`, or that remains when `file://` is cut off. */
const isByHand = (node) =>
  (ts.isTemplateHead(node) || ts.isStringLiteralLike(node)) && /^file:\/\/\/?$/.test(node.text);

/**
 * @param {ReadonlyMap<string, string>} texts of modules by their path
 * @returns {string[]} the path of the module and what it writes
 */
export const pathsOfAddresses = (texts) => {
  const modules = new Map(
    [...texts]
      .filter(([, text]) => /\bpathname\b|import\.meta|pathToFileURL|["'`]file:/.test(text))
      .map(([path, text]) => {
        const nodes = nodesOf(treeOf(path, text));
        return [path, { nodes, imports: importsOf(path, nodes), known: addressesOf(nodes, []) }];
      }),
  );
  return [...modules].flatMap(([path, { nodes, imports }]) => {
    const imported = imports.filter(({ from, origin }) => modules.get(from)?.known.has(origin));
    const known = addressesOf(
      nodes,
      imported.map(({ name }) => name),
    );
    return nodes
      .filter((node) => isPathname(node, known) || isByHand(node))
      .map((node) => `${path}: ${node.parent.getText().replaceAll(/\s+/g, " ").slice(0, 100)}`);
  });
};
