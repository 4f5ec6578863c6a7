// Invoices at the desk over a real shop: the list and the record as they are drawn, by role and language; each act of money as the dialog runs it, and taken back by one press. [DSK-05] [DSK-08] [BAL-02] [BAL-03] [BAL-07] [ACC-03]
import { randomUUID } from "node:crypto";
import { createInstance } from "i18next";
import { beforeAll, expect, it, vi } from "vitest";
import { platformFetch, shopClient, type Transport } from "@kontor/adapters/client";
import type { Cents } from "@kontor/domain/kernel/money";
import { type Day, dayOf, instant } from "@kontor/domain/kernel/calendar";
import { customerAt, type Loose } from "../../../../test/customer-fixture.ts";
import { deskOf } from "../../../../test/desk-app.ts";
import { plainPages } from "../../../../test/drawn-page.ts";
import { siteOfFile } from "../../../../test/site-fixture.ts";
import { asTyped } from "../money/notes.ts";
import { onceOnly, unanswered } from "../unanswered.ts";
import { actsOf } from "./acts.ts";
import { invoiceQuery } from "./queries.ts";
import invoiceTexts from "./texts.de.json" with { type: "json" };
import moneyTexts from "../money/texts.de.json" with { type: "json" };

const site = siteOfFile(undefined, plainPages);
const desk = deskOf(site);
const at = {} as { id: string; number: string; total: Cents; customer: string; order: string };
const today = (): Day => dayOf(instant(Date.now()), "Europe/Berlin");

beforeAll(async () => {
  const { call } = await customerAt(site());
  const cart = await call("POST", "/shop/order/cart");
  const item = { kind: "product", product: "web-m", quantity: 1, billingMonths: 12 };
  const { version } = await call("POST", `/shop/order/cart/${cart["id"]}/items`, { version: cart["version"], item });
  const { hash } = await call("GET", `/shop/order/cart/${cart["id"]}/quote`);
  const agreements = { terms: true, cancellationPolicy: true, adult: true, earlyStart: true };
  const wanted = { cartId: cart["id"], cartVersion: version, quoteHash: hash, agreements, locale: "de" };
  const order = await call("POST", "/shop/order", wanted, { "idempotency-key": randomUUID() });
  const list = async (): Promise<readonly Loose[]> => (await call("GET", "/shop/invoices"))["invoices"];
  await site().api.invoicing.run();
  const [invoice] = await list();
  Object.assign(at, { id: invoice?.["id"], number: invoice?.["number"], total: invoice?.["total"] });
  Object.assign(at, { order: order["number"], customer: (await call("GET", "/shop/auth"))["customerNumber"] });
});

const textsOf = (resources: object, namespace: string) => {
  const texts = createInstance();
  void texts.init({ lng: "de", resources: { de: resources }, initAsync: false } as never);
  return texts.getFixedT("de", namespace);
};

/** The acts of the record as it stands now. */
const actsNow = async () => {
  const { send, queries } = await desk.opened(`/admin/invoices/${at.id}`);
  await queries.invalidateQueries();
  const record = await queries.fetchQuery(invoiceQuery(send, at.id));
  const acts = actsOf(record, {
    send,
    t: textsOf(invoiceTexts, "desk-invoices"),
    ofMoney: textsOf(moneyTexts, "desk-money"),
    role: "admin",
    locale: "de",
    today,
  });
  const run = (name: string, typed: Readonly<Record<string, string>>) => {
    const act = acts.find((one) => one.name === name);
    if (act === undefined) throw new Error(`no act ${name}`);
    const usual = new Map(
      act.fields.map(({ name: field, value }) => [field, typeof value === "function" ? value() : (value ?? "")]),
    );
    const read = (field: string): string => typed[field] ?? usual.get(field) ?? "";
    return { usual, done: act.run(read), undo: () => act.undo?.(read) };
  };
  return { record, names: acts.map(({ name }) => name), run };
};

it.each([
  ["de", "Rechnungen", "1 von 1", "Fällig"],
  ["en", "Invoices", "1 of 1", "Due"],
] as const)(
  "[DSK-05] [LOOK3-14] a row says which document, who, until when and how much, %s",
  async (locale, ...expected) => {
    const { html, words } = await desk.opened("/admin/invoices", "support", locale);
    for (const word of [...expected, at.number, "Mustermann"]) expect(words).toContain(word);
    expect(html).not.toContain("k-slip");
    expect(words).not.toMatch(/\b(column|state|act|list)\.\w/);
    for (const q of [at.number, at.order, at.number.replace(/\D/g, "")])
      expect((await desk.opened(`/admin/invoices?q=${q}`)).words).toContain("1 von 1");
    expect((await desk.opened("/admin/invoices?state=rate,paid")).words).toContain("Keine Rechnung");
  },
);

it("[DSK-08] [ACC-03] [LOOK3-2] the record has its lines, what is open in the third person, files and letters, and no open form", async () => {
  const { html, words } = await desk.opened(`/admin/invoices/${at.id}`);
  for (const word of [
    at.number,
    at.order,
    "Positionen",
    "Offen",
    "Als PDF",
    "Betrag gutschreiben",
    "Zahlung vermerken",
  ])
    expect(words).toContain(word);
  expect(words).not.toContain("überweisen Sie");
  expect(html).not.toMatch(/<(textarea|select)/);
  expect(words).not.toMatch(/\b(fact|figure|since|part|line|act|columns)\.\w/);
  const ofSupport = await desk.opened(`/admin/invoices/${at.id}`, "support", "en");
  expect(ofSupport.words).toContain("Send the document again");
  for (const act of ["Note a payment", "Credit an amount", "Charge a fee"]) expect(ofSupport.words).not.toContain(act);
});

