// `CMS_URL`: accounts and content of another server, here a second shop in the place of a Strapi; this one passes the calls on and sells as before. [API-02] [OPS-01]
import { beforeAll, expect, it } from "vitest";
import { onlyContent, seeded } from "../../../../test/content-store.ts";
import { running, runningForFile, type Running } from "../../../../test/harness.ts";
import { account, address, password } from "../../../../test/customers.ts";
import { recordedDocuments, recordedImages } from "../../../../test/recorded-world.ts";

const cms = await runningForFile({ PORT: "0" });
const secret = "a-secret-of-the-webhook";
const places: { shop?: Running } = {};
const ask: Running["ask"] = (...requests) => (places.shop as Running).ask(...requests);
const bearer = { authorization: `Bearer ${secret}` };

beforeAll(async () => {
  await onlyContent(cms.api.database, recordedDocuments, recordedImages);
  const address_ = await cms.api.listen();
  places.shop = await running({ CMS_URL: address_, CMS_WEBHOOK_SECRET: secret, CMS_TOKEN: "a-token-that-nobody-made" });
  return async () => places.shop?.close();
});

it("[API-02] lists, single entries, refusals and files come from there as they are", async () => {
  for (const path of [
    "/pages?populate[content][populate]=*",
    "/blog-posts?filters[slug][$eq]=post-3&populate=category",
    "/pages?populate=shoe",
    "/site?locale=fr",
  ]) {
    const [there, here] = [await cms.ask("GET", path), await ask("GET", path)];
    expect([here.status, here.body]).toEqual([there.status, there.body]);
  }
  const url = (await ask("GET", "/blog-posts?populate=cover&pagination[pageSize]=1")).body.data[0].cover.formats.xsmall
    .url;
  const file = await (places.shop as Running).api.inject({ url });
  expect([file.statusCode, file.headers["content-type"], file.rawPayload.subarray(1, 4).toString()]).toEqual([
    200,
    "image/png",
    "PNG",
  ]);
  expect((await (places.shop as Running).api.inject({ url: "/uploads/none.png" })).statusCode).toBe(404);
});

it("[API-02] [SES-11] accounts are made there, and their tokens hold in the shop's own calls", async () => {
  const person = await account(ask);
  const stored = await ask("POST", "/shop/auth/customer", { ...address, email: person.email }, person.auth);
  expect(stored.status, stored.text).toBe(200);
  expect((await ask("GET", "/shop/auth", undefined, person.auth)).body.result).toMatchObject({
    type: "user",
    role: "customer",
  });
  const again = await ask("POST", "/auth/local", { identifier: person.email, password });
  const later = await ask("GET", "/shop/auth/customer", undefined, { authorization: `Bearer ${again.body.jwt}` });
  expect(later.body.result).toMatchObject({ city: "Berlin", email: person.email });
  expect((await ask("GET", "/users/me", undefined, person.auth)).body.email).toBe(person.email);
  expect((await ask("GET", "/shop/auth", undefined, { authorization: "Bearer x.y.z" })).status).toBe(401);
  expect((await ask("GET", "/pages", undefined, { authorization: "Bearer x.y.z" })).status).toBe(401);
});

it("[API-06] [CNT-04] [CNT-09] rules, flags and search are made of what is there, anew when the webhook says so", async () => {
  expect((await ask("GET", "/v2/content/feature-flags")).body.result).toEqual([{ key: "flash-deals" }]);
  expect((await ask("GET", "/v2/content/search?q=privacy&locale=en")).body.result.hits[0]).toMatchObject({
    type: "page",
    path: "/en/contact/data-privacy",
  });
  const query = "/v2/content/addresses?list=blog-posts&locale=de";
  expect((await ask("GET", query)).body).toEqual((await cms.ask("GET", query)).body);
  await seeded(cms.api.database, [
    ...recordedDocuments,
    { type: "feature-flag", key: "new", locale: "", file: "x", data: { key: "new", enabled: true } },
  ]);
  const before = (await ask("GET", "/v2/content/version")).body.result.version;
  expect((await ask("POST", "/v2/content/webhook", { event: "entry.publish" })).status).toBe(401);
  expect(
    (await ask("POST", "/v2/content/webhook", { event: "entry.publish" }, { authorization: "Bearer another-secret" }))
      .status,
  ).toBe(401);
  expect((await ask("POST", "/v2/content/webhook", { event: "trigger-test" }, bearer)).body.result.version).toBe(
    before,
  );
  expect((await ask("GET", "/v2/content/feature-flags")).body.result).toHaveLength(1);
  const response = await ask(
    "POST",
    "/v2/content/webhook",
    {
      event: "entry.publish",
      createdAt: "2026-11-21T07:00:00.000Z",
      model: "feature-flag",
      uid: "x",
      entry: { id: 1 },
    },
    bearer,
  );
  expect(response.status, response.text).toBe(200);
  expect(response.body.result.version).not.toBe(before);
  expect((await ask("GET", "/v2/content/feature-flags")).body.result).toEqual([{ key: "flash-deals" }, { key: "new" }]);
});

it("[ADM-03] drafts that the operator's token does not open are answered otherwise than an invalid login", async () => {
  const shop = places.shop as Running;
  const person = await account(ask);
  const draft = async () => ask("GET", "/pages?status=draft", undefined, person.auth);
  expect((await draft()).status).toBe(403);
  await ask("GET", "/shop/auth", undefined, person.auth);
  await shop.api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role: "admin" }).where("email", "=", person.email).execute(),
  );
  expect([(await draft()).status, (await draft()).body.error.name]).toEqual([502, "PreviewTokenError"]);
  const waiting = await ask("GET", "/shop/admin/drafts", undefined, person.auth);
  expect([waiting.status, waiting.body.refusal]).toEqual([409, "DraftsClosed"]);
  const shown = await ask("GET", "/shop/admin/small-banners", undefined, person.auth);
  expect([shown.status, shown.body.result.ours]).toEqual([200, false]);
});

it("[CMS-05] [OPS-10] a webhook that is lost is made up for within a minute", async () => {
  const { clock } = places.shop as Running;
  const flags = async () =>
    (await ask("GET", "/v2/content/feature-flags")).body.result.map(({ key }: { key: string }) => key);
  const version = async () => (await ask("GET", "/v2/content/version")).body.result.version;
  const [before, known] = [await version(), await flags()];
  await seeded(cms.api.database, [
    ...recordedDocuments,
    { type: "feature-flag", key: "unheard", locale: "", file: "x", data: { key: "unheard", enabled: true } },
  ]);
  expect(await flags()).toEqual(known);
  clock.now += 60_000;
  expect(await version()).not.toBe(before);
  expect(await flags()).toContain("unheard");
});

it("[OPS-10] while it is away content and accounts answer 503, and the shop sells on", async () => {
  await cms.api.close();
  for (const path of ["/pages", "/site", "/users/me"]) {
    const response = await ask("GET", path);
    expect([response.status, response.body.error.name, response.headers["retry-after"]], path).toEqual([
      503,
      "ServiceUnavailableError",
      "2",
    ]);
  }
  (places.shop as Running).clock.now += 60_000;
  expect((await ask("GET", "/v2/content/feature-flags")).body.result, "what was read before stands").toHaveLength(2);
  expect((await ask("GET", "/shop/catalog")).status).toBe(200);
  expect((await ask("POST", "/shop/order/cart")).status).toBe(201);
});
