// What a day of the clock does beside its invoice, over the use case: which terms are announced, whom an end is written to, when a voucher is given back. [ACC-07] [CRT-04] [DOM-07]
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { addDays, type Day, instant, startOfDay } from "#kernel/calendar";
import { isSameValue, type Law, law } from "#kernel/law";
import { rate } from "#kernel/money";
import type { Order } from "#shop/checkout";
import { anyOrderIntent, exampleOrder } from "#shop/checkout/arbitraries";
import { clockActs, clockDayAfter, namesOf, type ServiceContract } from "#shop/contract";
import { anyContract, anyPolicy } from "#shop/contract/arbitraries";
import { exampleVoucher } from "#shop/voucher/examples";
import { exampleIssue } from "./arbitraries.ts";
import { ContractDays, type ContractNews, type Renewal, workOffDay } from "./clock-use-cases.ts";
import type { Invoice, InvoiceDraft } from "./model.ts";

const timeZone = "Europe/Berlin";

interface Given {
  readonly order: Order;
  readonly contracts: readonly ServiceContract[];
  readonly day: Day;
  /** Until when the voucher of the order may be used; null where it has none. */
  readonly validUntil: number | null;
}

/** A plan or a name of an order, from a price list or without a price. */
const anyBound = fc
  .record({ contract: anyContract, policy: anyPolicy, isName: fc.boolean(), isPriced: fc.boolean() })
  .map(({ contract: { monthly, billingMonths, ...binding }, policy, isName, isPriced }) => {
    const part = { kind: isName ? ("domain" as const) : ("product" as const), subject: isName ? "a.de" : "web-m" };
    const price = {
      ...part,
      place: 0,
      from: binding.start,
      until: null,
      quantity: 1,
      unit: "month" as const,
      everyMonths: billingMonths,
      freeMonths: 0,
      unitPrice: monthly,
      homeRate: rate(1900),
    };
    return {
      ...binding,
      policy,
      parts: [
        {
          ...part,
          title: { en: part.subject, de: part.subject },
          quantity: 1,
          first: monthly,
          recurring: monthly,
          everyMonths: billingMonths,
          recurringFromMonth: billingMonths,
        },
      ],
      prices: isPriced ? [price] : [],
    };
  });

/** Up to three contracts of one order, all of which run. */
const anyOfOrder = fc
  .record({
    intent: anyOrderIntent,
    bound: fc.array(anyBound, { minLength: 1, maxLength: 3 }),
    additions: fc.nat(7),
  })
  .map(({ intent, bound, additions }) => {
    const order = exampleOrder(intent, "o1");
    const contracts = bound.map(
      (each, at): ServiceContract => ({
        ...each,
        id: `o1-${at + 1}`,
        number: `${order.number}-${at + 1}`,
        customerNumber: order.customerNumber,
        email: order.address.email,
        orderId: order.id,
        orderNumber: order.number,
        item: "i1",
        isAddition: (additions & (1 << at)) !== 0,
        orderedOn: each.start,
        location: null,
        guarantee: null,
        placedAt: order.placedAt,
        state: { kind: "running" },
      }),
    );
    return { order, contracts };
  });

/** What was done on the day, in the places that it is stored in. */
const worked = ({ order, contracts, day, validUntil }: Given) => {
  const done = {
    letters: [] as ContractNews[],
    announced: [] as Renewal[],
    renewed: [] as Renewal[],
    forgotten: [] as string[],
    givenBack: [] as string[],
    /** What was asked for before anything was credited. */
    documents: [] as ("invoice" | "read")[],
  };
  const voucher = validUntil === null ? null : { ...exampleVoucher("TEN", 1000), validUntil: instant(validUntil) };
  const noted = <Of>(list: Of[], ...of: readonly Of[]) => Effect.sync(() => void list.push(...of));
  const numbered = (draft: InvoiceDraft): Invoice => ({ ...draft, id: "d1", number: "R-2026-000001" });
  const days: ContractDays["Service"] = {
    contracts: () => Effect.succeed(contracts),
    setupReported: () => Effect.succeed({ isReported: false, readyAt: null }),
    invoiceOrder: () => noted(done.documents, "invoice"),
    documents: () => Effect.as(noted(done.documents, "read"), []),
    issue: (draft, renewals) => Effect.as(noted(done.announced, ...renewals), numbered(draft)),
    change: () => Effect.void,
    renewed: (renewal) => noted(done.renewed, renewal),
    write: (news) =>
      Effect.andThen(
        noted(done.letters, news),
        noted(done.announced, ...(news.kind === "renewed" ? news.renewals : [])),
      ),
    giveBackVoucher: (code) => Effect.as(noted(done.givenBack, code), voucher),
    forgetAuthcodes: (_, names) => noted(done.forgotten, ...names),
  };
  const now = instant(startOfDay(day, timeZone) + 1);
  const of = {
    order: { ...order, quote: { ...order.quote, voucherCode: voucher?.code ?? null } },
    day,
    contracts,
    billed: { buyer: order.address, locale: order.locale, vatOn: () => ({ vat: order.quote.vat, homeRate: null }) },
    issue: { ...exampleIssue, today: day, now },
    now,
    timeZone,
  };
  Effect.runSync(Effect.provideService(workOffDay(of), ContractDays, days));
  return { ...done, now };
};

