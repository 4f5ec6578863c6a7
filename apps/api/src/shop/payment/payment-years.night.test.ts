// Money online over HTTP, by chance: an answer lost at each step of a hundred payments, and a year of months that are paid, given up, taken back and sent back; in the end the books have what the provider and the bank have. [PAY-03] [PAY-04]
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { day, loggedIn, ordered } from "../../../test/contract-clock.ts";
import { withdraw } from "../../../test/declarations.ts";
import { type Loose, running, type Running } from "../../../test/harness.ts";
import { noted } from "../../../test/money.ts";
import { type PayPeer, payPeer, peerKeys, type PeerPayment, stripeNotice } from "../../../test/pay-peer.ts";
import { staffMember } from "../../../test/staff.ts";

const seed = Number(process.env["LAW_SEED"] ?? 20_261_130);
const time = { now: 0 };
const at = {} as { peer: PayPeer; shop: Running };
beforeAll(async () => {
  at.peer = await payPeer(() => time.now);
  const { url } = at.peer;
  at.shop = await running({
    ...peerKeys,
    STRIPE_API_URL: url,
    MOLLIE_API_URL: url,
    AUTH_RATE_LIMIT: "1000000",
    ORDER_RATE_FACTOR: "1000000",
    LOG_LEVEL: "error",
  });
  Object.defineProperty(time, "now", { get: () => at.shop.clock.now });
});
afterAll(async () => {
  await at.shop.close();
  await at.peer.close();
});

const minute = 60_000;
const hour = 60 * minute;
type Away = PayPeer["away"];
const anyAway: fc.Arbitrary<Away> = fc.constantFrom("no", "no", "before", "after");
const anyProvider = fc.constantFrom("stripe" as const, "mollie" as const);

/** One who buys by the month, and what they pay by transfer. */
interface Customer {
  readonly email: string;
  readonly number: string;
  readonly order: string;
  auth: Readonly<Record<string, string>>;
  loginAt: number;
  transferred: number;
}

/** What is used before it is withdrawn from is paid for: only what begins later goes back whole. */
const bought = async (isEarly: boolean): Promise<Customer> => {
  const { person, placed } = await ordered(at.shop, { product: "vps-s", location: "DE" }, isEarly);
  const { email, auth } = person;
  const { customerNumber: number, number: order } = placed;
  return { email, number, order, auth, loginAt: at.shop.clock.now, transferred: 0 };
};

const isLoggedIn = async (one: Customer): Promise<void> => {
  if (at.shop.clock.now - one.loginAt < 20 * day) return;
  one.auth = await loggedIn(at.shop, one);
  one.loginAt = at.shop.clock.now;
};

const called = async (one: Customer, method: string, path: string, body?: object): Promise<Loose> => {
  await isLoggedIn(one);
  return at.shop.ask(method, path, body, one.auth);
};

const withAway = async <A>(away: Away, act: () => Promise<A>): Promise<A> => {
  at.peer.away = away;
  try {
    return await act();
  } finally {
    at.peer.away = "no";
  }
};

const later = async (ms: number, away: Away = "no"): Promise<void> => {
  at.shop.clock.now += ms;
  await withAway(away, () => at.shop.api.payments.run());
};

const ownPayments = ({ email }: Customer): readonly PeerPayment[] =>
  [...at.peer.payments.values()].filter((payment) => payment.email === email);

const notice = async (payment: PeerPayment): Promise<void> => {
  const isMollie = payment.id.startsWith("tr_");
  const { body, headers } = isMollie
    ? { body: `id=${payment.id}`, headers: { "content-type": "application/x-www-form-urlencoded" } }
    : stripeNotice({ object: "checkout.session", id: payment.id }, Date.now());
  const url = `/api/shop/payment/notices/${isMollie ? "mollie" : "stripe"}`;
  await at.shop.api.inject({ method: "POST", url, headers, payload: body });
};

/** What the shop has of a customer by the accounts of the provider, and by the bank's. */
const outside = (one: Customer): number =>
  ownPayments(one).reduce((sum, { state, cents, chargebacks, refunds }) => {
    if (state !== "paid") return sum;
    const isTaken = chargebacks.some((each) => each.state !== "won");
    const gone = refunds.reduce((all, each) => (each.state === "done" ? all + each.cents : all), 0);
    return sum + (isTaken ? 0 : cents) - gone;
  }, one.transferred);

const signs: Readonly<Record<string, number>> = { payment: 1, return: -1, payout: -1, "payout-return": 1 };
const inBooks = async ({ number }: Customer): Promise<number> => {
  const rows = await at.shop.api.database.reads
    .selectFrom("payments")
    .select(["kind", "cents", "state"])
    .where("customer_number", "=", number)
    .where("state", "in", ["received", "returned"])
    .execute();
  return rows.reduce((sum, { kind, cents }) => sum + (signs[kind] ?? Number.NaN) * Number(cents), 0);
};

const atRest = async (customers: readonly Customer[]): Promise<void> => {
  for (let rounds = 0; rounds < 4; rounds += 1) {
    await later(13 * hour);
    for (const payment of at.peer.payments.values())
      for (const refund of payment.refunds) if (refund.state === "pending") refund.state = "done";
    for (const one of customers) for (const payment of ownPayments(one)) await notice(payment);
  }
  await later(25 * hour);
};

