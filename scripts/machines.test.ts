// The pages of the machines are those of the sources: each machine has one, with every state and every event that it takes.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { at, fromSource, root } from "./lib/places.mjs";

const program = `import { readMachines } from "./scripts/lib/machines.mjs";
const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)];
const machines = (await readMachines()).map(({ context, machine }) => ({
  context,
  file: context.split("/")[0] + "-" + machine.root.key + ".md",
  states: nodesOf(machine.root).slice(1).map((node) => node.path.join(".")),
  events: machine.events.filter((event) => !event.startsWith("xstate.")),
}));
console.log(JSON.stringify(machines));`;
const machines: { context: string; file: string; states: string[]; events: string[] }[] = JSON.parse(
  execFileSync(process.execPath, [fromSource, "--input-type=module", "--eval", program], {
    cwd: root,
    encoding: "utf8",
  }),
);

describe("the machines", () => {
  it("each has a page of its own, and no page is left of a removed one", () =>
    expect(["README.md", ...machines.map(({ file }) => file)].sort()).toEqual(readdirSync(at("docs/machines")).sort()));
  it("[HDL-08] the test of its context reaches every state and transition", () => {
    const walks = (context: string): number =>
      readFileSync(at("packages/domain/src", context, "walks.test.ts"), "utf8").split("walkAll(").length - 1;
    const own = (context: string): number => machines.filter((machine) => machine.context === context).length;
    expect(machines.filter(({ context }) => walks(context) !== own(context)).map(({ file }) => file)).toEqual([]);
  });
  it.each(machines)("$file names every state and every event", ({ file, states, events }) => {
    const page = readFileSync(at("docs/machines", file), "utf8");
    expect(states.filter((state) => !page.includes(`\n| ${state} | `))).toEqual([]);
    expect(events.filter((event) => !page.includes(` | ${event === "*" ? "anything else" : event} | `))).toEqual([]);
  });
});
