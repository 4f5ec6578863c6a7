// The same history of two shoppers, by chance, in the shop in memory and in the API over its database: equal answers, refusals included. [HDL-09]
// 5 histories with all tests, 300 by night; HISTORIES=1000 for as many as that.
import { readFileSync } from "node:fs";
import * as Layer from "effect/Layer";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { instant } from "@kontor/domain/kernel/calendar";
import { strictToAscii } from "@kontor/domain/shop/domain-name";
import type { Voucher } from "@kontor/domain/shop/voucher";
import { bridge } from "@kontor/adapters/actors/bridge";
import { shopOverHttp } from "@kontor/adapters/layers/http";
import { shopInMemory, tokensInMemory, world } from "@kontor/adapters/layers/memory";
import { apiSettings, createApi } from "@kontor/api";
import { setClock } from "../../../../api/test/clock-at.ts";
import { freshPlace } from "../../../../api/test/place.ts";
import { seededPlace } from "../../../../api/test/seeded-place.ts";
import { anyHistory, buying, type History, played, shopFacts, type TriedShop } from "../../../test/same-history.ts";

const count = Number(process.env["HISTORIES"] ?? (process.env["KONTOR_NIGHT"] === "1" ? 300 : 5));
const seed = Number(process.env["LAW_SEED"] ?? 20_270_131);

/** 21 November 2026, noon in Berlin. */
const now = instant(Date.UTC(2026, 10, 21, 11));
const given = { LOG_LEVEL: "silent", CLOCK_CONFIRMED: setClock };
const place =
  (await seededPlace("noon", {}, async ({ env }) => {
    await (await createApi(apiSettings({ ...env, ...given }), { now: () => now })).close();
  })) ?? (await freshPlace());
const unlimited = { AUTH_RATE_LIMIT: "1000000", ORDER_RATE_FACTOR: "1000000", TRUST_PROXY: "on" };
const api = await createApi(apiSettings({ ...place.env, ...given, ...unlimited }), {
  now: () => now,
  passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
});
afterAll(async () => {
  await api.close();
  await place.drop();
});

const networks = { count: 0 };

/** A shop over the calls of the API, from a network of its own: some limits count by network. */
const overHttp = (): TriedShop => {
  networks.count += 1;
  const network = `10.${networks.count >> 8}.${networks.count & 255}.1`;
  const layer = shopOverHttp({
    baseUrl: "http://shop.test/api",
    locale: () => "de",
    retries: 0,
    // A busy machine is no answer.
    deadline: 120_000,
    fetch: async (url, { method, headers, body }) => {
      const { pathname, search } = new URL(url);
      const answer = await api.inject({
        method: method as "GET",
        url: pathname + search,
        headers: { ...headers, "x-forwarded-for": network },
        ...(body === null ? {} : { payload: body as string }),
      });
      return {
        status: answer.statusCode,
        ok: answer.statusCode < 400,
        headers: { get: (name) => String(answer.headers[name] ?? "") || null },
        text: async () => answer.payload,
      };
    },
  });
  return bridge(layer.pipe(Layer.provideMerge(tokensInMemory())));
};

const content = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../../content/${name}`, import.meta.url), "utf8"));

const facts = await (async () => {
  const shop = overHttp();
  const read = await shop.run(shopFacts);
  await shop.close();
  return read;
})();

const memory = world({
  ...facts,
  seller: "DE",
  timeZone: "Europe/Berlin",
  vouchers: content("vouchers.json") as readonly Voucher[],
  now: () => now,
  toAscii: strictToAscii((host) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null)),
});
const inMemory = (): TriedShop => bridge(shopInMemory(memory).pipe(Layer.provideMerge(tokensInMemory())));

/** Of two who want one name, the one who is late ticks no box: boxes are judged before names. [CHK-04] [CHK-07] */
const lateAndUnticked: History = {
  acts: [
    ...buying("hafen")
      .slice(0, -1)
      .map((what) => ({ by: 1 as const, what })),
    ...buying("hafen").map((what) => ({ by: 0 as const, what })),
  ].concat([
    { by: 1, what: { act: "order", terms: false, sameKey: false } },
    { by: 1, what: { act: "order", terms: true, sameKey: false } },
  ]),
};

const histories: readonly History[] = [
  lateAndUnticked,
  ...fc.sample(anyHistory(facts.catalog), { numRuns: count, seed }),
];

it("[HDL-09] [DOM-01] [CHK-07] the shop in memory and the one over a database answer every history alike, refusals included", async () => {
  for (const [at, history] of histories.entries()) {
    const here = await played(history, `h${seed}-${at}`, inMemory);
    const there = await played(history, `h${seed}-${at}`, overHttp);
    expect(there, `history ${at} of seed ${seed}: ${JSON.stringify(history)}`).toEqual(here);
  }
}, 600_000);

it("[HDL-09] the histories meet refusals and orders of many kinds", async () => {
  const tags = new Set<string>();
  const withoutAddress = buying("kai").filter(({ act }) => act !== "address");
  const drawn = fc.sample(anyHistory(facts.catalog), { numRuns: 40, seed: 7 });
  for (const [at, history] of [{ acts: withoutAddress.map((what) => ({ by: 0 as const, what })) }, ...drawn].entries())
    for (const answer of await played(history, `kinds-${at}`, inMemory))
      if (answer.refused !== null) tags.add(answer.refused);
  expect([...tags]).toEqual(
    expect.arrayContaining(["CartChanged", "DomainOurs", "AddressRefused", "AddressMissing", "TokenMissing"]),
  );
});
