// What differs between a payment provider and the books, as staff find it: listed with its customer, counted on the first page of the desk, resolved once and not reported again; and the command that compares at once. [PAY-03] [ADM-01] [DSK-07]
import { instant } from "@kontor/domain/kernel/calendar";
import { afterAll, expect, it } from "vitest";
import { withdraw } from "../../../test/declarations.ts";
import { type ApiResponse, type Headers, type Loose, running } from "../../../test/harness.ts";
import { type Bought, boughtIn } from "../../../test/money.ts";
import { type PayPeer, payPeer, peerKeys, type PeerPayment } from "../../../test/pay-peer.ts";
import { problem, problemOf } from "../../../test/refused.ts";
import { staffMember } from "../../../test/staff.ts";
import { paymentsCommand } from "../../app/data/payments.ts";

const time = { now: 0 };
const peer: PayPeer = await payPeer(() => time.now);
const shop = await running({ MOLLIE_API_KEY: peerKeys.MOLLIE_API_KEY, MOLLIE_API_URL: peer.url });
afterAll(async () => {
  await shop.close();
  await peer.close();
});
const { ask, api, clock, settings } = shop;
Object.defineProperty(time, "now", { get: () => clock.now });
const day = 86_400_000;
const reason = "Paid by a link of our own.";

const started = async ({ person, id }: Bought): Promise<PeerPayment> =>
  peer.at((await ask("POST", `/shop/invoices/${id}/payment`, { provider: "mollie" }, person.auth)).body.result.url);
/** The job looks, after so long. */
const later = async (ms: number): Promise<void> => {
  clock.now += ms;
  await api.payments.run();
};
const list = async ({ auth }: { readonly auth: Headers }, query = ""): Promise<Loose> =>
  (await ask("GET", `/shop/admin/payment-differences${query}`, undefined, auth)).body.result;
const resolved = (id: string, body: object, { auth }: { readonly auth: Headers }): Promise<ApiResponse> =>
  ask("PUT", `/shop/admin/payment-differences/${encodeURIComponent(id)}/resolved`, body, auth);
const countOf = async ({ auth }: { readonly auth: Headers }): Promise<number | null> =>
  (await ask("GET", "/shop/admin/today", undefined, auth)).body.result.counts.find(
    ({ kind }: Loose) => kind === "difference",
  )?.count.value ?? null;
const command = async (env = settings) => {
  const output: string[] = [];
  const place = settings.databaseUrl ?? settings.dataDir;
  const isSame = await paymentsCommand(
    place,
    env,
    (line) => void output.push(line),
    () => instant(clock.now),
  );
  return { isSame, output };
};

it("[PAY-03] the command says that nothing differs, that a provider is away, and that none is set up", async () => {
  expect(await command()).toEqual({
    isSame: true,
    output: [expect.stringMatching(/^Compared the payments of 35 days at mollie with .*: no differences\.$/)],
  });
  peer.away = "before";
  expect(await command()).toEqual({ isSame: false, output: [expect.stringContaining("mollie cannot be reached")] });
  peer.away = "no";
  await expect(command({ ...settings, payment: { ...settings.payment, mollie: null } })).rejects.toThrow(
    "No payment provider is set up",
  );
});