/** A day on which something happens to one of the contracts. */
const anyRunning: fc.Arbitrary<Given> = fc.record({ of: anyOfOrder, age: fc.nat(900) }).map(({ of, age }) => {
  const [one] = of.contracts;
  const day = one === undefined ? null : clockDayAfter(one, addDays(one.start, age));
  return { ...of, day: day ?? exampleIssue.today, validUntil: null };
});

type Way = "running" | "notice" | "guarantee" | "withdrawn";

/** The last day of some of the contracts, with a voucher that may be used on it, one whose time is over, or none. */
const anyEnds: fc.Arbitrary<Given> = fc
  .record({
    of: anyOfOrder,
    ways: fc.oneof(
      fc.constant<readonly Way[]>(["withdrawn"]),
      fc.array(fc.constantFrom<Way>("running", "notice", "guarantee", "withdrawn"), { minLength: 1, maxLength: 3 }),
    ),
    after: fc.nat(400),
    valid: fc.constantFrom(null, 0, 2),
  })
  .map(({ of, ways, after, valid }) => {
    const day = addDays(of.contracts[0]?.start ?? exampleIssue.today, after);
    const at = instant(startOfDay(day, timeZone));
    const contracts = of.contracts.map((contract, place): ServiceContract => {
      const way = ways[place % ways.length] ?? "running";
      if (way === "running") return contract;
      return way === "withdrawn"
        ? { ...contract, state: { kind: way, at, day } }
        : { ...contract, state: { kind: "cancelled", at, end: day, by: way, refund: null } };
    });
    return { ...of, contracts, day, validUntil: valid === null ? null : at + valid };
  });

const idsOf = (contracts: readonly Pick<ServiceContract, "id">[]): readonly string[] => contracts.map(({ id }) => id);
const termsOf = (renewals: readonly Renewal[]): readonly string[] => idsOf(renewals.map(({ contract }) => contract));

export const clockDayLaws: readonly Law[] = [
  law(
    "[ACC-07] [CON-01] [LAW3] of the terms that begin on a day each is reported once, and those that bind for longer than a month are announced, in one letter",
    () =>
      fc.property(anyRunning, (given) => {
        const { announced, renewed, letters } = worked(given);
        const acts = given.contracts.map((contract) => ({ contract, ...clockActs(contract, given.day) }));
        const begun = acts.filter(({ renewedUntil }) => renewedUntil !== null).map(({ contract }) => contract);
        const binding = acts.filter(({ announcesRenewal }) => announcesRenewal).map(({ contract }) => contract);
        return (
          isSameValue(termsOf(renewed), idsOf(begun)) &&
          isSameValue(termsOf(announced), idsOf(binding)) &&
          letters.length <= 1
        );
      }),
  ),
  law(
    "[ACC-07] [ACC-03] [DOM-07] [LAW3] before anything of an order ends it has its invoice; codes of all names that end are forgotten, and the letter names each item whose notice took effect, and no addition",
    () =>
      fc.property(anyEnds, (given) => {
        const { letters, forgotten, documents } = worked(given);
        const ends = given.contracts.filter((contract) => clockActs(contract, given.day).ends);
        const named = letters.flatMap((news) => (news.kind === "ended" ? [idsOf(news.contracts)] : []));
        const noticed = ends.filter(({ state, isAddition }) => "by" in state && state.by === "notice" && !isAddition);
        return (
          isSameValue(documents, ends.length > 0 ? ["invoice", "read"] : ["read"]) &&
          isSameValue(forgotten, ends.flatMap(namesOf)) &&
          isSameValue(named, noticed.length === 0 ? [] : [idsOf(noticed)])
        );
      }),
  ),
  law(
    "[CRT-04] [LAW3] the voucher of an order is given back where all of it was withdrawn from, and a letter says so while it may be used",
    () =>
      fc.property(anyEnds, (given) => {
        const { letters, givenBack, now } = worked(given);
        const { validUntil, contracts } = given;
        const isBack = validUntil !== null && contracts.every(({ state }) => state.kind === "withdrawn");
        return (
          isSameValue(givenBack, isBack ? ["TEN"] : []) &&
          letters.filter(({ kind }) => kind === "voucher").length === (isBack && validUntil >= now ? 1 : 0)
        );
      }),
  ),
];
