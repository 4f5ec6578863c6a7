// Laws of what is used by the hour: each hour is billed once, no month costs more than its price, and time that has not passed costs nothing. [PRD-08]
import fc from "fast-check";
import { addDays, addMonths, day, dayOf, instant, type Instant, startOfDay } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents, grossOf, microsOf, rate, times } from "#kernel/money";
import type { Order } from "#shop/checkout";
import { type ContractPrice, guaranteeLastDay, type ServiceContract } from "#shop/contract";
import type { VatDecision } from "#shop/vat";
import { anyOrdered, exampleIssue, type Ordered } from "./arbitraries.ts";
import { creditNotes } from "./correction.ts";
import { laterDraft } from "./later-draft.ts";
import type { InvoiceDraft } from "./model.ts";
import { chargeForUse, type SetupFacts, type Use, usedFrom, useLines, usesUntil, withUseBilled } from "./usage.ts";

const zone = "Europe/Berlin";
const hour = 3_600_000;

const anyHourly: fc.Arbitrary<ServiceContract> = fc
  .record({
    ordered: anyOrdered,
    start: fc.constantFrom(day("2026-01-31"), day("2026-03-29"), day("2024-02-29"), day("2026-10-25")),
    after: fc.integer({ min: 0, max: 23 * hour }),
  })
  .map(({ ordered: { contracts }, start, after }): ServiceContract => {
    const [contract] = contracts;
    if (contract === undefined) throw new Error("an order without contracts");
    return {
      ...contract,
      hourly: true,
      start,
      placedAt: instant(startOfDay(start, zone) + after),
      state: { kind: "running" },
    };
  });

/** Ended at once, as what is billed by the hour is. */
const ended = (contract: ServiceContract, at: Instant): ServiceContract => ({
  ...contract,
  state: { kind: "cancelled", at, end: dayOf(at, zone), by: "notice", refund: null },
});

/** Set up at the moment of the order. */
const atOnce = ({ placedAt }: ServiceContract): SetupFacts => ({
  permitted: placedAt,
  isReported: false,
  readyAt: null,
});

/** An order with one of its contracts, everything of it billed by the hour. */
const byTheHour = ({ order, contracts }: Ordered): { readonly order: Order; readonly contract: ServiceContract } => {
  const [contract] = contracts;
  if (contract === undefined) throw new Error("an order without contracts");
  const prices = contract.prices?.map((price): ContractPrice => {
    const most = { unitPrice: times(price.unitPrice, price.everyMonths) };
    return { ...price, unit: "hour", unitPriceMicros: microsOf(price.unitPrice), most };
  });
  return { order, contract: { ...contract, hourly: true, prices: prices ?? [] } };
};

const invoiceOf = (order: Order, contract: ServiceContract, use: Use, vat: VatDecision): InvoiceDraft | null =>
  laterDraft(
    { order, source: `due:${order.id}:${use.until}`, lines: useLines(order, contract, use) },
    { buyer: order.address, locale: order.locale, vatOn: () => ({ vat, homeRate: null }) },
    exampleIssue,
  );

/** So many hours after the order it may be set up, and is reported or not. */
const anySetup = fc.record({
  waits: fc.integer({ min: 0, max: 16 * 24 }),
  isReported: fc.boolean(),
  ready: fc.option(fc.integer({ min: 0, max: 40 * 24 })),
});

/** A bill of one line: of use or of what was paid ahead, while the guarantee lasts or after it. */
const anyBill = fc.record({
  amount: fc.nat(9000),
  kind: fc.constantFrom("product" as const, "addition" as const),
  unit: fc.constantFrom("hour" as const, "month" as const),
  isLate: fc.boolean(),
});

