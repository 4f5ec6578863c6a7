// Money that went back, fees and write-offs, over the wire: each an entry with its day; account, letter and desk say the same. [BAL-02] [BAL-07]
import { randomUUID } from "node:crypto";
import * as Context from "effect/Context";
import type * as Effect from "effect/Effect";
import { type Day, instant } from "@kontor/domain/kernel/calendar";
import { cents } from "@kontor/domain/kernel/money";
import { MoneyBook, noteMoney } from "@kontor/domain/shop/balance";
import type { RefusalShape } from "@kontor/domain/site/refusal";
import { expect, it } from "vitest";
import { loggedIn } from "../../../test/contract-clock.ts";
import { waitingTextsTo } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type Loose, runningForFile } from "../../../test/harness.ts";
import { type Bought, boughtIn, moneyOn, noted } from "../../../test/money.ts";
import { staffMember } from "../../../test/staff.ts";
import { within } from "../../platform/use-case/use-case.ts";
import { moneyBookOver } from "../invoice/money-book.ts";

const shop = await runningForFile();
const { ask, api, clock } = shop;
const admin = await staffMember(shop, "admin");
const day = 86_400_000;
const dayAt = (after = 0): string => new Date(clock.now + after * day).toISOString().slice(0, 10);

const services = {
  database: api.database,
  settings: shop.settings,
  now: () => instant(clock.now),
  freshId: () => randomUUID() as string,
};

const euro = (amount: number): string => `${(amount / 100).toFixed(2).replace(".", ",")} €`;

const bought = (): Promise<Bought> => boughtIn(shop);
const post = async ({ number }: Bought, what: string, body: object): Promise<Loose> =>
  (await ask("POST", `/shop/admin/customers/${number}/${what}`, body, admin.auth)).body;
const account = async ({ person }: Bought): Promise<Loose> =>
  (await ask("GET", "/shop/invoices", undefined, person.auth)).body.result;
const moneyOf = async ({ number }: Bought): Promise<Loose> =>
  (await ask("GET", `/shop/admin/customers/${number}/money`, undefined, admin.auth)).body.result;
/** Their rows in the list for other programs. */
const exportedOf = async ({ number }: Bought): Promise<readonly Loose[]> => {
  const { text } = await ask("GET", "/shop/admin/exports/charges?format=jsonl", undefined, admin.auth);
  const rows = text.trim().split("\n");
  return rows.map((row) => JSON.parse(row) as Loose).filter(({ customer: of }) => of === number);
};
/** Paid, withdrawn from, and paid back. */
const paidBack = async (): Promise<Bought> => {
  const one = await bought();
  await noted(shop, admin, one.id);
  await withdraw(ask, one.placed.number, one.person.email, one.person.auth);
  await api.invoicing.run();
  const note = (await account(one)).invoices.find(({ kind }: Loose) => kind === "credit-note");
  await noted(shop, admin, note.id, { kind: "payout" });
  return one;
};
const paymentOf = (money: Loose): Loose => money.payments.find(({ kind }: Loose) => kind === "payment");

it("[BAL-02] two lines of one customer are noted in one go, one line sent twice is once", async () => {
  const one = await bought();
  const { body } = await moneyOn(shop, admin, one.id);
  const line = (amount: number) => ({ ...body, amount, externalReference: randomUUID() });
  const lines = [line(1_000), line(one.total - 1_000)];
  const answers = await Promise.all([...lines, ...lines].map((each) => post(one, "payments", each)));
  expect(answers.map(({ refusal = null }) => refusal)).toEqual([null, null, null, null]);
  const { payments, balance } = await moneyOf(one);
  expect([payments.length, balance.left, balance.credit]).toEqual([2, 0, 0]);
});

