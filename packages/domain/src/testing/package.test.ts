// The package as others take it: an entry for each context and for nothing else, no side effects, a name of its own for each port. [HDL-06] [HDL-07]
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

interface Declared {
  readonly sideEffects: unknown;
  readonly exports: Readonly<Record<string, unknown>>;
}

const sources = dirname(import.meta.dirname);
const declared = JSON.parse(readFileSync(join(dirname(sources), "package.json"), "utf8")) as Declared;
const wings = ["kernel", "visitor", "shop", "site", "interface"];
const contexts = wings.flatMap((wing) => readdirSync(join(sources, wing)).map((context) => `${wing}/${context}`));
const having = (file: string): readonly string[] =>
  contexts.filter((context) => existsSync(join(sources, context, file)));

it("[HDL-06] every context is an entry of its own, and so is each public file beside its door; nothing else of a wing is", () => {
  const besideTheDoor = ["codec", "arbitraries", "examples", "laws", "law-book"].flatMap((file) =>
    having(`${file}.ts`).map((context) => `./${context}/${file}`),
  );
  const entries = Object.keys(declared.exports).filter(
    (entry) => entry !== "./package.json" && !entry.startsWith("./testing"),
  );
  expect(entries.sort()).toEqual([...contexts.map((context) => `./${context}`), ...besideTheDoor].sort());
});

it("[HDL-06] no import does anything by itself, so that a bundler takes one context without the others", () =>
  expect(declared.sideEffects).toBe(false));

it("[HDL-07] every port is known by its context and its own name, so that no shop behind the ports is taken for another", async () => {
  const ports = await Promise.all(
    having("ports.ts").map(async (context) => {
      const path = pathToFileURL(join(sources, context, "ports.ts")).href;
      const module = (await import(path)) as Readonly<Record<string, { readonly key: string }>>;
      return Object.entries(module).map(([name, { key }]) => [key, `kontor/${context}/${name}`]);
    }),
  );
  expect(ports.flat().length).toBeGreaterThan(15);
  expect(ports.flat().filter(([key, expected]) => key !== expected)).toEqual([]);
});
