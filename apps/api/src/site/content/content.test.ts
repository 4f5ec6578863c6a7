// The content store on the engine under test: seeds that can be repeated, publishing, versions, rules of routes. [API-02] [API-06] [ADM-03] [LOC-15] [OPS-02]
import { describe, expect, it } from "vitest";
import { derivedId } from "./ids.ts";
import { publish, unpublish } from "./publish.ts";
import { contentType } from "./schema/types.ts";
import type { Document } from "./seed/files.ts";
import { editor, onlyContent, page, seeded } from "../../../test/content-store.ts";
import { noon, runningForFile } from "../../../test/harness.ts";
import { recordedDocuments, recordedImages } from "../../../test/recorded-world.ts";

const lines: string[] = [];
const shop = await runningForFile({ LOG_LEVEL: "info" }, { logTo: { write: (line) => void lines.push(line) } });
const { ask, api } = shop;
const version = async (): Promise<string> => (await ask("GET", "/v2/content/version")).body.result.version;

describe("a seed", () => {
  const one = page("one", "en", { title: "One", url: "/one" });
  const two = page("two", "en", { title: "Two", url: "/two" });
  const titles = async (): Promise<readonly string[]> =>
    (await ask("GET", "/pages?sort=url&fields=title")).body.data.map((each: { title: string }) => each.title);

  it("[API-02] puts in what is new, and nothing a second time", async () => {
    expect((await onlyContent(api.database, [one, two])).seeded).toEqual({ put: 2, unchanged: 0, removed: 0 });
    const before = await version();
    expect((await seeded(api.database, [one, two])).seeded).toBeNull();
    expect(await version()).toBe(before);
  });

  it("[API-02] replaces what no editor changed, removes what has no file any more, and keeps what an editor changed", async () => {
    await onlyContent(api.database, [one, two, page("three", "en", { title: "Three", url: "/three" })]);
    const before = (await ask("GET", "/pages?filters[url]=/one")).body.data[0];
    await api.database.inTransaction((handle) =>
      handle
        .updateTable("content_entries")
        .set({ fields: JSON.stringify({ title: "An editor's", url: "/two" }) })
        .where("lookup", "=", "/two")
        .execute(),
    );
    const response = await seeded(api.database, [
      page("one", "en", { title: "One again", url: "/one" }),
      page("two", "en", { title: "Two again", url: "/two" }),
    ]);
    expect(response.seeded).toEqual({ put: 1, unchanged: 1, removed: 1 });
    expect(await titles()).toEqual(["One again", "An editor's"]);
    const after = (await ask("GET", "/pages?filters[url]=/one")).body.data[0];
    expect([after.id, after.documentId, after.createdAt]).toEqual([before.id, before.documentId, before.createdAt]);
  });

  it("[CNT-06] dates are counted from the seed, and advent doors stand in the December that is not over", async () => {
    const deal = (key: string, data: Readonly<Record<string, unknown>>): Document => ({
      type: "deal",
      key,
      locale: "en",
      file: "en/deals.yaml",
      data: { title: key, ...data },
    });
    const { faults } = await onlyContent(api.database, [
      deal("a", { kind: "flash", startsAt: "now-6h", endsAt: "now+2d" }),
      deal("b", { kind: "advent", day: "2020-12-07" }),
      deal("c", { kind: "deal", startsAt: "yesterday" }),
    ]);
    expect(faults).toEqual(['content/en/deals.yaml (c): startsAt cannot be "yesterday"']);
    const { data } = (await ask("GET", "/deals?sort=title")).body;
    expect([data[0].startsAt, data[0].endsAt, data[1].day]).toEqual([
      new Date(noon - 6 * 3_600_000).toISOString(),
      new Date(noon + 2 * 86_400_000).toISOString(),
      "2026-12-07",
    ]);
  });

  it("[API-02] an address that stands there twice, a reference that leads nowhere, an unknown field are reported with their file", async () => {
    const { faults } = await onlyContent(api.database, [
      one,
      page("again", "en", { title: "Again", url: "/one" }),
      page("odd", "en", {
        title: "Odd",
        url: "/odd",
        colour: "red",
        content: [{ component: "sections.hero", heading: "x", image: "none" }, { component: "sections.none" }],
      }),
    ]);
    expect(faults.map((fault) => fault.replace(/^.*\): /, ""))).toEqual([
      "url stands there twice",
      "there is no image none",
      "content[1]: there is no block sections.none",
      "there is no field colour",
    ]);
  });
});

