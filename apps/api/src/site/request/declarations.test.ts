// Cancellations and withdrawals on the wire: without login, once for each key, with both mails or not at all, and nothing revealed of contracts. [LGL-02] [LGL-03] [FRM-08]
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { forgetOldDeclarations } from "./store.ts";
import { runningForFile, type Loose, waitingLetters } from "../../../test/harness.ts";

const lines: string[] = [];
const { ask, api, clock } = await runningForFile(
  { LOG_LEVEL: "info" },
  { logTo: { write: (line) => void lines.push(line) } },
);

const mailbox = () => `${randomUUID()}@example.test`;
const cancelling = (email = mailbox(), change = {}) => ({
  customerNumber: "100001",
  product: "Web M",
  termination: "extraordinary",
  reason: "Der Server steht still.\nSeit Tagen.",
  end: "date",
  date: "31.12.2026",
  street: "Hauptstraße 1",
  city: "Berlin",
  email,
  emailRepeat: email,
  ...change,
});
const withdrawing = (email = mailbox(), change = {}) => ({
  name: "Erika Mustermann",
  contract: "K-2026-000001",
  email,
  ...change,
});
const declare = (form: "cancellation" | "withdrawal", body: object, key: string = randomUUID(), locale = "de") =>
  ask("POST", `/shop/declaration/${form}`, body, { "idempotency-key": key, "shop-locale": locale });
const stored = (id: string) => api.database.reads.selectFrom("declarations").selectAll().where("id", "=", id).execute();
const letters = (id: string): Promise<Loose[]> => waitingLetters(api, [`declaration-${id}`, `declared-${id}`]);

