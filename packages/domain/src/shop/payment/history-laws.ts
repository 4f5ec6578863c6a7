// Laws of money that comes online, over whole histories: notices that are late, doubled, forged or lost, answers that never came, days without the provider. [PAY-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import {
  addDays,
  type Day,
  day,
  dayMs,
  dayOf,
  hourMs,
  type Instant,
  instant,
  minuteMs,
  startOfDay,
} from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import { cents } from "#kernel/money";
import { type DocumentEntry, MoneyBook, noteMoney, type Payment, type Purpose } from "#shop/balance";
import { memoryBook } from "#shop/balance/laws";
import { memoryPayments } from "./memory-attempts.ts";
import { memoryProvider } from "./memory-provider.ts";
import type { DifferenceKind, PaymentStage, ProviderName, ProviderPayment } from "./model.ts";
import { comparedFrom, differenceId, differenceNamed } from "./rules.ts";
import { stageOf } from "./stages.ts";
import { compareWithProvider, payBackOnline, readOnline, startOnlinePayment, takeNotice } from "./use-cases.ts";

const customerNumber = "100001";
const timeZone = "Europe/Berlin";
const begin = instant(startOfDay(day("2026-11-02"), timeZone) + 10 * hourMs);

type Step =
  | { readonly kind: "start"; readonly document: number | null }
  /** Begun, paid, and read by its notice. */
  | { readonly kind: "buys"; readonly document: number | null }
  | { readonly kind: "pays" | "fails" | "notice" | "disputed" | "won" | "sent-back"; readonly at: number }
  | { readonly kind: "other-sum"; readonly at: number }
  | { readonly kind: "forged" | "credit-note" | "transfer" | "pay-back" | "compare" }
  | { readonly kind: "away"; readonly away: "no" | "before" | "after"; readonly refuses: boolean }
  | { readonly kind: "later"; readonly by: number };

const anyAt = fc.nat(2);
const of = <K extends Step["kind"]>(...kinds: readonly K[]) => fc.constantFrom(...kinds);
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: of("start"), document: fc.option(fc.nat(1)) }) },
  { weight: 3, arbitrary: fc.record({ kind: of("buys"), document: fc.option(fc.nat(1)) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: of("pays", "fails", "notice", "disputed", "won", "sent-back", "other-sum"),
      at: anyAt,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: of("forged", "credit-note", "transfer", "pay-back", "compare") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of("away"),
      away: fc.constantFrom("no" as const, "before" as const, "after" as const),
      refuses: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: of("later"), by: fc.constantFrom(minuteMs, 20 * minuteMs, hourMs, dayMs) }),
  },
);

/** Long enough for what follows from what: bought, disputed, won, credited, sent back. */
const anyHistory = fc.array(anyStep, { minLength: 12, maxLength: 45, size: "max" });

const invoice = (at: number, day: Day): DocumentEntry => ({
  kind: "invoice",
  id: `i${at}`,
  number: `R-2026-00000${at}`,
  day,
  dueOn: addDays(day, 14),
  cents: cents(1_000 + at * 500),
  noted: 0,
});

