// Screens bind, machines decide: a component or hook has at most two pieces of state of its own. A reference to an element is the drawing's.
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./planted/tree.ts";

const mostPieces = 2;

/** Components with more, each with the reason; the list may only get shorter. */
const exceptions: Readonly<Record<string, string>> = {
  "apps/web/src/shell/toasts/toasts-running.tsx ToastsRunning": "the machine, its snapshot, and who speaks for it",
  "apps/web/src/shell/toasts/toasts.tsx Toasts":
    "what waits for the scripts that show it, and what is read out meanwhile",
  "apps/web/src/site/content/blocks/tld-table.tsx TldTable": "which of the rows that come in takes the focus",
};

const declaration = /^(?:export )?(?:default )?(?:const|function) (\w+)/;
const piece = /\b(?:useState|useReducer|useRef)(?=[<(])(?!<HTML\w+)/g;

/** The pieces of state of each declaration of a file, by its name. */
const piecesIn = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  let name = "";
  for (const line of text.split("\n")) {
    name = declaration.exec(line)?.[1] ?? name;
    const found = line.match(piece)?.length ?? 0;
    if (found > 0) counts.set(name, (counts.get(name) ?? 0) + found);
  }
  return counts;
};

const files = globSync("apps/web/src/**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.(test|e2e)\.tsx?$/.test(path));

it("a component or hook has at most two pieces of state that are not the drawing's", () => {
  const counted = files.flatMap((path) =>
    [...piecesIn(readFileSync(`${root}/${path}`, "utf8"))].map(
      ([name, pieces]) => [`${path} ${name}`, pieces] as const,
    ),
  );
  expect(counted.length).toBeGreaterThan(40);
  const tooMany = counted.flatMap(([place, pieces]) => (pieces > mostPieces ? [place] : []));
  expect(tooMany.sort()).toEqual(Object.keys(exceptions).sort());
});

it("counts state and references of each declaration, but none to an element", () => {
  const text = [
    "const Title = () => <h1 />;",
    "export const Screen = () => {",
    "  const [a, setA] = useState(false);",
    "  const b = useRef<Promise<void> | null>(null);",
    "  const c = useRef<HTMLInputElement>(null);",
    "  const [d, e] = useReducer(add, 0);",
    "};",
  ].join("\n");
  expect([...piecesIn(text)]).toEqual([["Screen", 3]]);
});