it("[BAL-02] a payment that the bank returns stays with its day; its invoice is open again from the day of the return, and staff who block the account are answered so", async () => {
  const one = await bought();
  await noted(shop, admin, one.id);
  const paid = paymentOf(await moneyOf(one));
  const returned = (body: object, id = paid.id) => post(one, `payments/${id}/return`, body);
  expect((await returned({ day: dayAt(1), reason: "No funds." })).refusal).toBe("PaidDayNotValid");
  expect((await returned({ day: dayAt(-2), reason: "No funds." })).refusal).toBe("PaidDayNotValid");
  expect((await returned({ day: "2026-02-31", reason: "No funds." })).refusal).toBe("DateInvalid");
  expect((await returned({ day: dayAt(), reason: " " })).refusal).toBe("ReasonMissing");
  expect((await returned({ day: dayAt(), reason: "No funds." }, "no-such")).refusal).toBe("PaymentUnknown");
  const { result } = await returned({ day: dayAt(), reason: "No funds." });
  expect(result.payments).toMatchObject([
    { kind: "return", of: paid.id, day: dayAt(), cause: { kind: "returned", text: "No funds." } },
    { id: paid.id, day: paid.day, state: "returned" },
  ]);
  expect(result).toMatchObject({ balance: { left: one.total, received: 0 }, charges: [] });
  expect((await account(one)).invoices).toMatchObject([{ balance: { state: "open", left: one.total } }]);
  expect((await returned({ day: dayAt(), reason: "Again." })).refusal).toBe("PaymentUnknown");
  expect((await returned({ day: dayAt(), reason: "Again." }, result.payments[0].id)).refusal).toBe("PaymentUnknown");
  // Staff who block the account are answered with what is open of it. [SHOP3-4]
  const path = `/shop/admin/customers/${one.number}/blocked`;
  const blocked = await ask("PUT", path, { blocked: true, reason: "Objected." }, admin.auth);
  expect(blocked.body.result.openMoney).toEqual({ left: one.total, toPayBack: 0, credit: 0 });
});

it("[PAY-03] the customer gets a letter a minute after money was noted, with what is left; a slip that is undone before gets none", async () => {
  const one = await bought();
  const about = async (): Promise<readonly string[]> =>
    (await waitingTextsTo(shop, one.person.email)).filter((each) => each.includes("bei uns eingegangen"));
  await noted(shop, admin, one.id, { amount: 1_000 });
  const [slip] = (await moneyOf(one)).payments;
  const dueOf = async (id: string) =>
    api.database.atOnce((handle) =>
      handle.selectFrom("outbox").select("due_at").where("id", "=", `received-${id}`).execute(),
    );
  expect(await dueOf(slip.id)).toEqual([{ due_at: clock.now + 60_000 }]);
  await post(one, `payments/${slip.id}/take-back`, { reason: "Another customer's." });
  expect(await about()).toEqual([]);
  await noted(shop, admin, one.id, { amount: one.total - 1_990 });
  const [letter = ""] = (await about()).map((text) => text.replaceAll(/\s+/g, " "));
  const [{ number }] = (await account(one)).invoices;
  expect(letter).toContain(
    `Ihre Zahlung über ${euro(one.total - 1_990)} (Rechnung ${number}) ist am 21. November 2026 bei uns eingegangen. Vielen Dank! ` +
      `${euro(one.total - 1_990)} haben wir erhalten. Bitte zahlen Sie den Rest von 19,90 € bis zum 5. Dezember 2026. Zur Rechnung in Ihrem Konto`,
  );
});

it("[BAL-06] [PAY-03] a credit that a letter confirmed goes with another letter, one that no letter spoke of without", async () => {
  const one = await bought();
  await noted(shop, admin, one.id);
  const credit = async (
    amount: number,
    taken: "take-back" | "return",
    isConfirmed: boolean,
  ): Promise<readonly string[]> => {
    const body = {
      kind: "payment",
      document: null,
      day: dayAt(),
      amount,
      reference: "",
      externalReference: randomUUID(),
    };
    const { result } = await post(one, "payments", body);
    const { id } = result.payments.find((each: Loose) => each.kind === "payment" && each.amount === amount);
    if (isConfirmed) {
      clock.now += 61_000;
      await api.mailDelivery.run();
    }
    const before = await waitingTextsTo(shop, one.person.email);
    const reason = "Another customer's.";
    const back = await post(one, `payments/${id}/${taken}`, taken === "return" ? { day: dayAt(), reason } : { reason });
    expect(back.result.balance.credit).toBe(0);
    const after = await waitingTextsTo(shop, one.person.email);
    return after.filter((text) => !before.includes(text)).map((text) => text.replaceAll(/\s+/g, " "));
  };
  expect(await credit(501, "take-back", false)).toEqual([]);
  expect(await credit(502, "take-back", true)).toEqual([
    expect.stringContaining(
      "Wir hatten Ihnen irrtümlich eine Zahlung über 5,02 € bestätigt; sie zählt nicht. Bitte entschuldigen Sie das Versehen. Es ist nichts mehr zu bezahlen.",
    ),
  ]);
  expect(await credit(503, "return", true)).toEqual([
    expect.stringContaining(
      "Ihre Zahlung über 5,03 €, deren Eingang wir Ihnen bestätigt hatten, ist am 21. November 2026 zurückgegangen. Es ist nichts mehr zu bezahlen.",
    ),
  ]);
});

