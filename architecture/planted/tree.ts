// A small copy of the workspaces in a temporary folder, sound as it stands, into which a test plants a break of a rule.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { apps } from "../apps.mjs";
import { contextNames, contexts } from "../contexts.mjs";

export const root = fileURLToPath(new URL("../../", import.meta.url));

type Files = Readonly<Record<string, string>>;

const workspaces: Readonly<Record<string, string>> = {
  "packages/domain": "domain",
  "packages/adapters": "adapters",
  "packages/ui": "ui",
  "apps/web": "web",
  "apps/api": "api",
  "examples/terminal": "terminal",
};

/** Libraries that the planted files name, as empty modules: the check resolves an import, it does not read it. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  effect: ["index", "Result", "Effect", "Schema"],
  xstate: ["index"],
  "fast-check": ["index"],
  jsvat: ["index"],
  lodash: ["index"],
  react: ["index"],
  "openapi-fetch": ["index"],
  fastify: ["index"],
  vitest: ["index"],
  "temporal-polyfill": ["index", "global"],
};

const shells = (): Files =>
  Object.fromEntries(
    Object.entries(libraries).flatMap(([name, modules]) => [
      [
        `node_modules/${name}/package.json`,
        JSON.stringify({
          name,
          version: "1.0.0",
          type: "module",
          exports: { ".": "./dist/index.js", "./*": "./dist/*.js" },
        }),
      ],
      ...modules.map((module) => [`node_modules/${name}/dist/${module}.js`, "export default 1;\n"]),
    ]),
  );

const doors = (): Files =>
  Object.fromEntries([
    ...contextNames.map((context) => [`packages/domain/src/${context}/index.ts`, 'export * from "./model.ts";\n']),
    ...contextNames.map((context) => [`packages/domain/src/${context}/model.ts`, "export const fact = 1;\n"]),
    ["packages/domain/src/testing/index.ts", "export const checkLaws = 1;\n"],
  ]);

/** The first row of each app: it stands below all others. */
export const [firstOfApi = "", firstOfWeb = ""] = [apps.api, apps.web].map(
  (rows) => Object.entries(rows).find(([, row]) => Array.isArray(row))?.[0],
);

/** Every door is used: its one value by the API. */
const everyDoor = contextNames
  .map((context, place) => `import { fact as fact${place} } from "@kontor/domain/${context}";`)
  .join("\n");
const everyFact = contextNames.map((_, place) => `fact${place}`).join(", ");

/** What is sound in each workspace: each import that the table allows, once. */
const sound: Files = {
  "packages/domain/src/shop/cart/rules.ts":
    'import * as Result from "effect/Result";\nimport { fact } from "#shop/catalog";\nexport const one = [Result, fact];\n',
  "packages/domain/src/shop/cart/laws.ts":
    'import fc from "fast-check";\nimport { anyPrice } from "#kernel/money/arbitraries";\nexport const laws = [fc, anyPrice];\n',
  "packages/domain/src/kernel/money/arbitraries.ts":
    'import fc from "fast-check";\nexport const anyPrice = fc.nat();\n',
  "packages/domain/src/shop/checkout/index.ts":
    'export * from "./model.ts";\nexport { checkoutMachine } from "./machine.ts";\n',
  "packages/domain/src/shop/checkout/machine.ts":
    'import { setup } from "xstate";\nexport const checkoutMachine = setup({});\n',
  "packages/domain/src/shop/cart/laws.test.ts":
    'import { it } from "vitest";\nimport { laws } from "./laws.ts";\nit("holds", () => laws);\n',
  "packages/adapters/src/client/index.ts":
    'import createClient from "openapi-fetch";\nexport const client = createClient;\n',
  "packages/adapters/src/layers/index.ts":
    'import { fact } from "@kontor/domain/shop/cart";\nimport { client } from "../client/index.ts";\nexport const layers = [client, fact];\n',
  "packages/ui/src/price.tsx": 'import { fact } from "@kontor/domain/visitor/locale";\nexport const price = fact;\n',
  "apps/api/src/index.ts": `import Fastify from "fastify";\n${everyDoor}\nexport const api = [Fastify, ${everyFact}];\n`,
  "apps/api/src/platform/http/problem.ts": "export const refuse = 1;\n",
  "apps/web/src/app/node-entry.ts": 'import { api } from "@kontor/api";\nexport const entry = api;\n',
  [`apps/web/src/${firstOfWeb}/home.tsx`]:
    'import { layers } from "@kontor/adapters/layers";\nimport { checkoutMachine } from "@kontor/domain/shop/checkout";\nimport { price } from "@kontor/ui/price";\nexport const home = [layers, checkoutMachine, price];\n',
  "examples/terminal/src/order.ts":
    'import { layers } from "@kontor/adapters/layers";\nimport { fact } from "@kontor/domain/shop/cart";\nexport const order = [layers, fact];\n',
};

