// An operation that changes something runs one use case: what happens is decided in the domain, and its handler decodes, runs it, encodes.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import ts from "typescript";
import { isProduct } from "./places.mjs";

const contracts = ["openapi/shop.yaml", "openapi/content.yaml"];
const changing = ["post", "put", "patch", "delete"];

/** A POST because of its length, or since a code must not stand in an address: nothing is changed. */
const reads = new Set(["checkDomain", "checkDomains", "readDeclarationLink", "readNewsletterLink"]);

/** Runners of use cases, which open the transaction themselves. */
const runners = new Map([
  ["run", /\/use-case\.ts$/],
  ["runInSteps", /\/use-case\.ts$/],
  ["runAsStaff", /\/by-staff\.ts$/],
]);

/** What opens a transaction by hand. */
const byHand = new Set(["inTransaction", "atOnce"]);

/** @param {string} base */
export const changingOperations = (base) =>
  contracts
    .filter((path) => existsSync(join(base, path)))
    .flatMap((path) => Object.values(load(readFileSync(join(base, path), "utf8")).paths ?? {}))
    .flatMap((item) => changing.flatMap((method) => item[method]?.operationId ?? []))
    .filter((id) => !reads.has(id));

/** Name → the declarations of it anywhere in a file: helpers of a handler stand beside it or around it. */
const declarationsOf = (source) => {
  const declared = new Map();
  const visit = (node) => {
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name !== undefined)
      if (ts.isIdentifier(node.name)) declared.set(node.name.text, [...(declared.get(node.name.text) ?? []), node]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return declared;
};

/** Every name that a node uses, and those of the declarations in its file that it reaches. */
const reached = (node, declared) => {
  const names = new Set();
  const visit = (at) => {
    if (ts.isTypeNode(at)) return;
    if (ts.isIdentifier(at) && !names.has(at.text)) {
      names.add(at.text);
      for (const declaration of declared.get(at.text) ?? []) visit(declaration);
    }
    ts.forEachChild(at, visit);
  };
  visit(node);
  return names;
};

const isHandler = (node) =>
  (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) && ts.isIdentifier(node.name);

/** The runners that a file imports. */
const runnersOf = (source) =>
  source.statements
    .filter((statement) => ts.isImportDeclaration(statement) && statement.importClause?.namedBindings !== undefined)
    .flatMap(({ moduleSpecifier, importClause: { namedBindings } }) =>
      ts.isNamedImports(namedBindings)
        ? namedBindings.elements.flatMap(({ name }) =>
            runners.get(name.text)?.test(moduleSpecifier.text) === true ? [name.text] : [],
          )
        : [],
    );

/** Operation → whether its handler runs a use case, and opens nothing by hand. */
const judged = (source, operations) => {
  const declared = declarationsOf(source);
  const own = runnersOf(source);
  const found = new Map();
  const visit = (node) => {
    if (isHandler(node) && operations.has(node.name.text)) {
      const names = reached(node, declared);
      const runs = own.some((name) => names.has(name));
      const opens = [...byHand].some((name) => names.has(name));
      found.set(node.name.text, runs && !opens);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/**
 * @param {Map<string, { source: import("typescript").SourceFile }>} sources
 * @param {readonly string[]} changingIds
 */
export const actsWithoutUseCase = (sources, changingIds) => {
  const operations = new Set(changingIds);
  const handlers = [...sources]
    .filter(([path]) => isProduct(path) && /^apps\/api\/src\/.*handlers\.ts$/.test(path))
    .map(([path, { source }]) => [path, judged(source, operations)]);
  return changingIds.flatMap((id) => {
    const owners = handlers.filter(([, found]) => found.has(id));
    if (owners.some(([, found]) => found.get(id))) return [];
    return {
      rule: "act-is-use-case",
      from: owners[0]?.[0] ?? "apps/api/src",
      to: id,
      comment: "What changes something is a use case of its context: the handler runs it by `run` or `runAsStaff`.",
    };
  });
};
