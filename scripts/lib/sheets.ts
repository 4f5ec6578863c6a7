// The classes of the style sheets that are modules, as types: `styles.hero` compiles where a sheet has `.hero`.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../apps/web/src", import.meta.url));
export const typesOfSheets: string = `${web}/app/styles/sheets.gen.d.ts`;

/** What a sheet names itself; what it names of others, in `:global()`, is no class of its own. */
export const classesOf = (css: string): readonly string[] => {
  const selectors = css
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, "")
    .matchAll(/([^{};]+)\{/g);
  const names = [...selectors].flatMap(([, selector = ""]) =>
    selector.trim().startsWith("@") ? [] : [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].sort();
};

/** A component imports a sheet by a path that ends in its name, so no two may have the same. */
export const sheetTypes = (): string => {
  const sheets = globSync("**/*.module.css", { cwd: web }).sort();
  const twice = sheets.find(
    (sheet, index) => sheets.findIndex((other) => basename(other) === basename(sheet)) !== index,
  );
  if (twice !== undefined) throw new Error(`two sheets are named ${basename(twice)}`);
  const declarations = sheets.map(
    (sheet) =>
      `declare module "*/${basename(sheet)}" {\n${classesOf(readFileSync(`${web}/${sheet}`, "utf8"))
        .map((name) => `  export const ${name}: string;\n`)
        .join("")}}\n`,
  );
  return `// The classes of each sheet that is a module. Generated from the sheets by \`npm run generate\`.\n${declarations.join("")}`;
};

export const writeSheetTypes = (): void => writeFileSync(typesOfSheets, sheetTypes());