const battery = 100;
it(`[PAY-03] [PAY-04] an answer lost at each step of ${battery} payments: no cent is lost, none comes or goes twice`, {
  timeout: 600_000,
}, async () => {
  const step = fc.record({
    provider: anyProvider,
    start: anyAway,
    again: anyAway,
    read: anyAway,
    refund: anyAway,
    twice: fc.boolean(),
    isNoticed: fc.boolean(),
    isWithdrawn: fc.boolean(),
  });
  for (const one of fc.sample(step, { seed, numRuns: battery })) {
    const customer = await bought(false);
    const { total } = (await called(customer, "GET", "/shop/invoices")).body.result.invoices[0];
    const start = (away: Away) =>
      withAway(away, () => called(customer, "POST", "/shop/payment", { provider: one.provider, locale: "de" }));
    await start(one.start);
    if (one.twice) await Promise.all([start(one.again), start(one.again)]);
    await start("no");
    const open = ownPayments(customer).filter(({ state }) => state === "open");
    expect(open, JSON.stringify(one)).toHaveLength(1);
    for (const payment of open) {
      at.peer.pay(payment);
      if (one.isNoticed) for (let sent = 0; sent < 2; sent += 1) await notice(payment);
    }
    await later(2 * minute, one.read);
    await later(30 * minute);
    if (one.isWithdrawn) {
      await withdraw(at.shop.ask, customer.order, customer.email, customer.auth);
      await at.shop.api.invoicing.run();
      await later(minute, one.refund);
      await later(hour);
    }
    await atRest([customer]);
    const came = ownPayments(customer).filter(({ state }) => state === "paid");
    const gone = came.flatMap(({ refunds }) => refunds).map(({ cents }) => cents);
    expect(
      [came.map(({ cents }) => cents), gone, await inBooks(customer)],
      `seed ${seed}: ${JSON.stringify(one)}`,
    ).toEqual([[total], one.isWithdrawn ? [total] : [], one.isWithdrawn ? 0 : total]);
  }
});

const people = 12;
const weeks = 53;
it(`[PAY-03] [PAY-04] a year of ${people} customers by a set clock: whatever is late, twice, forged, lost or taken back, the books have what the provider and the bank have`, {
  timeout: 900_000,
}, async () => {
  const act = fc.record({
    kind: fc.constantFrom("one", "all", "all", "transfer", "dispute", "won", "forged", "nothing"),
    provider: anyProvider,
    ends: fc.constantFrom("paid", "paid", "paid", "pending", "failed", "open"),
    start: anyAway,
    read: anyAway,
    notices: fc.nat(2),
    pick: fc.nat(9),
  });
  const year = fc.array(act, { minLength: weeks, maxLength: weeks });
  const customers: Customer[] = [];
  for (let count = 0; count < people; count += 1) customers.push(await bought(true));
  const lives = fc.sample(year, { seed, numRuns: people });
  for (let week = 0; week < weeks; week += 1) {
    at.shop.clock.now += 7 * day;
    // A login of staff lasts for hours.
    const admin = await staffMember(at.shop, "admin");
    await at.shop.api.invoicing.run();
    for (const [index, customer] of customers.entries()) {
      const one = lives[index]?.[week];
      if (one === undefined) continue;
      const { invoices } = (await called(customer, "GET", "/shop/invoices")).body.result;
      const open = invoices.filter(({ balance }: Loose) => balance.left > 0);
      const [invoice] = open;
      const mine = ownPayments(customer);
      const picked = mine[one.pick % Math.max(1, mine.length)];
      if (one.kind === "transfer" && invoice !== undefined) {
        const answer = await noted(at.shop, admin, invoice.id, {});
        if (answer.status < 300) customer.transferred += invoice.balance.left;
      } else if (one.kind === "dispute" && picked?.state === "paid" && picked.refunds.length === 0) {
        if (picked.chargebacks.every(({ state }) => state === "won"))
          picked.chargebacks.push({
            id: `dp_${picked.id}_${picked.chargebacks.length}`,
            at: at.shop.clock.now,
            state: "open",
          });
        await notice(picked);
      } else if (one.kind === "won" && picked !== undefined) {
        for (const each of picked.chargebacks) each.state = "won";
        await notice(picked);
      } else if (one.kind === "forged") await notice({ ...(picked ?? ({} as PeerPayment)), id: `tr_${week}${index}` });
      else if (one.kind === "one" || one.kind === "all") {
        const path =
          one.kind === "all" || invoice === undefined ? "/shop/payment" : `/shop/invoices/${invoice.id}/payment`;
        await withAway(one.start, () => called(customer, "POST", path, { provider: one.provider, locale: "en" }));
        const begun = ownPayments(customer).findLast(({ state }) => state === "open");
        if (begun !== undefined && one.ends !== "open") {
          if (one.ends === "paid") at.peer.pay(begun);
          else begun.state = one.ends as "pending" | "failed";
          for (let sent = 0; sent < one.notices; sent += 1) await notice(begun);
        }
      }
      // What was pending is decided by its bank in the end.
      for (const payment of mine) if (payment.state === "pending") at.peer.pay(payment);
      await withAway(one.read, () => at.shop.api.payments.run());
    }
    await later(hour);
  }
  await atRest(customers);
  for (const [index, customer] of customers.entries())
    expect(await inBooks(customer), `seed ${seed}, customer ${index}`).toBe(outside(customer));
  const moved = customers.reduce((sum, one) => sum + ownPayments(one).length, 0);
  expect(moved, "payments that were begun").toBeGreaterThan(people * 5);
});
