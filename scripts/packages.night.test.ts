// The tarballs in an empty project: the examples of their READMEs compile and run, one entry bundles without the others. [HDL-06]
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contextNames, contexts } from "../architecture/contexts.mjs";
import { browserBundle } from "./lib/bundles.mjs";
import { fencesOf } from "./lib/fences.mjs";
import { packPackage, published } from "./lib/packages.mjs";
import { at } from "./lib/places.mjs";
import { weights } from "./lib/weights.mjs";

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const project = mkdtempSync(join(tmpdir(), "kontor-fresh-"));
const inProject = (...parts: readonly string[]): string => join(project, ...parts);
const manifests = new Map<string, Manifest>();
const packed = new Map<string, readonly string[]>();

/** Replaces the network: what a package declares comes from the repository's own installation, and nothing else does. */
const linked = (name: string): void => {
  const target = inProject("node_modules", name);
  if (existsSync(target)) return;
  mkdirSync(join(target, ".."), { recursive: true });
  symlinkSync(at("node_modules", name), target);
};

const program = (path: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { cwd: project, encoding: "utf8" });
  return { code: status, output: `${stdout}${stderr}` };
};

/** The examples of a README, in the language of a fence. */
const examples = (name: string, language: string): readonly string[] =>
  fencesOf(`packages/${name}/README.md`, language).map(({ text }) => text);

const tsconfig = {
  compilerOptions: {
    target: "ES2023",
    lib: ["ES2023", "DOM"],
    module: "nodenext",
    jsx: "react-jsx",
    strict: true,
    types: [],
    outDir: "out",
    rootDir: ".",
  },
  include: ["*.ts", "*.tsx"],
};

beforeAll(async () => {
  writeFileSync(inProject("package.json"), JSON.stringify({ name: "fresh", private: true, type: "module" }));
  writeFileSync(inProject("tsconfig.json"), JSON.stringify(tsconfig));
  for (const name of published) {
    const { file, files } = await packPackage(name, project);
    const folder = inProject("node_modules/@kontor", name);
    mkdirSync(folder, { recursive: true });
    expect(spawnSync("tar", ["-xzf", file, "--strip-components=1", "-C", folder]).status).toBe(0);
    manifests.set(name, JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest);
    packed.set(name, files);
  }
  for (const { dependencies, peerDependencies } of manifests.values())
    Object.keys({ ...dependencies, ...peerDependencies })
      .filter((name) => !name.startsWith("@kontor/"))
      .forEach(linked);
  linked("@types/react-dom");
  for (const name of published) {
    examples(name, "ts").forEach((text, index) => writeFileSync(inProject(`${name}-${index}.ts`), text));
    examples(name, "tsx").forEach((text, index) => writeFileSync(inProject(`${name}-${index}.tsx`), text));
  }
}, 240_000);
afterAll(() => rmSync(project, { recursive: true, force: true }), 240_000);

describe.each(published)("the tarball of %s", (name) => {
  it("[HDL-06] has its README, its licence, and every file that an entry or a program names", () => {
    const { exports, bin } = manifests.get(name) as Manifest;
    const named = [
      ...Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [entry] : Object.values(entry))),
      ...Object.values(bin ?? {}),
    ];
    expect(packed.get(name)).toEqual(
      expect.arrayContaining(["README.md", "LICENSE", ...named.map((path) => path.replace("./", ""))]),
    );
  });
  it("[PKG-01] [REUSE4-8] can be packed again as it was unpacked", () => {
    const again = spawnSync("npm", ["pack", "--dry-run", "--json"], {
      cwd: inProject("node_modules/@kontor", name),
      encoding: "utf8",
    });
    expect([again.status, again.stderr.includes("ERR")]).toEqual([0, false]);
  });
  it("[HDL-06] has no test, no fixture and no example of a part", () =>
    expect(
      packed.get(name)?.filter((path) => /\.test\.|fixture|tsconfig|\.examples\.|(src|dist)\/examples\./.test(path)),
    ).toEqual([]));
});

