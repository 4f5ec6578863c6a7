// What a build reads is what makes it old: every file outside of the sources that they import is among what is looked at; and one command builds every workspace. [OPS-01]
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { shared } from "./lib/built.mjs";
import { at, root } from "./lib/places.mjs";

const sources = ["apps/web/src", "apps/api/src"].flatMap((folder) =>
  readdirSync(at(folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|e2e)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

it("[OPS-01] a changed law book makes a build old, and the provider is no part of one", () => {
  const data = sources.flatMap((path) =>
    [...readFileSync(at(path), "utf8").matchAll(/from "(\.[^"]+\.json)"/g)].map(([, file = ""]) =>
      relative(root, at(dirname(path), file)),
    ),
  );
  const outside = data.filter((file) => !file.startsWith("apps/"));
  expect(outside).toContain("docs/rules.json");
  expect(shared.filter((path) => path.startsWith("content"))).toEqual([]);
  expect(outside.filter((file) => !shared.some((known) => file === known || file.startsWith(`${known}/`)))).toEqual([]);
});

it("[OPS-01] a copied checkout has the build of its sources, whatever its path and its times; another byte of the same size makes it old", () => {
  const copy = mkdtempSync(join(tmpdir(), "kontor-copied-"));
  const money = "packages/domain/src/kernel/money";
  const file = join(copy, money, "rules.ts");
  cpSync(at("scripts/lib"), join(copy, "scripts/lib"), { recursive: true });
  cpSync(at(money), join(copy, money), { recursive: true });
  const isBuilt = (of: string): unknown =>
    JSON.parse(
      execFileSync(
        process.execPath,
        [
          "--input-type=module",
          "-e",
          `const { isOf, printsOf } = await import(${JSON.stringify(join(of, "scripts/lib/built.mjs"))});
           const { writeFileSync } = await import("node:fs");
           const [stamp, written] = ${JSON.stringify([join(copy, "stamp"), of === root])};
           const prints = printsOf([${JSON.stringify(money)}]);
           if (written) writeFileSync(stamp, [prints.quick, prints.whole()].join("\\n"));
           console.log(JSON.stringify(isOf(stamp, prints)));`,
        ],
        { encoding: "utf8" },
      ),
    );
  expect(isBuilt(root)).toBe(true);
  for (const name of readdirSync(join(copy, money))) utimesSync(join(copy, money, name), 1, 1);
  expect(isBuilt(copy)).toBe(true);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/[a-z](?=\n)/, "#"));
  expect(readFileSync(file, "utf8").length).toBe(text.length);
  utimesSync(file, 1, 1);
  writeFileSync(join(copy, "stamp"), readFileSync(join(copy, "stamp"), "utf8").replace(/^\w+/, "moved"));
  expect(isBuilt(copy)).toBe(false);
  rmSync(copy, { recursive: true });
});

it("[OPS-01] `npm run build` builds the web app: turbo finds the workspaces", () => {
  const plan = execFileSync(at("node_modules/.bin/turbo"), ["run", "build", "--filter=./apps/*", "--dry=json"], {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  const { tasks } = JSON.parse(plan.slice(plan.indexOf("{"))) as { tasks: { taskId: string; command: string }[] };
  expect(tasks.find(({ taskId }) => taskId === "@kontor/web#build")?.command).toContain("vite build");
});
