// The sources of the workspaces as syntax trees: what each module imports, exports and declares, and which names a declaration needs.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const { SyntaxKind: Kind } = ts;

/** Names that a pattern binds: `{ a, b: [c] }` binds a and c. */
const boundNames = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : boundNames(element.name)));

const isOnlyType = (node) => ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** What a node needs of its module: free names, members of them (`ns.member`), and modules that are imported where they are needed. */
const needsOf = (node) => {
  const names = new Set();
  const members = new Set();
  const modules = new Set();
  const visit = (at) => {
    if (isOnlyType(at) && !ts.isExpressionWithTypeArguments(at)) return;
    if (ts.isIdentifier(at)) return void names.add(at.text);
    if (ts.isPropertyAccessExpression(at)) {
      if (!ts.isIdentifier(at.expression)) return visit(at.expression);
      members.add(`${at.expression.text}.${at.name.text}`);
      return;
    }
    if (ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at) || ts.isPropertyDeclaration(at)) {
      if (ts.isComputedPropertyName(at.name)) visit(at.name);
      return ts.forEachChild(at, (child) => (child === at.name ? undefined : visit(child)));
    }
    if (ts.isJsxAttribute(at)) return at.initializer === undefined ? undefined : visit(at.initializer);
    if (ts.isBindingElement(at)) return at.initializer === undefined ? undefined : visit(at.initializer);
    if (
      at.kind === Kind.CallExpression &&
      at.expression.kind === Kind.ImportKeyword &&
      ts.isStringLiteral(at.arguments[0])
    )
      modules.add(at.arguments[0].text);
    ts.forEachChild(at, visit);
  };
  visit(node);
  return { names, members, modules };
};

const isExported = (statement) =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === Kind.ExportKeyword);

const importsOf = (statement) => {
  const clause = statement.importClause;
  if (clause === undefined || clause.isTypeOnly) return [];
  const from = statement.moduleSpecifier.text;
  const named = clause.namedBindings;
  return [
    ...(clause.name === undefined ? [] : [[clause.name.text, { from, name: "default" }]]),
    ...(named === undefined
      ? []
      : ts.isNamespaceImport(named)
        ? [[named.name.text, { from, name: "*" }]]
        : named.elements
            .filter(({ isTypeOnly }) => !isTypeOnly)
            .map(({ name, propertyName }) => [name.text, { from, name: (propertyName ?? name).text }])),
  ];
};

/** A module as the judge reads it: imports, exports, what each declaration needs, and what runs as soon as the module is loaded. */
const moduleOf = (source) => {
  const imports = new Map();
  const exports = new Map();
  const stars = [];
  const declared = new Map();
  const running = [];
  const declare = (names, statement, node) => {
    const needs = needsOf(node);
    for (const name of names) {
      declared.set(name, needs);
      if (isExported(statement)) exports.set(name, { local: name });
    }
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [local, origin] of importsOf(statement)) imports.set(local, origin);
      if (statement.importClause === undefined)
        running.push({ names: new Set(), members: new Set(), modules: new Set([statement.moduleSpecifier.text]) });
    } else if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) continue;
      const from = statement.moduleSpecifier?.text;
      if (statement.exportClause === undefined) stars.push(from);
      else if (ts.isNamespaceExport(statement.exportClause))
        exports.set(statement.exportClause.name.text, { from, name: "*" });
      else
        for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements) {
          if (isTypeOnly) continue;
          exports.set(
            name.text,
            from === undefined ? { local: (propertyName ?? name).text } : { from, name: (propertyName ?? name).text },
          );
        }
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        declare(boundNames(declaration.name), statement, declaration);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    ) {
      const isDefault = (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === Kind.DefaultKeyword);
      declare([isDefault ? "default" : statement.name.text], statement, statement);
      if (isDefault && statement.name !== undefined) declared.set(statement.name.text, needsOf(statement));
    } else if (ts.isExportAssignment(statement)) {
      declared.set("default", needsOf(statement));
      exports.set("default", { local: "default" });
    } else if (!isOnlyType(statement)) running.push(needsOf(statement));
  }
  return { imports, exports, stars, declared, running };
};

const read = (path, text) => {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return [path, { text, source, module: moduleOf(source) }];
};

/** Path → its tree and, when it is wanted, its module. */
export const sourcesOf = (base, paths) =>
  new Map(
    paths
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith(".d.ts"))
      .map((path) => read(path, readFileSync(join(base, path), "utf8"))),
  );

/** The examples of READMEs, which tests compile and run: `packages/domain/README.md 1.ts` → its tree and module. */
export const examplesIn = (base, readmes) =>
  new Map(
    readmes.flatMap((readme) =>
      [...readFileSync(join(base, readme), "utf8").matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(
        ([, language, text], at) => read(`${readme} ${at + 1}.${language}`, text),
      ),
    ),
  );
