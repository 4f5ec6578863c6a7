// The table in docs/mutants.md: what each context scored when its rules and machines were last mutated.
import { contextNames } from "../../architecture/contexts.mjs";

/** What must be caught of every hundred: money, rights and contracts more than the rest. */
export const boundOf = (name) => (/^(kernel|shop)\//.test(name) ? 90 : 80);

export const scoreOf = ({ all, caught }) => (all === 0 ? 100 : (100 * caught) / all);

const head = `# Mutants

\`npm run mutate\` changes the rules and machines of a context in one place at a time, and checks that a law or an example of that context fails. At least 90 of 100 changes must be caught in kernel and shop, 80 elsewhere. A
change that makes no observable difference is not counted: the comment at its line, \`Stryker disable\`, gives the reason. This table is written by that command.

\`npm run mutate -- planted\` tries the bugs of \`packages/domain/planted.mjs\`, changes of meaning that no mutation operator makes: a law must catch each, examples do not count.
\`npm run mutate -- transitions\` tries the broken transitions of \`packages/domain/planted-transitions.mjs\`: a test in the browser must fail for each.

| context | score | caught | of | excused | day |
|---|---|---|---|---|---|
`;

const rowOf = (name, { all, caught, excused }, day) =>
  `| ${name} | ${scoreOf({ all, caught }).toFixed(1)} % | ${caught} | ${all} | ${excused} | ${day} |`;

const nameOf = (row) => /^\| (\w+\/[\w-]+) \|/.exec(row)?.[1];

/** The document with the row of one context new, the others as they were. */
export const withRow = (text, name, outcome, day) => {
  const rows = new Map(text.split("\n").flatMap((row) => (nameOf(row) === undefined ? [] : [[nameOf(row), row]])));
  rows.set(name, rowOf(name, outcome, day));
  return `${head}${contextNames.flatMap((context) => rows.get(context) ?? []).join("\n")}\n`;
};
