// Paying online by Stripe and by Mollie over their own clients, with a provider on this machine: begun twice, noticed late, twice, forged or not at all, sent back, taken back by a bank. [PAY-03] [PAY-04]
import { instant } from "@kontor/domain/kernel/calendar";
import { afterAll, expect, it } from "vitest";
import { waitingTextsTo } from "../../../test/customers.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type ApiResponse, type Loose, running } from "../../../test/harness.ts";
import { type Bought, boughtIn, noted } from "../../../test/money.ts";
import { type PayPeer, payPeer, peerKeys, type PeerPayment, stripeNotice } from "../../../test/pay-peer.ts";
import { staffMember } from "../../../test/staff.ts";
import { createApi } from "../../app/create-api.ts";

const time = { now: 0 };
const peer: PayPeer = await payPeer(() => time.now);
const shop = await running({ ...peerKeys, STRIPE_API_URL: peer.url, MOLLIE_API_URL: peer.url });
afterAll(async () => {
  await shop.close();
  await peer.close();
});
const { ask, api, clock } = shop;
Object.defineProperty(time, "now", { get: () => clock.now });
const minute = 60_000;

const providers = ["stripe", "mollie"] as const;
type Name = (typeof providers)[number];

const start = ({ person, id }: Bought, provider: Name, body: object = {}): Promise<ApiResponse> =>
  ask("POST", `/shop/invoices/${id}/payment`, { provider, ...body }, person.auth);
const started = async (one: Bought, provider: Name): Promise<PeerPayment> =>
  peer.at((await start(one, provider)).body.result.url);
const ofInvoice = async ({ person, id }: Bought): Promise<Loose> =>
  (await ask("GET", `/shop/invoices/${id}`, undefined, person.auth)).body.result;
const balanceOf = async (one: Bought): Promise<Loose> => (await ofInvoice(one)).balance;
const attemptsOf = async ({ person }: Bought, query = ""): Promise<Loose> =>
  (await ask("GET", `/shop/payment${query}`, undefined, person.auth)).body.result;
const paymentsOf = async ({ number }: Bought): Promise<readonly Loose[]> => {
  const rows = await api.database.reads
    .selectFrom("payments")
    .selectAll()
    .where("customer_number", "=", number)
    .orderBy("position")
    .execute();
  return rows.map(({ kind, source, external_reference, cents, state }) => ({
    kind,
    source,
    externalReference: external_reference,
    amount: Number(cents),
    state,
  }));
};

const notice = async (provider: Name, payment: PeerPayment, signedBy?: string) => {
  const { body, headers } =
    provider === "mollie"
      ? { body: `id=${payment.id}`, headers: { "content-type": "application/x-www-form-urlencoded" } }
      : stripeNotice({ object: "checkout.session", id: payment.id }, Date.now(), signedBy);
  const url = `/api/shop/payment/notices/${provider}`;
  const { statusCode, payload } = await api.inject({ method: "POST", url, headers, payload: body });
  return { status: statusCode, body: payload };
};
/** The job looks, after so long. */
const later = async (ms = 0): Promise<void> => {
  clock.now += ms;
  await api.payments.run();
};
const differences = () => api.database.reads.selectFrom("payment_differences").selectAll().execute();

it.each(providers)(
  "[PAY-03] [PAY-04] what is begun twice is one page, what is paid is noted once however often that is said, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    const first = await start(one, provider, { locale: "de" });
    expect(first.status).toBe(200);
    const again = await start(one, provider, { locale: "de" });
    expect(again.body).toEqual(first.body);
    const payment = peer.at(first.body.result.url);
    const { number } = await ofInvoice(one);
    expect(payment).toMatchObject({ cents: one.total, currency: "EUR", email: one.person.email, description: number });
    expect(payment.backUrl).toMatch(/\/konto\/rechnungen\/[\w-]+\?payment=back$/);
    expect(await attemptsOf(one)).toMatchObject({
      providers: [...providers],
      attempts: [{ provider, document: one.id, amount: one.total, state: "open" }],
    });

    peer.pay(payment);
    for (let sent = 0; sent < 2; sent += 1) expect((await notice(provider, payment)).status).toBe(200);
    await later();
    await later();
    expect(await balanceOf(one)).toMatchObject({ state: "paid", left: 0, received: one.total });
    expect(await paymentsOf(one)).toEqual([
      { kind: "payment", source: provider, externalReference: payment.id, amount: one.total, state: "received" },
    ]);
    expect(await attemptsOf(one)).toMatchObject({ attempts: [{ state: "paid" }] });
    const letters = (await waitingTextsTo(shop, one.person.email)).filter((text) => text.includes(number));
    expect(letters.some((text) => /received|erhalten|eingegangen/i.test(text))).toBe(true);
    expect((await start(one, provider)).body.refusal).toBe("NothingToPay");
    expect((await ask("POST", "/shop/payment", { provider }, one.person.auth)).body.refusal).toBe("NothingToPay");
  },
);

