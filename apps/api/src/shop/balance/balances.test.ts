// What is owed, over the wire: payments and payouts by staff, set-off, money that is late; letters, account, desk, export and webhook say the same. [BAL-01] [BAL-02] [BAL-03]
import { exportPeriod } from "@kontor/domain/site/outside";
import { randomUUID } from "node:crypto";
import { type Locale, locales } from "@kontor/domain/visitor/locale";
import { afterAll, describe, expect, it } from "vitest";
import { loggedIn } from "../../../test/contract-clock.ts";
import { agreements, customer, filledCart, lettersTo, order, type Person } from "../../../test/customers.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { moneyOn, noted } from "../../../test/money.ts";
import { type StaffMember, staffMember } from "../../../test/staff.ts";
import { webhookPeer } from "../../../test/webhook-peer.ts";
import { exported } from "../../site/outside/export-rows.ts";

const crm = await webhookPeer();
afterAll(crm.close);
const shop = await runningForFile({
  WEBHOOKS: "crm",
  WEBHOOK_CRM_URL: crm.url,
  WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
});
const { ask, api, clock, settings } = shop;
const admin = await staffMember(shop, "admin");
const support = await staffMember(shop, "support");
const day = 86_400_000;
const dayAt = (after = 0): string => new Date(clock.now + after * day).toISOString().slice(0, 10);
const plain = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");

/** Logins of staff end overnight. */
const nextDay = async (): Promise<void> => {
  clock.now += day;
  for (const one of [admin, support]) Object.assign(one.auth, await loggedIn(shop, one));
};

interface Buyer {
  readonly person: Person;
  readonly locale: Locale;
  readonly placed: Loose;
  readonly id: string;
  readonly total: number;
}

const buyer = async (locale: Locale = "en"): Promise<Buyer> => {
  const person = await customer(ask, {}, locale);
  const cart = await filledCart(ask, undefined, person.auth);
  const answer = await order(ask, person, cart, undefined, { locale, agreements: { ...agreements, earlyStart: true } });
  expect(answer.status, answer.text).toBe(201);
  const placed = answer.body.result;
  await api.invoicing.run();
  const [invoice] = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
  return { person, locale, placed, id: invoice.id, total: invoice.total };
};

