// Who is a user: what reaches a value of a door and what does not, in a planted tree.
import { afterAll, describe, expect, it } from "vitest";
import { judge } from "./judge.mjs";
import { firstOfWeb, plantedTree } from "./planted/tree.ts";

const door = "packages/domain/src/shop/contract/index.ts";
const names = [
  "byLaw",
  "byTest",
  "byBench",
  "byIdleRule",
  "byType",
  "byExample",
  "byScreen",
  "byNamespace",
  "byKit",
  "byEntries",
  "byCommand",
  "byReadme",
  "byMachine",
  "byClass",
  "lateMachine",
];

const lawDoor = "packages/domain/src/kernel/law/index.ts";

const tree = plantedTree({
  [lawDoor]: 'export { law, rule, idle } from "./rules.ts";\n',
  "packages/domain/src/kernel/law/rules.ts": "export const [law, rule, idle] = [1, 2, 3];\n",
  "packages/domain/src/shop/deal/laws.ts": 'import { law } from "#kernel/law";\nexport const laws = [law];\n',
  "packages/domain/src/shop/deal/law-book.ts": 'import { rule } from "#kernel/law";\nexport const rules = [rule];\n',
  "packages/domain/README.md":
    '# A package\n\n```ts\nimport { byReadme } from "@kontor/domain/shop/contract";\nconsole.log(byReadme);\n```\n\nOf `byLaw` it only speaks.\n',
  [door]: `export * from "./model.ts";\nexport { ${names.join(", ")} } from "./rules.ts";\n`,
  "packages/domain/src/shop/contract/rules.ts": names.map((name) => `export const ${name} = 1;`).join("\n"),
  "packages/domain/src/shop/contract/laws.ts": 'import { byLaw } from "./rules.ts";\nexport const laws = [byLaw];\n',
  "packages/domain/src/shop/contract/rules.test.ts":
    'import { byTest } from "./rules.ts";\nexport const test = byTest;\n',
  "bench/contract.mjs": 'import { byBench } from "@kontor/domain/shop/contract";\nexport const bench = byBench;\n',
  "packages/domain/src/shop/checkout/idle.ts":
    'import { byIdleRule } from "#shop/contract";\nexport const idle = byIdleRule;\n',
  [`apps/web/src/${firstOfWeb}/typed.ts`]:
    'import type { byType } from "@kontor/domain/shop/contract";\nexport type Typed = typeof byType;\n',
  "examples/terminal/src/contract.ts":
    'import { byExample } from "@kontor/domain/shop/contract";\nexport const contract = byExample;\n',
  [`apps/web/src/${firstOfWeb}/contract.tsx`]:
    'import { machineOnScreen } from "@kontor/adapters/actors";\nimport { byScreen } from "@kontor/domain/shop/contract";\nimport * as all from "@kontor/domain/shop/contract";\nexport const Contract = () => <b title={byScreen}>{[all.byNamespace, machineOnScreen]}</b>;\n',
  "packages/domain/src/shop/checkout/refusals.ts":
    'import { byEntries } from "#shop/contract";\nexport const refusals = byEntries;\n',
  "packages/adapters/src/simulation/index.ts":
    'import { byKit } from "@kontor/domain/shop/contract";\nexport const simulation = byKit;\n',
  "scripts/simulate.mjs": 'import { byCommand } from "@kontor/domain/shop/contract";\nconsole.log(byCommand);\n',
  "packages/adapters/src/actors/index.ts":
    'import { pauseMachine } from "@kontor/domain/shop/deal";\nexport const machineOnScreen = pauseMachine;\n',
  "packages/domain/src/shop/deal/index.ts":
    'export * from "./model.ts";\nexport { pauseMachine } from "./machine.ts";\n',
  "packages/domain/src/shop/deal/machine.ts":
    'import { byMachine, byClass } from "#shop/contract";\nclass Held extends byClass {}\nconst guard = { isOver: () => byMachine };\nexport const pauseMachine = [guard, Held];\n',
  "packages/domain/src/shop/contract/machine.ts": 'export { lateMachine } from "./rules.ts";\n',
});
afterAll(() => tree.remove());

describe("what is used", async () => {
  const { breaks } = await judge(tree.base);
  it("is what product, examples, READMEs, simulation and machines on screens reach", () => {
    expect(breaks.filter(({ rule }) => rule === "door-value-used").map(({ from, to }) => [from, to])).toEqual([
      [lawDoor, "idle"],
      ...["byLaw", "byTest", "byBench", "byIdleRule", "byType", "lateMachine"].map((name) => [door, name]),
    ]);
  });
  it("is a machine on a screen, also by way of an adapter", () => {
    expect(breaks.filter(({ rule }) => rule === "machine-on-screen").map(({ from, to }) => [from, to])).toEqual([
      ["packages/domain/src/shop/contract/machine.ts", "lateMachine"],
    ]);
  });
});
