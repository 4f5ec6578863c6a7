// Small words of Strapi 5 that frontends notice: wrong methods, odd page sizes, dates that are none, keys of an account. [API-02] [API-03]
import { describe, expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { account, password } from "../../../test/customers.ts";

const { ask } = await runningForFile();

const errorOf = async (method: string, path: string, body?: unknown) => {
  const response = await ask(method, path, body);
  return [response.status, response.body.error?.name, response.body.error?.message];
};

describe("methods", () => {
  it.each([
    ["PATCH", "/pages"],
    ["PUT", "/pages"],
    ["DELETE", "/pages"],
    ["OPTIONS", "/pages"],
    ["PATCH", "/pages/aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["POST", "/pages/aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["POST", "/site"],
    ["PATCH", "/site"],
    ["PUT", "/auth/local"],
    ["DELETE", "/users/me"],
  ])("[API-02] %s %s is a wrong method and says which are right", async (method, path) => {
    const response = await ask(method, path);
    expect([response.status, response.body]).toEqual([
      405,
      { data: null, error: { status: 405, name: "MethodNotAllowedError", message: "Method Not Allowed", details: {} } },
    ]);
    expect(String(response.headers["allow"])).toMatch(/GET|POST/);
  });
  it.each([
    ["POST", "/pages"],
    ["PUT", "/pages/aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["DELETE", "/pages/aaaaaaaaaaaaaaaaaaaaaaaa"],
    ["PUT", "/site"],
    ["DELETE", "/site"],
  ])("[API-02] %s %s is for editors", async (method, path) => expect((await errorOf(method, path))[0]).toBe(403));
  it.each([
    ["GET", "/auth/local"],
    ["PATCH", "/shoes"],
  ])("[API-02] %s %s is nothing that is there", async (method, path) =>
    expect((await errorOf(method, path))[0]).toBe(404),
  );
});

describe("queries", () => {
  const sizeOf = async (query: string) => {
    const response = await ask("GET", `/pages?fields=url&${query}`);
    return [response.status, response.body.meta?.pagination?.pageSize ?? response.body.meta?.pagination?.limit];
  };
  it("[API-02] a size that is no number asks for as much as there may be", async () => {
    expect(await sizeOf("pagination[pageSize]=abc")).toEqual([200, 100]);
    expect(await sizeOf("pagination[start]=0&pagination[limit]=abc")).toEqual([200, 100]);
    expect(await sizeOf("pagination[pageSize]=1e9")).toEqual([400, undefined]);
  });
  it("[API-02] a page that is no number is refused, where Strapi breaks", async () => {
    for (const query of ["pagination[page]=abc", "pagination[start]=x", "pagination[pageSize]=1.5"])
      expect((await errorOf("GET", `/pages?${query}`)).slice(0, 2), query).toEqual([400, "PaginationError"]);
  });
  it("[API-02] a moment is an ISO date or milliseconds, and what is neither is refused in Strapi's words", async () => {
    expect(await errorOf("GET", "/deals?filters[endsAt][$gt]=notadate")).toEqual([
      400,
      "ValidationError",
      "Invalid format, expected a timestamp or an ISO date",
    ]);
    const found = async (moment: string): Promise<number> =>
      (await ask("GET", `/deals?filters[endsAt][$gt]=${moment}`)).body.meta.pagination.total;
    expect(await found("1795000000000")).toBe(await found(new Date(1_795_000_000_000).toISOString()));
    expect(await errorOf("GET", "/blog-posts?filters[date]=notadate")).toEqual([
      400,
      "ValidationError",
      "Invalid format, expected yyyy-MM-dd",
    ]);
  });
  it("[API-02] [OPS-09] broken percent-encoding of a path is a bad request", async () =>
    expect(await errorOf("GET", "/pages/%E0%A4%A")).toEqual([400, "BadRequestError", "Bad Request"]));
});

describe("an account", () => {
  const requests = async (query: string) => {
    const { auth } = await account(ask);
    return ask("GET", `/users/me?${query}`, undefined, auth);
  };
  it.each([
    "populate[0]=profile",
    "populate=profile",
    "populate=role,profile",
    "populate[profile][fields][0]=x",
    "populate=profile.x",
  ])("[API-02] %s names no relation", async (query) => {
    const response = await requests(query);
    expect([response.status, response.body.error.message]).toEqual([400, "Invalid key profile"]);
    expect(response.body.error.details).toEqual({
      key: "profile",
      path: "profile",
      source: "query",
      param: "populate",
    });
  });
  it.each(["populate=role", "populate=*", "populate[0]=role", "populate[role][fields][0]=name"])(
    "[API-02] [SES-01] %s is taken, and what the role may not see is left out",
    async (query) => {
      const response = await requests(query);
      expect([response.status, Object.hasOwn(response.body, "role")]).toEqual([200, false]);
    },
  );
  it("[API-02] a private field is refused with its path, an unknown one without", async () => {
    const details = async (name: string) => (await requests(`fields[0]=${name}`)).body.error.details;
    expect(await details("password")).toEqual({ key: "password", path: "password", source: "query", param: "fields" });
    expect(await details("shoe")).toEqual({ key: "shoe", path: null, source: "query", param: "fields" });
  });
  it("[API-02] a registration names its faults in Strapi's order", async () => {
    const faults = async (body: unknown) =>
      (await ask("POST", "/auth/local/register", body)).body.error.details.errors.map(
        ({ path }: { path: string[] }) => path[0],
      );
    expect(await faults({})).toEqual(["email", "username", "password"]);
    expect(await faults({ username: "ab", email: "x", password: password.slice(0, 3) })).toEqual([
      "email",
      "username",
      "password",
    ]);
  });
});

describe("names that frontends ask for", () => {
  it("[API-02] [ADM-04] a small banner is active or not", async () => {
    const keys = async (active: boolean): Promise<readonly string[]> =>
      (await ask("GET", `/small-banners?filters[active]=${active}&fields=key`)).body.data.map(
        (banner: { key: string }) => banner.key,
      );
    expect((await keys(true)).length).toBeGreaterThan(0);
    expect(await keys(false)).not.toEqual(expect.arrayContaining([...(await keys(true))]));
  });
  it("[API-02] [CNT-01] a hero has its links, and the first of them as its link", async () => {
    const { data } = (
      await ask(
        "GET",
        "/pages?populate[content][on][sections.hero][populate][link]=true&populate[content][on][sections.hero][populate][links]=true&pagination[pageSize]=100",
      )
    ).body;
    const heroes = data.flatMap(({ content }: { content: readonly unknown[] }) => content);
    const linked = heroes.filter(({ links }: { links: readonly unknown[] }) => links.length > 0);
    expect(linked.length).toBeGreaterThan(0);
    for (const { link, links } of linked) expect(link).toEqual({ ...links[0], id: link.id });
  });
  it("[API-02] a product page has a zone, empty unless an editor fills it", async () => {
    const response = await ask("GET", "/product-pages?populate=content&pagination[pageSize]=1");
    expect([response.status, response.body.data[0].content]).toEqual([200, []]);
  });
});
