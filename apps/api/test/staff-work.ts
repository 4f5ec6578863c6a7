// What staff act on, made over the wire: customers, orders, invoices, declarations, applications, tickets, entrances, second factors, lost mails. For tests of the admin area.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { authenticator } from "./authenticator.ts";
import { agreements, customer, filledCart, lettersTo, order, type Person } from "./customers.ts";
import { type Headers, type Loose, operations, readExample, type Running } from "./harness.ts";
import { honest, multipartOf } from "./sent-files.ts";
import { factorCode, staffMember, type StaffMember } from "./staff.ts";

export const preparing = (
  shop: Running,
  { admin, origin }: { readonly admin: StaffMember; readonly origin: string },
) => {
  const { ask, api, clock } = shop;
  const reason = "Agreed by telephone.";
  const send = async (method: string, path: string, body?: unknown, headers: Headers = admin.auth): Promise<Loose> => {
    const answer = await ask(method, `/shop${path}`, body, headers);
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
    return answer.body?.result;
  };
  const numberOf = async (person: Person): Promise<string> =>
    (await send("GET", "/auth", undefined, person.auth)).customerNumber;
  const onCustomer = async (change: Readonly<Record<string, string>> = {}) => {
    const customerNumber = await numberOf(await customer(ask, change));
    return { path: { customerNumber }, subject: customerNumber };
  };
  const ordered = async (given: Loose | null = null) => {
    const person = await customer(ask);
    const cart = given === null ? await filledCart(ask, undefined, person.auth) : await given(person);
    const wanted = { agreements: { ...agreements, earlyStart: true } };
    const placed = (await order(ask, person, cart, undefined, wanted)).body.result;
    return { person, placed };
  };
  const invoiced = async () => {
    const { placed } = await ordered();
    await api.invoicing.run();
    const [invoice] = (await send("GET", `/admin/invoices?customer=${placed.customerNumber}`)).invoices;
    return { path: { invoiceId: invoice.id }, subject: invoice.id as string, total: invoice.total as number };
  };
  /** A name that moves here comes with its authcode, which is needed once the setup may begin. */
  const moving = async (person: Person): Promise<Loose> => {
    const made = await send("POST", "/order/cart", undefined, person.auth);
    const item = {
      kind: "domain",
      domain: { name: "hotel.com", acquisition: "transfer", authcode: "Code-1234-abcd" },
    };
    return send("POST", `/order/cart/${made.id}/items`, { version: made.version, item }, person.auth);
  };
  const declared = async (): Promise<string> => {
    const example: Loose = readExample(operations.find(({ id }) => id === "declareCancellation") as never);
    const email = `${randomUUID()}@example.test`;
    const body = { ...example, customerNumber: "", product: "my web space", email, emailRepeat: email };
    return (await send("POST", "/declaration/cancellation", body, { "idempotency-key": randomUUID() })).id;
  };
  const applied = async (): Promise<string> => {
    const email = `${randomUUID()}@example.test`;
    const fields = {
      firstName: "Erika",
      lastName: "Muster",
      email,
      emailRepeat: email,
      job: "",
      phone: "",
      message: "Ich möchte gern.",
    };
    const { type, payload } = await multipartOf(fields, [honest.pdf]);
    return (
      await send("POST", "/request/application", payload, { "content-type": type, "idempotency-key": randomUUID() })
    ).id;
  };
  const event = async (): Promise<Loose> =>
    send("POST", "/ticketing/events", { title: "Open day", place: "Kiel", startsAt: clock.now + 86_400_000 });
  const guests = async () => {
    const { id } = await event();
    const email = `${randomUUID()}@example.test`;
    const ticket = { holder: "Ada Lovelace", email, locale: "en", community: false };
    await send("POST", `/ticketing/events/${id}/tickets`, ticket, { ...admin.auth, "idempotency-key": randomUUID() });
    const [{ print }] = (await send("GET", `/ticketing/events/${id}/tickets`)).tickets;
    const key = /\/ticketing\/([0-9a-z]{26})\b/.exec((await lettersTo(shop, email))[0] ?? "")?.[1] ?? "";
    return { id: id as string, print: print as string, key };
  };
  const staffKey = async () => {
    const { id } = await event();
    const { key } = await send("POST", `/ticketing/events/${id}/staff-keys`);
    const [{ print }] = (await send("GET", `/ticketing/events/${id}/staff-keys`)).keys;
    return { id: id as string, key: key as string, print: print as string };
  };
  /** At an entrance: with a key that the administrator made, or in their own name. */
  const entrance = async () => {
    const { id, print, key } = await guests();
    const { token } = await send("POST", "/ticketing/session", { event: id, gate: "North" });
    return { print, key, headers: { "shop-ticketing": token as string } };
  };
  const withSecret = async () => {
    const by = await staffMember(shop, "support");
    return {
      by,
      code: factorCode((await send("POST", "/staff/factor", undefined, by.auth)).secret, clock.now),
      subject: by.number,
    };
  };
  const withFactor = async () => {
    const made = await withSecret();
    await send("PUT", "/staff/factor", { code: made.code }, made.by.auth);
    return made;
  };
  const passkey = async (by: StaffMember) => {
    const { challenge } = (await send("POST", "/staff/passkeys/options", undefined, by.auth)).options;
    return { name: "Key at the desk", response: authenticator().created({ challenge, origin }) };
  };
  const undelivered = async (): Promise<string> => {
    const id = `test-${randomUUID()}`;
    const [text, failure] = ["", "550 no such mailbox"];
    const none = { order_id: null, end_link: null, reply_to: null, attachments: null, bounds: null, sent_at: null };
    const times = { queued_at: 1_000, due_at: 4e12, leased_until: 0, attempts: 9, dead_at: 2_000 };
    const mail = { id, recipient: "lost@example.test", subject: "Hello", text, html: "", locale: "en", failure };
    await api.database.inTransaction((handle) =>
      handle
        .insertInto("outbox")
        .values({ ...mail, ...none, ...times })
        .execute(),
    );
    return id;
  };
  const voucher = async (): Promise<string> => {
    const code = `J-${randomUUID().slice(0, 8)}`.toUpperCase();
    await send("POST", "/admin/vouchers", { code, value: 500, from: null, until: null, reason });
    return code;
  };

  return {
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
  };
};