it("[BAL-07] [SHOP3-5] a payment that returns after it was paid out has a line with number and day in account, desk and letter", async () => {
  const one = await paidBack();
  const paid = paymentOf(await moneyOf(one));
  const { result } = await post(one, `payments/${paid.id}/return`, { day: dayAt(), reason: "Objected." });
  const { invoices, charges, balance } = await account(one);
  expect(charges).toMatchObject([
    { reason: "returned-payment", total: one.total, left: one.total, dueOn: dayAt(14), overdueSince: null },
  ]);
  const [{ number, text }] = charges;
  expect(number).toMatch(/^G-2026-\d{6}$/);
  expect(text.en).toContain("returned after we had paid it out");
  expect(result.charges).toMatchObject([{ number, left: one.total }]);
  expect(balance).toMatchObject({ left: one.total, overdue: 0 });
  expect(invoices.every(({ balance: own }: Loose) => own.left + own.toPayBack === 0)).toBe(true);
  const [letter = ""] = (await waitingTextsTo(shop, one.person.email)).filter((each) => each.includes(number));
  expect(letter).toContain("nachdem wir sie schon erstattet");
  expect(letter.replaceAll(/\s+/g, " ")).toContain("bis zum 5. Dezember 2026");
  // It is paid like an invoice, by its number.
  expect(result.adjustments).toMatchObject([{ kind: "charge", number, mayBeTakenBack: false }]);
  expect(await exportedOf(one)).toMatchObject([{ number, reason: "returned-payment", leftCents: one.total }]);
  const body = { kind: "payment", document: charges[0].id, day: dayAt(), amount: one.total, reference: number };
  const payment = { ...body, externalReference: randomUUID() };
  expect((await post(one, "payments", payment)).result.balance).toMatchObject({ left: 0, credit: 0 });
});

it("[BAL-07] a fee is a line of its own, charged once, taken back by an entry; what came for it is a credit", async () => {
  const one = await bought();
  await noted(shop, admin, one.id);
  const fee = {
    reason: "returned-debit",
    amount: 350,
    document: one.id,
    text: "By the bank.",
    externalReference: "form-1",
  };
  const charged = (more: object = {}) => post(one, "fees", { ...fee, ...more });
  expect((await charged({ amount: 0 })).refusal).toBe("AmountNotValid");
  expect((await charged({ amount: 100_001 })).refusal).toBe("AmountNotValid");
  expect((await charged({ document: "no-such" })).refusal).toBe("DocumentUnknown");
  expect((await charged({ text: "" })).refusal).toBe("ReasonMissing");
  const both = await Promise.all([charged(), charged()]);
  expect(both.map(({ result }) => result.charges.length)).toEqual([1, 1]);
  expect((await charged({ amount: 351 })).refusal).toBe("ReferenceTaken");
  expect((await account(one)).invoices).toMatchObject([{ total: one.total, balance: { left: 0 } }]);
  const { charges, adjustments } = await moneyOf(one);
  expect(charges).toMatchObject([{ total: 350, left: 350, dueOn: dayAt(14) }]);
  expect(
    (await waitingTextsTo(shop, one.person.email)).filter((each) => each.includes(charges[0].number)),
  ).toHaveLength(1);
  const [{ number }] = charges;
  const listed = {
    number,
    kind: "charge",
    reason: "returned-debit",
    dueOn: dayAt(14),
    totalCents: 350,
    leftCents: 350,
  };
  expect(await exportedOf(one)).toMatchObject([{ ...listed, takenBackCents: 0, takenBackOn: null }]);
  const { kinds } = (await ask("GET", "/shop/account/data", undefined, one.person.auth)).body.result;
  const { tables } = kinds.find(({ key }: Loose) => key === "invoices");
  expect(tables.adjustments).toMatchObject([{ number, due_on: dayAt(14), left_to_pay: 350 }]);
  const paid = {
    kind: "payment",
    document: charges[0].id,
    day: dayAt(),
    amount: 350,
    reference: "",
    externalReference: "x-1",
  };
  expect((await post(one, "payments", paid)).result.balance.left).toBe(0);
  const back = (reason: string) => post(one, `adjustments/${adjustments[0].id}/take-back`, { reason });
  expect((await back("The bank was wrong.")).result).toMatchObject({
    balance: { left: 0, credit: 350 },
    charges: [{ takenBack: 350, received: 0, left: 0 }],
  });
  expect((await back("Again.")).refusal).toBe("AdjustmentUnknown");
  expect(await exportedOf(one)).toMatchObject([{ number, takenBackCents: 350, takenBackOn: dayAt(), leftCents: 0 }]);
});

