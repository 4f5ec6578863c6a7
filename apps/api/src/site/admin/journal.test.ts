// Every operation of staff that changes or hands out something × the journal: who, when, what it was and is; an operation without an entry fails. [SES-07] [ADM-01] [VAT-08]
import { otherRateFrom } from "../../../test/history-shop.ts";
import { randomUUID } from "node:crypto";
import { type JournalAct, operationRights } from "@kontor/domain/site/admin";
import { type Day, dayOf, instant } from "@kontor/domain/kernel/calendar";
import type { Cents } from "@kontor/domain/kernel/money";
import { differenceId } from "@kontor/domain/shop/payment";
import { afterAll, expect, it } from "vitest";
import { doubtNumbers } from "../../platform/database/numbers.ts";
import { noteDifference } from "../../shop/payment/differences-store.ts";
import { noteClock } from "../../shop/contract/clock-watch.ts";
import { account, agreements, customer, filledCart, order } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type Headers, type Loose, operations, runningForFile } from "../../../test/harness.ts";
import { moneyOn } from "../../../test/money.ts";
import { staffMember, type StaffMember } from "../../../test/staff.ts";
import { preparing } from "../../../test/staff-work.ts";
import { webhookPeer } from "../../../test/webhook-peer.ts";

const origin = "http://localhost:3000";
const crm = await webhookPeer();
afterAll(crm.close);
const shop = await runningForFile({
  PUBLIC_URL: origin,
  WEBHOOKS: "crm",
  WEBHOOK_CRM_URL: crm.url,
  WEBHOOK_CRM_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
});
const { ask, api, clock } = shop;
const admin = await staffMember(shop, "admin");
const reader = await staffMember(shop, "admin");
const support = await staffMember(shop, "support");

/** Reading notes nothing, but what is handed out with it: a file, a list, an authcode. */
const readings = ["readInboxFile", "exportList", "readAuthcodes"];
/** Who proves who they are, or asks for what will prove it, has changed nothing yet. */
const proofs = ["proveIdentity", "beginFactor", "beginPasskey", "requestPasskey", "provePasskey"];

/** Looks at what is there, and stores what it saw. */
const looks = ["checkCatalog"];

const ofStaff = operations.filter(({ id, method }) => {
  const right = (operationRights as Readonly<Record<string, string>>)[id] ?? "";
  return (
    ["support", "records", "books", "content", "admin", "staff"].includes(right) &&
    (method !== "GET" || readings.includes(id)) &&
    ![...proofs, ...looks].includes(id)
  );
});
/** Entrances have a session and no account. */
const ofEntrances = ["admitTicket", "syncAdmissions"];

interface Done {
  /** What is in the path. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Headers;
  readonly by?: StaffMember;
  readonly act: JournalAct;
  readonly subject: string;
  /** Under whose name it is noted, where that is not who calls. */
  readonly noted?: string;
}

const {
  applied,
  declared,
  entrance,
  event,
  guests,
  invoiced,
  moving,
  numberOf,
  onCustomer,
  ordered,
  passkey,
  reason,
  send,
  staffKey,
  undelivered,
  voucher,
  withFactor,
  withSecret,
} = preparing(shop, { admin, origin });