export const usageLaws: readonly Law[] = [
  law(
    "[CON-02] [CON-05] [LAW3] what the guarantee gives back at most grows by the base fee of each month of use that is billed while it lasts, and by nothing else",
    () =>
      fc.property(anyHourly, fc.nat(9000), fc.array(anyBill, { maxLength: 4 }), (contract, paid, bills) => {
        const last = guaranteeLastDay(contract.orderedOn);
        const billed = bills.reduce(
          (now, { amount, kind, unit, isLate }) =>
            withUseBilled(now, {
              source: "due:o1",
              issuedOn: isLate ? addDays(last, 1) : last,
              lines: [{ kind, unit, contracts: [contract.id], gross: cents(amount) }],
            } as unknown as InvoiceDraft),
          { ...contract, guarantee: { monthly: cents(0), billingMonths: 1, paid: cents(paid) } } as ServiceContract,
        );
        const own = bills.filter(({ kind, unit, isLate }) => kind === "product" && unit === "hour" && !isLate);
        return billed.guarantee?.paid === own.reduce((all, { amount }) => all + amount, paid);
      }),
  ),
  law("[PRD-08] [CON-03] every hour from the order to the end is billed once, begun ones as whole ones", () =>
    fc.property(anyHourly, fc.integer({ min: 1, max: 700 * 24 }), (contract, hours) => {
      const at = instant(contract.placedAt + hours * hour - 1);
      const uses = usesUntil(ended(contract, at), atOnce(contract), addMonths(contract.start, 48), zone);
      const billed = uses.reduce((sum, use) => sum + use.hours, 0);
      // A month that begins within an hour begins one more.
      return (
        billed >= hours &&
        billed <= hours + uses.length &&
        uses.every(({ from, until }, index) => from < until && (index === 0 || uses[index - 1]?.until === from))
      );
    }),
  ),
  law(
    "[PRD-08] [LGL-04] [OUT-03] no hour counts before it may be set up, nor before it is ready where that is reported; all others do",
    () =>
      fc.property(
        anyHourly,
        anySetup,
        fc.integer({ min: 1, max: 100 * 24 }),
        (contract, { waits, isReported, ready }, hours) => {
          const permitted = instant(contract.placedAt + waits * hour);
          const readyAt = isReported && ready !== null ? instant(contract.placedAt + ready * hour) : null;
          const setup = { permitted, isReported, readyAt };
          const at = instant(contract.placedAt + hours * hour);
          const uses = usesUntil(ended(contract, at), setup, addMonths(contract.start, 12), zone);
          const billed = uses.reduce((sum, use) => sum + use.hours, 0);
          const from = usedFrom(setup);
          const expected = from === null ? 0 : Math.max(0, Math.ceil((at - from) / hour));
          const isPaidWrongly = from !== null && (from < permitted || (readyAt !== null && from < readyAt));
          // A month that begins within an hour begins one more.
          return (
            !isPaidWrongly &&
            billed >= expected &&
            billed <= expected + Math.max(0, uses.length - 1) &&
            (from !== null || !isReported || readyAt === null)
          );
        },
      ),
  ),
  law("[PRD-08] [CHK-10] nothing counts while it is not known from when it may be set up", () =>
    fc.property(anyHourly, fc.boolean(), (contract, isReported) => {
      const setup = { permitted: null, isReported, readyAt: isReported ? contract.placedAt : null };
      return usesUntil(contract, setup, addMonths(contract.start, 12), zone).length === 0;
    }),
  ),
  law("[PRD-08] a month that is going on is not billed, and one that was billed stays as it was", () =>
    fc.property(anyHourly, fc.integer({ min: 0, max: 800 }), (contract, days) => {
      const on = addDays(contract.start, days);
      const uses = usesUntil(contract, atOnce(contract), on, zone);
      const later = usesUntil(contract, atOnce(contract), addMonths(on, 3), zone);
      return (
        uses.every(({ until }) => until <= on) &&
        JSON.stringify(later.slice(0, uses.length)) === JSON.stringify(uses) &&
        later.length >= uses.length + 2
      );
    }),
  ),
  law("[PRD-08] no month costs more than its price, and no hour less than the price of one until then", () =>
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 800 }),
      (price, quantity, hours) => {
        const line = { unitPrice: cents(price), quantity, recurring: cents(price * 500 * quantity) };
        return chargeForUse(line, hours) === Math.min(hours, 500) * price * quantity;
      },
    ),
  ),
  law("[PRD-08] more hours never cost less, and up to the cap two uses cost as much as one of both lengths", () =>
    fc.property(
      fc.integer({ min: 0, max: 50 }),
      fc.integer({ min: 1, max: 20 }),
      fc.nat(744),
      fc.nat(744),
      (price, quantity, a, b) => {
        const line = { unitPrice: cents(price), quantity, recurring: cents(price * 500 * quantity) };
        const cost = (hours: number): number => chargeForUse(line, hours);
        return (
          cost(0) === 0 &&
          cost(a) <= cost(a + b) &&
          cost(a + b) <= line.recurring &&
          (a + b > 500 || cost(a) + cost(b) === cost(a + b))
        );
      },
    ),
  ),
  law("[PRD-08] [VAT-11] use at another rate costs the same without VAT, and its VAT is that of the day", () =>
    fc.property(
      anyOrdered,
      fc.constantFrom(0, 700, 2000, 2700),
      fc.integer({ min: 1, max: 744 }),
      (ordered, points, hours) => {
        const { order, contract } = byTheHour(ordered);
        const use = { month: contract.start, from: contract.start, until: addMonths(contract.start, 1), hours };
        const billed = (vat: VatDecision): InvoiceDraft | null => invoiceOf(order, contract, use, vat);
        const before = billed(order.quote.vat);
        const after = billed({ country: "FR", rate: rate(points), treatment: "destination" });
        if (before === null || after === null) return (before?.total ?? 0) <= 1 && (after?.total ?? 0) <= 1;
        // The net of each month's price is rounded on the way, and the line's once more with its VAT.
        const units = before.lines.reduce((sum, { quantity }) => sum + quantity + 1, 0);
        const isSame = Math.abs(after.net - before.net) <= units;
        return (
          isSame &&
          after.net + after.vatAmount === after.total &&
          Math.abs(after.total - grossOf(after.net, rate(points))) <= 1
        );
      },
    ),
  ),
  law(
    "[BAL-04] [SHOP2-3] [PRD-08] hours begun until the receipt of a withdrawal are owed where an early start was asked for, and no others",
    () =>
      fc.property(anyHourly, fc.integer({ min: 0, max: 19 * 24 * 60 }), fc.nat(60), (contract, minutes, later) => {
        const at = instant(contract.placedAt + minutes * 60_000);
        const back: ServiceContract = {
          ...contract,
          valueIsOwed: true,
          state: { kind: "withdrawn", at, day: dayOf(at, zone) },
        };
        const uses = usesUntil(back, atOnce(back), addDays(dayOf(at, zone), later), zone);
        const hours = uses.reduce((sum, use) => sum + use.hours, 0);
        return hours >= Math.ceil(minutes / 60) && hours <= Math.ceil(minutes / 60) + Math.max(0, uses.length - 1);
      }),
  ),
  law("[LGL-03] [CON-02] what is withdrawn from without an early start, or given back, costs no hour", () =>
    fc.property(anyHourly, fc.integer({ min: 0, max: 90 }), fc.boolean(), (contract, days, isGuarantee) => {
      const on = addDays(contract.start, days);
      const at = instant(startOfDay(on, zone));
      const state = isGuarantee
        ? ({ kind: "cancelled", at, end: on, by: "guarantee", refund: null } as const)
        : ({ kind: "withdrawn", at, day: on } as const);
      const back: ServiceContract = { ...contract, valueIsOwed: isGuarantee, state };
      return usesUntil(back, atOnce(back), addMonths(on, 2), zone).length === 0;
    }),
  ),
  law(
    "[CON-02] [CON-05] [LAW2-4] all hours that were billed before the guarantee are given back, to the cent of net and VAT",
    () =>
      fc.property(anyOrdered, fc.integer({ min: 1, max: 100 }), (ordered, days) => {
        const { order, contract } = byTheHour(ordered);
        const end = addDays(contract.start, days);
        const billed = usesUntil(contract, atOnce(contract), end, zone).flatMap((use, at) => {
          const draft = invoiceOf(order, contract, use, order.quote.vat);
          return draft === null ? [] : [{ ...draft, id: `d${at}`, number: `R-${at}` }];
        });
        const at = instant(startOfDay(end, zone) + 1);
        const given: ServiceContract = {
          ...contract,
          state: { kind: "cancelled", at, end, by: "guarantee", refund: cents(0) },
        };
        const notes = creditNotes(
          [{ contract: given, order, setup: atOnce(contract), timeZone: zone }],
          billed,
          exampleIssue,
        );
        return (["total", "net", "vatAmount"] as const).every(
          (of) => [...billed, ...notes].reduce((sum, each) => sum + each[of], 0) === 0,
        );
      }),
  ),
  law("[PRD-08] [CON-03] hours of an end that lies ahead are billed when it has come, not before", () =>
    fc.property(anyHourly, fc.integer({ min: 1, max: 400 }), fc.nat(500), (contract, days, later) => {
      const end = addDays(contract.start, days);
      const state = { kind: "cancelled", at: contract.placedAt, end, by: "notice", refund: null } as const;
      const on = addDays(contract.start, later);
      return usesUntil({ ...contract, state }, atOnce(contract), on, zone).every(({ until }) => until <= on);
    }),
  ),
];
