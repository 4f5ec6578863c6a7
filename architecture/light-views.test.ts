// What a door offers beside its machines can be taken without XState: a page that is drawn by another library bundles a view and no machine. [HDL-06] [REUSE4-10]
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, it } from "vitest";
import { root } from "./planted/tree.ts";

const source = "packages/domain/src";

interface Taken {
  readonly names: readonly string[];
  readonly from: string;
}

/** What a file takes from others while it runs; types are none of it. */
const takenBy = (text: string): readonly Taken[] =>
  [...text.matchAll(/^(?:import|export) (?!type)(?:\{([^}]*)\}|\* as \w+|\*) from "([^"]+)"/gm)].flatMap(
    ([, list, from = ""]) => {
      const names = list
        ?.split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "))
        .map((name) => name.split(" as ")[0] ?? name);
      return names?.length === 0 ? [] : [{ names: names ?? ["*"], from }];
    },
  );

const texts = new Map(
  globSync(`${source}/**/*.ts`, { cwd: root }).map((path) => {
    const file = path.replaceAll("\\", "/");
    return [file, readFileSync(join(root, file), "utf8")] as const;
  }),
);

/** The files in which a name of a door may stand; what is re-exported whole stands in any of those. */
const placesOf = (door: string, name: string): readonly string[] => {
  const taken = takenBy(texts.get(door) ?? "");
  const own = taken.filter(({ names }) => names.includes(name));
  return (own.length > 0 ? own : taken.filter(({ names }) => names.includes("*"))).map(({ from }) =>
    join(dirname(door), from),
  );
};

const known = new Map<string, boolean>();

/** Whether a file cannot be loaded without XState. */
const needsMachines = (file: string): boolean => {
  const found = known.get(file);
  if (found !== undefined) return found;
  known.set(file, false);
  const needs = takenBy(texts.get(file) ?? "").some(({ names, from }) => {
    if (from === "xstate") return true;
    if (from.startsWith(".")) return needsMachines(join(dirname(file), from));
    if (!from.startsWith("#")) return false;
    const door = `${source}/${from.slice(1)}/index.ts`;
    return existsSync(join(root, door)) && names.some((name) => placesOf(door, name).some(needsMachines));
  });
  known.set(file, needs);
  return needs;
};

it("[HDL-06] [REUSE4-10] no value of a door but a machine needs XState", () => {
  const doors = [...texts.keys()].filter((file) => /^[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/index\.ts$/.test(file));
  expect(doors.length).toBeGreaterThan(40);
  const heavy = doors.flatMap((door) =>
    takenBy(texts.get(door) ?? "").flatMap(({ names, from }) =>
      needsMachines(join(dirname(door), from)) ? names.map((name) => `${door} ${name}`) : [],
    ),
  );
  expect(heavy.length).toBeGreaterThan(10);
  expect(heavy.filter((value) => !value.endsWith("Machine"))).toEqual([]);
});
