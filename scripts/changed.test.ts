// What `npm test -- --changed` selects: the laws that notice a planted bug, the browser test that notices a broken
// transition, and the tests of a line in the domain, in the API, on a screen, in settings and in documents.
import { parseSync } from "rolldown/utils";
import { describe, expect, it } from "vitest";
import { planted } from "../packages/domain/planted.mjs";
import { plantedTransitions } from "../packages/domain/planted-transitions.mjs";
import { known, secondsFrom, selectionFor } from "./lib/changed.mjs";
import { graphOf } from "./lib/changed-graph.mjs";
import { namedIn } from "./lib/changed-imports.mjs";
import { chosenOf, contextOf, inTurns } from "./lib/changed-order.mjs";
import { packed, unpacked, usingTests } from "./lib/used-modules.mjs";

const tree = await known();
const domain = (file: string): string => `packages/domain/src/${file}`;

/** As it is without any run before: every file and test takes the same time. */
const selected = (...changed: readonly string[]) => {
  const { node, chromium } = selectionFor(changed, { ...tree, secondsOf: () => undefined });
  return { node, chromium, browserFiles: new Set(chromium.lines.map((line: string) => line.split(" › ")[0])) };
};

describe("a change selects what notices it", () => {
  it.each([...new Set(planted.map(({ file }) => file))])("[HDL-01] of %s the laws of its context", (file) => {
    const [wing, context] = file.split("/");
    expect(selected(domain(file)).node.files).toContain(domain(`${wing}/${context}/laws.test.ts`));
  });

  it.each([...new Set(plantedTransitions.map(({ file, test }) => `${file} ${test}`))])(
    "[HDL-08] of the broken transitions in %s",
    (pair) => {
      const [file = "", test = ""] = pair.split(" ");
      // By day a file of the night is left out: other tests of the day run the machine.
      const names = [...selected(domain(file)).browserFiles].map((path) => path?.split("/").at(-1));
      if (test.includes(".night.")) expect(names.length).toBeGreaterThan(0);
      else expect(names).toContain(test);
    },
  );

  it("[HDL-01] a line of the ledger: tests of balances and invoices in the API, none in a browser", () => {
    const { node, chromium } = selected(domain("shop/balance/ledger.ts"));
    expect(node.files).toContain(domain("shop/balance/rules.test.ts"));
    for (const context of ["balance", "invoice"])
      expect(node.files.filter((path: string) => path.startsWith(`apps/api/src/shop/${context}/`))).not.toEqual([]);
    expect(node.left).toBeGreaterThan(50);
    expect(chromium.lines).toEqual([]);
    expect(chromium.left).toBeGreaterThan(0);
  });

  it("a call of the API: the tests of its context in Node, before those that call it from elsewhere", () => {
    const { node } = selected("apps/api/src/shop/cart/handlers.ts");
    expect(node.files).toContain("apps/api/src/shop/cart/carts.test.ts");
    expect(node.files.filter((path: string) => path.startsWith("packages/domain/"))).toEqual([]);
  });

  it("a screen: the browser tests of its context", () => {
    const { chromium, browserFiles } = selected("apps/web/src/shop/cart/screen.tsx");
    expect([...browserFiles].filter((path) => path?.startsWith("apps/web/src/shop/cart/"))).not.toEqual([]);
    expect(chromium.isAll).toBe(false);
  });

  it("a sheet of a screen, which no test is seen in: the tests of the screen", () => {
    const { browserFiles } = selected("apps/web/src/shop/cart/cart.module.css");
    expect([...browserFiles].filter((path) => path?.startsWith("apps/web/src/shop/cart/"))).not.toEqual([]);
  });

  it("settings of the run: everything", () => {
    const { node, chromium } = selected("vitest.config.ts");
    const { files } = tree;
    expect(node.files.length).toBe(
      files.filter((path: string) => /\.test\.tsx?$/.test(path) && !/\.night\.|^apps\/web\/examples/.test(path)).length,
    );
    expect(chromium.isAll).toBe(true);
  });

  it("a document: little", () => {
    const { node, chromium } = selected("README.md");
    expect(node.files).toContain("scripts/documents.test.ts");
    expect(node.files.length).toBeLessThan(5);
    expect(chromium.lines).toEqual([]);
  });

  it("a test: itself, whatever it takes", () => {
    expect(selected("apps/api/src/app/contract-fuzz.test.ts").node.files).toContain(
      "apps/api/src/app/contract-fuzz.test.ts",
    );
    const path = "apps/web/src/shop/cart/cart-items.e2e.ts";
    expect(selected(path).chromium.lines).toContain(path);
  });

  it("nothing: nothing", () => {
    const { node, chromium } = selected();
    expect([...node.files, ...chromium.lines]).toEqual([]);
  });
});

