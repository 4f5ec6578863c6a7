// Tests of the architecture check: a sound tree passes, each planted break is found under its own rule.
import { afterAll, describe, expect, it } from "vitest";
import { rowPattern, rowsOf, ruleOfRow } from "./app-rows.mjs";
import { apps } from "./apps.mjs";
import { contextNames, contexts } from "./contexts.mjs";
import { judge } from "./judge.mjs";
import { firstOfApi, firstOfWeb, plantedTree } from "./planted/tree.ts";

const inContext = (context: string, text: string, file = "planted.ts") => ({
  path: `packages/domain/src/${context}/${file}`,
  text: `${text}\n`,
});
const inFile = (path: string, text: string) => ({ path, text: `${text}\n` });

/** Eleven lines of code. */
const long = Array.from({ length: 11 }, (_, line) => `export const line${line} = ${line};`).join("\n");

/** A file that puts rows into a table. */
const putsRows = 'export const put = (db: { insertInto: (table: string) => void }) => db.insertInto("rows");';

/** Rule → the file that breaks it. */
const plants = {
  "table-kernel-money": inContext("kernel/money", 'export { fact } from "#shop/cart";'),
  "table-shop-voucher": inContext("shop/voucher", 'export { fact } from "#shop/cart";'),
  "table-visitor-locale": inContext("visitor/locale", 'export { fact } from "#site/link";'),
  "context-in-table": inContext("shop/stowaway", "export const fact = 1;"),
  "through-the-door": inContext("shop/pricing", 'export { fact } from "../cart/model.ts";'),
  "by-wing-name": inContext("shop/pricing", 'export { fact } from "../vat/index.ts";', "climbing.ts"),
  "proofs-stay-out": inContext("shop/cart", 'export { laws } from "./laws.ts";'),
  "entries-of-refusals": inContext("shop/vat", 'export { refusals } from "./refusals.ts";', "worded.ts"),
  "domain-is-alone": inContext("shop/cart", 'export { layers } from "@kontor/adapters/layers";', "alone.ts"),
  "domain-without-node": inContext("shop/cart", 'export { readFileSync } from "node:fs";', "node.ts"),
  "domain-libraries": inContext("shop/cart", 'export { default } from "lodash";', "library.ts"),
  "xstate-in-machines": inContext("shop/cart", 'export { setup } from "xstate";', "states.ts"),
  "temporal-at-one-door": inContext("shop/cart", 'export { default } from "temporal-polyfill";', "time.ts"),
  "schema-in-codecs": inContext("shop/cart", 'export { default } from "effect/Schema";', "shape.ts"),
  "codec-not-in-door": inContext("shop/vat", 'export { codec } from "./codec.ts";', "leak.ts"),
  "domain-by-entries": inFile("apps/web/src/deep.ts", 'export { one } from "@kontor/domain/shop/cart/rules";'),
  "proofs-not-in-product": inFile("apps/web/src/proof.ts", 'export { laws } from "@kontor/domain/shop/cart/laws";'),
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
  "api-without-machines": inFile(
    "apps/api/src/machine.ts",
    'export { checkoutMachine } from "@kontor/domain/shop/checkout/machine";',
  ),
  "refused-by-calls": inFile("apps/api/src/platform/row-store.ts", 'export { refuse } from "./http/problem.ts";'),
  terminal: inFile("examples/terminal/src/window.ts", 'export { price } from "@kontor/ui/price";'),
  "no-circle": inContext("shop/cart", 'import { forth } from "./forth.ts";\nexport const back = forth;', "back.ts"),
  "no-running-circle": inFile(
    "apps/api/src/back.ts",
    'import { forth } from "./forth.ts";\nexport const back = forth;',
  ),
  resolvable: inContext("shop/cart", 'export { nothing } from "#shop/nothing";', "lost.ts"),
  declared: inFile("apps/api/src/undeclared.ts", 'export { default } from "lodash";'),
  "not-only-for-development": inFile("packages/adapters/src/layers/dev.ts", 'export { it } from "vitest";'),
  "no-test-in-product": inFile("packages/adapters/src/layers/tested.ts", 'export { one } from "./layers.test.ts";'),
} as const;

const lastOf = (rows: object): string => Object.keys(rows).at(-1) ?? "";
const upwards = (app: "api" | "web", first: string) =>
  [
    ruleOfRow(app, first),
    inFile(
      `apps/${app}/src/${first}/up.ts`,
      `export { high } from "${"../".repeat(first.split("/").length)}${lastOf(apps[app])}/high.ts";`,
    ),
  ] as const;