it("[BAL-02] [DSK-05] what is left stands in the dialog; a payment is noted, the same again wants a word more, and one press takes it back", async () => {
  const { run, names } = await actsNow();
  expect(names).toEqual(["payment", "letter", "credit", "fee", `writeOff-${at.id}`]);
  const first = run("payment", {});
  expect(first.usual.get("amount")).toBe(asTyped("de", at.total));
  expect([first.usual.get("reference"), first.usual.get("day")]).toEqual([at.number, today()]);
  await first.done;
  const { record, names: after, run: next } = await actsNow();
  expect([record.balance.left, record.payments.length]).toEqual([0, 1]);
  expect(after).toEqual(["payment", "letter", "credit", "return", "back", "fee"]);
  await expect(next("payment", { amount: asTyped("de", at.total) }).done).rejects.toMatchObject({
    problem: { refusal: "AlreadyNoted" },
  });
  await expect(next("payment", { amount: "nichts" }).done).rejects.toMatchObject({
    problem: { refusal: "AmountNotValid" },
  });
  await first.undo();
  const back = await actsNow();
  expect(back.record.balance.left).toBe(at.total);
  expect(back.record.payments.map(({ cause }) => cause?.kind ?? null)).toContain("mistake");
  // What was taken back once is not taken back again.
  await expect(first.undo()).rejects.toMatchObject({ problem: { refusal: "PaymentUnknown" } });
});

it("[BAL-03] [BAL-07] [ACC-03] a fee, what is written off, a credit note and its payout, each with its reason, and each taken back where it can be", async () => {
  const reason = "Ticket 4711";
  const fee = (await actsNow()).run("fee", { amount: "3,50", text: reason, fee: "postage" });
  await fee.done;
  await (await actsNow()).run(`writeOff-${at.id}`, { reason }).done;
  const written = await actsNow();
  expect(written.record.balance.left).toBe(0);
  const lines = (await desk.opened(`/admin/invoices/${at.id}`)).words;
  for (const word of ["3,50 €", "ausgebucht", reason]) expect(lines).toContain(word);
  await written.run("adjustmentBack", { reason }).done;
  const open = await actsNow();
  expect(open.record.balance.left).toBe(at.total);
  await open.run("payment", { another: "1" }).done;
  const paid = await actsNow();
  await expect(paid.run("credit", { amount: "0", reason }).done).rejects.toMatchObject({
    problem: { refusal: "CreditTooHigh" },
  });
  await paid.run("credit", { amount: "1,00", reason, text: "Zwei Tage Ausfall." }).done;
  const credited = await actsNow();
  expect([credited.record.notes.length, credited.record.notes[0]?.toPayBack]).toEqual([1, 100]);
  const ofNote = await desk.opened(`/admin/invoices/${credited.record.notes[0]?.id}`);
  for (const word of ["Rechnungskorrektur", "Zu erstatten", "1,00 €", "Erstattung vermerken"])
    expect(ofNote.words).toContain(word);
  expect((await desk.opened("/admin/invoices?state=to-pay-back")).words).toContain("−1,00 €");
});

it("[BAL-02] [LAW3] what came and stands is returned by the bank on its own day, or taken back with a reason", async () => {
  const { record, run } = await actsNow();
  const standing = run("return", { day: today(), reason: "Mangels Deckung" });
  const chosen = record.payments.find(({ id }) => id === standing.usual.get("payment"));
  expect([chosen?.kind, chosen?.state, chosen?.of]).toEqual(["payment", "received", null]);
  await standing.done;
  const { record: now, names } = await actsNow();
  expect(now.payments.some(({ cause }) => cause?.kind === "returned")).toBe(true);
  expect(names).not.toContain("return");
});

it("[DSK-07] old addresses lead to the list of today, and to none that is not there", async () => {
  const moved = await desk.get(`/admin/invoices?locale=de&only=rate&q=x`);
  expect(moved.headers.get("location")).toBe("/admin/invoices?locale=de&q=x&state=rate");
  expect((await desk.get("/admin/invoices/none?locale=de")).status).toBe(404);
});

it("[DSK-08] [CHK-06] a call whose answer was lost is made again under its key, also by the app of a reloaded page, and is done once; another one of the same is done again", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  const headers = { authorization: `Bearer ${await desk.tokenAs("admin")}`, "shop-locale": "de" };
  const answers = { lost: 1 };
  const keys: (string | undefined)[] = [];
  const dropping: Transport = async (url, init) => {
    const response = await platformFetch(url, init);
    if (init.method === "GET") return response;
    keys.push(init.headers["idempotency-key"]);
    if (answers.lost === 0) return response;
    answers.lost -= 1;
    throw new TypeError("the line went away");
  };
  const opened = () => onceOnly("100001", shopClient({ baseUrl: `${site().url}/api`, headers, fetch: dropping }).call);
  const path = { invoiceId: at.id };
  const letters = async (): Promise<number> => {
    const record = await opened()("GET", "/shop/admin/invoices/{invoiceId}", { path });
    return record.ok ? record.value.result.letters.length : -1;
  };
  const send = async (call = opened()): Promise<number> => {
    const answer = await call("POST", "/shop/admin/invoices/{invoiceId}/letter", { path });
    return answer.ok ? answer.status : answer.problem.status;
  };
  const before = await letters();
  expect([await send(), await letters()]).toEqual([0, before + 1]);
  expect(unanswered.read()).not.toBeNull();
  expect([await send(), await letters()]).toEqual([200, before + 1]);
  expect(unanswered.read()).toBeNull();
  expect([await send(), await letters()]).toEqual([200, before + 2]);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  vi.unstubAllGlobals();
});
