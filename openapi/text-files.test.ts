// Files that are text for a machine: each has a schema in the contract and an example that has its form. [OUT-04] [ACC-02] [DOM-07] [REUSE4-2]
import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { expect, it } from "vitest";

const contract = load(readFileSync(new URL("shop.yaml", import.meta.url), "utf8"));

interface Content {
  readonly schema: { readonly $ref?: string };
  readonly example?: string;
}

const answers: readonly (readonly [string, string, Content])[] = Object.entries(contract.paths).flatMap(
  ([path, item]) =>
    Object.values(item as Readonly<Record<string, { readonly responses?: object }>>).flatMap((operation) =>
      Object.values(operation.responses ?? {}).flatMap(
        (response: { readonly content?: Readonly<Record<string, Content>> }) =>
          Object.entries(response.content ?? {}).map(([type, content]) => [path, type, content] as const),
      ),
    ),
);

it.each(["/en/account/contracts/{contractId}/calendar.ics", "/shop/admin/orders/{orderId}/authcodes"])(
  "[OUT-04] [REUSE4-2] the file of %s has a form, and an example of it; half of it is none",
  (of) => {
    const [, , { schema, example = "" }] =
      answers.find(([path, type]) => path === of && type.startsWith("text/")) ?? expect.fail();
    const form = new RegExp(contract.components.schemas[schema.$ref?.split("/").at(-1) ?? ""].pattern, "u");
    expect(example).toMatch(form);
    expect(example.slice(0, example.length / 2)).not.toMatch(form);
    expect(example.replaceAll("\r\n", "\n")).not.toMatch(form);
  },
);
