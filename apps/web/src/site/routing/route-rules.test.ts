// Rules of a route, which the content system answers beside the page: where it leads, and what runs before it.
import { describe, expect, it } from "vitest";
import { answer } from "../../app/answer.ts";
import { soundBindings } from "../../site/routing/route-rules.ts";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { logged, made, shop, shops } from "../../../test/drawn-page.ts";
import { answeredBy, facts, shopWith } from "../../../test/shop-fixture.ts";

describe("route rules", () => {
  it("[OPS-10] are asked for beside the page: a slow content system is waited for once", async () => {
    const whole = shop();
    const page = Promise.withResolvers<void>();
    // No rule is answered before the page has been asked for.
    const services = answeredBy(whole, async (path, init) => {
      if (path.startsWith("/api/v2/content/route-rules")) await page.promise;
      if (path.startsWith("/api/pages")) page.resolve();
      return whole.send(path, init);
    });
    expect((await made("/en/nobody-ever-asked-for-this", services)).page.status).toBe(404);
  });
  const ruled = async (
    path: string,
    rule: Readonly<Record<string, unknown>>,
    headers: Record<string, string> = {},
    hosts: readonly string[] = [],
  ) => {
    const services = {
      ...shopWith(facts, contentAnswers([], [], { [path.split("?")[0] ?? ""]: { middleware: [], ...rule } })),
      publicUrl: `https://ruled-${(shops.count += 1)}.example`,
      redirectHosts: hosts,
      log: (_: string, message: string, details?: object) => void logged.push(`${message} ${JSON.stringify(details)}`),
    };
    const answered = await answer(new Request(services.publicUrl + path, { headers }), services);
    return answered.kind === "response"
      ? [answered.response.status, answered.response.headers.get("location")]
      : answered.kind === "page"
        ? [answered.page.kind, answered.page.status]
        : answered;
  };
  it("[LOC-14] lead elsewhere: inside the shop with the query kept, outside over https to allowed hosts only", async () => {
    expect(await ruled("/en/old?ref=7", { redirect: "/en/hosting" })).toEqual([302, "/en/hosting?ref=7"]);
    expect(await ruled("/en/hashed?ref=7", { redirect: "/en/hosting#plans" })).toEqual([
      302,
      "/en/hosting?ref=7#plans",
    ]);
    expect(await ruled("/en/own?ref=7", { redirect: "/en/hosting?a=1#plans" })).toEqual([302, "/en/hosting?a=1#plans"]);
    expect(await ruled("/en/mail", { redirect: "https://mail.example/x" })).toEqual([302, "https://mail.example/x"]);
    expect(await ruled("/en/mail", { redirect: "https://mail.example/x" }, {}, ["other.example"])).toEqual([
      "error",
      404,
    ]);
    expect(await ruled("/en/hosting", { redirect: "http://mail.example/x" })).toEqual(["category", 200]);
    expect(logged.join()).toContain("http://mail.example/x");
  });
  it("[LOC-14] reach a router that is there already, which then loads the other site's page", async () => {
    expect(await ruled("/en/mail/_payload.json", {})).toMatchObject({ kind: "payload" });
    const services = {
      ...shopWith(facts, contentAnswers([], [], { "/en/mail": { redirect: "https://mail.example/", middleware: [] } })),
      publicUrl: "https://moved.example",
    };
    expect(await answer(new Request("https://moved.example/en/mail/_payload.json"), services)).toEqual({
      kind: "moved",
      to: "https://mail.example/",
    });
  });
  it("[LOC-13] [LOC-17] name middleware that runs before the page; an unknown name is 500 and the log tells the known ones", async () => {
    expect(await ruled("/en/hosting", { middleware: ["auth-redirect"] })).toEqual([
      302,
      "/en/checkout/login?return=%2Fen%2Fhosting",
    ]);
    expect(await ruled("/en/hosting", { middleware: ["auth-redirect"] }, { cookie: "token=x" })).toEqual([
      "category",
      200,
    ]);
    expect(await ruled("/en/hosting", { middleware: ["catch-all"] })).toEqual(["category", 200]);
    expect(await ruled("/en/hosting", { middleware: ["no-such"] })).toEqual(["error", 500]);
    expect(logged.join()).toMatch(/no-such.*catch-all, ticketing, auth-redirect/);
  });
});

it("[LOC-17] a table of bindings with an unknown middleware ends the start, and says which there are", () => {
  expect(() => soundBindings({ content: ["catch-all"], blog: ["catchall"] })).toThrow(
    /catchall is bound, but only catch-all, ticketing, auth-redirect/,
  );
  expect(() => soundBindings({ content: ["catch-all"], summary: ["auth-redirect"] })).not.toThrow();
});
