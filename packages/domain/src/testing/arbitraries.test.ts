// Every context that has arbitraries is among them. [HDL-01]
import { globSync } from "node:fs";
import { expect, it } from "vitest";
import * as arbitraries from "@kontor/domain/testing/arbitraries";

it("[HDL-01] the arbitraries of every context are gathered under its name", () => {
  const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const contexts = globSync("*/*/arbitraries.ts", { cwd: new URL("../", import.meta.url) }).map(
    (path) => path.split(/[/\\]/)[1] ?? "",
  );
  expect(Object.keys(arbitraries).sort()).toEqual(contexts.map(camelCase).sort());
});
