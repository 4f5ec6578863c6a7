// What a build reads is what makes it old: every file outside of the sources that they import is among what is looked at. [OPS-01]
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

it("[OPS-01] a changed provider or law book makes a build old", () => {
  const data = sources.flatMap((path) =>
    [...readFileSync(at(path), "utf8").matchAll(/from "(\.[^"]+\.json)"/g)].map(([, file = ""]) => relative(root, at(dirname(path), file))),
  );
  const outside = data.filter((file) => !file.startsWith("apps/"));
  expect(outside).toContain("content/site.json");
  expect(outside.filter((file) => !shared.some((known) => file === known || file.startsWith(`${known}/`)))).toEqual([]);
});
