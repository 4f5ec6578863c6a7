// The pages of all machines of the domain in docs/machines, with an index; pages of removed machines are deleted.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { contextNames } from "../../architecture/contexts.mjs";
import { machinePage } from "./machine-page.mjs";
import { at } from "./places.mjs";

const isMachine = (value) =>
  typeof value === "object" && value !== null && "root" in value && "implementations" in value;

/** Every machine as `{ context, machine }`, in the order of the import table. */
export const readMachines = async () => {
  const found = contextNames
    .map((context) => ({ context, path: at("packages/domain/src", context, "machine.ts") }))
    .filter(({ path }) => existsSync(path))
    .map(async ({ context, path }) =>
      Object.values(await import(pathToFileURL(path).href))
        .filter(isMachine)
        .map((machine) => ({ context, machine })),
    );
  return (await Promise.all(found)).flat();
};

const nameOf = ({ context, machine }) => `${context.split("/")[0]}-${machine.root.key}.md`;

const indexOf = (machines) =>
  `${[
    "# Machines",
    "What can happen when, as diagrams and tables; written by `npm run generate` from the machines themselves.",
    [
      "| machine | context | states |",
      "| --- | --- | --- |",
      ...machines.map(
        (one) =>
          `| [${one.machine.root.key}](${nameOf(one)}) | \`${one.context}\` | ${Object.keys(one.machine.root.states).join(", ")} |`,
      ),
    ].join("\n"),
  ].join("\n\n")}\n`;

/** Writes docs/machines; the same sources give the same bytes. */
export const writeMachines = async () => {
  const machines = await readMachines();
  const pages = new Map([
    ["README.md", indexOf(machines)],
    ...machines.map((one) => [nameOf(one), machinePage(one.context, one.machine)]),
  ]);
  const folder = at("docs/machines");
  mkdirSync(folder, { recursive: true });
  for (const stale of readdirSync(folder).filter((name) => name.endsWith(".md") && !pages.has(name)))
    rmSync(at("docs/machines", stale));
  for (const [name, text] of pages) {
    const path = at("docs/machines", name);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
};
