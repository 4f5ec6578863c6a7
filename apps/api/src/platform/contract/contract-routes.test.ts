// The contract as it is served: both files, the page, and what each call may refuse. [PKG-03]
import { refusalStatuses, type RefusalTag } from "@kontor/domain/site/refusal";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { contracts } from "./contracts.ts";
import { readOperationRefusals } from "./served.ts";

const { api } = await runningForFile();
const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  api.inject({ method: "GET", url: `/api${url}`, headers });

const { operations } = contracts();
const shop = operations.filter(({ contract }) => contract === "shop");
const { everywhere, operations: listed } = readOperationRefusals();

describe("the files", () => {
  it.each([
    ["/openapi", "Kontor Shop API"],
    ["/openapi-content", "Kontor Content API"],
  ])("[PKG-03] %s is the same as YAML and as JSON", async (path, title) => {
    const [yaml, json] = [await read(`${path}.yaml`), await read(`${path}.json`)];
    expect([yaml.statusCode, json.statusCode]).toEqual([200, 200]);
    expect(yaml.headers["content-type"]).toBe("application/yaml; charset=utf-8");
    expect(load(yaml.payload)).toEqual(JSON.parse(json.payload));
    expect(JSON.parse(json.payload).info.title).toBe(title);
  });
  it("[PKG-03] are not sent again to who has them", async () => {
    const { headers } = await read("/openapi.json");
    const again = await read("/openapi.json", { "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
  });
});

describe("refusals", () => {
  it("[PKG-03] each call is listed, with refusals that are not those of all calls, each once", () => {
    expect(Object.keys(listed).sort()).toEqual(shop.map(({ id }) => id).sort());
    for (const [id, tags] of Object.entries(listed)) {
      expect(new Set(tags).size, id).toBe(tags.length);
      expect(
        tags.filter((tag) => everywhere.includes(tag)),
        id,
      ).toEqual([]);
    }
  });
  it("[PKG-03] a call names each with its tag, rule, status and both texts, and answers by its statuses", async () => {
    const { paths } = JSON.parse((await read("/openapi.json")).payload) as Loose;
    const order = paths["/shop/order"].post;
    const empty = order["x-refusals"].find((each: Loose) => each.refusal === "CartEmpty");
    expect(empty).toEqual({
      refusal: "CartEmpty",
      rule: expect.stringMatching(/^[A-Z]{3}-\d\d$/),
      status: refusalStatuses.CartEmpty,
      retryAfter: false,
      en: expect.stringContaining("cart"),
      de: expect.stringContaining("Warenkorb"),
    });
    for (const { id, path, method } of shop) {
      const { responses } = paths[path][method.toLowerCase()];
      for (const tag of listed[id] ?? [])
        expect(responses[String(refusalStatuses[tag as RefusalTag])].description, id).toContain(tag);
    }
  });
});

describe("the page", () => {
  it.each(["/docs", "/docs/content"])(
    "[PKG-03] %s has every call and schema, each once, and runs nothing",
    async (path) => {
      const { statusCode, headers, payload } = await read(path);
      expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(String(headers["content-security-policy"])).toMatch(/^default-src 'none'; style-src 'self'/);
      expect(payload).not.toMatch(/<script|style="|\son\w+=|https?:\/\/(?!www\.w3\.org)[^<]*<\/?(?:link|img)/);
      const ids = [...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const targets = [...payload.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
      const contract = path === "/docs" ? "shop" : "content";
      expect(operations.filter((each) => each.contract === contract && !ids.includes(each.id))).toEqual([]);
    },
  );
  it("[PKG-03] its style is a file of its own", async () => {
    const { headers, payload } = await read("/docs/style.css");
    expect(headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(payload).toContain(":focus-visible");
  });
});
