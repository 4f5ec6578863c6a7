// What is answered to a request that is none of the contract: where its fault is, and the name of what the contract does not have. [API-05] [REUSE4-12]
import { expect, it } from "vitest";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type ContractFile, contractFile } from "./contract-file.ts";
import { contracts } from "./contracts.ts";

const { judge, operations } = contracts();

it("[API-05] [REUSE4-12] a property that the contract does not have is named", () => {
  const operation = operations.find(({ id }) => id === "addItem") ?? expect.fail();
  const body = { item: { kind: "product", product: "web-s", colour: "red" }, version: 0 };
  const request = { path: { cartId: "c" }, query: {}, header: {}, type: "application/json", body };
  expect(judge.request(operation, request)).toEqual([
    { at: "/item", says: "must NOT have additional properties: colour" },
  ]);
});

it("[API-05] a status that the contract does not have is one, whatever it says of all others", () => {
  const operation = operations.find(({ id }) => id === "readCart") ?? expect.fail();
  expect(judge.answer(operation, 299, "application/json", {})).toEqual([
    { at: "", says: "status 299 is not in the contract" },
  ]);
});

it.each<ContractFile>(["shop", "content", "refusals", "descriptions"])(
  "[API-05] openapi/%s.yaml says the same as the JSON that is made of it",
  (name) => expect(JSON.parse(JSON.stringify(contractFile(name)))).toEqual(contractFile(name)),
);

it("[API-05] every schema of both contracts is one, which no start looks at", () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { components } of Object.values(contracts().documents))
    for (const [name, schema] of Object.entries(
      (components as { readonly schemas: Readonly<Record<string, object>> }).schemas,
    ))
      expect(ajv.validateSchema(schema), name).toBe(true);
});