/** What each operation needs beforehand, and what must stand in the journal afterwards. */
const scenes: Readonly<Record<string, () => Promise<Done>>> = {
  setVatRate: async () => ({ ...(await onCustomer()), body: { rate: 700, reason }, act: "vat-rate" }),
  correctBuyerReference: async () => ({
    ...(await onCustomer()),
    by: support,
    body: { reference: "04011000-12345-34", reason },
    act: "buyer-reference",
  }),
  confirmPaper: async () => {
    const { path, subject } = await onCustomer({ kind: "business", company: "Muster GmbH" });
    return { path: { ...path, paper: "resellingContract" }, subject, by: support, act: "paper" };
  },
  blockAccount: async () => ({ ...(await onCustomer()), body: { blocked: true, reason }, act: "block" }),
  setRole: async () => {
    const customerNumber = await numberOf(await account(ask));
    return { path: { customerNumber }, subject: customerNumber, body: { role: "support", reason }, act: "role" };
  },
  resetFactor: async () => {
    const { subject } = await withFactor();
    return { path: { customerNumber: subject }, subject, body: { reason }, act: "factor-removed" };
  },
  resetAccess: async () => {
    const { number } = await staffMember(shop, "support");
    return { path: { customerNumber: number }, subject: number, body: { reason }, act: "access-letter" };
  },
  inviteStaff: async () => {
    const email = `${randomUUID()}@example.test`;
    return { subject: "", body: { email, role: "support", locale: "en", reason }, act: "invited" };
  },
  setLoginAddress: async () => {
    const { number } = await staffMember(shop, "support");
    const body = { email: `${randomUUID()}@example.test`, reason };
    return { path: { customerNumber: number }, subject: number, body, act: "login-address" };
  },
  correctCustomer: async () => {
    const { path, subject } = await onCustomer();
    return { path, subject, body: { city: "Mannheim", reason }, by: support, act: "address-corrected" };
  },
  refuseOrder: async () => {
    const person = await customer(ask, { kind: "business", company: "Muster GmbH" });
    const boxes = { agreements: { ...agreements, reseller: true } };
    const placed = await order(ask, person, await filledCart(ask, undefined, person.auth), undefined, boxes);
    const { id } = placed.body.result;
    return { path: { orderId: id }, subject: id, body: { reason }, by: support, act: "order-refused" };
  },
  takeNotice: async () => {
    const person = await customer(ask);
    const placed = await order(ask, person, await filledCart(ask, undefined, person.auth));
    const { contracts } = (await ask("GET", `/shop/admin/orders/${placed.body.result.id}`, undefined, support.auth))
      .body.result;
    const receivedOn = dayOf(instant(clock.now), "Europe/Berlin");
    const body = { way: "letter", receivedOn, end: null, proof: reason };
    return { path: { contractId: contracts[0].id }, subject: "", body, by: support, act: "notice-taken" };
  },
  confirmClock: async () => {
    // A shop that knows a later day: its clock runs behind.
    await api.database.inTransaction((handle) =>
      noteClock(handle, { last: instant(clock.now + 30 * 86_400_000), doubt: null }),
    );
    const today = new Date(clock.now).toISOString().slice(0, 10);
    return { subject: today, body: { day: today }, act: "clock-confirmed" };
  },
  confirmNumbers: async () => {
    await api.database.inTransaction((handle) => doubtNumbers(handle, clock.now));
    const today = new Date(clock.now).toISOString().slice(0, 10);
    return { subject: today, body: { sent: ["RK-2026-000004"] }, act: "numbers-confirmed" };
  },
  resendConfirmation: async () => {
    const { placed } = await ordered();
    return { path: { orderId: placed.id }, subject: placed.id, by: support, act: "order-letter" };
  },
  readAuthcodes: async () => {
    const { placed } = await ordered(moving);
    return { path: { orderId: placed.id }, subject: placed.id, act: "authcodes-read" };
  },
  matchDeclaration: async () => {
    const itemId = await declared();
    const { placed } = await ordered();
    return {
      path: { itemId },
      subject: itemId,
      body: { contract: `${placed.number}-1` },
      by: support,
      act: "declaration-match",
    };
  },
  proveDeclaration: async () => {
    const { placed, person } = await ordered();
    const itemId = (await withdraw(ask, placed.number, person.email)).body.result.id;
    return { path: { itemId }, subject: itemId, body: { reason }, by: support, act: "declaration-proved" };
  },
  closeInboxItem: async () => {
    const itemId = await declared();
    return { path: { itemId }, subject: itemId, body: { reason }, by: support, act: "declaration-dismiss" };
  },
  readInboxFile: async () => {
    const itemId = await applied();
    return { path: { itemId, file: 1 }, subject: itemId, by: support, act: "file-read" };
  },
  createVoucher: async () => ({
    subject: "JOURNAL-26",
    body: { code: "JOURNAL-26", value: 500, from: null, until: null, reason },
    act: "voucher-made",
  }),
  limitVoucher: async () => {
    const code = await voucher();
    return { path: { code }, subject: code, body: { until: "2026-12-24", reason }, act: "voucher-changed" };
  },
  endVoucher: async () => {
    const code = await voucher();
    return { path: { code }, subject: code, act: "voucher-changed" };
  },
  scheduleSmallBanner: async () => {
    const key = "groupware-first-month";
    const body = { active: true, from: clock.now, until: clock.now + 60_000, pages: ["blog"] };
    return { path: { key }, subject: key, body, act: "banner-scheduled" };
  },
  notePayment: async () => {
    const { subject } = await invoiced();
    const { path, body } = await moneyOn(shop, admin, subject);
    return { path, body, subject, act: "payment-noted" };
  },
  takeBackPayment: async () => {
    const { subject } = await invoiced();
    const { path, body } = await moneyOn(shop, admin, subject);
    const { payments } = (
      await shop.ask("POST", `/shop/admin/customers/${path.customerNumber}/payments`, body, admin.auth)
    ).body.result;
    return { path: { ...path, paymentId: payments[0].id }, body: { reason }, subject, act: "payment-taken-back" };
  },
  returnPayment: async () => {
    const { subject } = await invoiced();
    const { path, body } = await moneyOn(shop, admin, subject);
    const at = `/shop/admin/customers/${path.customerNumber}/payments`;
    const { payments } = (await shop.ask("POST", at, body, admin.auth)).body.result;
    const returned = { day: body.day, reason };
    return { path: { ...path, paymentId: payments[0].id }, body: returned, subject, act: "payment-returned" };
  },
  chargeFee: async () => {
    const { subject } = await invoiced();
    const { path } = await moneyOn(shop, admin, subject);
    const fee = { reason: "postage", amount: 85, document: subject, text: reason, externalReference: randomUUID() };
    return { path, body: fee, subject, act: "fee-charged" };
  },
  writeOff: async () => {
    const { subject, total } = await invoiced();
    const { path } = await moneyOn(shop, admin, subject);
    return { path, body: { document: subject, left: total, reason }, subject, act: "written-off" };
  },
  takeBackAdjustment: async () => {
    const { subject, total } = await invoiced();
    const { path } = await moneyOn(shop, admin, subject);
    const at = `/shop/admin/customers/${path.customerNumber}/write-offs`;
    const { adjustments } = (await shop.ask("POST", at, { document: subject, left: total, reason }, admin.auth)).body
      .result;
    const adjustmentId = adjustments[0].id;
    return { path: { ...path, adjustmentId }, body: { reason }, subject, act: "adjustment-taken-back" };
  },
  resolvePaymentDifference: async () => {
    const about = { provider: "stripe", kind: "no-attempt", reference: randomUUID() } as const;
    const [cents, day] = [500 as Cents, "2026-11-20" as Day];
    await api.database.inTransaction((handle) =>
      noteDifference(handle, { ...about, attempt: null, cents, currency: "EUR", day }, instant(clock.now)),
    );
    const id = differenceId(about);
    return { path: { differenceId: id }, subject: id, body: { reason }, act: "difference-resolved" };
  },
  creditInvoice: async () => {
    const { path, subject, total } = await invoiced();
    return { path, subject, body: { amount: 100, left: total, reason }, act: "invoice-credited" };
  },
  correctRate: async () => {
    const { path, subject, total } = await invoiced();
    await otherRateFrom(shop, "2027-06-01");
    return { path, subject, body: { left: total, reason }, act: "rate-corrected" };
  },
  resendInvoice: async () => ({ ...(await invoiced()), by: support, act: "invoice-letter" }),
  resendMail: async () => {
    const mailId = await undelivered();
    return { path: { mailId }, subject: mailId, by: support, act: "mail-again" };
  },
  endSubscription: async () => {
    const email = `${randomUUID()}@example.test`;
    await send("POST", "/newsletter", { email, consent: true }, { "idempotency-key": randomUUID() });
    const [{ reference }] = (await send("GET", `/admin/subscribers?q=${email}`)).subscribers;
    return { subject: reference, body: { email }, by: support, act: "newsletter-ended" };
  },
  resendWebhooks: async () => {
    await ordered();
    await api.webhooks.run();
    const [{ event: sent }] = (await send("GET", "/admin/webhooks?only=delivered")).deliveries;
    return { subject: "", body: { receiver: "crm", event: sent }, by: support, act: "webhook-again" };
  },
  noteExport: async () => ({
    subject: "orders",
    body: { list: "orders", search: "only=papers" },
    act: "list-exported",
  }),
  exportList: async () => ({
    path: { list: "customers" },
    query: "?format=csv",
    subject: "customers.csv",
    act: "list-exported",
  }),
  confirmFactor: async () => {
    const { by, code, subject } = await withSecret();
    return { by, subject, body: { code }, act: "factor-set" };
  },
  removeFactor: async () => ({ ...(await withFactor()), act: "factor-removed" }),
  renewRecoveryCodes: async () => ({ ...(await withFactor()), act: "recovery-codes" }),
  addPasskey: async () => {
    const { by, subject } = await withFactor();
    return { by, subject, body: await passkey(by), act: "passkey-added" };
  },
  removePasskey: async () => {
    const { by, subject } = await withFactor();
    const { passkeys } = await send("POST", "/staff/passkeys", await passkey(by), by.auth);
    return { by, subject, path: { passkeyId: passkeys[0].id }, act: "passkey-removed" };
  },
  addTicketEvent: async () => ({
    subject: "",
    body: { title: "Open day", place: "Kiel", startsAt: clock.now },
    act: "event-made",
  }),
  changeTicketEvent: async () => {
    const { id } = await event();
    return {
      path: { eventId: id },
      subject: id,
      body: { title: "Open day", place: "Mannheim", startsAt: clock.now },
      act: "event-changed",
    };
  },
  issueTicket: async () => {
    const { id } = await event();
    const body = { holder: "Ada Lovelace", email: `${randomUUID()}@example.test`, locale: "en", community: false };
    return {
      path: { eventId: id },
      subject: id,
      body,
      headers: { "idempotency-key": randomUUID() },
      act: "tickets-issued",
    };
  },
  importTickets: async () => {
    const { id } = await event();
    const body = { csv: `name,email\nAda Lovelace,${randomUUID()}@example.test` };
    return {
      path: { eventId: id },
      subject: id,
      body,
      headers: { "idempotency-key": randomUUID() },
      act: "tickets-issued",
    };
  },
  makeStaffKey: async () => {
    const { id } = await event();
    return { path: { eventId: id }, subject: id, act: "staff-key-made" };
  },
  endStaffKey: async () => {
    const { id, print } = await staffKey();
    return { path: { keyPrint: print }, subject: id, act: "staff-key-ended" };
  },
  endEntrance: async () => {
    const { id } = await event();
    await send("POST", "/ticketing/session", { event: id, gate: "North" });
    const [{ print }] = (await send("GET", `/ticketing/events/${id}/entrances`)).entrances;
    return { path: { entrancePrint: print }, subject: id, act: "entrance-ended" };
  },
  resendTicket: async () => {
    const { print } = await guests();
    return { path: { ticketPrint: print }, subject: print, act: "ticket-letter" };
  },
  withdrawTicket: async () => {
    const { print } = await guests();
    return { path: { ticketPrint: print }, subject: print, body: { reason }, act: "ticket-withdrawn" };
  },
  admitTicket: async () => {
    const { print, key, headers } = await entrance();
    return { subject: print, body: { key, id: randomUUID() }, headers, noted: admin.number, act: "ticket-admitted" };
  },
  syncAdmissions: async () => {
    const { print, headers } = await entrance();
    const scans = [{ ticket: print, id: randomUUID(), at: clock.now, inside: true }];
    return {
      subject: print,
      body: { sentAt: clock.now, after: 0, scans },
      headers,
      noted: admin.number,
      act: "ticket-admitted",
    };
  },
};

