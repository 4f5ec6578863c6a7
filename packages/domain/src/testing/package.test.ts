// The package as others take it: an entry for each context and for nothing else, no side effects, a name of its own for each port. [HDL-06] [HDL-07]
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import declared from "../../package.json" with { type: "json" };

const sources = join(import.meta.dirname, "..");
const contexts = globSync("*/*/index.ts", { cwd: sources }).map((path) => dirname(path));
const besideTheDoor = ["codec", "arbitraries", "laws", "law-book"] as const;

it("[HDL-06] every context is an entry of its own, and so is each public file beside its door; nothing else of a wing is", () => {
  const wanted = contexts.flatMap((context) => [
    `./${context}`,
    ...besideTheDoor.filter((file) => existsSync(join(sources, context, `${file}.ts`))).map((file) => `./${context}/${file}`),
  ]);
  const entries = Object.keys(declared.exports).filter((entry) => entry !== "./package.json" && !entry.startsWith("./testing"));
  expect(entries.sort()).toEqual(wanted.sort());
});

it("[HDL-06] no import does anything by itself, so that a bundler takes one context without the others", () =>
  expect(declared.sideEffects).toBe(false));

it("[HDL-07] every port is known by its context and its own name, so that no shop behind the ports is taken for another", async () => {
  const ports = await Promise.all(
    globSync("*/*/ports.ts", { cwd: sources }).map(async (path) => {
      const module = (await import(pathToFileURL(join(sources, path)).href)) as Readonly<Record<string, { readonly key: string }>>;
      return Object.entries(module).map(([name, { key }]) => [key, `kontor/${dirname(path)}/${name}`]);
    }),
  );
  expect(ports.flat().length).toBeGreaterThan(15);
  expect(ports.flat().filter(([key, expected]) => key !== expected)).toEqual([]);
});