describe("in an empty project", () => {
  it("[HDL-06] the examples of the READMEs compile, with the packages' own types, and run under Node", () => {
    const compiled = program(at("node_modules/@typescript/native/bin/tsc"), "--pretty", "false");
    expect(compiled).toEqual({ code: 0, output: "" });
    const run = readdirSync(inProject("out"))
      .filter((file) => file.endsWith(".js"))
      .sort()
      .map((file) => [file, program(inProject("out", file))] as const);
    expect(run.filter(([, { code }]) => code !== 0)).toEqual([]);
    const outputs = Object.fromEntries(run.map(([file, { output }]) => [file, output]));
    expect(outputs["domain-0.js"]).toMatch(/first invoice \d+ cents, of them VAT \d+\n/);
    expect(outputs["domain-1.js"]).toBe("A hall\n");
    expect(outputs["domain-2.js"]).toBe("sending 3\nPlease enter a quantity from 1 to 99.\n");
    expect(outputs["domain-3.js"]).toMatch(/^(holds  \[.*\n)+$/);
    expect(outputs["adapters-0.js"]).toMatch(/available/);
    expect(outputs["adapters-0.js"]).toMatch(/example-42\.de register\nno name!\.de DomainNameInvalid\n$/);
    expect(outputs["adapters-1.js"]).toMatch(/^(Please .+\n){3}order K-\d{4}-\d{6}, first invoice \d+ cents\n$/);
    expect(outputs["ui-0.js"]).toMatch(/^<p><span class="k-price".*In den Warenkorb.*<\/p>\n$/);
  });

  it("[HDL-06] [LOC-16] the sheets of the parts import none, stand in layers, and have every class that a part writes and every token that a rule uses", () => {
    const sheet = (entry: string): string => {
      const { code, output } = program(
        "--input-type=module",
        "--eval",
        `console.log(import.meta.resolve("@kontor/ui/${entry}"))`,
      );
      expect(code).toBe(0);
      return readFileSync(fileURLToPath(output.trim()), "utf8");
    };
    const rulesOf = (entry: string): string => sheet(entry).replaceAll(/\/\*[^]*?\*\//g, "");
    const common = rulesOf("styles.css");
    expect(common.trim()).toMatch(/^@layer tokens, base, kit;\s*(@layer (tokens|base|kit) \{\n([ ].*\n|\n)+\}\s*)+$/);
    const { exports } = manifests.get("ui") as Manifest;
    const ofParts = Object.keys(exports).flatMap(
      (entry) => /^\.\/((?!styles|tokens)[a-z-]+\.css)$/.exec(entry)?.[1] ?? [],
    );
    expect(ofParts.length).toBeGreaterThan(5);
    for (const entry of ofParts)
      expect(rulesOf(entry).trim(), entry).toMatch(/^@layer tokens, base, kit;\n@layer kit \{\n([ ].*\n|\n)+\}$/);
    const css = [common, ...ofParts.map(rulesOf)].join("\n");
    expect(css).not.toContain("@import");
    const dist = inProject("node_modules/@kontor/ui/dist");
    const written = readdirSync(dist)
      .filter((file) => file.endsWith(".js"))
      .flatMap((file) => [...readFileSync(join(dist, file), "utf8").matchAll(/className: "([^"$]+)"/g)])
      .flatMap(([, names = ""]) => names.split(" "));
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))).toEqual([]);
    const used = [...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !css.includes(`--${name}:`))).toEqual([]);
    expect(css).toContain(
      sheet("tokens.css")
        .replaceAll(/\/\*[^]*?\*\//g, "")
        .trim(),
    );
  });

  it("[PKG-01] [PKG-05] the first property of the README holds as it is pasted, and breaks with a wrong function in it", () => {
    const [{ text = "" } = {}] = fencesOf("README.md", "js");
    const tried = (file: string, pasted: string) => {
      writeFileSync(inProject(file), pasted);
      return program("--test", inProject(file));
    };
    const right = tried("first.test.mjs", text);
    expect([right.code, right.output.match(/^ℹ fail \d+$/m)?.[0]]).toEqual([0, "ℹ fail 0"]);
    const wrong = tried("wrong.test.mjs", text.replace("Math.round", "Math.trunc"));
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain("[CRT-07] the net of a gross made of a net is that net again");
    expect(wrong.output).toMatch(/\d+ came, and should be \d+\s+for gross \d+, rate \d+/);
  });

  it("[HDL-07] the conformance kit is a program of the adapters", () => {
    const { code, output } = program(
      inProject("node_modules/@kontor/adapters/bin/kontor-conformance.mjs"),
      "http://127.0.0.1:9",
      "--only",
      "XYZ-99",
    );
    expect([code, output]).toEqual([2, "No law has the words XYZ-99.\n"]);
  });

  it("[HDL-06] each context bundles for a browser, and pulls in no context that the import table does not give it", async () => {
    const allowed = (context: string): ReadonlySet<string> => {
      const [wing = "", name = ""] = context.split("/");
      const direct =
        (contexts as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)[wing]?.[name] ?? [];
      return new Set([context, ...direct.flatMap((below) => [...allowed(below)])]);
    };
    for (const context of contextNames) {
      const { modules } = await browserBundle(project, `export * from "@kontor/domain/${context}";`);
      const inside = modules.flatMap(
        (path) =>
          path
            .replaceAll("\\", "/")
            .match(/@kontor\/domain\/dist\/([^/]+\/[^/]+)\/(.+)$/)
            ?.slice(1) ?? [],
      );
      const undeclared = inside.filter((part, index) => index % 2 === 0 && !allowed(context).has(part));
      const notForShops = inside.filter(
        (part, index) => index % 2 === 1 && /^(laws|arbitraries|law-book|codec)\./.test(part),
      );
      expect([context, undeclared, notForShops]).toEqual([context, [], []]);
      expect(inside).toContain(context);
    }
  }, 60_000);

  it.each(weights)("[HDL-06] %s stays within its budget in brotli", async (_, text, budget) => {
    expect((await browserBundle(project, text)).bytes).toBeLessThanOrEqual(budget);
  });
});
