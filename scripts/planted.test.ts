// The planted bugs stand where their text is: what changes a rule takes its bug along. Trying them is `npm run mutate -- planted`. [HDL-01]
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { planted } from "../packages/domain/planted.mjs";

describe("planted bugs", () => {
  it.each(planted)("[HDL-01] $file: $description", ({ file, from, to }) => {
    const source = readFileSync(new URL(`../packages/domain/src/${file}`, import.meta.url), "utf8");
    expect(source.split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });
});
