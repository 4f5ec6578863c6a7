// Numbers of the contract that repeat a limit of the domain: equal to it where the contract itself refuses, wide enough where the domain does. [API-05] [OPS-09]
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { maximumCartSize, maximumQuantity } from "../packages/domain/src/shop/cart/limits.ts";
import { companyMaximum, emailMaximum, nameLength } from "../packages/domain/src/shop/customer/limits.ts";
import { nameCheckLimit, namesAtOnce } from "../packages/domain/src/shop/domain-name/limits.ts";
import { lineMaximum, textMaximum } from "../packages/domain/src/site/request/limits.ts";
import { longestPath } from "../packages/domain/src/site/routing/limits.ts";

interface Schema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly schema: Schema;
  readonly name: string;
  readonly [bound: string]: unknown;
}

const contract = load(readFileSync(new URL("shop.yaml", import.meta.url), "utf8"));
const schemas: Readonly<Record<string, Schema>> = contract.components.schemas;
const field = (schema: string, name: string): Schema | undefined => schemas[schema]?.properties[name];
const [checks] = Object.entries<Schema>(contract.paths["/shop/domain/checks"].post.requestBody.content).map(
  ([, { schema }]) => schema,
);

describe("limits that the contract itself refuses", () => {
  it("[DOM-01] names of one search for many", () => {
    expect(checks?.properties["names"]?.["maxItems"]).toBe(namesAtOnce);
    expect(nameCheckLimit.most).toBeGreaterThanOrEqual(namesAtOnce);
  });
  it.each([
    ["NewProductItem", "domains"],
    ["NewProductItem", "fromCart"],
    ["ItemChange", "domains"],
  ])("[CRT-01] domains of one item are no more than a cart holds: %s.%s", (schema, name) =>
    expect(field(schema, name)?.["maxItems"]).toBe(maximumCartSize),
  );
  it("[LOC-03] a path of a page is no longer than any that is looked for", () => {
    const paths = Object.values<Readonly<Record<string, { parameters?: readonly Schema[] }>>>(contract.paths).flatMap(
      (item) => Object.values(item).flatMap(({ parameters = [] }) => parameters.filter(({ name }) => name === "path")),
    );
    expect(paths.map(({ schema }) => schema["maxLength"])).toEqual([longestPath]);
  });
});

describe("limits that the domain refuses, with the contract's bound beyond them", () => {
  it.each([
    ["NewProductItem", "quantity", "maximum", maximumQuantity],
    ["CustomerUpdate", "firstName", "maxLength", nameLength.maximum],
    ["CustomerUpdate", "email", "maxLength", emailMaximum],
    ["CustomerUpdate", "company", "maxLength", companyMaximum],
    ["CancellationDraft", "reason", "maxLength", textMaximum],
  ])("[OPS-09] %s.%s is read beyond its limit", (schema, name, bound, limit) => {
    expect(Number(field(schema, name)?.[bound])).toBeGreaterThan(limit);
  });
  it("[FRM-03] lines of a declaration are read beyond their limit", () =>
    expect(Number(schemas["DeclaredLine"]?.["maxLength"])).toBeGreaterThan(lineMaximum));
});
