// The shape of each thing that is stored as JSON, of every version that a shop has written: a codec that does not read them all does not compile. [OPS-02]
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";

const root = fileURLToPath(new URL("../../", import.meta.url));
const place = `${root}apps/api/src/platform/database/stored-shapes.gen.ts`;

type Codecs = ReadonlyMap<string, Schema.Codec<unknown, unknown>>;

const head = `// Generated from the codecs of what is stored by \`npm run generate\`; never edited, but for a version that no released shop has written.

/** One line for each version, the earliest first. */
export interface StoredShapes {
`;

/** As a type of TypeScript, in one line. */
const typeOf = (ast: SchemaAST.AST): string => {
  switch (ast._tag) {
    case "String":
    case "TemplateLiteral":
      return "string";
    case "Number":
      return "number";
    case "Boolean":
      return "boolean";
    case "Null":
      return "null";
    case "Literal":
      return JSON.stringify(ast.literal);
    case "Union":
      return `(${[...new Set(ast.types.map(typeOf))].toSorted().join(" | ")})`;
    case "Arrays":
      return ast.rest[0] === undefined
        ? `readonly [${ast.elements.map(typeOf).join(", ")}]`
        : `readonly ${typeOf(ast.rest[0])}[]`;
    case "Objects":
      return `{ ${[
        ...ast.propertySignatures.map(
          ({ name, type }) => `${JSON.stringify(name)}${SchemaAST.isOptional(type) ? "?" : ""}: ${typeOf(type)}`,
        ),
        ...ast.indexSignatures.map(({ type }) => `[key: string]: ${typeOf(type)}`),
      ].join("; ")} }`;
    default:
      return "unknown";
  }
};

/** What is written down by now. */
export const writtenShapes = (): string => (existsSync(place) ? readFileSync(place, "utf8") : "");

/** Name → its versions. */
const versionsIn = (text: string): ReadonlyMap<string, readonly string[]> => {
  const versions = new Map<string, readonly string[]>();
  let name = "";
  for (const line of text.split("\n")) {
    name = /^ {2}readonly "(.+)":$/.exec(line)?.[1] ?? name;
    const shape = /^ {4}\| (.+?);?$/.exec(line)?.[1];
    if (shape !== undefined) versions.set(name, [...(versions.get(name) ?? []), shape]);
  }
  return versions;
};

/** What is to be written down: a shape that is another one than the last of its name is its next version. */
export const shapesWith = (codecs: Codecs): string => {
  const versions = versionsIn(writtenShapes());
  const shapes = [...codecs]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, codec]) => {
      const before = versions.get(name) ?? [];
      const now = typeOf(SchemaAST.toEncoded(codec.ast));
      const all = before.at(-1) === now ? before : [...before, now];
      return `  readonly ${JSON.stringify(name)}:\n${all.map((shape) => `    | ${shape}`).join("\n")};\n`;
    });
  return `${head}${shapes.join("")}}\n`;
};

export const writeStoredShapes = async (): Promise<void> => {
  const stores = globSync("apps/api/src/**/*.ts", { cwd: root }).filter(
    (path) => !path.endsWith(".test.ts") && readFileSync(root + path, "utf8").includes("storedAs("),
  );
  for (const path of stores) await import(root + path);
  const { storedCodecs } = (await import(`${root}apps/api/src/platform/database/stored-json.ts`)) as {
    readonly storedCodecs: Codecs;
  };
  writeFileSync(place, shapesWith(storedCodecs));
};