describe("a declaration", () => {
  it("[LGL-02] of cancellation is taken as it is made, with its receipt, and stored with its mails", async () => {
    const body = cancelling();
    const response = await declare("cancellation", body);
    expect([response.status, response.body]).toEqual([
      201,
      {
        success: true,
        result: {
          id: expect.any(String),
          receivedAt: clock.now,
          email: body.email,
          filing: {
            form: "cancellation",
            fields: {
              customerNumber: "100001",
              category: null,
              product: "Web M",
              termination: "extraordinary",
              reason: "Der Server steht still.\nSeit Tagen.",
              end: "2026-12-31",
              street: "Hauptstraße 1",
              city: "Berlin",
              email: body.email,
            },
          },
        },
      },
    ]);
    const { id } = response.body.result;
    expect(await stored(id)).toMatchObject([
      { form: "cancellation", received_at: clock.now, receipt: JSON.stringify(response.body.result) },
    ]);
    expect((await letters(id)).map(({ recipient }) => recipient)).toEqual([
      body.email,
      "support@kontor-hosting.example",
    ]);
  });

  it("[LGL-03] of withdrawal asks for name, contract and email alone", async () => {
    const body = withdrawing();
    const response = await declare("withdrawal", body);
    expect([response.status, response.body.result.filing]).toEqual([201, { form: "withdrawal", fields: body }]);
    expect(await letters(response.body.result.id)).toHaveLength(2);
  });

  it("[LGL-02] [LGL-03] sent again under its key is the same receipt, also at once; another content is refused and not stored", async () => {
    for (const [form, body, change] of [
      ["cancellation", cancelling(), { product: "Web L" }],
      ["withdrawal", withdrawing(), { contract: "K-2026-000002" }],
    ] as const) {
      const key = randomUUID();
      const both = await Promise.all([declare(form, body, key), declare(form, body, key)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
      clock.now += 3_600_000;
      const later = await declare(form, body, key, "en");
      expect([later.status, later.text]).toEqual([200, both[0]?.text]);
      const other = await declare(form, { ...body, ...change }, key);
      expect([other.status, other.body.refusal, other.body.rule]).toEqual([409, "RequestKeyUsed", "FRM-01"]);
      expect(await letters(later.body.result.id)).toHaveLength(2);
    }
  });

  it("[FRM-08] [LGL-02] [LGL-03] is refused for every wrong field at once, in the requested language, and leaves nothing behind", async () => {
    const count = async () => (await api.database.reads.selectFrom("declarations").select("id").execute()).length;
    const before = await count();
    const response = await declare("cancellation", {
      termination: "extraordinary",
      end: "date",
      date: "20.11.2026",
      email: "x",
      emailRepeat: "y@example.test",
    });
    expect([response.status, response.body.refusal]).toEqual([422, "RequestRefused"]);
    expect(response.body.errors.map(({ field, refusal }: Loose) => `${field} ${refusal}`)).toEqual([
      "customerNumber ContractUnnamed",
      "reason FieldRequired",
      "date DatePast",
      "email EmailInvalid",
      "emailRepeat EmailsDiffer",
    ]);
    expect(response.body.errors[0].detail).toContain("Kundennummer oder den Namen des Produkts");
    const english = await declare("withdrawal", { name: "", contract: " ", email: "" }, undefined, "en");
    expect(english.body.errors.map(({ detail }: Loose) => detail)).toEqual(Array(3).fill("This field is required"));
    expect((await declare("withdrawal", { name: "x" })).body.refusal).toBe("RequestMalformed");
    expect(await count()).toBe(before);
  });

  it("[LGL-02] [LGL-03] does not reveal whether there is such a contract or customer", async () => {
    const response = await Promise.all(
      ["100001", "99999999"].map((customerNumber) =>
        declare("cancellation", cancelling(undefined, { customerNumber })),
      ),
    );
    const shapes = response.map(({ status, body }) => [
      status,
      Object.keys(body.result),
      Object.keys(body.result.filing.fields),
    ]);
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it("[OPS-04] [LGL-02] leaves no personal data in the log", async () => {
    const email = mailbox();
    await declare("cancellation", cancelling(email, { city: "Buxtehude", email: email, emailRepeat: email }));
    await declare("withdrawal", withdrawing(email, { name: "Wilhelmine Geheim" }));
    await api.mailDelivery.run();
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join("\n")).not.toMatch(new RegExp(`${email}|Buxtehude|Geheim|Mustermann`));
  });
});

describe("many declarations", () => {
  it("[OPS-08] [LGL-02] to one mailbox are all taken and receipted at once, and earlier declarations are still answered", async () => {
    const email = mailbox();
    const key = randomUUID();
    clock.now += 120_000;
    const first = await declare("withdrawal", withdrawing(email), key);
    for (let more = 1; more < 25; more += 1)
      expect((await declare("withdrawal", withdrawing(email.toUpperCase()))).status).toBe(201);
    const again = await declare("withdrawal", withdrawing(email), key);
    expect([first.status, again.status, again.text]).toEqual([201, 200, first.text]);
  });

  it("[OPS-08] [LGL-02] [LGL-03] from one address come at most sixty a minute, cancellations and withdrawals together", async () => {
    clock.now += 120_000;
    const response = await Promise.all(Array.from({ length: 62 }, () => declare("withdrawal", withdrawing())));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(60);
    const { status, body, headers } = await declare("cancellation", cancelling());
    expect([status, body.refusal]).toEqual([429, "TooManyAttempts"]);
    expect([headers["retry-after"], body.facts.wait <= 60]).toEqual([String(body.facts.wait), true]);
    clock.now += 61_000;
    expect((await declare("cancellation", cancelling())).status).toBe(201);
  });
});

describe("a declaration of long ago", () => {
  it("[LGL-02] [LGL-03] is forgotten with its letters when its time is over, and no other one", async () => {
    const arrived = clock.now;
    const old = (await declare("cancellation", cancelling())).body.result.id;
    clock.now += 1_000;
    const young = (await declare("withdrawal", withdrawing())).body.result.id;
    await forgetOldDeclarations(api.database, arrived);
    expect([(await stored(old)).length, (await letters(old)).length]).toEqual([1, 2]);
    await forgetOldDeclarations(api.database, arrived + 1);
    expect([(await stored(old)).length, (await letters(old)).length]).toEqual([0, 0]);
    expect([(await stored(young)).length, (await letters(young)).length]).toEqual([1, 2]);
  });
});
