// Makes what the adapters and, through them, the API know of both contracts: TypeScript types, and the names of the operations by method and path.
// Files change only when a contract does.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { load } from "js-yaml";

const target = new URL("../packages/adapters/src/generated/", import.meta.url);
const names = ["shop", "content"];

const writeChanged = async (file, text) => {
  await mkdir(new URL(".", file), { recursive: true });
  if ((await readFile(file, "utf8").catch(() => "")) !== text) await writeFile(file, text);
};

/** Schemas that are brands of the domain: a number of the contract is an amount or an instant, and no reader has to say so again. */
const brands = { "kernel/calendar": ["Day", "Instant"], "kernel/money": ["Cents", "Micros", "Rate"] };

/** Instants of which the contract says more. */
const instants = ["TicketInstant"];

const branded = (_schema, { path }) => {
  const name = path?.match(/^#\/components\/schemas\/(\w+)$/)?.[1];
  if (name !== undefined && instants.includes(name)) return ts.factory.createTypeReferenceNode("Instant");
  return name !== undefined && Object.values(brands).flat().includes(name)
    ? ts.factory.createTypeReferenceNode(name)
    : undefined;
};

const importsOf = (types) =>
  Object.entries(brands)
    .map(([context, all]) => [context, all.filter((brand) => types.includes(`readonly ${brand}: ${brand};`))])
    .filter(([, used]) => used.length > 0)
    .map(([context, used]) => `import type { ${used.join(", ")} } from "@kontor/domain/${context}";\n`)
    .join("");

for (const name of names) {
  const options = { immutable: true, alphabetize: false, transform: branded };
  const types = astToString(await openapiTypescript(new URL(`./${name}.yaml`, import.meta.url), options));
  const text = `// Generated from openapi/${name}.yaml by \`npm run generate\`; never edited.\n${importsOf(types)}${types}`;
  await writeChanged(new URL(`${name}.gen.ts`, target), text);
}

/** `GET /shop/cart/{id}` and the operation's name. */
const operationsOf = async (name) => {
  const { paths } = load(await readFile(new URL(`./${name}.yaml`, import.meta.url), "utf8"));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      operation.operationId === undefined || item["x-site"] === true
        ? []
        : [`  { id: "${operation.operationId}", method: "${method.toUpperCase()}", path: "${path}" },`],
    ),
  );
};

const lists = await Promise.all(
  names.map(
    async (name) =>
      `export const ${name}Operations: readonly Operation[] = [\n${(await operationsOf(name)).join("\n")}\n];\n`,
  ),
);
/** Webhooks have names of operations, too: they go the other way, to systems outside. */
const { webhooks } = load(await readFile(new URL("./shop.yaml", import.meta.url), "utf8"));
const events = Object.values(webhooks).map(({ post }) => `"${post.operationId}"`);

await writeChanged(
  new URL("operations.gen.ts", target),
  `// Generated from openapi/ by \`npm run generate\`; never edited.

/** One call of the contract; \`{name}\` in its path stands for a part. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** What the shop posts to systems outside. */
export type EventOperation = ${events.join(" | ")};

${lists.join("\n")}`,
);

/** Each tag in quotes, as a union; a call that refuses nothing of its own has none. */
const union = (tags) => (tags.length === 0 ? "never" : tags.map((tag) => `"${tag}"`).join(" | "));

const { everywhere, operations } = load(await readFile(new URL("./refusals.yaml", import.meta.url), "utf8"));
await writeChanged(
  new URL("refusals.gen.ts", target),
  `// Generated from openapi/refusals.yaml by \`npm run generate\`; never edited.

/** What any call may refuse. */
export type EverywhereRefused = ${union(everywhere)};

/** What each call may refuse besides, by the tags of its refusals. */
export interface OperationRefusals {
${Object.entries(operations)
  .map(([id, tags]) => `  readonly ${id}: ${union(tags)};`)
  .join("\n")}
}
`,
);

/** A schema without what only people read. */
const judged = (schema) => {
  if (Array.isArray(schema)) return schema.map(judged);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) => {
      if (["description", "example", "examples", "discriminator", "writeOnly", "title"].includes(key)) return [];
      const isNamed = key === "properties";
      return [
        [
          key,
          isNamed ? Object.fromEntries(Object.entries(value).map(([name, of]) => [name, judged(of)])) : judged(value),
        ],
      ];
    }),
  );
};

/** The operations whose answers have an etag, each with its statuses. */
const taggedIn = (document, resolved) =>
  Object.fromEntries(
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter(({ operationId }) => operationId !== undefined)
      .map(({ operationId, responses }) => [
        operationId,
        Object.keys(responses).filter((status) => resolved(responses[status]).headers?.etag !== undefined),
      ])
      .filter(([, statuses]) => statuses.length > 0),
  );

/** What each operation answers, by status and type of its content, and the schemas that these name. */
const answersIn = (document) => {
  const resolved = (part) =>
    part.$ref === undefined ? part : document.components.responses[part.$ref.split("/").at(-1)];
  const answers = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap((operation) =>
      operation.operationId === undefined
        ? []
        : [
            [
              operation.operationId,
              Object.fromEntries(
                Object.entries(operation.responses).map(([status, response]) => [
                  status,
                  Object.fromEntries(
                    Object.entries(resolved(response).content ?? {}).map(([type, { schema }]) => [
                      type,
                      judged(schema ?? {}),
                    ]),
                  ),
                ]),
              ),
            ],
          ],
    ),
  );
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, judged(schema)]);
  return {
    answers: Object.fromEntries(answers),
    tagged: taggedIn(document, resolved),
    schemas: Object.fromEntries(schemas),
  };
};

const both = await Promise.all(
  names.map(async (name) => answersIn(load(await readFile(new URL(`./${name}.yaml`, import.meta.url), "utf8")))),
);
await writeChanged(
  new URL("answers.gen.ts", target),
  `// Generated from openapi/ by \`npm run generate\`; never edited.

/** What the operations of both contracts answer, as JSON: schemas by operation, status and type of the content. */
export const contractAnswers: readonly string[] = [\n${both.map((one) => `  ${JSON.stringify(JSON.stringify(one))},`).join("\n")}\n];
`,
);
