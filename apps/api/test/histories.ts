// Lives histories through the API, side by side in one shop: each act of customers and staff at its moment, and the clock in its rhythm. [ACC-03] [ACC-07]
import { exampleVoucher } from "@kontor/domain/shop/voucher/examples";
import { addVoucher } from "../src/shop/voucher/store.ts";
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Instant, instant } from "@kontor/domain/kernel/calendar";
import type { Entry } from "@kontor/domain/shop/balance";
import type { Catalog } from "@kontor/domain/shop/catalog";
import { type Order, setupOf } from "@kontor/domain/shop/checkout";
import type { ServiceContract } from "@kontor/domain/shop/contract";
import { type Invoice, isOutdated, type SetupFacts } from "@kontor/domain/shop/invoice";
import { dayIn, differences, type HistoryAct, isMoneyAct } from "@kontor/domain/shop/invoice/laws";
import { orderById } from "../src/shop/checkout/store.ts";
import { contractsOfOrder } from "../src/shop/contract/store.ts";
import { knownRates } from "../src/shop/invoice/known-rates.ts";
import { invoicesOfOrder } from "../src/shop/invoice/store.ts";
import { moneyEntriesOf, moneyFaults, noteMoney } from "./history-money.ts";
import { otherRateFrom, patient, runClock } from "./history-shop.ts";
import { address, agreements, customer, order, password, type Person } from "./customers.ts";
import type { ApiResponse, Loose, Running } from "./harness.ts";
import {
  type ApiHistory,
  at,
  type Country,
  countries,
  historyDays,
  itemsOf,
  places,
  surprises,
} from "./random-histories.ts";
import { type StaffMember, staffMember } from "./staff.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** A history that has begun. */
interface Begun {
  readonly history: ApiHistory;
  readonly person: Person;
  readonly placed: Loose;
  readonly addresses: { readonly at: number; readonly country: Country }[];
  readonly ready: Map<string, number>;
}

interface Stage {
  readonly running: Running;
  readonly shop: Running;
  readonly staff: StaffMember;
  readonly catalog: Catalog;
  readonly deliveryKey: string;
}

const login = async ({ shop: { ask } }: Stage, email: string): Promise<Record<string, string>> => {
  const { body } = await ask("POST", "/auth/local", { identifier: email, password });
  return { authorization: `Bearer ${body.jwt}` };
};

/** What was refused is no fault of the history: it changes nothing. */
const taken = (answer: ApiResponse): ApiResponse => {
  expect(answer.status, answer.text).toBeLessThan(500);
  return answer;
};

const addressOf = ({ country, isBusiness }: ApiHistory) => ({
  ...address,
  ...places[country],
  ...(isBusiness ? { kind: "business", company: "Muster Hosting" } : {}),
});

