// Queries of the content calls that no page sends: refused in Strapi's shape, never a 5xx, and compared alike on both engines. [API-02] [OPS-09]
import { describe, expect, it } from "vitest";
import fc from "fast-check";
import type { Document } from "./seed/files.ts";
import { onlyContent, page } from "../../../test/content-store.ts";
import { runningForFile } from "../../../test/harness.ts";
import { recordedDocuments, recordedImages } from "../../../test/recorded-world.ts";

const { ask, api } = await runningForFile();

describe("strange queries", () => {
  const word = fc.constantFrom(
    ..."filters populate sort fields pagination locale status _q hasPublishedVersion title url content seo id documentId localizations posts category slug date on page pageSize limit start $eq $in $and $or $not $null $containsi $between $startsWith $gt 0 1 sections.hero sections.faq * __proto__ constructor".split(
      " ",
    ),
  );
  const value = fc.oneof(
    word,
    fc.constantFrom(
      "",
      "true",
      "false",
      "-1",
      "abc",
      "'; drop table users; --",
      "%00",
      "ä",
      "\u{1f600}",
      "2026-01-01",
      "9".repeat(40),
      "title:asc",
    ),
    fc.string({ maxLength: 8 }),
  );
  const query = fc.array(fc.tuple(word, fc.array(word, { maxLength: 5 }), value), { maxLength: 4 });

  it("[OPS-09] no query of brackets is answered with a 5xx", async () => {
    await onlyContent(api.database, recordedDocuments, recordedImages);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("pages", "blog-posts", "blog-categories", "deals", "site", "feature-flags", "product-pages"),
        query,
        async (path, parts) => {
          const text = parts
            .map(
              ([first, rest, last]) =>
                `${first}${rest.map((each) => `[${each}]`).join("")}=${encodeURIComponent(last.toWellFormed())}`,
            )
            .join("&");
          const response = await ask("GET", `/${path}?${text}`);
          expect(response.status, `${path}?${text}: ${response.text.slice(0, 200)}`).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each([
    "populate[content][populate][hero]=1",
    "filters[cover][id]=1",
    "filters[content][id]=1",
    "filters[$and]=x",
    "filters=x",
    "sort[0][0]=x",
    "sort=createdBy.email",
    "pagination=x",
    "pagination[page]=abc",
    "pagination[limit]=1.5",
    "fields[0][x]=1",
    "locale[0]=en",
    "_q[0]=x",
    "status[]=draft",
    "populate[seo][filters][x]=1",
    "populate[seo]=maybe",
    "hasPublishedVersion=maybe",
    "filters[title][$between]=a",
    "filters[id][$gt]=NaN",
    "filters[createdAt][$gt]=soon",
  ])("[OPS-09] [API-02] %s is 400 in Strapi's shape", async (text) => {
    const response = await ask("GET", `/pages?${text}`);
    expect([response.status, response.body.data], response.text).toEqual([400, null]);
  });

  it("[OPS-09] relations that lead back and forth, and filters without end, are refused before they are written", async () => {
    await onlyContent(api.database, recordedDocuments, recordedImages);
    const back = (times: number): string => `populate${"[category][populate][posts][populate]".repeat(times)}=category`;
    expect((await ask("GET", `/blog-posts?${back(1)}&pagination[pageSize]=5`)).status).toBe(200);
    for (const path of [
      `/blog-posts?${back(3)}&pagination[pageSize]=100`,
      `/blog-categories?populate[posts][populate]${"[category][populate][posts][populate]".repeat(2)}=category`,
    ]) {
      const response = await ask("GET", path);
      expect([response.status, response.body.error?.message], path).toEqual([
        400,
        "Invalid populate parameter: it asks for more than 5000 entries",
      ]);
    }
    const many = Array.from({ length: 100 }, (_, at) => `filters[$or][${at}][title][$contains]=x${at}`).join("&");
    expect((await ask("GET", `/pages?${many}`)).status).toBe(400);
  });

  it("[API-02] text is compared by its letters, nothing sorts first, and case matters where it should, on both engines", async () => {
    const entry = (key: string, title: string): Document =>
      page(key, "en", { title, url: `/${key}`, seo: key === "b" ? { metaTitle: "M", noIndex: true } : undefined });
    await onlyContent(api.database, [
      entry("a", "zebra"),
      entry("b", "Äpfel 100%"),
      entry("c", "Zebra_x"),
      entry("d", "abc"),
    ]);
    const found = async (text: string): Promise<readonly string[]> =>
      (await ask("GET", `/pages?fields=title&${text}`)).body.data.map((each: { title: string }) => each.title);
    expect(await found("sort=title")).toEqual(["Zebra_x", "abc", "zebra", "Äpfel 100%"]);
    expect(await found("sort=title:desc")).toEqual(["Äpfel 100%", "zebra", "abc", "Zebra_x"]);
    expect(await found("filters[title][$contains]=ebra&sort=title")).toEqual(["Zebra_x", "zebra"]);
    expect(await found("filters[title][$startsWith]=z")).toEqual(["zebra"]);
    expect(await found("filters[title][$startsWithi]=Z&sort=title")).toEqual(["Zebra_x", "zebra"]);
    expect(await found("filters[title][$contains]=%25")).toEqual(["Äpfel 100%"]);
    expect(await found("filters[title][$contains]=_")).toEqual(["Zebra_x"]);
    expect(await found("filters[title][$endsWith]=bc")).toEqual(["abc"]);
    expect(await found("filters[title][$eqi]=ABC")).toEqual(["abc"]);
    expect(await found("filters[title][$gt]=abc&sort=title")).toEqual(["zebra", "Äpfel 100%"]);
    expect(await found("filters[seo][noIndex]=true")).toEqual(["Äpfel 100%"]);
    expect(await found("filters[title][$notIn][0]=abc&filters[title][$notIn][1]=zebra&sort=title")).toEqual([
      "Zebra_x",
      "Äpfel 100%",
    ]);
  });
});