describe("publishing", () => {
  const type = contentType("page");
  const draft = page("draft", "en", { title: "Draft", url: "/draft", draft: true });
  const id = derivedId("page", "draft");

  it("[API-02] [ADM-03] a draft is seen by editors alone until it is published, and the content then has another version", async () => {
    await onlyContent(api.database, [draft, page("one", "en", { title: "One", url: "/one" })]);
    const headers = await editor(shop);
    const found = async (query: string, as = {}): Promise<number> =>
      (await ask("GET", `/pages?filters[url]=/draft${query}`, undefined, as)).body.data.length;
    expect([await found(""), await found("&status=draft", headers)]).toEqual([0, 1]);
    const before = await version();
    expect(await api.database.inTransaction((handle) => publish(handle, type, id, "en", noon))).toBe(true);
    expect(await found("")).toBe(1);
    expect(await version()).not.toBe(before);
    expect(await api.database.inTransaction((handle) => unpublish(handle, type, id, "en"))).toBe(true);
    expect(await found("")).toBe(0);
    expect(await api.database.inTransaction((handle) => publish(handle, type, id, "de", noon))).toBe(false);
  });

  it("[API-02] an address that another published entry has is not published twice", async () => {
    await onlyContent(api.database, [draft]);
    await api.database.inTransaction((handle) => publish(handle, type, id, "en", noon));
    await seeded(api.database, [draft, page("other", "en", { title: "Other", url: "/other", draft: true })]);
    await api.database.inTransaction((handle) =>
      handle.updateTable("content_entries").set({ lookup: "/draft" }).where("lookup", "=", "/other").execute(),
    );
    expect(
      await api.database.inTransaction((handle) => publish(handle, type, derivedId("page", "other"), "en", noon)),
    ).toBe(false);
  });
});