it("[BAL-07] what is left is written off as it was seen, and asked for again when that is taken back", async () => {
  const one = await bought();
  await noted(shop, admin, one.id, { amount: one.total - 92 });
  const off = (body: object) => post(one, "write-offs", { document: one.id, left: 92, reason: "Too little.", ...body });
  expect((await off({ left: 91 })).refusal).toBe("LeftChanged");
  expect((await off({ document: "no-such" })).refusal).toBe("DocumentUnknown");
  const { result } = await off({});
  expect(result).toMatchObject({ balance: { left: 0 }, adjustments: [{ kind: "write-off", amount: 92 }] });
  expect((await account(one)).invoices).toMatchObject([{ balance: { left: 0 } }]);
  expect((await off({})).refusal).toBe("NothingLeft");
  const [{ number: document }] = (await account(one)).invoices;
  expect(await exportedOf(one)).toMatchObject([{ kind: "write-off", document, totalCents: 92, takenBackCents: 0 }]);
  const back = { reason: "It is paid after all." };
  const again = await post(one, `adjustments/${result.adjustments[0].id}/take-back`, back);
  expect(again.result).toMatchObject({ balance: { left: 92 }, adjustments: [{}, { kind: "write-off-back" }] });
});

it("[BAL-02] what is under way is in no books; it comes once, on its day, or fails", async () => {
  const one = await bought();
  const today = dayAt() as Day;
  const moment = { now: instant(clock.now), today };
  const booked = <A, E extends RefusalShape>(use: Effect.Effect<A, E, MoneyBook>): Promise<A> =>
    api.database.inTransaction((handle) =>
      within(handle, () => Context.make(MoneyBook, moneyBookOver(handle, services)), use),
    );
  const purpose = { kind: "document", document: one.id } as const;
  const about = {
    customerNumber: one.number,
    kind: "payment",
    purpose,
    day: today,
    reference: "",
    source: "stripe",
  } as const;
  const stateOf = async (externalReference: string, state: "pending" | "received" | "failed") =>
    (await booked(noteMoney({ ...about, cents: cents(one.total), externalReference, state }, moment))).payment;
  const came = await stateOf("pi_1", "pending");
  await stateOf("pi_2", "pending");
  expect((await stateOf("pi_1", "pending")).id).toBe(came.id);
  expect((await moneyOf(one)).balance).toMatchObject({ left: one.total, received: 0 });
  await stateOf("pi_2", "failed");
  for (let times = 0; times < 2; times += 1) await stateOf("pi_1", "received");
  expect((await stateOf("pi_2", "received")).state).toBe("failed");
  expect((await moneyOf(one)).balance).toMatchObject({ left: 0, received: one.total, credit: 0 });
});

it("[BAL-02] a transfer to the customer that comes back is to be paid back again, within 14 days from then", async () => {
  const one = await paidBack();
  clock.now += 20 * day;
  Object.assign(admin.auth, await loggedIn(shop, admin));
  const payout = (await moneyOf(one)).payments.find(({ kind }: Loose) => kind === "payout");
  const { result } = await post(one, `payments/${payout.id}/return`, { day: dayAt(), reason: "No such account." });
  expect(result.balance).toMatchObject({ toPayBack: one.total, payBackLate: 0, payBackBy: dayAt(14), paidBack: 0 });
});
