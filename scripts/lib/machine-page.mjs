// A machine as a page: one Mermaid diagram for each state that has states, and a table of every transition.

const inside = (node, ancestor) => node === ancestor || node.id.startsWith(`${ancestor.id}.`);
const childrenOf = (node) => Object.values(node.states).sort((one, other) => one.order - other.order);
const nodesOf = (node) => [node, ...childrenOf(node).flatMap(nodesOf)];
const pathOf = (node) => node.path.join(".") || "anywhere";
const alias = (name) => name.replaceAll(/[^A-Za-z0-9]/g, "_");

/** What a guard, an action or a delay is called; nothing of a parameter that is computed. */
const named = (part) => {
  if (typeof part === "string" || typeof part === "number") return String(part);
  if (typeof part === "function" && part.type === undefined) return "by rule";
  const called = part.type.replace(/^xstate\./, "");
  return ["string", "number", "boolean"].includes(typeof part.params) ? `${called} (${part.params})` : called;
};

const timeOf = (machine, delay) => {
  const time = typeof delay === "number" ? delay : machine.implementations.delays[delay];
  const wait = typeof time === "number" ? `${time} ms` : "its time";
  return typeof delay === "string" ? `after ${delay} (${wait})` : `after ${wait}`;
};

/** `xstate.done.actor.place` → `place answers`; events of the machine keep their names. */
const eventName = (event) =>
  event === "*"
    ? "anything else"
    : event
        .replace(/^xstate\.done\.actor\.(.*)$/, "$1 answers")
        .replace(/^xstate\.error\.actor\.(.*)$/, "$1 fails")
        .replace(/^xstate\.done\.state\.(.*)$/, "$1 is done");

/** Every transition as a row: where, on what, if what, where to, what is done. */
const rowsOf = (machine) =>
  nodesOf(machine.root).flatMap((node) => {
    const delays = new Map((node.after ?? []).map((timed) => [timed.eventType, timed.delay]));
    const labelOf = (event) => (delays.has(event) ? timeOf(machine, delays.get(event)) : eventName(event));
    const row = (on, { target, guard, actions }) => ({
      node,
      on,
      guard: guard === undefined ? "" : named(guard),
      targets: target ?? [],
      actions: actions.map(named),
    });
    return [
      ...[...node.transitions].flatMap(([event, transitions]) =>
        transitions.map((transition) => row(labelOf(event), transition)),
      ),
      ...(node.always ?? []).map((transition) => row("at once", transition)),
    ];
  });

const edgesIn = (compound, rows) => {
  const children = childrenOf(compound);
  const childWith = (node) => children.find((child) => inside(node, child));
  const edges = rows.flatMap(({ node, on, guard, targets }) =>
    targets.flatMap((target) => {
      const to = childWith(target);
      const from = node === compound ? "anywhere" : childWith(node)?.key;
      const within = to !== undefined && to.key === from && !(node === to && target === to);
      if (to === undefined || from === undefined || within) return [];
      return [`  ${alias(from)} --> ${alias(to.key)}: ${on}${guard === "" ? "" : ` [${guard}]`}`];
    }),
  );
  return [...new Set(edges)];
};

const diagramOf = (compound, rows) => {
  const edges = edgesIn(compound, rows);
  const children = childrenOf(compound);
  const first = compound.initial.target?.[0];
  const start = first === undefined ? undefined : children.find((child) => inside(first, child));
  return [
    "```mermaid",
    "stateDiagram-v2",
    ...(edges.some((edge) => edge.startsWith("  anywhere -->")) ? ['  state "anywhere" as anywhere'] : []),
    ...children.map(({ key }) => `  state "${key}" as ${alias(key)}`),
    ...(start === undefined ? [] : [`  [*] --> ${alias(start.key)}`]),
    ...edges,
    ...children.filter(({ type }) => type === "final").map(({ key }) => `  ${alias(key)} --> [*]`),
    "```",
  ].join("\n");
};

const cell = (text) => text.replaceAll("|", "\\|");
const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

/** What a state does when it is entered or left; starting and stopping its own clock goes without saying. */
const ownActions = (actions) => actions.map(named).filter((name) => !["raise", "cancel"].includes(name));

const stateRow = (machine) => (node) => [
  pathOf(node),
  node.type,
  node.invoke.map(({ id }) => id).join(", "),
  [
    ...ownActions(node.entry).map((name) => `enters: ${name}`),
    ...ownActions(node.exit).map((name) => `leaves: ${name}`),
  ].join(", "),
  [...new Set((node.after ?? []).map(({ delay }) => timeOf(machine, delay)))].join(", "),
];

/** The page of a machine of a context, by its sources alone. */
export const machinePage = (context, machine) => {
  const nodes = nodesOf(machine.root);
  const rows = rowsOf(machine);
  const diagrams = nodes
    .filter(({ type }) => type === "compound")
    .flatMap((node) => [...(node === machine.root ? [] : [`### ${pathOf(node)}`]), diagramOf(node, rows)]);
  return `${[
    `# ${machine.root.key}`,
    `A machine of \`${context}\`, written by \`npm run generate\` from [machine.ts](../../packages/domain/src/${context}/machine.ts).`,
    ...(nodes.some(({ type }) => type === "parallel")
      ? [
          "States that hold at the same time have a diagram each: " +
            `${nodes
              .filter(({ parent }) => parent?.type === "parallel")
              .map(pathOf)
              .join(", ")}.`,
        ]
      : []),
    "## Diagrams",
    ...diagrams,
    "## States",
    table(["state", "kind", "waits for", "does", "time"], nodes.slice(1).map(stateRow(machine))),
    "## Transitions",
    table(
      ["in", "on", "if", "goes to", "does"],
      rows.map(({ node, on, guard, targets, actions }) => [
        pathOf(node),
        on,
        guard,
        targets.length === 0 ? "" : targets.map(pathOf).join(", "),
        actions.join(", "),
      ]),
    ),
  ].join("\n\n")}\n`;
};