describe("the shop's own calls of its content", () => {
  it("[LOC-15] [API-06] the rules of a route: its own, else those for both languages, else none", async () => {
    const rule = (path: string, data: Readonly<Record<string, unknown>>): Document => ({
      type: "route-rule",
      key: path,
      locale: "",
      file: "route-rules.yaml",
      data: { path, ...data },
    });
    await onlyContent(api.database, [
      rule("/en/old", { redirect: "/en/new" }),
      rule("/old", { redirect: "/de/neu" }),
      rule("/de/tuer", { middleware: ["catch-all"] }),
    ]);
    const rules = async (path: string) =>
      (await ask("GET", `/v2/content/route-rules?path=${encodeURIComponent(path)}`)).body.result;
    expect(await rules("/en/old/")).toEqual({ redirect: "/en/new", middleware: [] });
    expect(await rules("/de/old")).toEqual({ redirect: "/de/neu", middleware: [] });
    expect(await rules("/de/tuer")).toEqual({ middleware: ["catch-all"] });
    expect(await rules("/de/none")).toEqual({ middleware: [] });
    expect((await ask("GET", "/v2/content/route-rules")).status).toBe(400);
  });

  it("[LOC-14] rules that lead in a circle are not followed, and the log names each once; the others are", async () => {
    const rule = (path: string, redirect: string): Document => ({
      type: "route-rule",
      key: path,
      locale: "",
      file: "route-rules.yaml",
      data: { path, redirect },
    });
    const circle = [
      rule("/en/loop-a", "/en/loop-b"),
      rule("/en/loop-b", "/en/loop-a"),
      rule("/de/selbst", "/de/selbst?x=1"),
    ];
    lines.length = 0;
    await onlyContent(api.database, [...circle, rule("/en/into", "/en/loop-a")]);
    const redirect = async (path: string) =>
      (await ask("GET", `/v2/content/route-rules?path=${path}`)).body.result.redirect;
    expect(await Promise.all(["/en/loop-a", "/en/loop-b", "/de/selbst", "/en/into"].map(redirect))).toEqual([
      undefined,
      undefined,
      undefined,
      "/en/loop-a",
    ]);
    await onlyContent(api.database, [...circle, rule("/en/new", "/en/hosting")]);
    expect(await redirect("/en/new")).toBe("/en/hosting");
    const output = lines
      .map((line) => JSON.parse(line) as { msg?: string; path?: string })
      .filter(({ msg }) => msg?.includes("in a circle"));
    expect(output.map(({ path }) => path).sort()).toEqual(["/de/selbst", "/en/loop-a", "/en/loop-b"]);
  });

  it("[CNT-08] [LOC-21] the addresses of a list: with those in the other language, without what is not to be found, part by part", async () => {
    const hidden = page("hidden", "en", { title: "Hidden", url: "/hidden", seo: { noIndex: true } });
    await onlyContent(api.database, [...recordedDocuments, hidden], recordedImages);
    const list = async (query: string) => (await ask("GET", `/v2/content/addresses?${query}`)).body.result;
    const pages = await list("list=pages&locale=en");
    expect(pages.next).toBeNull();
    expect(pages.entries).toEqual([
      { address: "/contact/data-privacy", counterpart: "/kontakt/datenschutzerklaerung", changedOn: "2026-11-21" },
      { address: "/hosting", counterpart: "/hosting", changedOn: "2026-11-21" },
      { address: "/english-only", changedOn: "2026-11-21" },
    ]);
    expect((await list("list=blog-posts&locale=de")).entries[0]).toEqual({
      address: "beitrag-1",
      category: "news",
      counterpart: "post-1",
      counterpartCategory: "news",
      changedOn: "2026-11-21",
    });
    expect((await list("list=pages&locale=en&after=999999999")).entries).toEqual([]);
    expect((await ask("GET", "/v2/content/addresses?list=users&locale=en")).status).toBe(400);
  });

  it("[CNT-04] what the search finds is the same on every engine, in its order, and hears of what is published and taken away", async () => {
    const found = async (words: string, more = ""): Promise<readonly string[]> =>
      (await ask("GET", `/v2/content/search?locale=de&q=${encodeURIComponent(words)}${more}`)).body.result.hits.map(
        ({ path }: { path: string }) => path,
      );
    await onlyContent(api.database, [
      page("halls", "de", {
        title: "Serverstandorte",
        url: "/standorte",
        content: [{ component: "sections.rich-text", body: "Wien, Nürnberg" }],
      }),
      page("servers", "de", {
        title: "Server",
        url: "/server-mieten",
        content: [{ component: "sections.rich-text", body: "Am Standort Wien" }],
      }),
      page("secret", "de", {
        title: "Standort geheim",
        url: "/geheim",
        seo: { metaTitle: "x", metaDescription: "y", noIndex: true },
      }),
      page("later", "de", { title: "Standort später", url: "/spaeter", draft: true }),
    ]);
    expect(await found("Standort")).toEqual(["/de/standorte", "/de/server-mieten"]);
    expect(await found("standrot wien")).toEqual(["/de/standorte", "/de/server-mieten"]);
    expect(await found("Standort", "&type=help")).toEqual([]);
    await api.database.inTransaction((handle) =>
      publish(handle, contentType("page"), derivedId("page", "later"), "de", noon),
    );
    expect(await found("später")).toEqual(["/de/spaeter"]);
    await api.database.inTransaction((handle) =>
      unpublish(handle, contentType("page"), derivedId("page", "later"), "de"),
    );
    expect(await found("später")).toEqual([]);
  });

  it("[OPS-03] the version is answered again only when it is another one", async () => {
    const response = await ask("GET", "/v2/content/version");
    expect(
      (await ask("GET", "/v2/content/version", undefined, { "if-none-match": String(response.headers["etag"]) }))
        .status,
    ).toBe(304);
    expect((await ask("GET", "/v2/content/version", undefined, { "if-none-match": '"x"' })).status).toBe(200);
  });

  it("[API-02] the webhook is closed where no secret was set", async () => {
    expect((await ask("POST", "/v2/content/webhook", { event: "entry.publish" })).status).toBe(401);
  });
});
