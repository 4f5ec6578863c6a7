// What YAML makes of the contracts: in a map of one line a comma ends a description, and what follows it becomes a key without a value. [API-05]
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { load } from "js-yaml";

/** Where a value may be null: it is given, not forgotten. */
const given = ["example", "examples", "enum", "const", "default"];

const withoutValue = (value: unknown, path: string): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        given.includes(key) ? [] : inner === null ? [`${path}/${key}`] : withoutValue(inner, `${path}/${key}`),
      )
    : [];

it.each(["shop.yaml", "content.yaml"])("[API-05] every key of %s has a value", (file) => {
  expect(withoutValue(load(readFileSync(new URL(file, import.meta.url), "utf8")), "")).toEqual([]);
});

it("[API-05] [ACC-02] each end of a contract says whether its day is covered", () => {
  const { components } = load(readFileSync(new URL("shop.yaml", import.meta.url), "utf8")) as {
    readonly components: object;
  };
  const at = (...path: readonly string[]): unknown =>
    path.reduce<unknown>((within, key) => (within as Readonly<Record<string, unknown>> | undefined)?.[key], components);
  const view = ["schemas", "ContractView", "properties"];
  expect([
    at("schemas", "ContractState", "oneOf", "1", "properties", "end", "description"),
    at(...view, "acts", "properties", "cancel", "oneOf", "0", "properties", "end", "description"),
    at(...view, "end", "description"),
    at(...view, "nextEnd", "description"),
  ]).toEqual([
    expect.stringMatching(/^The first day that is not covered any more/),
    ...["acts", "end", "nextEnd"].map(() => expect.stringMatching(/^The last day that is covered/)),
  ]);
});

it.each(["shop.yaml", "content.yaml"])("[PKG-03] each operation of %s says more than its summary", (file) => {
  const { paths } = load(readFileSync(new URL(file, import.meta.url), "utf8")) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  };
  const operations = Object.values(paths).flatMap((path) =>
    Object.values(path).filter((one) => one.operationId !== undefined),
  );
  expect(operations.length).toBeGreaterThan(0);
  const silent = operations.filter(({ summary, description = "" }) => description === "" || description === summary);
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});