const journal = async (): Promise<readonly Loose[]> =>
  (await send("GET", "/admin/journal?count=200", undefined, reader.auth)).entries;

it("[SES-07] each operation of staff that changes or hands out something has its scene, and nothing else has", () =>
  expect(Object.keys(scenes).toSorted()).toEqual([...ofStaff.map(({ id }) => id), ...ofEntrances].toSorted()));

it.each(Object.entries(scenes))(
  "[SES-07] [ADM-01] [OPS3-8] %s writes who, when, what it was and what it is",
  async (id, prepared) => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined) throw new Error(`there is no operation ${id}`);
    const { path = {}, query = "", body, headers = {}, by = admin, act, subject, noted = by.number } = await prepared();
    const before = new Set((await journal()).map((entry) => entry.id));
    const to = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? `no ${name} is given`),
    );
    const answer = await ask(operation.method, to + query, body, {
      ...(ofEntrances.includes(id) ? {} : by.auth),
      ...headers,
    });
    expect(answer.status, `${operation.method} ${to}: ${answer.text.slice(0, 400)}`).toBeLessThan(300);
    const added = (await journal()).filter((entry) => !before.has(entry.id));
    expect(added).toMatchObject([
      { act, by: noted, at: clock.now, ...(subject === "" ? {} : { subject: { id: subject } }) },
    ]);
    const [entry] = added;
    // Who did it by the address of their login, and a customer, order or document as people call it. [OPS3-8]
    expect(entry.byName).toMatch(/@/);
    if (["order", "invoice", "request", "declaration"].includes(entry.subject.kind))
      expect(entry.subject.name).toMatch(/^[A-Z0-9]+-/);
    expect(Object.keys(entry.after).toSorted()).toEqual(Object.keys(entry.before).toSorted());
    expect(Object.keys(entry.after).length).toBeGreaterThan(0);
    for (const field of Object.keys(entry.after))
      expect([field, entry.after[field]]).not.toEqual([field, entry.before[field]]);
    if (body !== null && typeof body === "object" && "reason" in body && body.reason !== "")
      expect(entry.reason).toBe(reason);
  },
);

it("[SES-07] [OPS2-25] events and tickets are named by the title of their event, as it is now", async () => {
  const { print } = await guests();
  await send("POST", `/ticketing/issued/${print}/letter`);
  const [letter, issued] = await journal();
  expect([letter, issued]).toMatchObject([{ subject: { kind: "ticket" } }, { subject: { kind: "event" } }]);
  expect(letter?.subject.name).toBe(issued?.subject.name);
  expect(letter?.subject.name).toMatch(/\p{L}/u);
});

it("[SES-07] what is refused is not noted", async () => {
  const before = (await journal()).length;
  const customerNumber = await numberOf(await customer(ask));
  expect(
    (await ask("PUT", `/shop/admin/customers/${customerNumber}/vat-rate`, { rate: 700, reason: " " }, admin.auth))
      .status,
  ).toBe(422);
  expect(
    (await ask("PUT", `/shop/admin/customers/${customerNumber}/vat-rate`, { rate: 700, reason }, support.auth)).status,
  ).toBe(403);
  expect((await journal()).length).toBe(before);
});