/** Rows that name their contexts, each with a file that imports another one. */
const bounded = Object.entries(apps).flatMap(([app, rows]) =>
  Object.entries(rows as Record<string, "above" | readonly string[] | { readonly domain: readonly string[] }>).flatMap(
    ([address, row]) => {
      if (row === "above" || !("domain" in row)) return [];
      const other = contextNames.find((context) => !row.domain.includes(context)) ?? "";
      const rule = `domain-of-${app}-${address.replaceAll("/", "-")}`;
      return [
        [
          rule,
          inFile(`apps/${app}/src/${address}/trade.ts`, `export { fact } from "@kontor/domain/${other}";`),
        ] as const,
      ];
    },
  ),
);

/** Further breaks: of the rows of the apps, of unused code and of duplicates. */
const more = [
  upwards("api", firstOfApi),
  upwards("web", firstOfWeb),
  ...bounded,
  ["address-in-table", inFile("apps/web/src/nowhere/lost.ts", "export const lost = 1;")],
  [
    "no-circle",
    inFile(
      "apps/web/src/thought.ts",
      'import type { Other } from "./other-thought.ts";\nexport type Thought = Other | null;',
    ),
  ],
  ["machine-on-screen", inContext("shop/deal", "export const dealMachine = 1;", "machine.ts")],
  ["door-value-used", inContext("shop/contract", 'export * from "./model.ts";\nexport const idle = 1;', "index.ts")],
  [
    "no-private-member",
    inFile(
      "apps/web/src/driven.ts",
      "export const driven = (router: { _serverResult: unknown }) => router._serverResult;",
    ),
  ],
  [
    "no-private-member",
    inFile("apps/web/src/dehydrated.ts", "export const drop = (router: { ssr: unknown }) => delete router.ssr;"),
  ],
  [
    "no-private-member",
    inFile("apps/web/src/woken.ts", 'export const props = "for(const key in node)key.startsWith(`__reactProps`)";'),
  ],
  ["no-private-member", inFile("apps/web/src/started.ts", "export const start = { $_TSR: 1 };")],
  ["one-client", inFile("apps/web/src/second.ts", 'export const catalog = () => fetch("/catalog");')],
  ["one-client", inFile("apps/web/src/third.ts", "export const get = (send = globalThis.fetch) => send;")],
  [
    "one-client",
    inFile("apps/web/src/fourth.ts", 'import createClient from "openapi-fetch";\nexport const client = createClient;'),
  ],
  [
    "one-client",
    inFile("apps/web/src/fifth.ts", "export const get = (api: { inject: () => unknown }) => api.inject();"),
  ],
  ["one-client", inFile("apps/web/src/sixth.ts", "export const path = (id: string) => `/api/shop/order/${id}`;")],
  ["no-double", inFile("apps/web/src/twice.ts", long)],
  ["duration-in-limits", inContext("shop/cart", "export const storedMs = 3_600_000;", "stored.ts")],
  ["duration-in-limits", inContext("shop/cart", "export const storedMs = 3_600_000;", "limits.ts")],
  ["duration-in-limits", inFile("apps/api/src/waits.ts", "export const wait = 3 * 24 * 60 * 60;")],
  ["one-door", inFile("apps/api/src/second-door.ts", putsRows)],
  [
    "price-list",
    inContext("shop/invoice", "export const due = (order: any) => order.quote.lines.length;", "due-again.ts"),
  ],
  [
    "price-list",
    inFile(
      "apps/api/src/shop/invoice/due.ts",
      "export const due = (order: any) => { const { lines } = order.quote; return lines; };",
    ),
  ],
  ["clock-of-shop", inFile("apps/web/src/late.ts", "export const isLate = (until: number) => Date.now() > until;")],
  ["zone-of-shop", inFile("apps/web/src/placed.ts", 'export const zone = "Europe/Lisbon";')],
  [
    "act-is-use-case",
    inFile(
      "apps/api/src/platform/put-handlers.ts",
      "export const putHandlers = (database: any) => { const put = () => database.inTransaction(() => 1); return { putRow: async () => put() }; };",
    ),
  ],
  [
    "act-is-use-case",
    inFile(
      "apps/api/src/platform/half-handlers.ts",
      'import { run } from "./use-case/use-case.ts";\nexport const halfHandlers = (database: any) => ({ endRow: async () => database.inTransaction(() => run()) });',
    ),
  ],
  ...[
    'export const word = (locale: string) => (locale === "de" ? "Tag" : "day");',
    'export const word = (page: { locale: string }) => { switch (page.locale) { case "de": return "Tag"; } return "day"; };',
    "export const word = (words: Record<string, string>, locale: string) => words[locale];",
    "export const word = (words: Record<string, string>, page: { locale: string }) => words[page.locale];",
  ].map((text, at) => ["one-language", inFile(`apps/web/src/chosen-${at}.ts`, text)] as const),
] as const;