/** A shop that is too busy is registered at once more, with another address. */
const registered = async ({ running }: Stage, history: ApiHistory): Promise<Person> => {
  for (let tries = 0; tries < 10; tries += 1) {
    const made = await customer(running.ask, addressOf(history)).catch(() => null);
    if (made !== null) return made;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return customer(running.ask, addressOf(history));
};

const begin = async (stage: Stage, history: ApiHistory): Promise<Begun> => {
  const { ask, api, clock } = stage.shop;
  const { country, earlyStart, voucher } = history;
  const person = await registered(stage, history);
  let cart = (await ask("POST", "/shop/order/cart", undefined, person.auth)).body.result;
  const path = `/shop/order/cart/${cart.id}`;
  for (const item of itemsOf(history, stage.catalog)) {
    const added = await ask("POST", `${path}/items`, { version: cart.version, item }, person.auth);
    // A busy shop may have taken it and answered too late.
    const known = added.status === 201 ? added : await ask("GET", path, undefined, person.auth);
    expect(known.body.result.version, `${JSON.stringify(item)}: ${added.text}`).toBeGreaterThan(cart.version);
    cart = known.body.result;
  }
  if (voucher !== null) {
    const code = `HIST-${randomUUID().slice(0, 8).toUpperCase()}`;
    await api.database.atOnce((handle) => addVoucher(handle, exampleVoucher(code, voucher)));
    const { subtotal } = (await ask("GET", `${path}/quote`, undefined, person.auth)).body.result;
    if (subtotal >= voucher)
      cart = (await ask("PUT", `${path}/voucher`, { version: cart.version, code }, person.auth)).body.result;
  }
  const placed = await order(ask, person, cart, randomUUID(), { agreements: { ...agreements, earlyStart } });
  expect(placed.status, placed.text).toBe(201);
  return { history, person, placed: placed.body.result, addresses: [{ at: clock.now, country }], ready: new Map() };
};

type Step = readonly [at: number, work: () => Promise<unknown>];

const contractsOf = ({ shop }: Stage, { placed }: Begun) => contractsOfOrder(shop.api.database.reads, placed.id);

/** A notice or a withdrawal: at once by its customer, or without a number until staff match it. */
const declare = async (
  stage: Stage,
  begun: Begun,
  act: HistoryAct & { readonly kind: "notice" | "withdrawal" },
): Promise<Step | null> => {
  const { ask, clock } = stage.shop;
  const { email } = begun.person;
  const contracts = await contractsOf(stage, begun);
  const contract = act.contract === null ? contracts[0] : at(contracts, act.contract);
  const number = act.contract === null ? begun.placed.number : contract?.number;
  const named = act.matchedAfter === 0 ? number : "what I ordered with you";
  const auth = await login(stage, email);
  const headers = { ...auth, "idempotency-key": randomUUID() };
  const end = (days: number): object => ({
    end: "date",
    date: dayIn(clock.now + days * day)
      .split("-")
      .toReversed()
      .join("."),
  });
  const answer =
    act.kind === "withdrawal"
      ? await ask("POST", "/shop/declaration/withdrawal", { name: "Erika Mustermann", contract: named, email }, headers)
      : await ask(
          "POST",
          "/shop/declaration/cancellation",
          {
            product: named,
            termination: "ordinary",
            ...(act.wanted === null ? { end: "next" } : end(act.wanted)),
            email,
            emailRepeat: email,
          },
          headers,
        );
  expect(answer.status, answer.text).toBe(201);
  if (act.matchedAfter === 0) return null;
  const { id } = answer.body.result;
  return [
    clock.now + act.matchedAfter * day,
    async () => {
      const staff = await login(stage, stage.staff.email);
      taken(await ask("PUT", `/shop/admin/inbox/${id}/contract`, { contract: contract?.number }, staff));
    },
  ];
};

const perform = async (stage: Stage, begun: Begun, act: HistoryAct): Promise<Step | null> => {
  const { ask, clock, api } = stage.shop;
  if (act.kind === "notice" || act.kind === "withdrawal") return declare(stage, begun, act);
  if (act.kind === "guarantee") {
    const contract = at(await contractsOf(stage, begun), act.contract);
    taken(
      await ask("POST", `/shop/contracts/${contract.id}/guarantee`, undefined, await login(stage, begun.person.email)),
    );
  }
  if (act.kind === "move") {
    const country = at(countries, act.rate / 100);
    const auth = await login(stage, begun.person.email);
    const sent = { ...addressOf(begun.history), ...places[country], email: begun.person.email };
    const moved = await ask("PUT", "/shop/auth/customer", sent, auth);
    expect(moved.status, moved.text).toBe(200);
    begun.addresses.push({ at: clock.now, country });
  }
  const documents = (): Promise<readonly Invoice[]> => invoicesOfOrder(api.database.reads, begun.placed.id);
  if (isMoneyAct(act))
    await noteMoney(
      stage.shop,
      await login(stage, stage.staff.email),
      begun.placed.customerNumber,
      await documents(),
      act,
    );
  if (act.kind === "credit") {
    const invoices = (await documents()).filter(({ kind }) => kind === "invoice");
    if (invoices.length === 0) return null;
    const { id, total } = at(invoices, act.invoice);
    const staff = await login(stage, stage.staff.email);
    const { left } = (await ask("GET", `/shop/admin/invoices/${id}`, undefined, staff)).body.result;
    const body = { amount: Math.ceil((total * act.part) / 1000), left, reason: "By chance." };
    taken(await ask("POST", `/shop/admin/invoices/${id}/credit`, body, staff));
  }
  if (act.kind === "rate") await correctRate(stage, begun, await documents(), act.invoice);
  return null;
};

/** An invoice whose rate has changed since, to what the desk had said; nothing where there is none. [VAT-14] */
const correctRate = async (
  stage: Stage,
  { placed }: Begun,
  documents: readonly Invoice[],
  which: number,
): Promise<void> => {
  const { ask, api, settings } = stage.shop;
  const rates = await knownRates(api.database.reads, { settings });
  const outdated = documents.filter((one) => isOutdated(one, documents, rates));
  if (outdated.length === 0) return;
  const path = `/shop/admin/invoices/${at(outdated, which).id}`;
  const staff = await login(stage, stage.staff.email);
  const { rateChange } = (await ask("GET", path, undefined, staff)).body.result;
  // A busy shop may have done it and answered too late: then it is asked again, and has changed.
  taken(await ask("POST", `${path}/rate`, { left: rateChange.before, reason: "By chance." }, staff));
  const made = (await invoicesOfOrder(api.database.reads, placed.id)).slice(documents.length);
  expect(made.map(({ total }) => total)).toEqual([-rateChange.before, rateChange.after]);
};

const report = async (stage: Stage, begun: Begun): Promise<void> => {
  const { ask, clock } = stage.shop;
  for (const { id, hourly } of await contractsOf(stage, begun)) {
    if (!hourly) continue;
    const body = { state: "ready", text: { en: "It runs.", de: "Er läuft." } };
    const answer = taken(
      await ask("PUT", `/shop/contracts/${id}/delivery`, body, { authorization: `Bearer ${stage.deliveryKey}` }),
    );
    if (answer.status === 200) begun.ready.set(id, clock.now);
  }
};

/** What a history came to, as the shop has stored it. */
export interface Outcome {
  readonly order: Order;
  readonly contracts: readonly ServiceContract[];
  readonly documents: readonly Invoice[];
  readonly money: readonly Entry[];
  readonly person: Person;
  /** Where documents and what is owed differ. */
  readonly wrong: readonly string[];
  readonly acts: readonly HistoryAct[];
}

/** Lives histories in one shop, side by side: each act at its moment, the clock in its rhythm. */
export const livedThrough = async (
  running: Running,
  deliveryKey: string,
  all: readonly ApiHistory[],
  rhythm: readonly number[],
): Promise<readonly Outcome[]> => {
  const shop: Running = { ...running, ask: patient(running.ask) };
  const opened = shop.clock.now;
  const catalog = (await shop.ask("GET", "/shop/catalog")).body.result as Catalog;
  const stage: Stage = { running, shop, staff: await staffMember(shop, "admin"), catalog, deliveryKey };
  const known: KnownRates[] = [];
  const changed = async (from: string, rates: Readonly<Record<string, number>>): Promise<void> => {
    await otherRateFrom(shop, from, rates);
    const all = await shop.api.database.reads.selectFrom("vat_rates").selectAll().execute();
    known.push({ at: shop.clock.now, rates: all });
  };
  await changed("2027-03-01", { DE: 1700 });
  const begun: Begun[] = [];
  const steps: Step[] = all.map((history): Step => {
    const from = opened + history.placed * hour + 1234;
    return [
      from,
      async () => {
        const one = await begin(stage, history);
        begun.push(one);
        for (const act of history.acts)
          steps.push([from + act.after * hour + 60_000, async () => perform(stage, one, act)]);
        if (history.ready !== null) steps.push([from + history.ready * hour, () => report(stage, one)]);
      },
    ];
  });
  for (const { after, from, rates } of surprises) steps.push([opened + after * day, () => changed(from, rates)]);
  const ends = opened + (45 + historyDays + 100) * day;
  for (let gone = 0, runs = 0; opened + gone * day < ends; runs += 1) {
    gone += at(rhythm, runs);
    steps.push([opened + gone * day + 2 * hour, () => runClock(shop)]);
  }
  while (steps.length > 0) {
    const next = steps.reduce((least, [when], place) => (when < (steps[least]?.[0] ?? 0) ? place : least), 0);
    const [[when, work] = [0, async () => null]] = steps.splice(next, 1);
    shop.clock.now = Math.max(shop.clock.now, when);
    const later = await work();
    if (Array.isArray(later)) steps.push(later as unknown as Step);
  }
  shop.clock.now = Math.max(shop.clock.now, ends);
  await runClock(shop);
  return Promise.all(begun.map((one) => outcomeOf(stage, one, known)));
};

type Rate = {
  readonly country: string;
  readonly valid_from: string;
  readonly valid_until: string | null;
  readonly rate: number;
};

/** All rates as they were known from a moment on. */
interface KnownRates {
  readonly at: number;
  readonly rates: readonly Rate[];
}

const outcomeOf = async (stage: Stage, begun: Begun, known: readonly KnownRates[]): Promise<Outcome> => {
  const { shop } = stage;
  const { reads } = shop.api.database;
  const made = await orderById(reads, begun.placed.id);
  if (made === null) throw new Error("an order is not there");
  const contracts = await contractsOfOrder(reads, made.id);
  const documents = await invoicesOfOrder(reads, made.id);
  const rateAt = (on: string, addressAt: number, knownAt: number): number =>
    rateIn(begun.addresses.findLast((each) => each.at <= addressAt)?.country ?? "DE", on, knownAt);
  const homeRateAt = (on: string, knownAt: number): number => rateIn("DE", on, knownAt);
  const rateIn = (country: string, on: string, knownAt: number): number => {
    const inForce = known
      .findLast((each) => each.at <= knownAt)
      ?.rates.find(
        (each) =>
          each.country === country && each.valid_from <= on && (each.valid_until === null || on <= each.valid_until),
      );
    return inForce?.rate ?? 0;
  };
  const permitted = setupOf(made, instant(shop.clock.now), shop.settings.timeZone).from;
  const usedFrom = ({ id }: ServiceContract): Instant | null => {
    const ready = begun.ready.get(id);
    const facts: SetupFacts = {
      permitted,
      isReported: ready !== undefined,
      readyAt: ready === undefined ? null : instant(ready),
    };
    return facts.permitted === null || facts.readyAt === null
      ? facts.permitted
      : instant(Math.max(facts.permitted, facts.readyAt));
  };
  const until = dayIn(shop.clock.now) as never;
  const isReported = ({ id }: ServiceContract): boolean => begun.ready.has(id);
  const staff = await login(stage, stage.staff.email);
  const wrong = [
    ...differences(made, { contracts, documents, until, rateAt, homeRateAt, usedFrom, isReported }),
    ...(await moneyFaults(shop, staff, made.customerNumber, documents)),
  ];
  const money = await moneyEntriesOf(shop, made.customerNumber);
  return { order: made, contracts, documents, money, person: begun.person, wrong, acts: begun.history.acts };
};
