// The contract as it is served: both files, the pages, and what each call may refuse. [PKG-03]
import { readFileSync } from "node:fs";
import { refusalStatuses, type RefusalTag } from "@kontor/domain/site/refusal";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { contracts } from "./contracts.ts";
import { madeExample } from "./made-example.ts";
import { exampleOf } from "./page-call.ts";
import type { Entry } from "./page-index.ts";
import { readOperationRefusals, servedRefusal } from "./served.ts";

const { api } = await runningForFile();
const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  api.inject({ method: "GET", url: `/api${url}`, headers });

const { operations } = contracts();
const { hitsOf } = (await import(new URL("./page-hits.mjs", import.meta.url).href)) as {
  readonly hitsOf: (entries: readonly Entry[], typed: string) => readonly Entry[];
};
/** What the shop posts to systems outside. */
const events = Object.values(contracts().documents.shop["webhooks"] as Readonly<Record<string, Loose>>).map(
  ({ post }) => String(post.operationId),
);
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

/** Every page of a contract by its path, from the links of its first one. */
const pagesOf = async (path: string) => {
  const first = (await read(path)).payload;
  const nav = /<nav [^]*?<\/nav>/.exec(first)?.[0] ?? "";
  const own = path === "/docs" ? "/docs/shop/" : "/docs/content/";
  const paths = [...nav.matchAll(/href="\/api([^"#]+)"/g)].map(([, href = ""]) => href);
  return Promise.all(
    [path, ...paths.filter((each) => each.startsWith(own))].map(async (each) => ({
      path: each,
      ...(await read(each)),
    })),
  );
};

const idsOf = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

describe("the pages", () => {
  it.each(["/docs", "/docs/content"])(
    "[PKG-03] [LOOK3-22] %s leads to one page a tag, on which each call stands once, and loads its own files alone",
    async (path) => {
      const contract = path === "/docs" ? "shop" : "content";
      const calls = operations.filter((each) => each.contract === contract).map(({ id }) => id);
      const pages = await pagesOf(path);
      const tags = new Set(pages.slice(1).map((page) => page.path.split("/").at(-1)));
      expect(tags.size).toBe(pages.length - 1);
      for (const { statusCode, headers, payload } of pages) {
        expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
        expect(String(headers["content-security-policy"])).toMatch(
          /^default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self';/,
        );
        expect(payload).not.toMatch(/<script(?![^>]* src="\/api\/docs\/files\/)|<style|\sstyle="|\son\w+=/);
        expect(payload).not.toMatch(/<(?:script|link|img|iframe)[^>]* (?:src|href)="(?:https?:)?\/\//);
        expect(new Set(idsOf(payload)).size).toBe(idsOf(payload).length);
        expect(payload.match(/<h1[ >]/g)).toHaveLength(1);
      }
      const standing = pages.flatMap(({ payload }) => [...payload.matchAll(/<article id="([^"]+)"/g)]);
      // Two calls are of the site, before the API; events go to systems outside. [OUT-04]
      const beside = contract === "shop" ? ["readForgeryToken", "readContractCalendar", ...events] : [];
      expect(new Set(standing.map(([, id]) => id))).toEqual(new Set([...calls, ...beside]));
      expect(standing.length).toBe(calls.length + beside.length);
    },
  );

  it("[PKG-03] every link of every page leads to a page, and to a place on it; every schema stands once", async () => {
    const pages = [...(await pagesOf("/docs")), ...(await pagesOf("/docs/content"))];
    const ids = new Map(pages.map(({ path, payload }) => [`/api${path}`, new Set(idsOf(payload))]));
    const broken = pages.flatMap(({ path, payload }) =>
      [...payload.matchAll(/<a [^>]*href="([^"]+)"/g)].flatMap(([, href = ""]) => {
        const [to = "", hash] = href.split("#");
        if (/\.(?:yaml|json)$/.test(to)) return [];
        const target = ids.get(to === "" ? `/api${path}` : to);
        return target === undefined || (hash !== undefined && !target.has(hash)) ? [`${path} → ${href}`] : [];
      }),
    );
    expect(broken).toEqual([]);
    for (const [path, name] of [
      ["/docs", "openapi"],
      ["/docs/content", "openapi-content"],
    ] as const) {
      const { components } = JSON.parse((await read(`/${name}.json`)).payload);
      const schemas = (await pagesOf(path)).flatMap(({ payload }) =>
        idsOf(payload).filter((id) => id.startsWith("schema-") && !id.endsWith("-name")),
      );
      expect(schemas.sort()).toEqual(
        Object.keys(components.schemas)
          .map((each) => `schema-${each}`)
          .sort(),
      );
    }
  });

  it("[PKG-03] [LOOK3-22] titles are short, and the first page begins with an order", async () => {
    const [first, ...others] = await pagesOf("/docs");
    const headings = (html = "") =>
      [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, text = ""]) => text.replace("&amp;", "&"));
    expect(headings(first?.payload)[0]).toBe("Order in five calls");
    expect(first?.payload).toContain("<strong>Versions.</strong>");
    expect(others.flatMap(({ payload }) => headings(payload)).filter((title) => title.length > 40)).toEqual([]);
  });

  it("[PKG-03] [LOOK3-22] every call has an example of what is sent and of what is answered, as the contract has them", async () => {
    const { documents, judge } = contracts();
    const faults = operations.flatMap((operation) => {
      const { contract, id, bodies, answers } = operation;
      const at = (pointer: string): Loose =>
        pointer
          .slice(1)
          .split("/")
          .reduce<Loose>(
            (part, step) => part[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")],
            documents[contract],
          );
      const shown = (pointer: string) => {
        const media = at(pointer.replace(/\/schema$/, ""));
        return exampleOf(documents[contract], media) ?? madeExample(documents[contract], media.schema);
      };
      const answered = [...answers]
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([status, kinds]) => {
          const pointer = kinds.get("application/json");
          return pointer === undefined
            ? []
            : judge.answer(operation, Number(status), "application/json", shown(pointer));
        });
      const sent = ["application/json", "multipart/form-data"].flatMap((type) => {
        const pointer = bodies.get(type);
        const request = { path: {}, query: {}, header: {}, type, body: pointer && shown(pointer) };
        return pointer === undefined ? [] : judge.request({ ...operation, parameters: [] }, request);
      });
      return [...answered, ...sent].map(({ at: place, says }) => `${id} ${place}: ${says}`);
    });
    expect(faults).toEqual([]);
    for (const { path, payload } of [...(await pagesOf("/docs")), ...(await pagesOf("/docs/content"))]) {
      const articles = payload.split("<article ").slice(1);
      const blocks = (name: string) => articles.filter((each) => each.includes(`data-copy="${name} of `)).length;
      expect([path, blocks("Call"), blocks("Answer")]).toEqual([path, articles.length, articles.length]);
    }
  });

  it("[LOOK3-22] the cards of the first page stand in groups, each tag once", async () => {
    for (const [path, name] of [
      ["/docs", "openapi"],
      ["/docs/content", "openapi-content"],
    ] as const) {
      const { tags, "x-tagGroups": groups } = JSON.parse((await read(`/${name}.json`)).payload);
      expect(groups.flatMap((group: Loose) => group.tags).sort()).toEqual(tags.map((tag: Loose) => tag.name).sort());
      const page = (await read(path)).payload;
      for (const group of groups) expect(page).toContain(`<h3>${group.name}</h3>\n<ul class="cards">`);
    }
  });

  it("[LOOK3-22] the search finds the calls of a rule, and those that a word names first", async () => {
    const file = await read("/docs/files/page-index.js");
    expect(file.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    const entries = JSON.parse(/^export const entries = (.*);\n$/.exec(file.payload)?.[1] ?? "[]");
    expect(entries.length).toBeGreaterThan(operations.length);
    const found = (typed: string) => hitsOf(entries, typed).map(([title]) => title);
    expect(found("voucher")[0]).toMatch(/voucher/i);
    expect(found("place order")[0]).toBe("Place order");
    const { rule } = servedRefusal("CartEmpty");
    const empty = ["CartEmpty", rule].map((typed) => hitsOf(entries, typed).map(([title]) => title));
    expect(empty).toEqual([expect.arrayContaining(["Place order"]), expect.arrayContaining(["Place order"])]);
    expect(found("no such thing")).toEqual([]);
  });

  it("[PKG-03] [LOOK3-22] they have the tokens and the faces of the shop, in files of their own", async () => {
    const sheet = await read("/docs/files/page.css");
    expect(sheet.headers["content-type"]).toBe("text/css; charset=utf-8");
    const tokens = readFileSync(new URL("../../../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
    expect(sheet.payload).toContain(/:root \{\n {4}color-scheme[^]*?\n {2}\}/.exec(tokens)?.[0] ?? "no tokens");
    for (const [, face = ""] of sheet.payload.matchAll(/url\("([^"]+)"\)/g)) {
      const file = await read(`/docs/files/${face}`);
      expect([face, file.statusCode, file.headers["content-type"]]).toEqual([face, 200, "font/woff2"]);
      expect(file.rawPayload.subarray(0, 4).toString()).toBe("wOF2");
    }
    expect((await read("/docs/files/page-copy.js")).headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect((await read("/docs")).payload).toContain('<span class="mark" aria-hidden="true"><svg');
  });

  it("[LOOK3-22] the slip of each method is read: text on its ground 4.5 : 1 or more, light and dark", async () => {
    const sheet = (await read("/docs/files/page.css")).payload;
    const valueOf = (token: string, mode: 0 | 1) => {
      const [, light = "", dark = ""] =
        new RegExp(`--${token}: var\\(--usual, light-dark\\((#\\w{6}), (#\\w{6})`).exec(sheet) ?? [];
      return mode === 0 ? light : dark;
    };
    for (const method of ["get", "post", "put", "patch", "delete"]) {
      const [, rule = ""] = new RegExp(`\\.${method}[^{}]*\\{([^}]*)\\}`).exec(sheet) ?? [];
      const [ground = "", text = ""] = [...rule.matchAll(/var\(--([\w-]+)\)/g)].map(([, token = ""]) => token);
      for (const mode of [0, 1] as const)
        expect(
          contrast(valueOf(ground, mode), valueOf(text, mode)),
          `${method}: ${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
    }
  });
});

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
