// What the published packages declare, without packing them: who is a peer of whom, which entries are style sheets, on which Node they run.
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { published, sheetEntriesOf } from "./lib/packages.mjs";
import { at } from "./lib/places.mjs";

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (name: string): Manifest => JSON.parse(readFileSync(at("packages", name, "package.json"), "utf8"));
const kontor = (listed: Readonly<Record<string, string>> = {}) =>
  Object.entries(listed).filter(([name]) => name.startsWith("@kontor/"));

it.each(published)("[PKG-01] %s takes the other packages as peers, in the range of the present version", (name) => {
  const { version, dependencies, peerDependencies } = manifestOf(name);
  const range = `^${version.replace(/\.\d+$/, ".0")}`;
  expect(kontor(dependencies)).toEqual([]);
  expect(kontor(peerDependencies)).toEqual(name === "domain" ? [] : [["@kontor/domain", range]]);
});

it("[HDL-06] whatever entry has a style sheet is known as one, and its source is there", () => {
  for (const name of published) {
    const sheets = Object.entries(manifestOf(name).exports).flatMap(([entry, target]) =>
      typeof target === "object" && target["@kontor/source"]?.endsWith(".css")
        ? [[entry, target["@kontor/source"]]]
        : [],
    );
    expect(sheetEntriesOf(name).map((entry) => `./${entry}`)).toEqual(sheets.map(([entry]) => entry));
    expect(sheets.filter(([, source = ""]) => !existsSync(at("packages", name, source)))).toEqual([]);
  }
  expect(sheetEntriesOf("ui").length).toBeGreaterThan(5);
});

it("[PKG-01] the packages run on Node 22 and newer, and all READMEs say the same", () => {
  expect(published.map((name) => manifestOf(name).engines.node.split(".")[0])).toEqual(published.map(() => ">=22"));
  for (const file of ["packages/domain/README.md", "packages/adapters/README.md", "packages/ui/README.md"])
    expect(readFileSync(at(file), "utf8"), file).toMatch(/Node 22/);
  expect(readFileSync(at("README.md"), "utf8")).toContain("the packages need 22");
});
