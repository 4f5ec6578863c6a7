// What the served contracts say of their parts: each operation, parameter, header, schema and property, from openapi/descriptions.yaml where they are silent. [PKG-03]
import { describe, expect, it } from "vitest";
import { contracts } from "./contracts.ts";
import { described, type Descriptions, readDescriptions } from "./described.ts";

type Json = { readonly [key: string]: unknown };

const words = readDescriptions();
const { documents } = contracts();
const both = [described(documents.shop, words), described(documents.content, words)];

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Where a part of this kind says nothing and refers to none that does. */
const silent = (document: unknown, kind: "headers" | "parameters" | "properties"): readonly string[] => {
  const walked = (value: unknown, path: string): readonly string[] =>
    typeof value !== "object" || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]) => {
          if (["example", "examples", "enum", "const", "default"].includes(key)) return [];
          const here =
            key === kind && typeof inner === "object" && inner !== null
              ? Object.entries(inner as Json)
                  .filter(([, each]) => isObject(each) && each["description"] === undefined && !("$ref" in each))
                  .map(([name]) => `${path}/${key}/${name}`)
              : [];
          return [...here, ...walked(inner, `${path}/${key}`)];
        });
  return walked(document, "");
};

describe("descriptions", () => {
  it("[PKG-03] nothing that is served is silent", () => {
    for (const { document, silent: missing } of both) {
      expect(missing).toEqual([]);
      for (const kind of ["headers", "parameters", "properties"] as const) expect(silent(document, kind)).toEqual([]);
      const { schemas } = document["components"] as Readonly<Record<string, Readonly<Record<string, Json>>>>;
      const mute = Object.entries(schemas ?? {}).filter(([, schema]) => schema["description"] === undefined);
      expect(mute.map(([name]) => name)).toEqual([]);
    }
  });
  it("[PKG-03] every entry describes something", () => {
    const entries = (["schemas", "parameters", "properties"] as const).flatMap((kind: keyof Descriptions) =>
      Object.keys(words[kind]).map((name) => `${kind}: ${name}`),
    );
    expect(entries.filter((entry) => both.every(({ used }) => !used.has(entry)))).toEqual([]);
  });
  it("[PKG-03] each is a sentence, and changes nothing else", () => {
    for (const text of Object.values(words).flatMap((each) => Object.values(each)))
      expect(text).toMatch(/^[A-Z`].*\.$/s);
    const without = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(without)
        : isObject(value)
          ? Object.fromEntries(
              Object.entries(value)
                .filter(([key, inner]) => key !== "description" || typeof inner !== "string")
                .map(([key, inner]) => [key, without(inner)]),
            )
          : value;
    expect(without(both[0]?.document)).toEqual(without(documents.shop));
    expect(without(both[1]?.document)).toEqual(without(documents.content));
  });
});
