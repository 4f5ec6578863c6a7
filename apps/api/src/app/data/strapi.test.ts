// The project that an operator gets for a Strapi of their own: the types of the embedded store, and settings that stay theirs. [API-02] [CMS-01]
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Loose } from "../../../test/harness.ts";
import { components } from "../../site/content/schema/components.ts";
import { contentTypes } from "../../site/content/schema/types.ts";
import { strapiCommand } from "./strapi.ts";

const directory = mkdtempSync(join(tmpdir(), "kontor-strapi-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const read = (path: string): string => readFileSync(join(directory, path), "utf8");
const schemaOf = (name: string): Loose => JSON.parse(read(`src/api/${name}/content-types/${name}/schema.json`));

describe("a new project", () => {
  const lines: string[] = [];
  strapiCommand(directory, (line) => void lines.push(line));

  it("[CMS-01] has every type with its fields, languages and drafts, and what Strapi needs to serve it", () => {
    expect(lines).toEqual([expect.stringMatching(/^Wrote a Strapi project/)]);
    for (const { name, path, single, drafts, localized, attributes } of contentTypes) {
      const schema = schemaOf(name);
      expect([
        schema.kind,
        schema.info.singularName,
        schema.options.draftAndPublish,
        schema.pluginOptions?.i18n?.localized ?? false,
      ]).toEqual([single ? "singleType" : "collectionType", name, drafts, localized]);
      if (!single) expect(schema.info.pluralName).toBe(path);
      expect(Object.keys(schema.attributes)).toEqual(
        Object.keys(attributes).filter((field) => field !== "localizations"),
      );
      for (const part of ["controllers", "routes", "services"])
        expect(read(`src/api/${name}/${part}/${name}.js`)).toContain(`("api::${name}.${name}")`);
    }
    for (const [name, attributes] of Object.entries(components))
      expect(Object.keys(JSON.parse(read(`src/components/${name.replace(".", "/")}.json`)).attributes)).toEqual(
        Object.keys(attributes),
      );
  });

  it("[CMS-01] names both sides of a relation, the values of a choice, and what no two entries may share", () => {
    expect(schemaOf("blog-post").attributes.category).toEqual({
      type: "relation",
      relation: "manyToOne",
      target: "api::blog-category.blog-category",
      inversedBy: "posts",
    });
    expect(schemaOf("blog-category").attributes.posts).toMatchObject({ relation: "oneToMany", mappedBy: "category" });
    expect(schemaOf("deal").attributes.kind).toMatchObject({ type: "enumeration", enum: ["deal", "flash", "advent"] });
    expect(schemaOf("page").attributes.url).toMatchObject({ required: true, unique: true });
  });

  it("[ADM-03] [CMS-01] gives drafts to tokens alone, whose form no login has", () => {
    const { exports } = { exports: null as Loose };
    const module = { exports };
    new Function("module", read("src/middlewares/drafts.js"))(module);
    const answer = (authorization: string | null, status?: string): string =>
      module.exports()(
        { query: { status }, path: "/api/pages", get: () => authorization, forbidden: () => "forbidden" },
        () => "next",
      );
    expect([answer(null, "draft"), answer("Bearer a.b.c", "draft"), answer("Bearer 0123abcd", "draft")]).toEqual([
      "forbidden",
      "forbidden",
      "next",
    ]);
    expect([answer(null), answer("Bearer a.b.c", "published")]).toEqual(["next", "next"]);
  });
});

it("[CMS-01] in a project that is there the types are written, and settings stay", () => {
  writeFileSync(join(directory, "config/server.js"), "// ours");
  rmSync(join(directory, "src/api/job"), { recursive: true });
  const lines: string[] = [];
  strapiCommand(directory, (line) => void lines.push(line));
  expect(read("config/server.js")).toBe("// ours");
  expect(existsSync(join(directory, "src/api/job/content-types/job/schema.json"))).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^Wrote \d+ files of types/)]);
});
