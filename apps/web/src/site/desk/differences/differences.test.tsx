// Differences between payment providers and the books at the desk over a real shop: the list by role and language, resolved with a sentence, as a file, and on the first page; what a provider could not pay back among the payments. [PAY-03] [ADM-01] [DSK-05] [DSK-07]
import { beforeAll, expect, it } from "vitest";
import { customerAt } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";

const site = siteOfFile(undefined, plainPages);
const { opened, get } = deskOf(site);

const open = {
  provider: "stripe",
  kind: "no-attempt",
  reference: "cs_live_1",
  attempt: null,
  cents: 1250,
  currency: "EUR",
  day: "2026-11-20",
  noted_at: 1_795_000_000_000,
  resolved_at: null,
  resolved_by: null,
  resolved_reason: null,
};
const dollars = { ...open, kind: "another-currency", reference: "cs_live_2", currency: "USD", cents: 999 };
const looked = {
  ...open,
  provider: "mollie",
  kind: "refund-too-high",
  reference: "re_3",
  resolved_at: 1_795_100_000_000,
  resolved_by: "100001",
  resolved_reason: "Kulanz.",
};

beforeAll(async () => {
  await site().api.database.inTransaction((handle) =>
    handle.insertInto("payment_differences").values([open, dollars, looked]).execute(),
  );
});

it.each([
  ["de", ["Abweichungen bei Online-Zahlungen", "Nicht im Shop begonnen", "12,50 €", "9,99 USD", "Offen"]],
  ["en", ["Differences in online payments", "Not begun in the shop", "€12.50", "9.99 USD", "Open"]],
] as const)("[PAY-03] [ADM-01] each difference is a row with what it is, %s", async (locale, expected) => {
  const { words } = await opened("/admin/payment-differences", "bookkeeping", locale);
  for (const word of [...expected, "cs_live_1", "Stripe", "Mollie", "Kulanz."]) expect(words).toContain(word);
  expect(words).not.toMatch(/\b(column|state|act|kind|provider|list)\.\w/);
  const page = await get(`/admin/payment-differences?locale=${locale}`, "bookkeeping");
  expect([page.status, (await page.text()).includes('id="desk"')]).toEqual([200, true]);
  expect((await get(`/admin/payment-differences?locale=${locale}`, "support")).status).toBe(403);
});

it("[PAY-03] [DSK-07] it waits on the first page, leads to the open ones, and is gone from both once it is resolved", async () => {
  const first = await opened("/admin", "bookkeeping");
  for (const word of ["Abweichende Zahlung", "cs_live_1", "12,50 €"]) expect(first.words).toContain(word);
  expect(first.html).toContain('href="/admin/payment-differences?state=open&amp;locale=de"');
  const path = { differenceId: "stripe.no-attempt.cs_live_1" };
  const body = { reason: "Über einen eigenen Link bezahlt." };
  const answer = await first.call("PUT", "/shop/admin/payment-differences/{differenceId}/resolved", { path, body });
  expect(answer.ok).toBe(true);
  const still = await opened("/admin/payment-differences?state=open", "bookkeeping");
  expect([still.words.includes("cs_live_1"), still.words.includes("cs_live_2")]).toEqual([false, true]);
  const done = await opened("/admin/payment-differences?state=resolved", "bookkeeping");
  expect(done.words).toMatch(/Geklärt am .* von .*@.*: Über einen eigenen Link bezahlt\./);
  expect((await opened("/admin", "bookkeeping")).words).not.toContain("cs_live_1");
  expect((await opened("/admin/journal")).words).toContain("Abweichung bei einer Zahlung geklärt");
});

it("[ADM-01] [OUT-02] the list is taken along as it is narrowed, by who keeps the books", async () => {
  const file = await get("/admin/payment-differences.csv?locale=de&q=cs_live_2", "bookkeeping");
  const lines = (await file.text()).trim().split("\r\n");
  expect([file.status, lines.length]).toEqual([200, 2]);
  expect(lines[1]).toContain("9,99 USD");
  expect((await get("/admin/payment-differences.csv?locale=de", "support")).status).toBe(403);
});

it("[BAL-02] [PAY-03] a refund that the provider could not make, and what a bank took back, say so among the payments with the provider", async () => {
  const { call } = await customerAt(site());
  const number = String((await call("GET", "/shop/auth"))["customerNumber"]);
  const payment = {
    customer_number: number,
    document: null,
    day: "2026-11-20",
    cents: 700,
    reference: "cs_live_9",
    noted_at: 1_795_000_000_000,
    taken_back_at: null,
    taken_back_reason: null,
    noted_on: "2026-11-20",
    returns: null,
    cause: null,
    cause_text: null,
    source: "stripe",
  };
  const back = { returns: "p1", cause: "returned", cause_text: "dp_1" };
  await site().api.database.inTransaction((handle) =>
    handle
      .insertInto("payments")
      .values([
        { ...payment, id: "p1", kind: "payment", state: "returned", external_reference: "cs_live_9", position: 1 },
        { ...payment, ...back, id: "p2", kind: "return", state: "received", external_reference: null, position: 2 },
        { ...payment, id: "p3", kind: "payout", state: "failed", external_reference: "key-1", position: 3 },
      ])
      .execute(),
  );
  const { words } = await opened(`/admin/customers/${number}`);
  for (const word of [
    "Zurückgegangen (Stripe)",
    "Von der Bank zurückgegeben: dp_1 (Stripe)",
    "Erstattung gescheitert (Stripe)",
  ])
    expect(words).toContain(word);
});