const withdraw = async ({ person, placed }: Buyer): Promise<string> => {
  const headers = { ...person.auth, "idempotency-key": randomUUID() };
  const filed = await ask(
    "POST",
    "/shop/declaration/withdrawal",
    { email: person.email, name: "Grace Hopper", contract: placed.number },
    headers,
  );
  expect(filed.status, filed.text).toBeLessThan(300);
  await api.invoicing.run();
  const notes = (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result.invoices;
  return notes.find(({ kind }: Loose) => kind === "credit-note").id;
};

const record = async (id: string): Promise<Loose> =>
  (await ask("GET", `/shop/admin/invoices/${id}`, undefined, support.auth)).body.result;
const view = async ({ person }: Buyer, id: string): Promise<Loose> =>
  (await ask("GET", `/shop/invoices/${id}`, undefined, person.auth)).body.result;
const money = (kind: "payment" | "payout", id: string, more: object = {}): Promise<Loose> =>
  noted(shop, admin, id, { kind, ...more });

it("[BAL-02] one line of a statement that two members of staff note on their own pages is booked once; a second one is said to be another", async () => {
  const { id, total } = await buyer();
  const { path, body } = await moneyOn(shop, admin, id, { amount: total - 1_990 });
  const at = `/shop/admin/customers/${path.customerNumber}/payments`;
  const colleague = await staffMember(shop, "admin");
  const note = (by: StaffMember, more: object) => ask("POST", at, { ...body, ...more }, by.auth);
  const both = await Promise.all([
    note(admin, { externalReference: "page-of-one" }),
    note(colleague, { externalReference: "page-of-another", document: null, reference: "R 1" }),
  ]);
  expect(both.map((answer) => answer.body.refusal ?? null).toSorted()).toEqual(["AlreadyNoted", null]);
  const third = await note(colleague, { externalReference: "page-3" });
  expect([third.status, third.body.refusal]).toEqual([409, "AlreadyNoted"]);
  expect((await note(colleague, { externalReference: "page-3", another: true })).body.result.payments).toHaveLength(2);
  expect((await note(colleague, { externalReference: "page-4", amount: 1 })).body.result.payments).toHaveLength(3);
});

it("[BAL-02] money is noted with its day and amount, refused where it cannot be, and taken back with a reason", async () => {
  const { id, total, placed } = await buyer();
  expect((await money("payment", id, { day: "2999-01-01" })).body.refusal).toBe("PaidDayNotValid");
  expect((await money("payment", id, { day: "2020-01-01" })).body.refusal).toBe("PaidDayNotValid");
  expect((await money("payment", id, { day: "2026-02-31" })).body.refusal).toBe("DateInvalid");
  expect((await money("payment", id, { amount: 0 })).body.refusal).toBe("AmountNotValid");
  const { path, body } = await moneyOn(shop, admin, id, { amount: total - 1_990 });
  const at = `/shop/admin/customers/${path.customerNumber}/payments`;
  expect((await ask("POST", at, body, support.auth)).body.refusal).toBe("AreaClosed");
  expect((await ask("POST", at, { ...body, document: "no-such" }, admin.auth)).body.refusal).toBe("DocumentUnknown");
  expect((await ask("POST", "/shop/admin/customers/000000/payments", body, admin.auth)).body.refusal).toBe(
    "AccountUnknown",
  );
  // The same form twice at once counts once, and each is answered with what was noted; another amount under its reference is refused.
  const both = await Promise.all([ask("POST", at, body, admin.auth), ask("POST", at, body, admin.auth)]);
  expect(both.map(({ status, body: answer }) => [status, answer.result.payments.length])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect((await ask("POST", at, { ...body, amount: 1 }, admin.auth)).body.refusal).toBe("ReferenceTaken");
  expect(await record(id)).toMatchObject({
    invoice: { state: "partly-paid", left: 1_990 },
    payments: [{ amount: total - 1_990, state: "received", of: null }],
  });
  const [payment] = (await record(id)).payments;
  const back = (reason: string) => ask("POST", `${at}/${payment.id}/take-back`, { reason }, admin.auth);
  expect((await back(" ")).body.refusal).toBe("ReasonMissing");
  expect((await back("Another customer's payment.")).body.result.payments).toMatchObject([
    { kind: "return", of: payment.id, cause: { kind: "mistake", text: "Another customer's payment." } },
    { id: payment.id, kind: "payment", state: "returned" },
  ]);
  expect((await back("Again.")).body.refusal).toBe("PaymentUnknown");
  expect((await record(id)).invoice).toMatchObject({ state: "open", left: total });
  const journal = (await ask("GET", `/shop/admin/journal?subject=${id}`, undefined, admin.auth)).body.result.entries;
  expect(journal.map(({ act, before, after }: Loose) => [act, before.value ?? null, after.value ?? null])).toEqual([
    ["payment-taken-back", total - 1_990, null],
    ["payment-noted", null, total - 1_990],
  ]);
  // Without a document it is for the oldest that is due.
  const general = { ...body, document: null, amount: total + 500, externalReference: "statement-7-line-2" };
  expect((await ask("POST", at, general, admin.auth)).body.result.balance).toMatchObject({ left: 0, credit: 500 });
  expect((await record(id)).invoice.state).toBe("paid");
  expect(
    (await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, support.auth)).body.result.invoices,
  ).toMatchObject([{ state: "paid" }]);
});

it("[BAL-03] [SHOP2-2] [OPS2-1] [OPS2-2] nothing is promised back that never came; what comes after the credit note is, once, with a day", async () => {
  const one = await buyer();
  const noteId = await withdraw(one);
  expect((await record(one.id)).invoice).toMatchObject({ state: "settled", left: 0 });
  expect(await record(noteId)).toMatchObject({ invoice: { state: "settled", toPayBack: 0 }, most: 0 });
  expect(await view(one, one.id)).toMatchObject({
    transfer: null,
    balance: { left: 0 },
    correctedBy: [{ id: noteId, total: -one.total }],
  });
  expect((await money("payout", noteId, { amount: one.total })).body.refusal).toBe("PayoutTooHigh");
  // The transfer arrives the day after.
  await nextDay();
  expect((await money("payment", one.id, { amount: one.total })).status).toBe(200);
  const toPayBack = async () =>
    (await ask("GET", "/shop/admin/today", undefined, admin.auth)).body.result.todo.filter(
      ({ kind }: Loose) => kind === "pay-back",
    );
  expect(await toPayBack()).toMatchObject([{ id: noteId, day: dayAt(14), amount: one.total }]);
  expect(
    (await ask("GET", "/shop/admin/invoices?only=to-pay-back", undefined, support.auth)).body.result.invoices,
  ).toMatchObject([{ id: noteId }]);
  expect((await money("payout", noteId, { amount: one.total + 1 })).body.refusal).toBe("PayoutTooHigh");
  expect((await money("payout", noteId)).status).toBe(200);
  expect((await money("payout", noteId, { amount: one.total })).body.refusal).toBe("PayoutTooHigh");
  expect((await record(noteId)).invoice).toMatchObject({ state: "paid-back", toPayBack: 0 });
  expect(await toPayBack()).toEqual([]);
});

it("[ACC-03] [BAL-01] PDF and XML are the same bytes for ever, whatever was paid since; a later one counts the credit", async () => {
  const one = await buyer();
  const file = async (path: string, id = one.id) =>
    (await ask("GET", `/shop/invoices/${id}/${path}`, undefined, one.person.auth)).text;
  const before = await file("pdf");
  await nextDay();
  await money("payment", one.id, { amount: one.total + 700 });
  expect((await view(one, one.id)).balance).toMatchObject({ state: "paid", over: 700 });
  expect(await file("pdf")).toBe(before);
  const auth = { authorization: one.person.auth["authorization"] as string };
  const cart = await filledCart(ask, undefined, auth);
  await order(ask, one.person, cart);
  await api.invoicing.run();
  const [next] = (await ask("GET", "/shop/invoices", undefined, one.person.auth)).body.result.invoices;
  expect(next.balance).toMatchObject({ state: "partly-paid", received: 700, left: next.total - 700 });
  const { transfer } = await view(one, next.id);
  expect(transfer.text).toContain(`EUR${((next.total - 700) / 100).toFixed(2)}`);
});

describe.each(locales)(
  "[BAL-01] [OUT-01] [OUT-02] [OPS3-12] in %s each state is said alike in letter, account, export and webhook, and to staff in the third person",
  (locale) => {
    /** Everything that is said of a document now. */
    const places = async (one: Buyer, id: string): Promise<Readonly<Record<string, string>>> => {
      const resent = await ask("POST", `/shop/admin/invoices/${id}/letter`, undefined, admin.auth);
      expect(resent.status, resent.text).toBe(200);
      const letter = plain((await lettersTo(shop, one.person.email)).at(-1) ?? "");
      const { number, balance } = await view(one, id);
      const rows: string[] = [];
      for await (const piece of exported(api.database.reads, "invoices", "jsonl", {
        publicUrl: settings.publicUrl,
        today: dayAt() as never,
        period: exportPeriod({ from: null, until: null }, settings.timeZone),
      }))
        rows.push(...piece.trim().split("\n"));
      const row = rows.map((line) => JSON.parse(line) as Loose).find((each) => each.number === number) as Loose;
      const listed = (await ask("GET", "/shop/invoices", undefined, one.person.auth)).body.result.invoices.find(
        (each: Loose) => each.id === id,
      );
      const account = plain(balance.text[locale]);
      return {
        account,
        list: plain(listed.balance.text[locale]),
        export: plain(row.balance),
        letter: letter.includes(account) ? account : letter,
        facts: `${row.state} ${row.leftCents} ${row.toPayBackCents} ${row.receivedCents} ${row.paidBackCents}`,
      };
    };
    const alike = async (one: Buyer, id: string, state: string, says: RegExp) => {
      const { facts, account = "", ...others } = await places(one, id);
      expect(account, state).toMatch(says);
      expect(facts?.split(" ")[0]).toBe(state);
      for (const [place, text] of Object.entries(others)) expect(text, `${state} in ${place}`).toBe(account);
      // Staff read the same amounts and days, and are asked for nothing.
      const desk = plain((await record(id)).balance.text[locale]);
      const amounts = (text: string) =>
        [...text.matchAll(/€[\d.,]+\d|[\d.,]*\d €/g)].map(([amount]) => amount).toSorted();
      expect(amounts(desk), `${state} at the desk: ${desk}`).toEqual(amounts(account));
      expect(desk).not.toMatch(/\b(?:you|your|please|Sie|Ihnen|Ihre?)\b/i);
      return account;
    };
    const german = locale === "de";

    it("open, partly paid, overdue, paid, credited, to be paid back, paid back", async () => {
      const one = await buyer(locale);
      const issued = await alike(one, one.id, "open", german ? /^Bitte zahlen Sie .* bis zum/ : /^Please pay .* by/);
      await api.webhooks.run();
      const event = crm.received
        .map(({ body }) => JSON.parse(body) as Loose)
        .find(({ type, data }) => type === "invoice.issued" && data.invoice.id === one.id);
      expect(plain(event?.data.balance.text[locale])).toBe(issued);
      await money("payment", one.id, { amount: one.total - 1_990 });
      await alike(one, one.id, "partly-paid", german ? /den Rest von 19,90 €/ : /the rest of €19\.90/);
      await money("payment", one.id);
      await alike(one, one.id, "paid", german ? /ist bezahlt/ : /has been paid/);
      // Systems outside learn of each payment, and what was left then. [PAY-03]
      await api.webhooks.run();
      const paid = crm.received
        .map(({ body }) => JSON.parse(body) as Loose)
        .filter(({ type, data }) => type === "payment.received" && data.document?.id === one.id);
      expect(paid.map(({ data }) => [data.payment.amount, data.left])).toEqual([
        [one.total - 1_990, 1_990],
        [1_990, 0],
      ]);
      const note = await withdraw(one);
      await alike(one, note, "to-pay-back", german ? /^Wir erstatten Ihnen .* bis zum/ : /^We pay back .* by/);
      await money("payout", note);
      await alike(one, note, "paid-back", german ? /^Wir haben Ihnen .* erstattet/ : /^We have paid back/);
      const other = await buyer(locale);
      const second = await withdraw(other);
      await alike(other, other.id, "settled", german ? /Es ist nichts mehr zu bezahlen/ : /Nothing is left to pay/);
      await alike(other, second, "settled", german ? /dort ist nichts mehr offen/ : /of which nothing is left to pay/);
    });
  },
);