/** A shop, a provider and a clock. */
export const world = () => {
  let now: Instant = begin;
  let transferred = 0;
  const documents: DocumentEntry[] = [0, 1].map((at) => invoice(at, dayOf(begin, timeZone)));
  const book = memoryBook(() => documents);
  const provider = memoryProvider(() => now);
  const { attempts, differences, services } = memoryPayments({ stripe: provider.service }, book.service);
  const moment = () => ({ now, today: dayOf(now, timeZone), timeZone });
  const run = <A, E>(act: Effect.Effect<A, E, MoneyBook>): Result.Result<A, E> =>
    Effect.runSync(Effect.result(Effect.provideService(act, MoneyBook, book.service)));
  const online = <A, E, R>(act: Effect.Effect<A, E, R>): Result.Result<A, E> =>
    Effect.runSync(Effect.result(Effect.provide(act, services) as Effect.Effect<A, E>));
  const readDue = (): void => {
    for (const attempt of attempts.values())
      if (attempt.nextReadAt !== null && attempt.nextReadAt <= now) online(readOnline(attempt, moment()));
  };
  const about = { description: "R-2026-000001", email: "erika@example.com", locale: "de", backUrl: "/" } as const;
  const change = (at: number, changed: (one: ProviderPayment) => Partial<ProviderPayment>): void => {
    const one = provider.payments()[at];
    if (one !== undefined) provider.change(one.reference, changed);
  };
  const isOpen = ({ state }: ProviderPayment): boolean => state === "open" || state === "pending";
  const isStanding = ({ state, refunds }: ProviderPayment): boolean => state === "paid" && refunds.length === 0;
  const step = (one: Step): void => {
    switch (one.kind) {
      case "start": {
        const purpose: Purpose =
          one.document === null ? { kind: "customer" } : { kind: "document", document: `i${one.document}` };
        online(startOnlinePayment({ provider: "stripe", customerNumber, purpose }, about, moment()));
        return;
      }
      case "buys":
        step({ ...one, kind: "start" });
        step({ kind: "pays", at: provider.payments().length - 1 });
        return step({ kind: "notice", at: provider.payments().length - 1 });
      case "pays":
        return change(one.at, (each) => (isOpen(each) ? { state: "paid", paidAt: now } : {}));
      case "other-sum":
        return change(one.at, (each) =>
          isOpen(each) ? { state: "paid", paidAt: now, cents: cents(each.cents + 100) } : {},
        );
      case "fails":
        return change(one.at, (each) => (isOpen(each) ? { state: "failed" } : {}));
      case "disputed":
        return change(one.at, (each) =>
          isStanding(each) && each.disputes.every(({ state }) => state === "won")
            ? {
                disputes: [
                  ...each.disputes,
                  { reference: `dp_${each.reference}_${each.disputes.length}`, at: now, state: "open" },
                ],
              }
            : {},
        );
      case "won":
        return change(one.at, ({ disputes }) => ({ disputes: disputes.map((each) => ({ ...each, state: "won" })) }));
      case "sent-back":
        return change(one.at, ({ refunds }) => ({
          refunds: refunds.map((each) => (each.state === "pending" ? { ...each, state: "done" } : each)),
        }));
      case "notice": {
        const { reference } = provider.payments()[one.at] ?? {};
        if (reference !== undefined) online(takeNotice("stripe", reference, {}, moment()));
        return readDue();
      }
      case "forged":
        online(takeNotice("stripe", "pay_of_a_stranger", {}, moment()));
        return readDue();
      case "credit-note": {
        const first = documents[0];
        if (first === undefined || documents.some(({ kind }) => kind === "credit-note")) return;
        const { today } = moment();
        documents.push({
          kind: "credit-note",
          id: "n0",
          number: "R-2026-000009",
          day: today,
          corrects: first.id,
          payBackBy: addDays(today, 14),
          cents: first.cents,
          noted: book.nextPlace(),
        });
        return;
      }
      case "transfer": {
        const left = 700;
        const money = { customerNumber, kind: "payment", purpose: { kind: "customer" }, reference: "" } as const;
        const { today } = moment();
        const externalReference = `line-${now}-${transferred}`;
        const wanted = {
          ...money,
          day: today,
          cents: cents(left),
          source: "statement",
          externalReference,
          state: "received",
        } as const;
        if (Result.isSuccess(run(noteMoney(wanted, moment())))) transferred += left;
        return;
      }
      case "pay-back":
        return void online(payBackOnline(customerNumber, moment()));
      case "compare":
        return void online(compareWithProvider("stripe", moment()));
      case "away":
        provider.away = one.away;
        provider.refusesRefunds = one.refuses;
        return;
      case "later":
        now = instant(now + one.by);
        return readDue();
    }
  };
  /** The provider is there again, a day goes by, and everything is compared. */
  const atRest = (): void => {
    step({ kind: "away", away: "no", refuses: false });
    for (let hours = 0; hours < 27; hours += 1) step({ kind: "later", by: hourMs });
    step({ kind: "compare" });
    step({ kind: "pay-back" });
    for (const at of provider.payments().keys()) step({ kind: "sent-back", at });
    step({ kind: "compare" });
  };
  /** What differs now, and since which day that is found. */
  const compared = () => {
    const found = Result.getOrThrow(online(compareWithProvider("stripe", moment())));
    return { found, from: comparedFrom(moment().today) };
  };
  return { step, atRest, compared, attempts, provider, book, differences, transferred: () => transferred };
};

const sign: Readonly<Record<Payment["kind"], number>> = { payment: 1, return: -1, payout: -1, "payout-return": 1 };
const isInBooks = ({ state }: Payment): boolean => state === "received" || state === "returned";

