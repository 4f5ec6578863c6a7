// Clients that foreign generators write from the contract as it is served: each compiles strictly in a folder of its own and orders on a started shop. [PKG-03]
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningShop, startedShop } from "../packages/adapters/test/running-shop.ts";
import { registryMissing, titled } from "./lib/registry.mjs";
import { run } from "./lib/say.mjs";

const missing = registryMissing();
const contracts = ["shop", "content"] as const;
const password = "hafen-42-leuchtturm";

/** What each of them sends; `email` and `shop` are the arguments of the program. */
const bodies = `
const [shop = "", email = ""] = process.argv.slice(2);
const account = { username: email, email, password: "${password}" };
const person = { kind: "private", firstName: "Erika", lastName: "Mustermann", phone: "+4930123456", email };
const customer = { locale: "en", ...person, street: "Hauptstraße 1", postCode: "10115", city: "Berlin", country: "DE" } as const;
const item = { kind: "product", product: "web-m" } as const;
const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: false };
const key = { "idempotency-key": crypto.randomUUID() };
`;

interface Generator {
  readonly name: string;
  /** As npm installs it: a fixed version, for another one may write other names. */
  readonly packages: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  /** The arguments of its program in `node_modules/.bin`, for both contracts or for each. */
  readonly commands: readonly (readonly string[])[];
  readonly program: string;
}

const generators: readonly Generator[] = [
  {
    name: "orval",
    packages: ["orval@8.38.0"],
    files: {
      "orval.config.mjs": `
const one = (name) => ({
  input: { target: \`./\${name}.json\` },
  output: { target: \`\${name}/index.ts\`, client: "fetch", mode: "single", baseUrl: { runtime: "globalThis.process.argv[2] + '/api'" } },
});
export default { shop: one("shop"), content: one("content") };
`,
    },
    commands: [["orval", "--config", "orval.config.mjs"]],
    program: `
import { register } from "./content/index.ts";
import { addItem, createCart, placeOrder, readQuote, updateCustomer } from "./shop/index.ts";
${bodies.replace('const [shop = "", email = ""] = process.argv.slice(2)', 'const email = process.argv[3] ?? ""')}
const session = await register(account);
if (session.status !== 200) throw new Error("not registered");
const own: RequestInit = { headers: { authorization: \`Bearer \${session.data.jwt}\` } };
await updateCustomer(customer, own);
const made = await createCart(own);
if (made.status !== 200 && made.status !== 201) throw new Error("no cart");
const { id, version } = made.data.result;
const filled = await addItem(id, { version, item }, own);
const quoted = await readQuote(id, undefined, own);
if (filled.status !== 201 || quoted.status !== 200) throw new Error("no quote");
const order = { cartId: id, cartVersion: filled.data.result.version, quoteHash: quoted.data.result.hash, agreements };
const placed = await placeOrder({ ...order, locale: "en" }, { headers: { ...own.headers, ...key } });
if (placed.status !== 201) throw new Error("not placed");
console.log(placed.data.result.number);
`,
  },
  {
    name: "@hey-api/openapi-ts",
    packages: ["@hey-api/openapi-ts@0.99.0"],
    commands: contracts.map((name) => ["openapi-ts", "--input", `${name}.json`, "--output", name]),
    program: `
import { client as content } from "./content/client.gen";
import { register } from "./content/sdk.gen";
import { client } from "./shop/client.gen";
import { addItem, createCart, placeOrder, readQuote, updateCustomer } from "./shop/sdk.gen";
${bodies}
const settings = { baseUrl: \`\${shop}/api\`, throwOnError: true } as const;
content.setConfig(settings);
const session = await register({ body: account, throwOnError: true });
client.setConfig({ ...settings, auth: session.data.jwt ?? "" });
await updateCustomer({ body: customer, throwOnError: true });
const { id: cartId, version } = (await createCart({ throwOnError: true })).data.result;
const cart = (await addItem({ path: { cartId }, body: { version, item }, throwOnError: true })).data.result;
const { hash } = (await readQuote({ path: { cartId }, throwOnError: true })).data.result;
const body = { cartId, cartVersion: cart.version, quoteHash: hash, agreements, locale: "en" } as const;
console.log((await placeOrder({ body, headers: key, throwOnError: true })).data.result.number);
`,
  },
  {
    name: "swagger-typescript-api",
    packages: ["swagger-typescript-api@13.13.0"],
    commands: contracts.map((name) => [
      "swagger-typescript-api",
      "generate",
      "--generate-union-enums",
      "--path",
      `${name}.json`,
      "--output",
      name,
      "--name",
      "index.ts",
    ]),
    program: `
import { Api as Content } from "./content/index";
import { Api } from "./shop/index";
${bodies}
const baseUrl = \`\${shop}/api\`;
const { jwt } = (await new Content({ baseUrl }).auth.register(account)).data;
const headers = { authorization: \`Bearer \${jwt}\` };
const { shop: calls } = new Api({ baseUrl, baseApiParams: { headers, format: "json" } });
await calls.updateCustomer(customer);
const { id, version } = (await calls.createCart()).data.result;
const cart = (await calls.addItem(id, { version, item })).data.result;
const { hash } = (await calls.readQuote(id)).data.result;
const order = { cartId: id, cartVersion: cart.version, quoteHash: hash, agreements, locale: "en" } as const;
console.log((await calls.placeOrder(order, { headers: { ...headers, ...key } })).data.result.number);
`,
  },
];

