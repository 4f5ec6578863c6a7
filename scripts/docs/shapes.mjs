// The shape of a type that is read off a schema: its fields with their sentences, as a declaration that one can read, in place of `typeof CartSchema.Type`. [PKG-04] [HDL-06] [REUSE4-3]
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { at } from "../lib/places.mjs";

const domain = at("packages/domain/src");

const files = new Map();
export const parsedFile = (file) => {
  const known = files.get(file);
  if (known !== undefined) return known;
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const made = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, kind);
  files.set(file, made);
  return made;
};

let types;
/** The names of all types that the domain exports: a field of one of them is named, not repeated. */
const knownTypes = () =>
  (types ??= new Set(
    globSync("**/*.ts", { cwd: domain })
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) =>
        [...readFileSync(join(domain, file), "utf8").matchAll(/^export (?:type|interface) (\w+)/gm)].map(
          ([, name]) => name,
        ),
      ),
  ));

const fileOf = (specifier, from) => {
  if (specifier.startsWith(".")) return join(dirname(from), specifier);
  if (!specifier.startsWith("#")) return null;
  const path = join(domain, specifier.slice(1));
  return existsSync(`${path}.ts`) ? `${path}.ts` : join(path, "index.ts");
};

/** Where a name of a file is declared, and what it is: its initializer there. */
const declared = (name, file) => {
  for (const statement of parsedFile(file).statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer !== undefined)
        return { name, file, value: found.initializer, doc: docOf(statement, parsedFile(file)) };
    }
    const bindings = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : ts.isExportDeclaration(statement)
        ? statement.exportClause
        : undefined;
    const specifier = statement.moduleSpecifier?.text;
    if (specifier === undefined) continue;
    const path = fileOf(specifier, file);
    if (path === null || !existsSync(path)) continue;
    if (bindings === undefined) {
      const found = ts.isExportDeclaration(statement) ? declared(name, path) : null;
      if (found !== null) return found;
      continue;
    }
    const one = bindings.elements?.find((element) => element.name.text === name);
    if (one !== undefined) return declared((one.propertyName ?? one.name).text, path);
  }
  return null;
};

const docOf = (node, source) => {
  const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
  const last = ranges.map(({ pos, end }) => source.text.slice(pos, end)).findLast((text) => text.startsWith("/**"));
  return (last ?? "")
    .replaceAll(/^\/\*\*|\*\/$|^\s*\* ?/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
};

const primitives = {
  String: "string",
  Int: "number",
  Number: "number",
  Finite: "number",
  Boolean: "boolean",
  Null: "null",
  Never: "never",
  Unknown: "unknown",
};
const indented = (text) => text.replaceAll("\n", "\n  ");
const asItem = (text) => (/ \| |^\(/.test(text.split("\n", 1)[0] ?? "") && !text.startsWith("{") ? `(${text})` : text);

/** The type that a schema decodes to, as TypeScript. */
const typeOf = (value, file) => {
  const text = value.getText(parsedFile(file));
  const of = (one) => typeOf(one, file);
  if (ts.isPropertyAccessExpression(value)) {
    if (value.expression.getText() === "Schema") return primitives[value.name.text] ?? value.name.text;
    const owner = value.expression.getText().replace(/\.fields$/, "");
    const member = declared(owner, file);
    const field =
      member === null ? undefined : membersOf(member.value, member.file).find(({ name }) => name === value.name.text);
    return field?.type ?? text;
  }
  if (ts.isIdentifier(value)) {
    const found = declared(value.text, file);
    if (found === null) return text.replace(/Schema$/, "");
    const named = found.name.replace(/Schema$/, "");
    if (named === "Localized") return "Localized<string>";
    return knownTypes().has(named) ? named : typeOf(found.value, found.file);
  }
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value))
    return of(value.expression);
  if (ts.isObjectLiteralExpression(value)) return structOf(value, file);
  if (!ts.isCallExpression(value)) return text;
  const callee = value.expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const isOwn = !ts.isPropertyAccessExpression(callee) || callee.expression.getText() === "Schema";
  // What refines, checks or annotates a schema leaves its type.
  if (!isOwn) return of(callee.expression);
  const [first, second] = value.arguments;
  if (first === undefined) return text;
  const list = (node) => (ts.isIdentifier(node) ? (declared(node.text, file)?.value ?? node) : node);
  const items = (node) => {
    const all = list(node);
    const literal = ts.isAsExpression(all) || ts.isSatisfiesExpression(all) ? list(all.expression) : all;
    return ts.isArrayLiteralExpression(literal) ? [...literal.elements] : null;
  };
  switch (name) {
    case "Array":
    case "NonEmptyArray":
      return `readonly ${asItem(of(first))}[]`;
    case "NullOr":
      return `${of(first)} | null`;
    case "optionalKey":
    case "optional":
      return of(first);
    case "Struct":
      return structOf(first, file);
    case "Literal":
      return first.getText();
    case "Literals":
      return (
        items(first)
          ?.map((one) => one.getText())
          .join(" | ") ?? text
      );
    case "Union":
      return items(first)?.map(of).join(" | ") ?? text;
    case "Record":
      return second === undefined ? text : `Readonly<Record<${of(first)}, ${of(second)}>>`;
    case "suspend":
      return ts.isArrowFunction(first) ? of(first.body) : text;
    default:
      return text;
  }
};

const isOptional = (value) => /^(Schema\.)?optional(Key)?\(/.test(value.getText());

/** The fields of a struct, with those that it takes from others. */
const membersOf = (value, file) => {
  const fields = ts.isCallExpression(value) ? value.arguments[0] : value;
  if (fields === undefined) return [];
  if (ts.isIdentifier(fields)) {
    const found = declared(fields.text, file);
    return found === null ? [] : membersOf(found.value, found.file);
  }
  if (!ts.isObjectLiteralExpression(fields)) return [];
  return fields.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      const owner = property.expression.getText().replace(/\.fields$/, "");
      const found = declared(owner, file);
      return found === null ? [] : membersOf(found.value, found.file);
    }
    const written = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    return [
      {
        name: property.name.getText(),
        isOptional: isOptional(written),
        type: typeOf(written, file),
        doc: docOf(property, parsedFile(file)),
      },
    ];
  });
};

const structOf = (value, file) => {
  const lines = membersOf(value, file).map(
    ({ name, isOptional: optional, type, doc }) =>
      `${doc === "" ? "" : `/** ${doc} */\n`}readonly ${name}${optional ? "?" : ""}: ${type};`,
  );
  return lines.length === 0 ? "{}" : `{\n${lines.map((line) => `  ${indented(line)}`).join("\n")}\n}`;
};

/** What stands for `typeof CartSchema.Type` in a declaration; the text as it is where it names no schema. */
export const withShapes = (text, file) =>
  text.replaceAll(/\(?typeof (\w+Schema)\.Type\)?/g, (whole, name) => {
    const found = declared(name, file);
    return found === null ? whole : typeOf(found.value, found.file);
  });

/** The sentence of the schema that a type is read off. */
export const docOfShape = (text, file) => {
  const [, name] = /= typeof (\w+Schema)\.Type;$/.exec(text) ?? [];
  return name === undefined ? "" : (declared(name, file)?.doc ?? "");
};