/** What the shop has of the customer, by the provider's own account and the transfers. */
const atProvider = (payments: readonly ProviderPayment[]): number =>
  payments.reduce((sum, { state, cents: came, disputes, refunds }) => {
    if (state !== "paid") return sum;
    const taken = disputes.some((each) => each.state !== "won") ? came : 0;
    return sum + came - taken - refunds.reduce((all, each) => all + (each.state === "done" ? each.cents : 0), 0);
  }, 0);

/** The same from the provider's side alone. */
const stageAtProvider = ({ disputes, refunds }: ProviderPayment, wanted: number): PaymentStage => {
  if (disputes.some(({ state }) => state !== "won")) return "disputed";
  const gone = refunds.reduce((sum, { state, cents: back }) => (state === "done" ? sum + back : sum), 0);
  return gone >= wanted ? "refunded" : "paid";
};

export const historyLaws = (): readonly Law[] => [
  law(
    "[PAY-03] whatever comes late, twice, forged or not at all, in the end the books have what the provider and the bank have, to the cent",
    () =>
      fc.property(anyHistory, (steps) => {
        const { step, atRest, provider, book, transferred } = world();
        for (const one of steps) step(one);
        atRest();
        const booked = book.payments.reduce((sum, one) => sum + (isInBooks(one) ? sign[one.kind] * one.cents : 0), 0);
        return booked === atProvider(provider.payments()) + transferred();
      }),
  ),
  law("[PAY-03] at rest nothing is awaited that is over at the provider, and what is paid there is paid here", () =>
    fc.property(anyHistory, (steps) => {
      const { step, atRest, provider, attempts } = world();
      for (const one of steps) step(one);
      atRest();
      return [...attempts.values()].every(({ state, reference, nextReadAt }) => {
        const there = provider.payments().find((one) => one.reference === reference);
        return (
          nextReadAt === null && (there?.state === "paid" ? state === "paid" : ["failed", "expired"].includes(state))
        );
      });
    }),
  ),
  law(
    "[PAY-04] at rest a page says of each payment what its provider has: paid, taken back by the bank, or sent back",
    () =>
      fc.property(anyHistory, (steps) => {
        const { step, atRest, provider, attempts, book } = world();
        for (const one of steps) step(one);
        atRest();
        return [...attempts.values()].every((attempt) => {
          const there = provider.payments().find(({ reference }) => reference === attempt.reference);
          if (there?.state !== "paid") return ["failed", "expired"].includes(stageOf(attempt, book.payments));
          return stageOf(attempt, book.payments) === stageAtProvider(there, attempt.cents);
        });
      }),
  ),
  law(
    "[PAY-03] the comparison says each difference that there is, every other sum among them, and staff have each of them once",
    () =>
      fc.property(anyHistory, (steps) => {
        const { step, atRest, compared, provider, attempts, differences } = world();
        for (const one of steps) step(one);
        atRest();
        const { found, from } = compared();
        const noted = differences.map(differenceId);
        const others = provider
          .payments()
          .filter(({ state, paidAt }) => state === "paid" && paidAt !== null && dayOf(paidAt, "UTC") >= from)
          .filter(({ attempt, cents: came }) => attempts.get(attempt ?? "")?.cents !== came);
        return (
          new Set(noted).size === noted.length &&
          found.every((one) => noted.includes(differenceId(one))) &&
          others.every(({ reference }) =>
            found.some((one) => one.kind === "another-amount" && one.reference === reference),
          )
        );
      }),
  ),
  law("[PAY-03] a difference is named by its provider, kind and reference, and by nothing else", () =>
    fc.property(
      fc.constantFrom<ProviderName>("stripe", "mollie"),
      fc.constantFrom<DifferenceKind>("another-amount", "no-attempt", "refund-too-high"),
      fc.string({ minLength: 1 }),
      (provider, kind, reference) => {
        const named = differenceNamed(differenceId({ provider, kind, reference }));
        return (
          named?.provider === provider &&
          named.kind === kind &&
          named.reference === reference &&
          differenceNamed(reference.replaceAll(".", "")) === null
        );
      },
    ),
  ),
  law(
    "[PAY-04] a second start of the same sum leads to the same page; never two pages of one document are open at once",
    () =>
      fc.property(anyHistory, (steps) => {
        const { step, attempts } = world();
        return steps.every((one) => {
          step(one);
          const open = [...attempts.values()].filter(({ state }) => state === "open" || state === "starting");
          const places = open.map(({ purpose }) => (purpose.kind === "customer" ? "" : purpose.document));
          return new Set(places).size === places.length;
        });
      }),
  ),
];