const own: { shop?: RunningShop } = {};
const folders: string[] = [];
beforeAll(async () => {
  own.shop = await startedShop();
}, 120_000);
afterAll(async () => {
  await own.shop?.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** What a program printed; it ended well. */
const done = async (cwd: string, command: string, args: readonly string[]): Promise<string> => {
  const { code, output } = await run(command, [...args], { cwd });
  expect([command, ...args, code, code === 0 ? "" : output]).toEqual([command, ...args, 0, ""]);
  return output;
};

describe.each(generators)("$name", ({ name, packages, files = {}, commands, program }) => {
  const title = titled("[PKG-03] its client compiles strictly and orders", missing);
  it.skipIf(missing !== null)(title, { timeout: 600_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "kontor-generated-"));
    folders.push(folder);
    const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
    write("package.json", JSON.stringify({ private: true, type: "module" }));
    for (const [contract, served] of [
      ["shop", "openapi"],
      ["content", "openapi-content"],
    ] as const) {
      write(`${contract}.json`, await (await fetch(`${own.shop?.url}/api/${served}.json`)).text());
      mkdirSync(join(folder, contract));
    }
    for (const [file, text] of Object.entries(files)) write(file, text);
    write("order.ts", program);
    const compilerOptions = {
      target: "ES2023",
      module: "ESNext",
      moduleResolution: "Bundler",
      lib: ["ES2023", "DOM", "DOM.Iterable"],
      types: ["node"],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
    };
    write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["order.ts", ...contracts] }));
    const tools = ["typescript@5.9", "@types/node@24", ...packages];
    await done(folder, "npm", ["install", "--no-audit", "--no-fund", ...tools]);
    for (const [tool = "", ...args] of commands) await done(folder, join("node_modules/.bin", tool), args);
    await done(folder, "node_modules/.bin/tsc", ["--project", "tsconfig.json"]);
    const bundle = await rolldown({ input: join(folder, "order.ts"), platform: "node", logLevel: "silent" });
    await bundle.write({ file: join(folder, "order.mjs") });
    const email = `${name.replaceAll(/\W/g, "")}@example.com`;
    const printed = await done(folder, process.execPath, ["order.mjs", own.shop?.url ?? "", email]);
    expect(printed).toMatch(/^K-\d{4}-\d{6}\n$/);
  });
});
