// VAT ids asked of a service that answers well, slowly, never or nonsense: what it does not say never lowers tax, and is asked for again. [CUS-07] [VAT-09] [OPS-10]
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as Effect from "effect/Effect";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { againAfter, goodFor, recheck } from "./vat-id-recheck.ts";
import { vatIdsOverVies } from "../vat/vat-id-check.ts";
import { runningForFile } from "../../../test/harness.ts";
import { account, address, agreements, filledCart, order, quoteOf } from "../../../test/people.ts";

type Mood = "valid" | "invalid" | "member state away" | "never" | "nonsense" | "500" | "another number" | "cut";
const service = { mood: "valid" as Mood, asked: [] as string[] };
const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
const answers: Readonly<Record<Mood, (response: ServerResponse, vatNumber: string) => void>> = {
  valid: (response, vatNumber) => json(response, { isValid: true, userError: "VALID", vatNumber, name: "words-of-the-service" }),
  invalid: (response, vatNumber) => json(response, { isValid: false, userError: "INVALID", vatNumber }),
  "member state away": (response, vatNumber) => json(response, { isValid: false, userError: "MS_UNAVAILABLE", vatNumber }),
  never: () => undefined,
  nonsense: (response) => void response.writeHead(200).end("<html>words-of-the-service"),
  "500": (response) => void response.writeHead(500).end(),
  "another number": (response) => json(response, { isValid: true, userError: "VALID", vatNumber: "U00000000" }),
  cut: (response) => response.destroy(),
};
const server = createServer((request, response) => {
  service.asked.push(request.url ?? "");
  answers[service.mood](response, (request.url ?? "").split("/").at(-1) ?? "");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`;
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  Object.assign(service, { mood: "valid", asked: [] });
});

const shop = await runningForFile({ VAT_CHECK: "vies", VIES_URL: url });
const { ask, api, clock } = shop;
const business = { ...address, kind: "business", company: "Muster", country: "AT", postCode: "1010", city: "Wien", vatId: "ATU 13585627" };
const give = async (change: object = {}) => {
  const person = await account(ask);
  return { person, told: await ask("POST", "/shop/auth/customer", { ...business, email: person.email, ...change }, person.auth) };
};
const validityOf = async (auth: Readonly<Record<string, string>>) =>
  (await ask("GET", "/shop/auth/customer", undefined, auth)).body.result.vatIdValidity;

describe("an address with a VAT id", () => {
  it("[CUS-07] [VAT-09] is asked about once, and a valid one pays no VAT", async () => {
    const { person, told } = await give();
    expect(told.body.result).toMatchObject({ vatId: "ATU13585627", vatIdValidity: "valid" });
    expect(service.asked).toEqual(["/rest/ms/AT/vat/U13585627"]);
    expect(await validityOf(person.auth)).toBe("valid");
    const cart = await filledCart(ask, undefined, person.auth);
    expect((await quoteOf(ask, cart.id, person.auth)).vat).toMatchObject({ rate: 0, treatment: "reverse-charge" });
  });

  it("[CUS-07] that is in nobody's use is refused at its field, and nothing is stored", async () => {
    service.mood = "invalid";
    const { person, told } = await give();
    expect([told.status, told.body.refusal]).toEqual([422, "AddressRefused"]);
    expect(told.body.errors).toMatchObject([{ field: "vatId", refusal: "VatIdInvalid", rule: "CUS-07" }]);
    expect((await ask("GET", "/shop/auth/customer", undefined, person.auth)).body.refusal).toBe("AddressMissing");
  });

  it("[CUS-07] with wrong digits, or of a country that the service does not know, asks nobody", async () => {
    expect((await give({ vatId: "ATU13585628" })).told.status).toBe(422);
    expect((await give({ country: "CH", postCode: "8000", city: "Basel", vatId: "" })).told.status).toBe(200);
    expect(service.asked).toEqual([]);
  });

  it.each([["member state away"], ["never"], ["nonsense"], ["500"], ["another number"], ["cut"]] as const)(
    "[VAT-09] [OPS-10] %s: it is taken and pays VAT until the service says otherwise, which is asked for by itself",
    async (mood) => {
      service.mood = mood;
      const { person, told } = await give();
      expect(told.body.result, told.text).toMatchObject({ vatId: "ATU13585627", vatIdValidity: "unknown" });
      expect(told.text).not.toContain("words-of-the-service");
      const cart = await filledCart(ask, undefined, person.auth);
      const before = await quoteOf(ask, cart.id, person.auth);
      expect(before.vat).toMatchObject({ country: "AT", rate: 2000, treatment: "destination" });
      await api.recheck?.go();
      expect(await validityOf(person.auth)).toBe("unknown");
      service.mood = "valid";
      // After faults in a row the service rests, and what it did not say is asked for later.
      clock.now += againAfter;
      const askedAgain = async (): Promise<unknown> => {
        await api.recheck?.go();
        clock.now += againAfter;
        return validityOf(person.auth);
      };
      await expect.poll(askedAgain, { timeout: 60_000, interval: 200 }).toBe("valid");
      // The quote that was shown is another one now: that is said before anything is ordered.
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

describe("asking again", () => {
  it("[CUS-07] an answer is good for thirty days, then asked for again; silence leaves what is known, a refusal does not", async () => {
    await api.database.atOnce((handle) => handle.updateTable("customers").set({ vat_due_at: null }).execute());
    const { told } = await give();
    const stored = async () =>
      (
        await api.database.reads
          .selectFrom("customers")
          .selectAll()
          .where("customer_number", "=", told.body.result.number)
          .executeTakeFirstOrThrow()
      ).vat_id_validity;
    service.asked.length = 0;
    clock.now += goodFor - 1000;
    await api.recheck?.go();
    expect(service.asked).toEqual([]);
    clock.now += 2000;
    service.mood = "member state away";
    for (let round = 0; round < 3; round += 1) await api.recheck?.go();
    expect(service.asked.length).toBeGreaterThan(0);
    expect(await stored()).toBe("valid");
    service.mood = "invalid";
    clock.now += againAfter;
    for (let round = 0; round < 3; round += 1) await api.recheck?.go();
    expect(await stored()).toBe("invalid");
  });

  it("[OPS-03] two processes never ask about the same id at the same time", async () => {
    service.mood = "member state away";
    for (let index = 0; index < 4; index += 1) await give();
    await api.recheck?.go();
    service.asked.length = 0;
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
    await Promise.all(others.map(({ go }) => go()));
    for (const { stop } of others) stop();
    expect(service.asked.length).toBe(Number(count));
  });

  it("[OPS-10] a service that hangs is not waited for by everybody", async () => {
    service.mood = "never";
    const ids = vatIdsOverVies(url, 150);
    const told = await Promise.all(Array.from({ length: 40 }, () => Effect.runPromise(ids.validity("ATU13585627"))));
    expect(new Set(told)).toEqual(new Set(["unknown"]));
    expect(service.asked.length).toBeLessThan(12);
  });
});