it.each(providers)(
  "[PAY-03] without a notice the provider is asked, at once when the customer comes back, by %s",
  async (provider) => {
    const [one, other] = [await boughtIn(shop), await boughtIn(shop)];
    const [payment, second] = [await started(one, provider), await started(other, provider)];
    peer.pay(payment);
    expect(await attemptsOf(one)).toMatchObject({ attempts: [{ state: "open" }] });
    expect(await attemptsOf(one, "?fresh=true")).toMatchObject({ attempts: [{ state: "paid" }] });
    expect(await balanceOf(one)).toMatchObject({ left: 0 });
    peer.pay(second);
    await later(2 * minute);
    expect(await balanceOf(other)).toMatchObject({ left: 0 });
  },
);

it.each(providers)(
  "[PAY-03] a provider that is away charges nothing, and nothing is done twice after it, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    for (const away of ["before", "after"] as const) {
      peer.away = away;
      const refused = await start(one, provider);
      expect([refused.status, refused.body.refusal]).toEqual([503, "ProviderAway"]);
      expect((await ask("POST", "/shop/payment", { provider }, one.person.auth)).body.refusal).toBe("ProviderAway");
    }
    await later(2 * minute);
    peer.away = "no";
    const made = [...peer.payments.values()].filter(({ email }) => email === one.person.email).length;
    const payment = await started(one, provider);
    expect(
      [...peer.payments.values()].filter(({ email }) => email === one.person.email).length - made,
    ).toBeLessThanOrEqual(1);
    peer.pay(payment);
    peer.away = "after";
    await later(2 * minute);
    expect(await balanceOf(one)).toMatchObject({ left: one.total });
    peer.away = "no";
    await later(60 * minute);
    expect(await balanceOf(one)).toMatchObject({ left: 0 });
    expect(await paymentsOf(one)).toHaveLength(1);
  },
);

it("[PAY-03] [PAY-04] another's invoice, a sum that is too small, a way that is not offered, and a payment under way are refused", async () => {
  const [one, other] = [await boughtIn(shop), await boughtIn(shop)];
  const foreign = await ask("POST", `/shop/invoices/${one.id}/payment`, { provider: "mollie" }, other.person.auth);
  expect(foreign.body.refusal).toBe("InvoiceUnknown");
  expect((await ask("POST", "/shop/payment", { provider: "mollie" })).status).toBe(401);
  const cheap = await start(one, "mollie", { cents: 1 });
  const begun = await started(one, "mollie");
  expect(cheap.status).toBe(400);

  // Who pays all now does not pay one of it beside that.
  const all = await ask("POST", "/shop/payment", { provider: "mollie" }, one.person.auth);
  expect(begun.state).toBe("failed");
  peer.at(all.body.result.url).state = "pending";
  await later(2 * minute);
  expect((await ask("POST", "/shop/payment", { provider: "stripe" }, one.person.auth)).body.refusal).toBe(
    "PaymentUnderWay",
  );
  expect((await start(one, "stripe")).body.refusal).toBe("PaymentUnderWay");
  const own = await started(other, "mollie");
  own.state = "pending";
  await later(2 * minute);
  expect((await start(other, "stripe")).body.refusal).toBe("PaymentUnderWay");

  const third = await boughtIn(shop);
  const admin = await staffMember(shop, "admin");
  await noted(shop, admin, third.id, { amount: third.total - 30 });
  expect((await start(third, "stripe")).body.refusal).toBe("AmountTooSmall");
  expect((await ask("POST", "/shop/payment", { provider: "stripe" }, third.person.auth)).body.refusal).toBe(
    "AmountTooSmall",
  );
  expect((await start(third, "mollie")).status).toBe(200);

  const without = await running();
  try {
    const bought = await boughtIn(without);
    for (const path of [`/shop/invoices/${bought.id}/payment`, "/shop/payment"])
      expect((await without.ask("POST", path, { provider: "mollie" }, bought.person.auth)).body.refusal).toBe(
        "ProviderNotOffered",
      );
    expect((await without.ask("GET", "/shop/payment", undefined, bought.person.auth)).body.result).toEqual({
      providers: [],
      attempts: [],
    });
    const url = "/api/shop/payment/notices/mollie";
    expect((await without.api.inject({ method: "POST", url, payload: "id=tr_x" })).statusCode).toBe(404);
  } finally {
    await without.close();
  }
});

it("[PAY-03] a forged notice, one of an unknown payment and one that is none change nothing", async () => {
  const one = await boughtIn(shop);
  const payment = await started(one, "stripe");
  expect(await notice("stripe", payment, "whsec_of-somebody-else")).toMatchObject({ status: 400 });
  const unknown = { ...payment, id: "tr_unknown" };
  expect(await notice("mollie", unknown)).toMatchObject({ status: 200 });
  for (const body of ["", "id=", "id=../../x", "{", "x".repeat(10_000)]) {
    const url = "/api/shop/payment/notices/mollie";
    expect((await api.inject({ method: "POST", url, payload: body })).statusCode).toBe(200);
    const forged = await api.inject({ method: "POST", url: "/api/shop/payment/notices/stripe", payload: body });
    expect([forged.statusCode, JSON.parse(forged.payload).refusal]).toEqual([400, "NoticeForged"]);
  }
  const large = await api.inject({
    method: "POST",
    url: "/api/shop/payment/notices/mollie",
    payload: "x".repeat(300_000),
  });
  expect(large.statusCode).toBe(413);
  await later();
  expect(await balanceOf(one)).toMatchObject({ left: one.total });
});

