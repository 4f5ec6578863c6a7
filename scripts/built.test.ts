// What a build reads is what makes it old: every file outside of the sources that they import is among what is looked at; and one command builds every workspace. [OPS-01]
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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
