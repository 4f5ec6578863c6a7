// npm run new context <wing>/<name> [id], npm run new form <name> [field …]: a form (new-form.mjs), or a context in domain, API and web (rules and laws, store, screen), and its rows in the import table.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contextNames, contexts } from "./contexts.mjs";
import { formUsage, newForm } from "./new-form.mjs";
import { keyOf, typeOf } from "./scaffold-names.mjs";

const templates = fileURLToPath(new URL("templates/", import.meta.url));
const usage = `usage: npm run new context <wing>/<name> [requirement id], wing one of ${Object.keys(contexts).join(", ")}`;

/** The folder of a context in each workspace. */
const floors = { domain: "packages/domain/src", api: "apps/api/src", web: "apps/web/src" };

/** The table's text with one more row at the end of its wing. */
export const withRow = (table, wing, name) => {
  const start = table.indexOf(`\n  ${wing}: {`);
  const end = table.indexOf("\n  },", start);
  if (start < 0 || end < 0) throw new Error(`contexts.mjs has no wing ${wing}`);
  return `${table.slice(0, end)}\n    ${keyOf(name)}: ["kernel/law"],${table.slice(end)}`;
};

/** The table's text with the address as a row of an app: above its composition root, which may import it. */
export const withAppRow = (table, app, path, rows) => {
  const start = table.indexOf(`\n  ${app}: {\n    platform`);
  const above = table.indexOf(app === "web" ? '\n    "app/screens": ' : "\n    app: ", start);
  if (start < 0 || above < 0) throw new Error(`apps.mjs has no rows of ${app}`);
  return `${table.slice(0, above)}\n    "${path}": [${rows.map((each) => `"${each}"`).join(", ")}],${table.slice(above)}`;
};

const filled = (text, path, id) => {
  const name = path.split("/")[1];
  const type = typeOf(name);
  const words = {
    path,
    name,
    id,
    Type: type,
    value: type[0].toLowerCase() + type.slice(1),
    table: name.replaceAll("-", "_"),
  };
  return text.replaceAll(/@(path|name|id|Type|value|table)@/g, (_, word) => words[word]);
};

const written = (root, floor, path, id) => {
  const folder = join(root, floors[floor], path);
  mkdirSync(folder, { recursive: true });
  return readdirSync(join(templates, floor)).map((template) => {
    const file = join(folder, filled(template.replace(/\.txt$/, ""), path, id));
    writeFileSync(file, filled(readFileSync(join(templates, floor, template), "utf8"), path, id));
    return file;
  });
};

/** Writes the context into the tree under `root`; returns the files, or why it cannot. */
export const newContext = (root, path, id = "TBD-00") => {
  const [wing, name] = path.split("/");
  if (
    !Object.hasOwn(contexts, wing ?? "") ||
    !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? "") ||
    path.split("/").length !== 2
  )
    return { refused: usage };
  if (contextNames.includes(path)) return { refused: `${path} exists already` };
  const taken = Object.values(floors)
    .map((floor) => join(root, floor, path))
    .find((folder) => existsSync(folder));
  if (taken !== undefined) return { refused: `${taken} exists already` };
  const files = Object.keys(floors).flatMap((floor) => written(root, floor, path, id));
  const table = join(root, "architecture/contexts.mjs");
  writeFileSync(table, withRow(readFileSync(table, "utf8"), wing, name));
  const rows = join(root, "architecture/apps.mjs");
  const inApi = withAppRow(readFileSync(rows, "utf8"), "api", path, ["platform"]);
  writeFileSync(rows, withAppRow(inApi, "web", path, ["platform", "shell"]));
  return { files: [...files, table, rows] };
};

const nextOf = {
  context: `Now: npm run format, npm run generate (entries of @kontor/domain, classes of the style sheet); name what it imports in architecture/contexts.mjs and apps.mjs, give it a line in AGENTS.md. Bind each floor in its root:
handlers, the step of the schema and the table's key (data/copy.ts) in apps/api/src/app, page and screen in apps/web/src/app; name the table in apps/api/src/shop/personal-data/stored-rows.ts, with whose data it has.
Until then npm run check names what nothing uses. Remove what this context does not need: a floor, or a file.`,
  form: `Now: npm run format, npm run generate. Write the words where TBD stands; npm run check names each place. Its checks are in forms.ts, its German path in routing/paths.ts.`,
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../", import.meta.url));
  const [kind, name = "", ...more] = process.argv.slice(2);
  const made =
    kind === "context"
      ? newContext(root, name, more[0])
      : kind === "form"
        ? newForm(root, name, more)
        : { refused: `${usage}\n${formUsage}` };
  if ("refused" in made) {
    console.error(made.refused);
    process.exit(1);
  }
  console.log(`${made.files.join("\n")}\n${nextOf[kind]}`);
}
