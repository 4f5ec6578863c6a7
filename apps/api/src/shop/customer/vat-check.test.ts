// VAT ids checked by a service that answers well, slowly, never or nonsense: an unknown validity never lowers tax, and is checked again. [CUS-07] [VAT-09] [OPS-10]
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as Effect from "effect/Effect";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { vatIdAgainAfter as againAfter, vatIdGoodFor as goodFor } from "@kontor/domain/shop/customer";
import { recheck } from "./vat-id-recheck.ts";
import { vatIdsOverVies } from "../vat/vat-id-check.ts";
import { type ApiResponse, runningForFile } from "../../../test/harness.ts";
import { account, address, agreements, filledCart, order, password, quoteOf } from "../../../test/customers.ts";

const atNight = process.env["KONTOR_NIGHT"] === "1";

type Mood = "valid" | "invalid" | "member state away" | "never" | "nonsense" | "500" | "another number" | "cut";
const service = { mood: "valid" as Mood, requests: [] as string[], meanwhile: async (): Promise<unknown> => undefined };
const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
const answers: Readonly<Record<Mood, (response: ServerResponse, vatNumber: string) => void>> = {
  valid: (response, vatNumber) =>
    json(response, { isValid: true, userError: "VALID", vatNumber, name: "words-of-the-service" }),
  invalid: (response, vatNumber) => json(response, { isValid: false, userError: "INVALID", vatNumber }),
  "member state away": (response, vatNumber) =>
    json(response, { isValid: false, userError: "MS_UNAVAILABLE", vatNumber }),
  never: () => undefined,
  nonsense: (response) => void response.writeHead(200).end("<html>words-of-the-service"),
  "500": (response) => void response.writeHead(500).end(),
  "another number": (response) => json(response, { isValid: true, userError: "VALID", vatNumber: "U00000000" }),
  cut: (response) => response.destroy(),
};
const server = createServer(async (request, response) => {
  service.requests.push(request.url ?? "");
  await service.meanwhile();
  answers[service.mood](response, (request.url ?? "").split("/").at(-1) ?? "");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`;
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  Object.assign(service, { mood: "valid", requests: [], meanwhile: async () => undefined });
});

const shop = await runningForFile({ VAT_CHECK: "vies", VIES_URL: url });
const { ask, api, clock } = shop;
const business = {
  ...address,
  kind: "business",
  company: "Muster",
  country: "AT",
  postCode: "1010",
  city: "Wien",
  vatId: "ATU 13585627",
};
const give = async (change: object = {}) => {
  const person = await account(ask);
  return {
    person,
    actual: await ask("POST", "/shop/auth/customer", { ...business, email: person.email, ...change }, person.auth),
  };
};
const validityOf = async (auth: Readonly<Record<string, string>>) =>
  (await ask("GET", "/shop/auth/customer", undefined, auth)).body.result.vatIdValidity;

describe("an address with a VAT id", () => {
  it("[CUS-07] [VAT-09] is checked once, and a valid one pays no VAT", async () => {
    const { person, actual } = await give();
    expect(actual.body.result).toMatchObject({ vatId: "ATU13585627", vatIdValidity: "valid" });
    expect(service.requests).toEqual(["/rest/ms/AT/vat/U13585627"]);
    expect(await validityOf(person.auth)).toBe("valid");
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await quoteOf(ask, cart.id, person.auth)).vat).toMatchObject({ rate: 0, treatment: "reverse-charge" });
  });

  it("[CUS-07] that is not in use is refused at its field, and nothing is stored", async () => {
    service.mood = "invalid";
    const { person, actual } = await give();
    expect([actual.status, actual.body.refusal]).toEqual([422, "AddressRefused"]);
    expect(actual.body.errors).toMatchObject([{ field: "vatId", refusal: "VatIdInvalid", rule: "CUS-07" }]);
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.refusal).toBe("AddressMissing");
  });

  it("[CUS-07] with wrong digits, or of a country that the service does not know, sends no request", async () => {
    expect((await give({ vatId: "ATU13585628" })).actual.status).toBe(422);
    expect((await give({ country: "CH", postCode: "8000", city: "Basel", vatId: "" })).actual.status).toBe(200);
    expect(service.requests).toEqual([]);
  });

  it.each<[Mood]>(
    atNight
      ? [["member state away"], ["never"], ["nonsense"], ["500"], ["another number"], ["cut"]]
      : [["member state away"], ["another number"]],
  )(
    "[VAT-09] [OPS-10] %s: it is taken and pays VAT until the service confirms it, which is checked in the background",
    async (mood) => {
      service.mood = mood;
      const { person, actual } = await give();
      expect(actual.body.result, actual.text).toMatchObject({ vatId: "ATU13585627", vatIdValidity: "unknown" });
      expect(actual.text).not.toContain("words-of-the-service");
      const cart = await filledCart(ask, undefined, person.auth);
      const before = await quoteOf(ask, cart.id, person.auth);
      expect(before.vat).toMatchObject({ country: "AT", rate: 2000, treatment: "destination" });
      await api.recheck?.run();
      expect(await validityOf(person.auth)).toBe("unknown");
      service.mood = "valid";
      // After faults in a row the service is left alone, and what is unknown is checked later.
      clock.now += againAfter;
      const recheck = async (): Promise<unknown> => {
        await api.recheck?.run();
        clock.now += againAfter;
        return validityOf(person.auth);
      };
      await expect.poll(recheck, { timeout: 60_000, interval: 200 }).toBe("valid");
      // The quote that was shown has changed: that is refused before anything is ordered.
      const wanted = { cartId: cart.id, cartVersion: cart.version, quoteHash: before.hash, agreements, locale: "de" };
      const refused = await ask("POST", "/shop/order", wanted, {
        ...person.auth,
        "idempotency-key": `vies-${mood.replaceAll(" ", "-")}-12345`,
      });
      expect([refused.status, refused.body.refusal, refused.body.quote.vat.rate]).toEqual([409, "QuoteChanged", 0]);
      expect((await order(ask, person, cart)).status).toBe(201);
    },
    30_000,
  );
});

describe("while the service thinks", () => {
  type Person = Awaited<ReturnType<typeof give>>["person"];
  const acts: Readonly<Record<string, (person: Person) => Promise<ApiResponse>>> = {
    "the login is left": ({ auth }) => ask("POST", "/shop/auth/logout", undefined, auth),
    "another password is set": ({ auth }) => {
      const next = { password: "Harbour-crane-77", passwordConfirmation: "Harbour-crane-77" };
      return ask("POST", "/auth/change-password", { currentPassword: password, ...next }, auth);
    },
    "the account is deleted": ({ auth }) => ask("POST", "/shop/account/deletion", { password }, auth),
  };
  it.each(Object.keys(acts).flatMap((act) => ["POST", "PUT"].map((method) => [act, method] as const)))(
    "[CUS-07] [SES-14] [SEC4-6] %s: the address that waits for it by %s is not written",
    async (act, method) => {
      const { person } = await give({ street: "Before" });
      const rows = () => api.database.reads.selectFrom("customers").selectAll().orderBy("customer_number").execute();
      const after: { rows?: Awaited<ReturnType<typeof rows>> } = {};
      service.meanwhile = async () => {
        service.meanwhile = async () => undefined;
        expect((await acts[act]?.(person))?.status).toBe(200);
        after.rows = await rows();
      };
      const wanted = { ...business, street: "Meanwhile", email: person.email };
      const answer = await ask(method, "/shop/auth/customer", wanted, person.auth);
      expect([answer.status, answer.body.refusal], answer.text).toEqual([401, "TokenMissing"]);
      expect(await rows()).toEqual(after.rows);
    },
  );
});

describe("asking again", () => {
  it("[CUS-07] an answer is valid for thirty days, then checked again; silence leaves what is known, a refusal does not", async () => {
    await api.database.atOnce((handle) => handle.updateTable("customers").set({ vat_due_at: null }).execute());
    const { actual } = await give();
    const stored = async () =>
      (
        await api.database.reads
          .selectFrom("customers")
          .selectAll()
          .where("customer_number", "=", actual.body.result.number)
          .executeTakeFirstOrThrow()
      ).vat_id_validity;
    service.requests.length = 0;
    clock.now += goodFor - 1000;
    await api.recheck?.run();
    expect(service.requests).toEqual([]);
    clock.now += 2000;
    service.mood = "member state away";
    for (let round = 0; round < 3; round += 1) await api.recheck?.run();
    expect(service.requests.length).toBeGreaterThan(0);
    expect(await stored()).toBe("valid");
    service.mood = "invalid";
    clock.now += againAfter;
    for (let round = 0; round < 3; round += 1) await api.recheck?.run();
    expect(await stored()).toBe("invalid");
  });

  it("[OPS-03] two processes never ask about the same id at the same time", async () => {
    service.mood = "member state away";
    for (let index = 0; index < 4; index += 1) await give();
    await api.recheck?.run();
    service.requests.length = 0;
    clock.now += 2 * goodFor;
    const { count } = await api.database.reads
      .selectFrom("customers")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("vat_due_at", "is not", null)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 4 }, () =>
      recheck({
        database: api.database,
        vatIds: vatIdsOverVies(url),
        now: () => clock.now as never,
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      }),
    );
    await Promise.all(others.map(({ run }) => run()));
    for (const { stop } of others) stop();
    expect(service.requests.length).toBe(Number(count));
  });

  it("[OPS-10] a service that hangs does not delay every caller", async () => {
    service.mood = "never";
    const ids = vatIdsOverVies(url, 150);
    const actual = await Promise.all(Array.from({ length: 40 }, () => Effect.runPromise(ids.validity("ATU13585627"))));
    expect(new Set(actual)).toEqual(new Set(["unknown"]));
    expect(service.requests.length).toBeLessThan(12);
  });
});
