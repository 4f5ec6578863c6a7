// Circles of modules, of types too: every import between two modules that lead to each other. Taking an import away never makes another one a break.
import { isGenerated } from "./places.mjs";

/** @param {Map<string, readonly string[]>} graph module → modules it imports; answers module → number of its circle (Tarjan). */
const circlesOf = (graph) => {
  const order = new Map();
  const lowest = new Map();
  const circleOf = new Map();
  const stack = [];
  let circles = 0;
  const visit = (module) => {
    order.set(module, order.size);
    lowest.set(module, order.get(module));
    stack.push(module);
    for (const to of graph.get(module) ?? []) {
      if (!order.has(to)) visit(to);
      if (!circleOf.has(to)) lowest.set(module, Math.min(lowest.get(module), lowest.get(to)));
    }
    if (lowest.get(module) !== order.get(module)) return;
    for (let member; member !== module; ) {
      member = stack.pop();
      circleOf.set(member, circles);
    }
    circles += 1;
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return circleOf;
};

/** @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules */
export const circlesIn = (modules) => {
  const own = modules.filter(({ source }) => !isGenerated(source));
  const names = new Set(own.map(({ source }) => source));
  const graph = new Map(
    own.map(({ source, dependencies }) => [
      source,
      dependencies.map(({ resolved }) => resolved).filter((to) => names.has(to)),
    ]),
  );
  const circleOf = circlesOf(graph);
  return [...graph].flatMap(([from, imports]) =>
    [...new Set(imports)]
      .filter((to) => circleOf.get(to) === circleOf.get(from))
      .map((to) => ({ rule: "no-circle", from, to, comment: "Modules form no circle, not even of types." })),
  );
};