it.each(providers)(
  "[PAY-03] [BAL-03] what is owed back goes the way it came, once, also where an answer was lost, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    const payment = await started(one, provider);
    peer.pay(payment);
    await notice(provider, payment);
    await later();
    await withdraw(ask, one.placed.number, one.person.email, one.person.auth);
    await api.invoicing.run();
    peer.away = "after";
    await later();
    peer.away = "no";
    await later(2 * minute);
    await later(2 * minute);
    expect(payment.refunds.map(({ cents }) => cents)).toEqual([one.total]);
    expect((await paymentsOf(one)).find(({ kind }) => kind === "payout")).toMatchObject({
      state: "pending",
      amount: one.total,
    });
    for (const refund of payment.refunds) refund.state = "done";
    await later(2 * minute);
    const list = (await ask("GET", "/shop/invoices", undefined, one.person.auth)).body.result;
    expect(list.balance).toMatchObject({ toPayBack: 0, left: 0 });
    expect((await paymentsOf(one)).find(({ kind }) => kind === "payout")).toMatchObject({
      state: "received",
      source: provider,
    });
  },
);

it.each(providers)(
  "[PAY-03] a bank that takes it back makes it owed again, one that is won a payment again, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    const payment = await started(one, provider);
    peer.pay(payment);
    await notice(provider, payment);
    await later();
    payment.chargebacks.push({ id: `dp_${payment.id}`, at: clock.now, state: "open" });
    await notice(provider, payment);
    await later();
    expect(await balanceOf(one)).toMatchObject({ left: one.total });
    expect(await differences()).toContainEqual(
      expect.objectContaining({ provider, reference: `dp_${payment.id}`, kind: "disputed" }),
    );
    for (const each of payment.chargebacks) each.state = "won";
    await notice(provider, payment);
    await later();
    await later();
    expect(await balanceOf(one)).toMatchObject({ left: 0 });
  },
);

it.each(providers)(
  "[PAY-03] once a day all is compared: a refund made at the provider is noted, a payment without an attempt is a line for staff, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    const payment = await started(one, provider);
    peer.pay(payment);
    await notice(provider, payment);
    await later();
    payment.refunds.push({ id: `re_by_hand_${provider}`, key: null, cents: 100, at: clock.now, state: "done" });
    const foreign: PeerPayment = { ...payment, id: `${payment.id}0`, attempt: null, refunds: [], chargebacks: [] };
    peer.payments.set(foreign.id, foreign);
    await later(24 * 60 * minute);
    expect(await differences()).toContainEqual(
      expect.objectContaining({ provider, reference: foreign.id, kind: "no-attempt", cents: one.total }),
    );
    const kinds = (await paymentsOf(one)).map(({ kind, source }) => `${kind} ${source}`);
    const [refund] = payment.refunds;
    // More than is owed back is no payout of the books: staff look at it.
    expect(kinds).toEqual([`payment ${provider}`]);
    expect(await differences()).toContainEqual(
      expect.objectContaining({ reference: refund?.id, kind: "refund-too-high" }),
    );
    peer.payments.delete(foreign.id);
  },
);

it.each(providers)(
  "[PAY-03] another amount than was asked for is the customer's credit, and a line for staff, by %s",
  async (provider) => {
    const one = await boughtIn(shop);
    const payment = await started(one, provider);
    payment.cents += 500;
    peer.pay(payment);
    await later(2 * minute);
    expect(await balanceOf(one)).toMatchObject({ left: 0 });
    expect(await differences()).toContainEqual(
      expect.objectContaining({ provider, reference: payment.id, kind: "another-amount" }),
    );
  },
);

it("[PAY-03] [BAL-03] two processes that read and pay back at once book each payment once, and send each refund once", async () => {
  const second = await createApi(shop.settings, { now: () => instant(clock.now) });
  try {
    const bought = [await boughtIn(shop), await boughtIn(shop), await boughtIn(shop)];
    const payments: PeerPayment[] = [];
    for (const [index, one] of bought.entries()) {
      const payment = await started(one, providers[index % 2] ?? "mollie");
      peer.pay(payment);
      payments.push(payment);
    }
    const both = async (ms: number): Promise<void> => {
      clock.now += ms;
      await Promise.all([api.payments.run(), second.payments.run()]);
    };
    await both(2 * minute);
    await both(2 * minute);
    for (const one of bought) {
      expect(await paymentsOf(one)).toHaveLength(1);
      await withdraw(ask, one.placed.number, one.person.email, one.person.auth);
    }
    await api.invoicing.run();
    await both(minute);
    await both(minute);
    expect(payments.map(({ refunds }) => refunds.map(({ cents }) => cents))).toEqual(
      bought.map(({ total }) => [total]),
    );
    for (const one of bought) expect((await paymentsOf(one)).map(({ kind }) => kind)).toEqual(["payment", "payout"]);
  } finally {
    await second.close();
  }
});
