// The events of the contract are those of the domain, each with its schema, its headers and an example that has that shape. [OUT-04] [OUT-01] [API-05]
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { load } from "js-yaml";
import { expect, it } from "vitest";
import { eventTypes } from "../packages/domain/src/site/outside/model.ts";
import { declarationForms } from "../packages/domain/src/site/request/declaration.ts";
import { messageForms } from "../packages/domain/src/site/request/message.ts";

interface Event {
  readonly parameters: readonly { readonly $ref: string }[];
  readonly requestBody: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly $ref: string }; readonly example: object }>
    >;
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

const contract = load(readFileSync(new URL("shop.yaml", import.meta.url), "utf8"));
const webhooks: Readonly<Record<string, { readonly post: Event }>> = contract.webhooks;
const { schemas, parameters } = contract.components;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, "shop");

it("[OUT-04] [REUSE4-2] the contract has each event of the domain and no other one", () =>
  expect(Object.keys(webhooks).toSorted()).toEqual([...eventTypes].toSorted()));

it.each(Object.keys(webhooks))(
  "[OUT-04] [REUSE4-2] %s has a schema, an example of it, and the headers of Standard Webhooks",
  (type) => {
    const { post } = webhooks[type] ?? expect.fail();
    const { schema, example } = post.requestBody.content["application/json"] ?? expect.fail();
    const validate = ajv.compile({ $ref: `shop${schema.$ref}` });
    expect(validate(example), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate({ ...example, more: true })).toBe(false);
    expect(example).toMatchObject({ type });
    const names = post.parameters.map(({ $ref }) => parameters[$ref.split("/").at(-1) ?? ""]);
    expect(names.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ["webhook-id", "header", true],
      ["webhook-timestamp", "header", true],
      ["webhook-signature", "header", true],
    ]);
    expect(Object.keys(post.responses)).toEqual(["204", "410", "default"]);
  },
);

it("[OUT-04] [FRM-01] a request names any of the forms that a person answers", () =>
  expect(schemas.RequestReceived.properties.data.properties.request.properties.form.enum.toSorted()).toEqual(
    [...declarationForms, ...messageForms].toSorted(),
  ));
