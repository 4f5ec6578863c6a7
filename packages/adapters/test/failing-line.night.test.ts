// A running shop behind a line that breaks, is silent or answers in its place: what a customer's fetch, update and single sign come to. [SES-08] [API-04]
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addressPolicies } from "@kontor/domain/kernel/text";
import { CartDesk } from "@kontor/domain/shop/checkout";
import { Countries, Customers, emptyDraft, updateCustomer } from "@kontor/domain/shop/customer";
import { enter, Sessions } from "@kontor/domain/visitor/session";
import { bridge } from "../src/actors/bridge/index.ts";
import { addressOrNull, answerOf, shopOverHttp, vatCountryOfCustomer } from "../src/layers/http/index.ts";
import { tokensInMemory } from "../src/layers/memory/index.ts";
import { type RunningShop, startedShop } from "./running-shop.ts";

type Mood = "well" | "cut" | "cut once" | "silent" | "500";
const line = { mood: "well" as Mood, seen: [] as string[] };
const at: { shop?: RunningShop; url: string; close: () => void } = { url: "", close: () => undefined };

const passOn = (incoming: IncomingMessage, response: ServerResponse): void => {
  line.seen.push(`${incoming.method} ${incoming.url}`);
  const mood = line.mood;
  if (mood === "cut once") line.mood = "well";
  if (mood === "cut" || mood === "cut once") return void incoming.socket.destroy();
  if (mood === "silent") return;
  if (mood === "500") return void response.writeHead(500, { "content-type": "application/json" }).end("{}");
  const onward = request(
    `${at.shop?.url}${incoming.url}`,
    { method: incoming.method ?? "GET", headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  incoming.pipe(onward);
};

beforeAll(async () => {
  at.shop = await startedShop();
  const server = createServer(passOn);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  at.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  at.close = () => {
    server.close();
    server.closeAllConnections();
  };
}, 60_000);
afterAll(async () => {
  at.close();
  await at.shop?.close();
});
beforeEach(() => {
  line.mood = "well";
  line.seen.length = 0;
});

const shopWith = (deadline: number) =>
  bridge(
    shopOverHttp({ baseUrl: `${at.url}/api`, locale: () => "de", deadline }).pipe(Layer.provideMerge(tokensInMemory())),
  );
type Shop = ReturnType<typeof shopWith>;

const draft = {
  ...emptyDraft,
  kind: "private" as const,
  firstName: "Erika",
  lastName: "Mustermann",
  street: "Hauptstraße 1",
  postCode: "1010",
  city: "Wien",
  country: "AT",
  phone: "+43123456789",
};
const patient = 20_000;

/** A customer in Vienna who is logged in. */
const customerAt = async (email: string, shop: Shop): Promise<void> => {
  await shop.run(enter({ by: "register", username: email, email, password: "Passw0rd-one" }));
  await shop.run(update(email, await shop.run(Effect.flatMap(Countries, ({ all }) => all))));
};
const update = (email: string, countries: readonly string[]) =>
  updateCustomer({ ...draft, email, emailRepeat: email }, "de", addressPolicies.international, { countries });

describe("fetching the customer", () => {
  it.each(["cut", "500"] as const)(
    "[SES-08] that fails (%s): the address is null, the VAT result is no success and says DE; when the line is back it is Austria",
    async (mood) => {
      const shop = shopWith(patient);
      await customerAt(`fetch-${mood}@example.test`, shop);
      line.mood = mood;
      expect(await shop.run(addressOrNull)).toBeNull();
      expect(await shop.run(vatCountryOfCustomer)).toEqual({ success: false, country: { iso: "DE" } });
      line.mood = "well";
      expect(await shop.run(addressOrNull)).toMatchObject({ city: "Wien" });
      expect(await shop.run(vatCountryOfCustomer)).toEqual({ success: true, country: { iso: "AT" } });
      await shop.close();
    },
  );
});

describe("deadlines and attempts over the network", () => {
  it("[API-04] customer update and single sign that fail are no success, with their error", async () => {
    const shop = shopWith(patient);
    await customerAt("update@example.test", shop);
    const countries = await shop.run(Effect.flatMap(Countries, ({ all }) => all));
    const other = { ...draft, city: "Graz", email: "update@example.test", emailRepeat: "update@example.test" };
    const change = updateCustomer(other, "de", addressPolicies.international, { countries });
    expect(await shop.run(answerOf(change))).toMatchObject({ success: false, error: { _tag: "AddressLocked" } });
    line.mood = "500";
    const signed = answerOf(Effect.flatMap(Sessions, ({ singleSign }) => singleSign));
    expect(await shop.run(signed)).toMatchObject({
      success: false,
      error: { _tag: expect.stringMatching(/Failed|Error/) },
    });
    expect(await shop.run(answerOf(change))).toMatchObject({ success: false, error: { _tag: "UnknownError" } });
    line.mood = "well";
    expect(await shop.run(signed)).toMatchObject({ success: true });
    await shop.close();
  });

  it("[API-04] a shop that is silent is a timeout, for each call; what changes something was requested once", async () => {
    const shop = shopWith(patient);
    await customerAt("silent@example.test", shop);
    await shop.close();
    const hasty = shopWith(150);
    line.mood = "silent";
    line.seen.length = 0;
    const calls = [
      () => hasty.runResult(Effect.flatMap(Customers, ({ current }) => current)),
      () => hasty.runResult(Effect.flatMap(CartDesk, ({ create }) => create)),
      () => hasty.runResult(Effect.flatMap(Sessions, ({ singleSign }) => singleSign)),
      () => hasty.runResult(Effect.flatMap(Sessions, ({ end }) => end)),
      () => hasty.runResult(Effect.flatMap(CartDesk, ({ clear }) => clear("c1"))),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ failure: { _tag: "RequestTimedOut" } });
    const changing = line.seen.filter((each) => !each.startsWith("GET"));
    expect(changing).toHaveLength(new Set(changing).size);
    await hasty.close();
  });

  it("[API-04] a safe call is retried when the line breaks, and answers", async () => {
    const shop = shopWith(patient);
    await customerAt("again@example.test", shop);
    line.seen.length = 0;
    line.mood = "cut once";
    expect(await shop.run(addressOrNull)).toMatchObject({ city: "Wien" });
    expect(line.seen).toEqual(["GET /api/shop/auth/customer", "GET /api/shop/auth/customer"]);
    line.seen.length = 0;
    line.mood = "cut once";
    expect(await shop.runResult(Effect.flatMap(CartDesk, ({ create }) => create))).toMatchObject({
      failure: { _tag: "UnknownError" },
    });
    expect(line.seen).toEqual(["POST /api/shop/order/cart"]);
    await shop.close();
  });
});
