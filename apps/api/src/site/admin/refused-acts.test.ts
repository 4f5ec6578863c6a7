// Acts of staff that are refused: each for its own reason, and nothing is noted of it. [ADM-01] [ADM-06] [SES-07] [ACC-05] [LGL-03] [CRT-04] [TKT-06] [OPS-08]
import { randomUUID } from "node:crypto";
import { accountLettersPerHour } from "@kontor/domain/visitor/session";
import { declarationLimit } from "@kontor/domain/site/request";
import { deliveryLimit } from "@kontor/domain/site/outside";
import { wrongKeyLimit } from "@kontor/domain/site/ticket";
import { minuteSeconds } from "@kontor/domain/kernel/calendar";
import type { RefusalTag } from "@kontor/domain/site/refusal";
import { expect, it } from "vitest";
import { account, customer, filledCart, order, type Person } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type ApiResponse, type Loose, runningForFile } from "../../../test/harness.ts";
import { problem, problemOf, usedUp } from "../../../test/refused.ts";
import { staffMember } from "../../../test/staff.ts";
import { preparing } from "../../../test/staff-work.ts";
import { bucketOf } from "../../visitor/session/unknown-login.ts";

const deliveryKey = "a-key-of-the-system-that-sets-up";
const setupSystem = { authorization: `Bearer ${deliveryKey}` };
const shop = await runningForFile({ DELIVERY_KEY: deliveryKey });
const { ask, clock } = shop;
const admin = await staffMember(shop, "admin");
const { event, numberOf, ordered, reason, send, voucher } = preparing(shop, { admin, origin: "http://localhost" });
const act = (method: string, path: string, body?: unknown): Promise<ApiResponse> =>
  ask(method, `/shop${path}`, body, admin.auth);
const day = 86_400_000;

/** All of them at once, so that each that is wrong is seen. */
const refused = async (rows: readonly (readonly [RefusalTag, () => Promise<ApiResponse>])[]): Promise<void> => {
  const actual: unknown[] = [];
  for (const [, provoke] of rows) actual.push(problemOf(await provoke()));
  expect(actual).toEqual(rows.map(([tag]) => problem(tag)));
};

it("[ADM-06] [SES-07] on accounts: of oneself, and of who is no customer yet", async () => {
  const addressless = await numberOf(await account(ask));
  const own = `/admin/customers/${admin.number}`;
  const other = `/admin/customers/${addressless}`;
  await refused([
    ["NotACustomer", () => act("PUT", `${other}/vat-rate`, { rate: 700, reason })],
    ["NotACustomer", () => act("PUT", `${other}/papers/resellingContract`)],
    ["NotForOneself", () => act("PUT", `${own}/blocked`, { blocked: true, reason })],
    ["NotForOneself", () => act("POST", `${own}/access`, { reason })],
  ]);
  const person = await customer(ask);
  const path = `/admin/customers/${await numberOf(person)}`;
  await refused([["ReasonMissing", () => act("PUT", `${path}/buyer-reference`, { reference: "4711", reason: " " })]]);
  const fieldsOf = async (change: object): Promise<Loose> =>
    (await act("PUT", `${path}/address`, { ...change, reason })).body.errors;
  expect(await fieldsOf({ vatId: "DE136695976" })).toMatchObject([{ field: "vatId", refusal: "VatIdNeedsBusiness" }]);
  expect(await fieldsOf({ kind: "business", company: "Hafen GmbH", vatId: "DE123456789" })).toMatchObject([
    { field: "vatId", refusal: "VatIdInvalid" },
  ]);
  expect((await act("PUT", `${path}/blocked`, { blocked: true, reason })).status).toBe(200);
  await refused([["AccountBlocked", () => act("POST", `${path}/access`, { reason })]]);
});

it("[CRT-04] on vouchers: without a reason, and once they are used", async () => {
  const code = await voucher();
  await ordered(async (person: Person) => {
    const cart = await filledCart(ask, undefined, person.auth);
    return send("PUT", `/order/cart/${cart.id}/voucher`, { version: cart.version, code }, person.auth);
  });
  const draft = { code: "NEW-2027", value: 500, from: null, until: null, reason: " " };
  await refused([
    ["ReasonMissing", () => act("POST", "/admin/vouchers", draft)],
    ["VoucherUsed", () => act("PUT", `/admin/vouchers/${code}/limit`, { until: null, reason })],
    ["VoucherUsed", () => act("PUT", `/admin/vouchers/${code}/ended`)],
  ]);
});