describe("the graph", () => {
  const graph = (sources: Readonly<Record<string, string>>) =>
    graphOf(
      Object.keys(sources),
      new Map(Object.entries(sources).map(([path, text]) => [path, namedIn(path, text, parseSync)])),
    );
  const reached = (sources: Readonly<Record<string, string>>, path: string) =>
    [...graph(sources).reaching(path).keys()].toSorted();

  it("goes through doors by name, and not over types", () => {
    const sources = {
      "a/one.ts": "export const one = 1; export interface Shape {}",
      "a/two.ts": "export const two = 2;",
      "a/index.ts": 'export { one } from "./one.ts"; export * from "./two.ts"; export type { Shape } from "./one.ts";',
      "b/one.test.ts": 'import { one } from "../a/index.ts";',
      "b/two.test.ts": 'import { two } from "../a/index.ts";',
      "b/all.test.ts": 'import * as all from "../a/index.ts";',
      "b/shape.test.ts":
        'import type { Shape } from "../a/index.ts"; import { type Shape as Other } from "../a/one.ts";',
    };
    expect(reached(sources, "a/one.ts")).toEqual(["a/index.ts", "a/one.ts", "b/all.test.ts", "b/one.test.ts"]);
    expect(reached(sources, "a/two.ts")).toEqual(["a/index.ts", "a/two.ts", "b/all.test.ts", "b/two.test.ts"]);
    expect(reached(sources, "a/index.ts")).toEqual(["a/index.ts", "b/all.test.ts", "b/one.test.ts", "b/two.test.ts"]);
  });

  it("knows threads, files beside a module, files from the root, and patterns", () => {
    const sources = {
      "a/draw-worker.ts": "",
      "a/draw.ts": 'new Worker(new URL("./draw-worker.ts", import.meta.url));',
      "scripts/run.mjs": "",
      "scripts/run.test.ts": 'run(at("scripts/run.mjs")); run(at("scripts", "run.mjs"));',
      "a/x/texts.de.json": "{}",
      "a/all.ts": 'export const all = import.meta.glob<Texts>(["./**/texts.de.json"], { eager: true });',
      "a/lazy.ts": 'export const lazy = () => import("./all.ts");',
    };
    expect(reached(sources, "a/draw-worker.ts")).toEqual(["a/draw-worker.ts", "a/draw.ts"]);
    expect(reached(sources, "scripts/run.mjs")).toEqual(["scripts/run.mjs", "scripts/run.test.ts"]);
    expect(reached(sources, "a/x/texts.de.json")).toEqual(["a/all.ts", "a/lazy.ts", "a/x/texts.de.json"]);
  });
});

describe("the order", () => {
  const test = (name: string, seconds: number, isOwn = false, isNeeded = false) => ({ name, seconds, isOwn, isNeeded });

  it("takes what is needed, the context's own up to twice the bound, and of others at least a third", () => {
    const tests = [test("law", 50, true, true), test("own", 3, true), test("other", 3), test("another", 2)];
    expect(chosenOf(tests, 10).map(({ name }) => name)).toEqual(["law", "other"]);
    expect(chosenOf(tests.slice(1), 10).map(({ name }) => name)).toEqual(["own", "other", "another"]);
    expect(
      chosenOf([test("own", 15, true), test("more", 6, true), test("other", 4)], 10).map(({ name }) => name),
    ).toEqual(["own"]);
  });

  it("takes groups in turn", () => expect(inTurns([["a", "b", "c"], ["d"], ["e", "f"]]).join("")).toBe("adebfc"));

  it("takes the seconds of the last run by how busy the machine was then", () => {
    const secondsOf = secondsFrom({ one: 1, two: 2, three: 3 }, { one: 10, two: 20, four: 40 });
    expect(["one", "two", "three", "four", "five"].map(secondsOf)).toEqual([1, 2, 3, 4, undefined]);
    expect(secondsFrom({ one: 1 }, { four: 40 })("four")).toBe(undefined);
  });

  it("knows a context on every floor", () =>
    expect(
      ["packages/domain/src/shop/vat/rules.ts", "apps/web/src/shop/vat/a/b.tsx", "apps/api/src/app/x.ts"].map(
        contextOf,
      ),
    ).toEqual(["shop/vat", "shop/vat", "app"]));
});

describe("the modules that tests use", () => {
  it("are the same when they are read again", () => {
    const recorded = [
      { file: "a.e2e.ts", titles: ["group", "one"], modules: { "x.ts": 4, "y.ts": 1, "z.ts": 2 } },
      { file: "a.e2e.ts", titles: ["group", "two"], modules: { "x.ts": 1, "z.ts": 2 } },
      { file: "b.e2e.ts", titles: ["three"], modules: { "w.ts": 1, "x.ts": 1 } },
    ];
    const tests = usingTests(recorded);
    const most = new Map([
      ["w.ts", 1],
      ["x.ts", 4],
      ["y.ts", 1],
      ["z.ts", 2],
    ]);
    const read = unpacked(packed(tests, () => "print", most));
    expect(read.map(({ file, titles, uses }) => ({ file, titles, uses: [...uses].sort() }))).toEqual(
      recorded.map(({ file, titles, modules }) => ({ file, titles, uses: Object.keys(modules) })),
    );
    expect(read.map(({ much }) => [...much].sort())).toEqual([["x.ts", "y.ts"], [], ["w.ts"]]);
  });
});