it("[PAY-03] [ADM-01] [DSK-07] each difference is a row, the latest first, with its customer; it waits on the first page until a member of staff says what became of it", async () => {
  const [one, other, third] = [await boughtIn(shop), await boughtIn(shop), await boughtIn(shop)];
  const [odd, sound, lost] = [await started(one), await started(other), await started(third)];
  odd.cents += 500;
  for (const each of [odd, sound, lost]) peer.pay(each);
  await later(120_000);
  sound.refunds.push({ id: "re_by_hand", key: null, cents: 100, at: clock.now, state: "done" });
  const foreign: PeerPayment = { ...sound, id: `${sound.id}0`, attempt: null, refunds: [], chargebacks: [] };
  peer.payments.set(foreign.id, foreign);
  peer.payments.delete(lost.id);
  clock.now += day;

  const { isSame, output } = await command();
  expect(isSame).toBe(false);
  expect(output[0]).toMatch(/: 4 differences\.$/);
  expect(output.slice(1).toSorted()).toEqual(
    [
      new RegExp(`^ {2}${odd.id}, 2026-11-21, \\d+\\.\\d\\d EUR, customer ${one.number}: another amount`),
      /^ {2}re_by_hand, .* 1\.00 EUR, customer \d+: paid back there, more than was owed$/,
      new RegExp(`^ {2}${foreign.id}, [^:]*EUR: not begun in this shop$`),
      new RegExp(`^ {2}${lost.id}, .*customer ${third.number}: in the books, and unknown to the provider$`),
    ]
      .map((expected) => output.find((line) => expected.test(line)) ?? `nothing like ${expected}`)
      .toSorted(),
  );

  const books = await staffMember(shop, "bookkeeping");
  const support = await staffMember(shop, "support");
  const { differences, next } = await list(books);
  expect(next).toBeNull();
  expect(
    differences.map((each: Loose) => [each.kind, each.reference, each.customer?.number ?? null, each.amount]),
  ).toEqual([
    ["refund-too-high", "re_by_hand", other.number, 100],
    ["not-at-provider", lost.id, third.number, third.total],
    ["no-attempt", foreign.id, null, other.total],
    ["another-amount", odd.id, one.number, one.total + 500],
  ]);
  expect(differences[3]).toMatchObject({ provider: "mollie", currency: "EUR", day: "2026-11-21", resolved: null });
  const ids = differences.map(({ id }: Loose) => id);
  const walked: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: Loose = await list(books, `?count=1${after === "" ? "" : `&after=${encodeURIComponent(after)}`}`);
    walked.push(...page.differences.map(({ id }: Loose) => id));
    after = page.next;
  }
  expect(walked).toEqual(ids);
  expect((await list(books, `?q=${foreign.id}`)).differences).toMatchObject([{ reference: foreign.id }]);
  expect((await list(books, "?only=resolved")).differences).toEqual([]);
  expect([await countOf(books), await countOf(support)]).toEqual([4, null]);
  const { todo } = (await ask("GET", "/shop/admin/today", undefined, books.auth)).body.result;
  expect(todo).toContainEqual(
    expect.objectContaining({
      kind: "difference",
      name: odd.id,
      amount: one.total + 500,
      customer: expect.objectContaining({ number: one.number }),
    }),
  );

  const id = differences[3].id;
  expect(problemOf(await resolved(id, { reason }, support))).toEqual(problem("AreaClosed"));
  expect(problemOf(await resolved(id, { reason: " " }, books))).toEqual(problem("ReasonMissing"));
  for (const unknown of ["mollie.no-attempt.tr_none", "nothing"])
    expect(problemOf(await resolved(unknown, { reason }, books))).toEqual(problem("DifferenceUnknown"));
  const done = await resolved(id, { reason: ` ${reason} ` }, books);
  expect(done.body.result).toMatchObject({
    id,
    resolved: { at: clock.now, by: books.number, byName: books.email, reason },
  });
  expect(problemOf(await resolved(id, { reason }, books))).toEqual(problem("DifferenceResolved"));

  // What is compared again is the same difference, and stays as staff left it.
  await later(day);
  const afterwards = await staffMember(shop, "bookkeeping");
  expect((await list(afterwards)).differences.map((each: Loose) => [each.id, each.resolved !== null])).toEqual(
    ids.map((each: string) => [each, each === id]),
  );
  expect((await list(afterwards, "?only=open")).differences).toHaveLength(3);
  expect(await countOf(afterwards)).toBe(3);
  expect((await command()).output[0]).toMatch(/: 3 differences, beside 1 that staff have resolved\.$/);
});

it("[PAY-03] [BAL-03] what the provider refuses to send back waits at the desk to be paid back, with the way that failed; what a bank took back says which case it is", async () => {
  const [one, other] = [await boughtIn(shop), await boughtIn(shop)];
  const [payment, disputed] = [await started(one), await started(other)];
  for (const each of [payment, disputed]) peer.pay(each);
  await later(120_000);
  await withdraw(ask, one.placed.number, one.person.email, one.person.auth);
  await api.invoicing.run();
  peer.refusesRefunds = true;
  disputed.chargebacks.push({ id: `chb_${disputed.id}`, at: clock.now, state: "open" });
  await later(day);
  peer.refusesRefunds = false;
  const books = await staffMember(shop, "bookkeeping");
  const moneyOf = async ({ number }: Bought): Promise<Loose> =>
    (await ask("GET", `/shop/admin/customers/${number}/money`, undefined, books.auth)).body.result;
  const { balance, payments } = await moneyOf(one);
  expect(balance.toPayBack).toBe(one.total);
  expect(payments.find(({ kind }: Loose) => kind === "payout")).toMatchObject({ state: "failed", source: "mollie" });
  const { todo } = (await ask("GET", "/shop/admin/today", undefined, books.auth)).body.result;
  expect(
    todo.filter(({ kind, customer }: Loose) => kind === "pay-back" && customer.number === one.number),
  ).toHaveLength(1);
  expect((await moneyOf(other)).payments.find(({ kind }: Loose) => kind === "return")).toMatchObject({
    source: "mollie",
    cause: { kind: "returned", text: `chb_${disputed.id}` },
  });
});
