// The documents are correct: the example of the README runs, links lead to existing files, generated entries follow the import table.
import { execFileSync, spawnSync } from "node:child_process";
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
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contextNames, contexts } from "../architecture/contexts.mjs";
import { entriesOfDomain } from "./generate.mjs";
import { fencesOf } from "./lib/fences.mjs";
import { at, fromSource, root } from "./lib/places.mjs";

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...["docs", "docs/decisions", "docs/machines", "content", "bench"].flatMap((folder) =>
    readdirSync(at(folder))
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  ),
];

describe("the documents", () => {
  it("[HDL-02] the README's example of the domain package runs and explains the price", () => {
    const example = /```ts\n([\s\S]*?)```/.exec(readFileSync(at("README.md"), "utf8"))?.[1] ?? "";
    mkdirSync(at(".kontor"), { recursive: true });
    writeFileSync(at(".kontor/readme-example.ts"), example);
    const output = execFileSync(process.execPath, [fromSource, at(".kontor/readme-example.ts")], {
      cwd: root,
      encoding: "utf8",
    });
    expect(output).toMatch(/^6036 \{/);
    expect(output).toContain("reason: 'vat'");
  });

  it("[PKG-01] [PKG-05] the README has a first property of twelve lines below its pictures, which the domain's README repeats", () => {
    const [{ text = "", line = 0 } = {}] = fencesOf("README.md", "js");
    const lines = text.trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(line + lines.length).toBeLessThanOrEqual(70);
    expect(lines.filter((each) => each.length > 120)).toEqual([]);
    expect(fencesOf("packages/domain/README.md", "js")[0]?.text).toBe(text);
  });

  it("[PKG-05] it holds as it is pasted, and with a wrong function in it a law shows its counterexample", () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-first-"));
    mkdirSync(join(folder, "node_modules/@kontor"), { recursive: true });
    symlinkSync(at("packages/domain"), join(folder, "node_modules/@kontor/domain"));
    symlinkSync(at("node_modules/fast-check"), join(folder, "node_modules/fast-check"));
    const tried = (pasted: string) => {
      writeFileSync(join(folder, "first.test.mjs"), pasted);
      const { status, stdout } = spawnSync(process.execPath, [fromSource, "--test"], { cwd: folder, encoding: "utf8" });
      return { status, stdout };
    };
    const [{ text = "" } = {}] = fencesOf("README.md", "js");
    const right = tried(text);
    const wrong = tried(text.replace("Math.round", "Math.trunc"));
    rmSync(folder, { recursive: true, force: true });
    expect([right.status, right.stdout.match(/^ℹ (?:pass|fail) \d+$/gm)]).toEqual([0, ["ℹ pass 17", "ℹ fail 0"]]);
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain("[CRT-07] the net of a gross made of a net is that net again");
    expect(wrong.stdout).toMatch(/netOf\(gross, rate\)\s+\d+ came, and should be \d+\s+for gross \d+, rate \d+/);
  });

  it.each(documents)("%s links to what exists", (document) => {
    const links = [...readFileSync(at(document), "utf8").matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, path]) => path ?? "",
    );
    expect(links.filter((path) => !existsSync(join(dirname(at(document)), path)))).toEqual([]);
  });

  it.each(documents)("%s names files and folders that exist", (document) => {
    const named = [
      ...readFileSync(at(document), "utf8").matchAll(
        /`((?:apps|architecture|bench|content|deploy|docs|examples|openapi|packages|scripts)\/[\w./-]+)`/g,
      ),
    ];
    expect(named.map(([, path = ""]) => path).filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it("the list of decisions names every record", () => {
    const list = readFileSync(at("docs/decisions/README.md"), "utf8");
    const records = readdirSync(at("docs/decisions")).filter((name) => /^\d{4}-.*\.md$/.test(name));
    expect(records.filter((name) => !list.includes(`(${name})`))).toEqual([]);
  });

  it("the map names each context once, and of its files only such as it has", () => {
    const map = [...readFileSync(at("AGENTS.md"), "utf8").matchAll(/^- `([a-z]+\/[a-z-]+)`: (.*)$/gm)].map(
      ([, context = "", text = ""]) => ({
        context,
        files: [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = ""]) => file),
      }),
    );
    expect(map.map(({ context }) => context).sort()).toEqual([...contextNames].sort());
    const missing = map.flatMap(({ context, files }) =>
      files
        .map((file) => (file.startsWith("apps/") ? file : `packages/domain/src/${context}/${file}`))
        .filter((file) => !existsSync(at(file))),
    );
    expect(missing).toEqual([]);
  });

  it("the README of the domain package lists every context", () => {
    const readme = readFileSync(at("packages/domain/README.md"), "utf8");
    for (const [wing, own] of Object.entries(contexts)) {
      const [, row = ""] = new RegExp(`^\\| \`${wing}\` \\| (.*) \\|$`, "m").exec(readme) ?? [];
      expect(row.split(", ").sort(), wing).toEqual(Object.keys(own).sort());
    }
  });

  it("every command of the README and the map exists", () => {
    const known = Object.keys(JSON.parse(readFileSync(at("package.json"), "utf8")).scripts);
    const named = ["README.md", "AGENTS.md", "CONTRIBUTING.md"].flatMap((name) =>
      [...readFileSync(at(name), "utf8").matchAll(/npm run ([a-z0-9:]+)/g)].map(([, script]) => script ?? ""),
    );
    expect(named.filter((script) => !known.includes(script))).toEqual([]);
  });

  it("the map gives each wing and each context one line, and names files that are there", () => {
    const map = readFileSync(at("AGENTS.md"), "utf8");
    const lines = [...map.matchAll(/^- `([a-z]+\/[a-z-]+)`: (.+)$/gm)].map(([, context = "", line = ""]) => ({
      context,
      line,
    }));
    expect(lines.map(({ context }) => context).sort(), "contexts with a line in AGENTS.md").toEqual(
      [...contextNames].sort(),
    );
    expect([...map.matchAll(/^\*\*([a-z]+)\*\*/gm)].map(([, wing]) => wing)).toEqual(Object.keys(contexts));
    const named = lines.flatMap(({ context, line }) =>
      [...line.matchAll(/`([a-z-]+\.ts)`/g)].map(([, file]) => `packages/domain/src/${context}/${file}`),
    );
    expect(named.filter((path) => !existsSync(at(path)))).toEqual([]);
  });

  it("the entries of @kontor/domain are those of the import table", () => {
    const { imports, exports } = JSON.parse(readFileSync(at("packages/domain/package.json"), "utf8"));
    expect({ imports, exports }).toEqual(entriesOfDomain());
  });
});
