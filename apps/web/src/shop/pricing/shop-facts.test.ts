// Facts of the shop in the memory of the pages: requested once for many, the same object for the same version, never lost by a failure. [VAT-12] [OPS-10]
import type { Transport } from "@kontor/adapters/client";
import { afterEach, expect, it, vi } from "vitest";
import { answeredBy, catalog, facts, shopWith } from "../../../test/shop-fixture.ts";
import { shopFacts } from "./shop-facts.ts";

/** A shop of its own whose catalogue a test answers; what was requested, and with which version. */
const shopOf = (publicUrl: string, catalogAnswer: (known: string | null) => Response) => {
  const requested: string[] = [];
  const others = { ...shopWith(facts), publicUrl };
  const send: Transport = async (path, init) => {
    const known = new Headers(init.headers).get("if-none-match");
    requested.push(known === null ? path : `${path} ${known}`);
    return path === "/api/shop/catalog" ? catalogAnswer(known) : others.send(path, init);
  };
  return { services: answeredBy(others, send), requested };
};

const sent = (version: string): Response => Response.json({ success: true, result: { ...catalog, version } });

/** Facts are requested again after a second; the cache reads the clock once a millisecond. */
const later = async (): Promise<void> => {
  const now = performance.now() + 1_500;
  vi.spyOn(performance, "now").mockReturnValue(now);
  await new Promise((done) => setTimeout(done, 5));
};
afterEach(() => void vi.restoreAllMocks());

it("[VAT-12] twenty pages at once ask for each fact once; a visitor with VAT of their own asks alone", async () => {
  const { services, requested } = shopOf("https://together.example", () => sent("1"));
  await Promise.all(Array.from({ length: 20 }, () => shopFacts(services, "visitor")));
  expect(requested.toSorted()).toEqual([
    "/api/shop/catalog",
    "/api/shop/contract",
    "/api/shop/country/vat",
    "/api/shop/vat",
  ]);
  await Promise.all([shopFacts(services, null), shopFacts(services, null)]);
  expect(requested.slice(4)).toEqual(["/api/shop/vat", "/api/shop/vat"]);
});

it("[OPS-03] a catalogue of the same version stays the same object, whether it is sent again or not", async () => {
  const answers: ((known: string | null) => Response)[] = [
    () => sent("1"),
    () => new Response(null, { status: 304 }),
    () => sent("1"),
    () => sent("2"),
  ];
  const { services, requested } = shopOf("https://versions.example", (known) =>
    (answers.shift() as typeof sent)(known ?? ""),
  );
  const read = async () => {
    const { priceList } = await shopFacts(services, "visitor");
    await later();
    return priceList;
  };
  const [first, second, third, fourth] = [await read(), await read(), await read(), await read()];
  expect([second === first, third === first, fourth === first, fourth.version]).toEqual([true, true, false, "2"]);
  expect(requested.filter((path) => path.startsWith("/api/shop/catalog"))).toEqual([
    "/api/shop/catalog",
    ...Array.from({ length: 3 }, () => '/api/shop/catalog "1"'),
  ]);
});

it("[OPS-10] a failure is the answer of its moment alone: what was known is asked for by its version again", async () => {
  const world = { away: false };
  const { services } = shopOf("https://failing.example", (known) =>
    world.away
      ? Response.json({ detail: "away", refusal: "Nothing" }, { status: 500 })
      : known === null
        ? sent("1")
        : new Response(null, { status: 304 }),
  );
  const first = await shopFacts(services, "visitor");
  await later();
  world.away = true;
  await expect(shopFacts(services, "visitor")).rejects.toThrow("/api/shop/catalog answered 500");
  world.away = false;
  expect((await shopFacts(services, "visitor")).priceList).toBe(first.priceList);
});
