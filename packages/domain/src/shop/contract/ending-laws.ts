// What always holds of ends as they are stored: what belongs to a piece ends with it and nothing else does, a wish that comes too soon is a notice to the next end, and what is due later costs something. [ACC-02] [ACC-05] [CON-03] [CON-05]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, addMonths, type Day, daysBetween, instant } from "#kernel/calendar";
import { isSameValue, law, type Law } from "#kernel/law";
import { cents } from "#kernel/money";
import { ContractBook, ContractLetters } from "./ports.ts";
import { isEarlierOrder, nextEnd } from "./rules.ts";
import { anyService } from "./service-laws.ts";
import type { ServiceContract } from "./service-model.ts";
import { cancelledByNotice, isOfSamePiece, laterCharges } from "./service-rules.ts";
import { endContracts } from "./use-cases.ts";

const [before, now] = [instant(1_795_000_000_000), instant(1_795_000_060_000)];

const noticed = (contract: ServiceContract, at: typeof now, today: Day): ServiceContract =>
  Result.getOrElse(cancelledByNotice(contract, null, at, today), () => contract);

interface Pieces {
  readonly contracts: readonly ServiceContract[];
  readonly meant: readonly ServiceContract[];
  readonly today: Day;
}

/** Pieces of an item with an addition each, some of them cancelled before, and those that a notice of today means. */
const anyPieces: fc.Arbitrary<Pieces> = fc
  .record({
    item: anyService,
    addition: anyService,
    pieces: fc.integer({ min: 1, max: 3 }),
    cancelled: fc.nat(63),
    meant: fc.integer({ min: 1, max: 63 }),
    age: fc.nat(800),
  })
  .map(({ item, addition, pieces, cancelled, meant, age }) => {
    const today = addDays(item.orderedOn, age);
    const all = Array.from({ length: 2 * pieces }, (_, at): ServiceContract => {
      const isAddition = at % 2 === 1;
      const [id, piece] = [`o1-${at + 1}`, { number: Math.floor(at / 2) + 1, of: pieces }];
      const made = { ...(isAddition ? addition : item), id, piece, isAddition };
      return { ...made, orderedOn: item.orderedOn, start: item.start };
    });
    const has = (mask: number, at: number): boolean => (mask & (1 << at)) !== 0;
    const contracts = all.map((each, at) => (has(cancelled, at) ? noticed(each, before, today) : each));
    return { contracts, meant: contracts.filter((_, at) => has(meant, at)), today };
  });

/** What a notice of today stores, reports and writes. */
const ended = ({ contracts, meant, today }: Pieces) => {
  const stored = new Map(contracts.map((contract) => [contract.id, contract]));
  const letters: (readonly ServiceContract[])[] = [];
  const ports = Context.make(ContractBook, {
    add: () => Effect.void,
    ofPerson: () => Effect.succeed([]),
    customerOf: () => Effect.succeed(null),
    byId: (id) => Effect.sync(() => stored.get(id) ?? null),
    ofOrder: () => Effect.sync(() => [...stored.values()]),
    earlierOrders: () => Effect.succeed([]),
    asBilledNext: Effect.succeed,
    reopen: () => Effect.void,
    change: (contract) => Effect.sync(() => void stored.set(contract.id, contract)),
  }).pipe(Context.add(ContractLetters, { ended: (of) => Effect.sync(() => void letters.push(of)) }));
  const notice = (contract: ServiceContract) => cancelledByNotice(contract, null, now, today);
  const report = Effect.runSync(Effect.provideContext(endContracts(meant, notice, { today, locale: "en" }), ports));
  return { report, letters, after: (id: string) => stored.get(id) };
};

export const endingLaws: readonly Law[] = [
  law(
    "[ACC-05] [ACC-02] [LAW3] an end changes the contracts that it means and the additions of their pieces, no other one, and reports each that changed once, as it was and as it is",
    () =>
      fc.property(anyPieces, (pieces) => {
        const { contracts, meant } = pieces;
        const { report, letters, after } = ended(pieces);
        const changed = contracts.filter((contract) => !isSameValue(after(contract.id), contract));
        const mayChange = (contract: ServiceContract): boolean =>
          meant.some(
            (each) =>
              each.id === contract.id || (contract.isAddition && !each.isAddition && isOfSamePiece(each, contract)),
          );
        return (
          changed.every(mayChange) &&
          report.changed.length === changed.length &&
          changed.every((contract) =>
            report.changed.some((each) => each.before === contract && isSameValue(each.after, after(contract.id))),
          ) &&
          letters.length === (report.ended.length > 0 ? 1 : 0)
        );
      }),
  ),
  law("[CON-03] [ACC-05] [LAW3] who wants to end before a contract can, or today, ends it as who names no day", () =>
    fc.property(anyService, fc.nat(4000), fc.nat(900), (contract, age, wait) => {
      const today = addDays(contract.orderedOn, age);
      const daysAhead = Math.max(1, daysBetween(today, nextEnd(contract, contract.policy, today)));
      const wanted = addDays(today, wait % daysAhead);
      return isSameValue(
        cancelledByNotice(contract, wanted, now, today),
        cancelledByNotice(contract, null, now, today),
      );
    }),
  ),
  law("[ACC-02] [LAW3] what is due later is all that recurs, in one sum a day and rhythm, and never nothing", () =>
    fc.property(anyService, anyRecurring, ({ start, parts: [part] }, recurring) => {
      const parts = recurring.flatMap((each) => (part === undefined ? [] : [{ ...part, ...each }]));
      const steps = laterCharges(start, parts);
      const keyOf = (from: Day, everyMonths: number): string => `${from} ${everyMonths}`;
      const sumOf = (of: string): number =>
        parts
          .filter((each) => keyOf(addMonths(start, each.recurringFromMonth), each.everyMonths) === of)
          .reduce((sum, each) => sum + each.recurring, 0);
      return (
        steps.every(({ from, everyMonths, gross }) => gross > 0 && gross === sumOf(keyOf(from, everyMonths))) &&
        new Set(steps.map(({ from, everyMonths }) => keyOf(from, everyMonths))).size === steps.length &&
        steps.reduce((sum, { gross }) => sum + gross, 0) === parts.reduce((sum, each) => sum + each.recurring, 0) &&
        steps.every(({ from }, at) => at === 0 || (steps[at - 1]?.from ?? from) <= from)
      );
    }),
  ),
  law("[CON-05] [SEC2-5] [LAW3] of two orders exactly one is the earlier, also where they are of one moment", () =>
    fc.property(anyMoment, anyMoment, (one, other) => {
      const isSame = one.placedAt === other.placedAt && one.orderId === other.orderId;
      const [before_, after] = [isEarlierOrder(one, other), isEarlierOrder(other, one)];
      return isSame ? !before_ && !after : before_ !== after && (one.placedAt >= other.placedAt || before_);
    }),
  ),
];

const anyRecurring = fc.array(
  fc.record({
    recurring: fc.constantFrom(0, 0, 499, 999).map(cents),
    everyMonths: fc.constantFrom(1, 12),
    recurringFromMonth: fc.constantFrom(1, 12),
  }),
  { maxLength: 4 },
);

const anyMoment = fc.record({ placedAt: fc.nat(2), orderId: fc.constantFrom("a", "b", "c") });
