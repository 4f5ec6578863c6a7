// The judge judged: a sound tree passes, each planted break is found under its own rule, and the real tree is seen.
import { afterAll, describe, expect, it } from "vitest";
import { contextNames, contexts } from "./contexts.mjs";
import { judge } from "./judge.mjs";
import { plantedTree, root } from "./planted/tree.ts";

const inContext = (context: string, text: string, file = "planted.ts") => ({
  path: `packages/domain/src/${context}/${file}`,
  text: `${text}\n`,
});
const inFile = (path: string, text: string) => ({ path, text: `${text}\n` });

/** Rule → the file that breaks it. */
const plants = {
  "table-kernel-money": inContext("kernel/money", 'export { fact } from "#shop/cart";'),
  "table-shop-voucher": inContext("shop/voucher", 'export { fact } from "#shop/cart";'),
  "table-visitor-locale": inContext("visitor/locale", 'export { fact } from "#site/link";'),
  "context-in-table": inContext("shop/stowaway", "export const fact = 1;"),
  "through-the-door": inContext("shop/pricing", 'export { fact } from "../cart/model.ts";'),
  "by-wing-name": inContext("shop/pricing", 'export { fact } from "../vat/index.ts";', "climbing.ts"),
  "proofs-stay-out": inContext("shop/cart", 'export { laws } from "./laws.ts";'),
  "domain-is-alone": inContext("shop/cart", 'export { layers } from "@kontor/adapters/layers";', "alone.ts"),
  "domain-without-node": inContext("shop/cart", 'export { readFileSync } from "node:fs";', "node.ts"),
  "domain-libraries": inContext("shop/cart", 'export { default } from "lodash";', "library.ts"),
  "xstate-in-machines": inContext("shop/cart", 'export { setup } from "xstate";', "states.ts"),
  "temporal-at-one-door": inContext("shop/cart", 'export { default } from "temporal-polyfill";', "time.ts"),
  "schema-in-codecs": inContext("shop/cart", 'export { default } from "effect/Schema";', "shape.ts"),
  "codec-not-in-door": inContext("shop/vat", 'export { codec } from "./codec.ts";', "leak.ts"),
  "domain-by-entries": inFile("apps/web/src/deep.ts", 'export { one } from "@kontor/domain/shop/cart/rules";'),
  adapters: inFile("packages/adapters/src/layers/up.ts", 'export { price } from "@kontor/ui/price";'),
  "adapters-without-node": inFile("packages/adapters/src/layers/node.ts", 'export { readFileSync } from "node:fs";'),
  ui: inFile("packages/ui/src/up.tsx", 'export { layers } from "@kontor/adapters/layers";'),
  "ui-without-effect": inFile("packages/ui/src/effect.tsx", 'export { default } from "effect/Effect";'),
  "ui-takes-types": inFile("packages/ui/src/rule.tsx", 'export { one } from "@kontor/domain/shop/pricing";'),
  web: inFile("apps/web/src/terminal.ts", 'export { order } from "../../../examples/terminal/src/order.ts";'),
  "web-api-in-entry": inFile("apps/web/src/shortcut.ts", 'export { api } from "@kontor/api";'),
  "web-effect-in-screens": inFile("apps/web/src/effectful.tsx", 'export { default } from "effect/Effect";'),
  "adapters-by-entries": inFile("apps/web/src/past.ts", 'export { secret } from "@kontor/adapters/secret";'),
  api: inFile("apps/api/src/up.ts", 'export { layers } from "@kontor/adapters/layers";'),
  "api-without-machines": inFile("apps/api/src/machine.ts", 'export { machine } from "@kontor/domain/shop/checkout/machine";'),
  terminal: inFile("examples/terminal/src/window.ts", 'export { price } from "@kontor/ui/price";'),
  "no-circle": inContext("shop/cart", 'import { forth } from "./forth.ts";\nexport const back = forth;', "back.ts"),
  "no-running-circle": inFile("apps/api/src/back.ts", 'import { forth } from "./forth.ts";\nexport const back = forth;'),
  resolvable: inContext("shop/cart", 'export { nothing } from "#shop/nothing";', "lost.ts"),
  declared: inFile("apps/api/src/undeclared.ts", 'export { default } from "lodash";'),
  "not-only-for-development": inFile("packages/adapters/src/layers/dev.ts", 'export { it } from "vitest";'),
  "no-test-in-product": inFile("packages/adapters/src/layers/tested.ts", 'export { one } from "./layers.test.ts";'),
} as const;

/** What the planted files need to stand on. */
const supports = {
  "packages/domain/src/shop/vat/codec.ts": "export const codec = 1;\n",
  "packages/domain/src/shop/cart/forth.ts": 'import { back } from "./back.ts";\nexport const forth = back;\n',
  "apps/api/src/forth.ts": 'import { back } from "./back.ts";\nexport const forth = back;\n',
  "packages/adapters/src/layers/secret.ts": "export const secret = 1;\n",
  "packages/adapters/src/layers/layers.test.ts": "export const one = 1;\n",
};

const trees: { remove: () => void }[] = [];
afterAll(() => trees.forEach((tree) => tree.remove()));
const treeWith = (planted: Readonly<Record<string, string>>) => {
  const tree = plantedTree(planted);
  trees.push(tree);
  return tree.base;
};

describe("the import table", () => {
  it("names only contexts that stand above", () => {
    const rows = Object.entries(contexts).flatMap(([wing, names]) =>
      Object.entries(names).map(([name, allowed]) => ({ context: `${wing}/${name}`, allowed })),
    );
    rows.forEach(({ context, allowed }, place) => {
      for (const other of allowed) expect(contextNames.slice(0, place), `${context} names ${other}`).toContain(other);
    });
  });

  it("passes a sound tree, having seen it", async () => {
    const { modules, breaks } = await judge(treeWith({}));
    expect(breaks).toEqual([]);
    expect(modules.length).toBeGreaterThan(2 * contextNames.length);
  });

  it("finds each planted break under its rule", async () => {
    const planted = Object.fromEntries(Object.values(plants).map(({ path, text }) => [path, text]));
    const { breaks } = await judge(treeWith({ ...supports, ...planted }));
    for (const [rule, { path }] of Object.entries(plants)) {
      expect(
        breaks.filter(({ from }) => path.startsWith(from)).map((found) => found.rule),
        `${rule} in ${path}`,
      ).toContain(rule);
    }
  });

  it("holds in the real tree, of which it sees every workspace", async () => {
    const { modules, breaks } = await judge(root);
    expect(breaks.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`)).toEqual([]);
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
