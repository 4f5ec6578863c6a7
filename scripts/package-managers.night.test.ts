// The tarballs in empty projects, by npm and pnpm: three compilers, both ways to resolve, the oldest and the newest peers. [PKG-01]
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fencesOf } from "./lib/fences.mjs";
import { packPackage, published } from "./lib/packages.mjs";
import { at, bareEnvironment } from "./lib/places.mjs";
import { registryMissing, titled } from "./lib/registry.mjs";

const folder = mkdtempSync(join(tmpdir(), "kontor-installed-"));
const tarballs: string[] = [];
const environment = { ...bareEnvironment(), CI: "1" };

beforeAll(async () => {
  for (const name of published) tarballs.push((await packPackage(name, folder)).file);
}, 240_000);
// Three installations are many small files.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000);

const ran = (cwd: string, program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, [...args], {
    cwd,
    env: environment,
    encoding: "utf8",
    timeout: 300_000,
  });
  return { code: status, output: `${stdout}${stderr}` };
};

const examplesOf = (name: string): readonly (readonly [string, string])[] =>
  fencesOf(`packages/${name}/README.md`, "ts", "tsx").map(
    ({ language, text }, index) => [`${name}-${index}.${language}`, text] as const,
  );

const peersOf = (version: (range: string) => string): readonly string[] => {
  const { peerDependencies } = JSON.parse(readFileSync(at("packages/domain/package.json"), "utf8")) as {
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
  return Object.entries(peerDependencies).map(([name, range]) => `${name}@${version(range)}`);
};
const oldest = peersOf((range) => range.replace("^", ""));
const newest = peersOf((range) => range);

const compilers = { "5.9": "npm:typescript@~5.9", "6": "npm:@typescript/typescript6@^6", "7": "npm:typescript@^7" };

const missing = registryMissing();

describe.skipIf(missing !== null).each([
  ["npm with the oldest peers", "npm", ["install", "--no-audit", "--no-fund"], oldest],
  ["pnpm with the newest peers", "npx", ["--yes", "pnpm@10", "add"], newest],
] as const)(titled("%s", missing), (_, manager, install, peers) => {
  const project = mkdtempSync(join(folder, "project-"));
  beforeAll(() => {
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "fresh", private: true, type: "module" }));
    const more = ["react@19", "react-dom@19", "@types/react@19", "@types/react-dom@19"];
    const aliases = Object.entries(compilers).map(([name, source]) => `ts${name}@${source}`);
    const { code, output } = ran(project, manager, ...install, ...tarballs, ...peers, ...more, ...aliases);
    expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
    for (const [file, text] of published.flatMap(examplesOf)) writeFileSync(join(project, file), text);
  }, 300_000);

  it.each(
    Object.keys(compilers).flatMap((compiler) =>
      (["bundler", "node16"] as const).map((resolution) => [compiler, resolution] as const),
    ),
  )(
    "[PKG-01] the examples of the READMEs compile by TypeScript %s with moduleResolution %s",
    (compiler, resolution) => {
      const out = join(project, `out-${compiler}-${resolution}`);
      mkdirSync(out);
      const options = {
        target: "ES2023",
        lib: ["ES2023", "DOM"],
        module: resolution === "bundler" ? "preserve" : "node16",
        moduleResolution: resolution,
        jsx: "react-jsx",
        strict: true,
        skipLibCheck: true,
        types: [],
        rootDir: ".",
        outDir: out,
      };
      const file = `tsconfig.${compiler}.${resolution}.json`;
      writeFileSync(join(project, file), JSON.stringify({ compilerOptions: options, include: ["*.ts", "*.tsx"] }));
      const main = JSON.parse(readFileSync(join(project, `node_modules/ts${compiler}/package.json`), "utf8")) as {
        readonly bin: Readonly<Record<string, string>>;
      };
      const program = join(
        project,
        `node_modules/ts${compiler}`,
        Object.entries(main.bin).find(([name]) => name.startsWith("tsc"))?.[1] ?? "",
      );
      expect(ran(project, process.execPath, program, "--project", file, "--pretty", "false")).toEqual({
        code: 0,
        output: "",
      });
      writeFileSync(join(out, "package.json"), '{ "type": "module" }');
      for (const example of ["domain-0", "adapters-0", "ui-0"])
        expect(ran(out, process.execPath, `${example}.js`).code, example).toBe(0);
    },
    120_000,
  );
});
