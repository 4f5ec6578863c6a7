// The architecture check sees every workspace of the real tree and finds nothing there; by day `npm run check` says so.
import { describe, expect, it } from "vitest";
import { against, entryOf, readBaseline } from "./baseline.mjs";
import { judge } from "./judge.mjs";
import { root } from "./planted/tree.ts";

describe("the architecture check", () => {
  it("holds in the real tree, of which it sees every workspace", { timeout: 300_000 }, async () => {
    const { modules, breaks } = await judge(root);
    const { fresh, fixed } = against(readBaseline(root), breaks);
    expect(fresh.map((one) => `${one.rule}: ${entryOf(one)}`)).toEqual([]);
    expect(fixed, "lines to take out of architecture/baseline.json").toEqual([]);
    for (const workspace of [
      "packages/domain/src/",
      "packages/adapters/src/",
      "packages/ui/src/",
      "apps/web/src/",
      "apps/api/src/",
      "examples/terminal/src/",
    ]) {
      expect(modules.filter((path) => path.startsWith(workspace)).length, workspace).toBeGreaterThan(0);
    }
    expect(modules.length).toBeGreaterThan(150);
  });
});
