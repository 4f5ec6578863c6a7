// npm run new context <wing>/<name> [id]: a context with its door, rules, laws and tests, and its row in the import table.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contextNames, contexts } from "./contexts.mjs";

const templates = fileURLToPath(new URL("templates/context/", import.meta.url));
const usage = `usage: npm run new context <wing>/<name> [requirement id], wing one of ${Object.keys(contexts).join(", ")}`;

const typeOf = (name) => name.replaceAll(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());

/** The table's text with one more row at the end of its wing. */
export const withRow = (table, wing, name) => {
  const key = name.includes("-") ? `"${name}"` : name;
  const start = table.indexOf(`\n  ${wing}: {`);
  const end = table.indexOf("\n  },", start);
  if (start < 0 || end < 0) throw new Error(`contexts.mjs has no wing ${wing}`);
  return `${table.slice(0, end)}\n    ${key}: ["kernel/law"],${table.slice(end)}`;
};

/** Writes the context into the tree under `root`; answers the files, or says why not. */
export const newContext = (root, path, id = "TBD-00") => {
  const [wing, name] = path.split("/");
  if (!Object.hasOwn(contexts, wing ?? "") || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? "") || path.split("/").length !== 2)
    return { refused: usage };
  if (contextNames.includes(path)) return { refused: `${path} exists already` };
  const folder = join(root, "packages/domain/src", path);
  if (existsSync(folder)) return { refused: `${folder} exists already` };
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(templates).map((template) => {
    const file = join(folder, template.replace(/\.txt$/, ""));
    const text = readFileSync(join(templates, template), "utf8")
      .replaceAll("@name@", name)
      .replaceAll("@Type@", typeOf(name))
      .replaceAll("@id@", id);
    writeFileSync(file, text);
    return file;
  });
  const table = join(root, "architecture/contexts.mjs");
  writeFileSync(table, withRow(readFileSync(table, "utf8"), wing, name));
  return { files: [...files, table] };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [kind, path = "", id] = process.argv.slice(2);
  const made = kind === "context" ? newContext(fileURLToPath(new URL("../", import.meta.url)), path, id) : { refused: usage };
  if ("refused" in made) {
    console.error(made.refused);
    process.exit(1);
  }
  console.log(
    `${made.files.join("\n")}\nNow: npm run generate (entries of @kontor/domain), then name what it imports in architecture/contexts.mjs, and give it a line in AGENTS.md.`,
  );
}