/** Files that the planted ones import. */
const supports = {
  "packages/domain/src/shop/vat/codec.ts": "export const codec = 1;\n",
  "packages/domain/src/shop/vat/refusals.ts": "export const refusals = 1;\n",
  "packages/domain/src/shop/cart/forth.ts": 'import { back } from "./back.ts";\nexport const forth = back;\n',
  "apps/api/src/forth.ts": 'import { back } from "./back.ts";\nexport const forth = back;\n',
  [`apps/api/src/${lastOf(apps.api)}/high.ts`]: "export const high = 1;\n",
  [`apps/web/src/${lastOf(apps.web)}/high.ts`]: "export const high = 1;\n",
  "apps/web/src/other-thought.ts": 'import type { Thought } from "./thought.ts";\nexport type Other = Thought;\n',
  "apps/web/src/once.ts": `${long}\n`,
  "apps/api/src/platform/use-case/use-case.ts": "export const run = () => 1;\n",
  "apps/api/src/first-door.ts": `${putsRows}\n`,
  "openapi/shop.yaml":
    "paths:\n  /row:\n    put: { operationId: putRow }\n    delete: { operationId: endRow }\n    get: { operationId: readRow }\n",
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
  it("names only contexts above", () => {
    const rows = Object.entries(contexts).flatMap(([wing, names]) =>
      Object.entries(names).map(([name, allowed]) => ({ context: `${wing}/${name}`, allowed })),
    );
    rows.forEach(({ context, allowed }, place) => {
      for (const other of allowed) expect(contextNames.slice(0, place), `${context} names ${other}`).toContain(other);
    });
  });

  it("has rows of apps that name only rows above, and contexts that exist", () => {
    for (const [app, rows] of Object.entries(apps) as [
      string,
      Record<string, "above" | readonly string[] | { rows: readonly string[]; domain: readonly string[] }>,
    ][])
      Object.entries(rows).forEach(([address, row], place) => {
        const domain = row !== "above" && "domain" in row ? row.domain : [];
        for (const other of rowsOf(app, address))
          expect(Object.keys(rows).slice(0, place), `${address} of ${app} names ${other}`).toContain(other);
        for (const context of domain) expect(contextNames, `${address} of ${app} names ${context}`).toContain(context);
      });
  });

  it("[CODE2-9] leads down the wings in both apps: visitor below shop, shop below site", () => {
    const wings = ["visitor", "shop", "site"];
    const wingOf = (address: string): number => wings.indexOf(address.split("/")[0] ?? "");
    for (const app of ["api", "web"] as const)
      for (const address of Object.keys(apps[app]).filter((row) => wingOf(row) >= 0))
        for (const other of rowsOf(app, address))
          expect(wingOf(other), `${address} of ${app} names ${other}`).toBeLessThanOrEqual(wingOf(address));
  });

  it("gives a file to its deepest row", () => {
    const rows = { shop: [], "shop/cart": [], $locale: [] };
    const takes = (address: string, path: string) =>
      new RegExp(rowPattern("web", address, rows)).test(`apps/web/src/${path}`);
    expect(takes("shop", "shop/names.ts")).toBe(true);
    expect(takes("shop", "shop.ts")).toBe(true);
    expect(takes("shop", "shop/cart-icon.ts")).toBe(true);
    expect(takes("shop", "shop/cart/screen.tsx")).toBe(false);
    expect(takes("shop/cart", "shop/cart/screen.tsx")).toBe(true);
    expect(takes("shop", "shopping/list.ts")).toBe(false);
    expect(takes("$locale", "$locale/page.tsx")).toBe(true);
  });

  it("passes a sound tree, having seen it", async () => {
    const { modules, breaks } = await judge(treeWith({}));
    expect(breaks).toEqual([]);
    expect(modules.length).toBeGreaterThan(2 * contextNames.length);
  });

  it("finds each planted break under its rule", async () => {
    const all = [...Object.entries(plants), ...more];
    const planted = Object.fromEntries(all.map(([, { path, text }]) => [path, text]));
    const { breaks } = await judge(treeWith({ ...supports, ...planted }));
    for (const [rule, { path }] of all) {
      expect(
        breaks.filter(({ from, to }) => path.startsWith(from) || path === to).map((found) => found.rule),
        `${rule} in ${path}`,
      ).toContain(rule);
    }
  });
});