const wings = Object.keys(contexts);
const manifests = (): Files => ({
  "packages/domain/package.json": JSON.stringify({
    name: "@kontor/domain",
    type: "module",
    dependencies: { effect: "*", xstate: "*", jsvat: "*", "temporal-polyfill": "*" },
    peerDependencies: { "fast-check": "*" },
    imports: Object.fromEntries(
      wings.flatMap((wing) => [
        [`#${wing}/*`, { "@kontor/source": `./src/${wing}/*/index.ts` }],
        ...["laws", "arbitraries"].map((file) => [
          `#${wing}/*/${file}`,
          { "@kontor/source": `./src/${wing}/*/${file}.ts` },
        ]),
      ]),
    ),
    exports: {
      "./*/laws": { "@kontor/source": "./src/*/laws.ts" },
      "./*/machine": { "@kontor/source": "./src/*/machine.ts" },
      "./*/rules": { "@kontor/source": "./src/*/rules.ts" },
      "./*": { "@kontor/source": "./src/*/index.ts" },
    },
  }),
  "packages/adapters/package.json": JSON.stringify({
    name: "@kontor/adapters",
    type: "module",
    dependencies: { "@kontor/domain": "*", "openapi-fetch": "*", effect: "*", xstate: "*" },
    exports: {
      "./secret": { "@kontor/source": "./src/layers/secret.ts" },
      "./*": { "@kontor/source": "./src/*/index.ts" },
    },
  }),
  "packages/ui/package.json": JSON.stringify({
    name: "@kontor/ui",
    type: "module",
    dependencies: { "@kontor/domain": "*", "@kontor/adapters": "*", effect: "*" },
    exports: { "./*": { "@kontor/source": "./src/*.tsx" } },
  }),
  "apps/web/package.json": JSON.stringify({
    name: "@kontor/web",
    type: "module",
    dependencies: {
      "@kontor/domain": "*",
      "@kontor/adapters": "*",
      "@kontor/ui": "*",
      "@kontor/api": "*",
      effect: "*",
      react: "*",
    },
  }),
  "apps/api/package.json": JSON.stringify({
    name: "@kontor/api",
    type: "module",
    dependencies: { "@kontor/domain": "*", "@kontor/adapters": "*", fastify: "*", xstate: "*" },
    exports: { ".": { "@kontor/source": "./src/index.ts" } },
  }),
  "examples/terminal/package.json": JSON.stringify({
    name: "@kontor/terminal",
    type: "module",
    dependencies: { "@kontor/domain": "*", "@kontor/adapters": "*", "@kontor/ui": "*", "@kontor/api": "*" },
  }),
  "package.json": JSON.stringify({ name: "planted", type: "module", devDependencies: { vitest: "*" } }),
});

/** Makes the tree with the given files in addition; `remove` takes it away again. */
export const plantedTree = (planted: Files) => {
  const base = mkdtempSync(join(tmpdir(), "kontor-planted-"));
  for (const [path, text] of Object.entries({ ...shells(), ...manifests(), ...doors(), ...sound, ...planted })) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  for (const name of ["tsconfig.base.json", ".oxlintrc.json"]) cpSync(join(root, name), join(base, name));
  mkdirSync(join(base, "node_modules/@kontor"), { recursive: true });
  for (const [folder, name] of Object.entries(workspaces))
    symlinkSync(join(base, folder), join(base, "node_modules/@kontor", name));
  return { base, remove: () => rmSync(base, { recursive: true, force: true }) };
};
