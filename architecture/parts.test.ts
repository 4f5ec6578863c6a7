// Parts of packages/ui: each is shown by a page of an app, or is part of one that is.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { at } from "../scripts/lib/places.mjs";

it("[LGL-06] every part is used by an app or by another part", () => {
  const { exports } = JSON.parse(readFileSync(at("packages/ui/package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const parts = Object.keys(exports).flatMap((entry) => /^\.\/([a-z-]+)$/.exec(entry)?.slice(1) ?? []);
  const isProduct = (file: string): boolean => !/\.(test|e2e|examples)\.tsx?$/.test(file);
  const read = (pattern: string): string =>
    globSync(pattern, { cwd: at() })
      .filter(isProduct)
      .map((file) => readFileSync(at(file), "utf8").replaceAll(/^import type [^;]*;$/gm, ""))
      .join("\n");
  const [apps, ui] = [read("apps/*/src/**/*.{ts,tsx}"), read("packages/ui/src/*.tsx")];
  expect(parts.length).toBeGreaterThan(15);
  expect(parts.filter((part) => !apps.includes(`"@kontor/ui/${part}"`) && !ui.includes(`"./${part}.tsx"`))).toEqual([]);
});
