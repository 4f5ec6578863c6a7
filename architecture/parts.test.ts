// Parts of packages/ui that are only shown by their examples so far: the list names each with what it waits for, and becomes shorter.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { at } from "../scripts/lib/places.mjs";

/** Part → the page that will show it. A page that begins to use a part removes its line. */
const waiting: Readonly<Record<string, string>> = {
  "combo-box": "administration: products and places of many",
  "definition-list": "account: facts of a contract",
  dialog: "consent, administration: what is set beside the page",
  disclosure: "account, consent: details of a category",
  menu: "administration, account: actions of a row",
  pagination: "administration: long lists",
  popover: "forms: an explanation beside a field",
  tabs: "account, administration: views of a list",
};

it("[LGL-06] every part is used by an app or by another part, or is listed with what it waits for; a listed part is used by none", () => {
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
  const isUsed = (part: string): boolean => apps.includes(`"@kontor/ui/${part}"`) || ui.includes(`"./${part}.tsx"`);
  expect(parts.filter((part) => !isUsed(part)).sort()).toEqual(Object.keys(waiting).sort());
});