it("[TKT-06] on lists of tickets: without their columns, and without a row", async () => {
  const { id } = await event();
  const listed = (csv: string) =>
    ask("POST", `/shop/ticketing/events/${id}/import`, { csv }, { ...admin.auth, "idempotency-key": randomUUID() });
  await refused([
    ["TicketColumnsMissing", () => listed("holder,address\nAda,ada@example.test")],
    ["TicketListSize", () => listed("name,email")],
  ]);
});

it("[OPS-08] too many tries wait: a code of a letter, the key of the setup, keys of entrances, letters to one mailbox", async () => {
  const lost = await account(ask);
  const number = await numberOf(lost);
  await usedUp(shop, "declaration-answer", declarationLimit);
  await usedUp(shop, "delivery", deliveryLimit);
  await usedUp(shop, "ticket-key", wrongKeyLimit);
  const letters = { most: accountLettersPerHour * shop.settings.orderRateFactor, seconds: 60 * minuteSeconds };
  await usedUp(shop, "letters:access", letters, bucketOf(lost.email));
  await refused([
    ["TooManyAttempts", () => ask("POST", "/shop/declaration/question", { code: "none" })],
    ["TooManyAttempts", () => ask("POST", "/shop/declaration/answer", { code: "none", answer: "own" })],
    ["TooManyAttempts", () => ask("GET", "/shop/contracts/none/setup")],
    ["TooManyAttempts", () => ask("POST", "/shop/ticketing/session", { key: "none", gate: "North" })],
    ["TooManyAttempts", () => act("POST", `/admin/customers/${number}/access`, { reason })],
  ]);
});

it("[ACC-05] [LGL-03] on declarations: a withdrawal by a business, of a name that was registered, after its days", async () => {
  // The network has waited.
  clock.now += 120_000;
  const placed = async (person: Person, cart: Loose): Promise<Loose> => {
    const answer = await order(ask, person, cart);
    expect(answer.status, answer.text).toBe(201);
    return answer.body.result;
  };
  const named = async (person: Person) => {
    const { id, version } = await send("POST", "/order/cart", undefined, person.auth);
    const domain = { name: `frei-${randomUUID().slice(0, 8)}.de`, acquisition: "register" };
    return send("POST", `/order/cart/${id}/items`, { version, item: { kind: "domain", domain } }, person.auth);
  };
  const [business, private1] = [await customer(ask, { kind: "business", company: "Hafen GmbH" }), await customer(ask)];
  const ofBusiness = await placed(business, await filledCart(ask, undefined, business.auth));
  const ofName = await placed(private1, await named(private1));
  const text = { en: "It runs.", de: "Er läuft." };
  await send("PUT", `/contracts/${ofName.id}-1/delivery`, { state: "ready", text }, setupSystem);
  const ofPlan = await placed(private1, await filledCart(ask, undefined, private1.auth));
  /** Staff match what named no contract. */
  const matched = async (number: string, { auth } = admin): Promise<ApiResponse> => {
    const { id } = (await withdraw(ask, "my order of last week", `${randomUUID()}@example.test`)).body.result;
    return ask("PUT", `/shop/admin/inbox/${id}/contract`, { contract: `${number}-1` }, auth);
  };
  /** Staff take it down as it was given by phone. */
  const takenDown = (id: string, { auth } = admin): Promise<ApiResponse> => {
    const receivedOn = new Date(clock.now).toISOString().slice(0, 10);
    const declared = { kind: "withdrawal", way: "phone", receivedOn, end: null, proof: reason };
    return ask("PUT", `/shop/admin/contracts/${id}-1/notice`, declared, auth);
  };
  clock.now += 60_000;
  await refused([
    ["WithdrawalNotForBusiness", () => matched(ofBusiness.number)],
    ["WithdrawalNotForBusiness", () => takenDown(ofBusiness.id)],
    ["NameIsDone", () => matched(ofName.number)],
    ["NameIsDone", () => takenDown(ofName.id)],
    ["ContractUnknown", () => ask("GET", "/shop/contracts/none/setup", undefined, setupSystem)],
    [
      "DeclarationLinkUnknown",
      () => ask("POST", `/shop/contracts/${ofName.id}-1/declarations/none`, { answer: "own" }, private1.auth),
    ],
  ]);
  clock.now += 20 * day;
  const later = await staffMember(shop, "admin");
  await refused([
    ["WithdrawalOver", () => matched(ofPlan.number, later)],
    ["WithdrawalOver", () => takenDown(ofPlan.id, later)],
  ]);
});
