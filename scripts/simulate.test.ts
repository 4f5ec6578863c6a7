// The report of a simulation as it is printed: the same seed prints the same bytes but for the last line, which stands apart. [HDL-04]
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { at, environment, fromSource, pinnedNode, root } from "./lib/places.mjs";

const printed = (): readonly string[] =>
  execFileSync(
    pinnedNode() ?? process.execPath,
    [fromSource, at("scripts/simulate.mjs"), "--customers", "40", "--seed", "7"],
    {
      cwd: root,
      env: environment(),
      encoding: "utf8",
    },
  )
    .trimEnd()
    .split("\n");

it("[HDL-04] [ACC-03] [BAL-01] prints the same sums with the same seed, says that they are right, and the time in a last line of its own", () => {
  const [one, other] = [printed(), printed()];
  expect(one.slice(0, -1)).toEqual(other.slice(0, -1));
  expect(one.slice(-2)).toEqual(["", expect.stringMatching(/^time: 40 customers in /)]);
  expect(one).toContain("every sum is right");
});
