// What always holds of declarations that others than their party may have sent: nothing is lost by them, and nothing of them either. [ACC-05] [CON-03] [LGL-02] [LGL-03]
import * as Result from "effect/Result";
import fc from "fast-check";
import { addDays, type Day, day, instant, isBefore, startOfDay } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { type ContractState, nextWorkingDay, type ServiceContract } from "#shop/contract";
import { someFacts } from "./arbitraries.ts";
import { declarationDueOn, isTakenAtOnce, revoked } from "./declared.ts";
import { daysToObject } from "./limits.ts";
import { declarationDesk, deskZone } from "./declaration-arbitraries.ts";
import type { DeclarationDraft } from "./model.ts";
import { emptyRequest, withField } from "./rules.ts";

const email = "erika@example.com";
const price = 5988 as ServiceContract["parts"][number]["first"];
const noonOf = (on: Day) => instant(startOfDay(on, deskZone) + 43_200_000);

/** A contract that runs, with an addition that ends with it; perhaps the addition was cancelled already, to a late day. */
const anyContracts = fc
  .record({
    age: fc.nat(30),
    hourly: fc.boolean(),
    minimumMonths: fc.constantFrom(0, 1, 12),
    policy: fc.constantFrom("specified" as const, "consumer-de" as const),
    party: fc.constantFrom("private" as const, "business" as const),
    additionCancelled: fc.boolean(),
  })
  .map(({ age, additionCancelled, ...terms }): readonly ServiceContract[] => {
    const item: ServiceContract = {
      ...terms,
      id: "o1-1",
      number: "K-2026-000042-1",
      customerNumber: "100001",
      email,
      orderId: "o1",
      orderNumber: "K-2026-000042",
      item: "i1",
      isAddition: false,
      orderedOn: addDays(someFacts.today, -age),
      start: addDays(someFacts.today, -age),
      location: null,
      parts: [
        {
          kind: "product",
          subject: "web-m",
          title: { en: "Web M", de: "Web M" },
          quantity: 1,
          first: price,
          recurring: price,
          everyMonths: 12,
          recurringFromMonth: 12,
        },
      ],
      guarantee: null,
      placedAt: instant(0),
      state: { kind: "running" },
    };
    const late: ContractState = {
      kind: "cancelled",
      at: instant(1),
      end: day("2031-01-01"),
      by: "notice",
      refund: null,
    };
    const addition: ServiceContract = {
      ...item,
      id: "o1-2",
      number: "K-2026-000042-2",
      isAddition: true,
      state: additionCancelled ? late : { kind: "running" },
    };
    return [item, addition];
  });

const drafted = (form: DeclarationDraft["form"], fields: Readonly<Record<string, string>>): DeclarationDraft =>
  Object.entries({ email, ...fields }).reduce(
    (draft, [field, value]) => withField(draft, field, value),
    emptyRequest(form),
  ) as DeclarationDraft;

const anyDeclaration: fc.Arbitrary<DeclarationDraft> = fc.oneof(
  fc
    .record({
      product: fc.constantFrom("K-2026-000042-1", "K-2026-000042-2", "K-2026-000042", "Web M"),
      termination: fc.constantFrom("ordinary", "ordinary", "extraordinary"),
      wait: fc.option(fc.nat(400), { nil: null }),
    })
    .map(({ product, termination, wait }) =>
      drafted("cancellation", {
        emailRepeat: email,
        product,
        termination,
        reason: "Out of order for weeks.",
        ...(wait === null ? { end: "next" } : { end: "date", date: addDays(someFacts.today, wait) }),
      }),
    ),
  fc
    .constantFrom("K-2026-000042-1", "K-2026-000042")
    .map((contract) => drafted("withdrawal", { name: "Erika Mustermann", contract })),
);

const statesOf = (desk: ReturnType<typeof declarationDesk>): readonly ContractState[] =>
  [...desk.book.values()].map(({ state }) => state);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether nothing of a contract ends before its party could object. */
const isFarEnough = (before: ContractState, after: ContractState, today: Day): boolean =>
  same(before, after) || (after.kind === "cancelled" && !isBefore(after.end, addDays(today, daysToObject)));

/** What a contract may be, with an end so many days from today. */
const anyState = fc
  .record({
    kind: fc.constantFrom("running" as const, "notice" as const, "guarantee" as const, "withdrawn" as const),
    wait: fc.integer({ min: -3, max: 2 * daysToObject }),
  })
  .map(({ kind, wait }): { readonly state: ContractState; readonly kind: typeof kind; readonly wait: number } => {
    const at = noonOf(someFacts.today);
    const state: ContractState =
      kind === "running"
        ? { kind }
        : kind === "withdrawn"
          ? { kind, at, day: someFacts.today }
          : { kind: "cancelled", at, end: addDays(someFacts.today, wait), by: kind, refund: null };
    return { state, kind, wait };
  });

export const declaredLaws: readonly Law[] = [
  law(
    "[ACC-05] [LGL-02] an objection undoes the notice that it is about, before its end, and no other one: the contract is as it was before",
    () =>
      fc.property(
        anyContracts,
        fc.nat(5),
        fc.nat(5),
        fc.integer({ min: -3, max: 3 }),
        (contracts, at, other, ahead) => {
          const [item] = contracts;
          const { today } = someFacts;
          if (item === undefined) return false;
          const end = addDays(today, ahead);
          const state = { kind: "cancelled", at: instant(at), end, by: "notice", refund: null } as const;
          const undone = revoked({ before: item.state, receivedAt: instant(other) }, { ...item, state }, today);
          const isOpen = at === other && isBefore(today, end);
          return isOpen
            ? Result.isSuccess(undone) && undone.success.state === item.state
            : Result.isFailure(undone) &&
                Result.isFailure(revoked({ before: null, receivedAt: instant(at) }, { ...item, state }, today));
        },
      ),
  ),
  law(
    "[CON-03] [LAW3] without proof only a notice of a contract that runs is taken at once, and only to an end that leaves its party the days to object",
    () =>
      fc.property(anyContracts, anyState, anyState, (contracts, before, after) => {
        const [contract] = contracts as readonly [ServiceContract];
        const isTaken = isTakenAtOnce(
          { ...contract, state: before.state },
          { ...contract, state: after.state },
          someFacts.today,
        );
        return isTaken === (before.kind === "running" && after.kind === "notice" && after.wait >= daysToObject);
      }),
  ),
  law("[ACC-05] [CON-03] a declaration without proof carries nothing out on the day it arrives", () =>
    fc.property(anyContracts, anyDeclaration, fc.constantFrom(null, "100002"), (contracts, draft, loggedIn) => {
      const { today } = someFacts;
      const desk = declarationDesk(contracts);
      const taken = desk.take(draft, "key-one-0", "d1", noonOf(today), { loggedIn });
      return (
        Result.isSuccess(taken) &&
        statesOf(desk).every((state, at) => isFarEnough((contracts[at] as ServiceContract).state, state, today))
      );
    }),
  ),
  law(
    "[ACC-05] [LGL-02] [LGL-03] once it is proved a declaration counts from its receipt, as if its customer had been logged in then",
    () =>
      fc.property(
        anyContracts,
        anyDeclaration,
        fc.nat(60),
        fc.constantFrom("link" as const, "login" as const, "staff" as const),
        (contracts, draft, later, way) => {
          const { today } = someFacts;
          const [own, other] = [declarationDesk(contracts), declarationDesk(contracts)];
          own.take(draft, "key-one-0", "d1", noonOf(today), { loggedIn: "100001" });
          other.take(draft, "key-one-0", "d1", noonOf(today));
          other.answer("own", "d1", { way, today: addDays(today, later) });
          return same(statesOf(own), statesOf(other));
        },
      ),
  ),
  law("[ACC-05] what its party denies leaves each contract as it was before, until the day of the end", () =>
    fc.property(
      anyContracts,
      anyDeclaration,
      fc.nat(daysToObject - 1),
      fc.boolean(),
      (contracts, draft, later, twice) => {
        const { today } = someFacts;
        const desk = declarationDesk(contracts);
        desk.take(draft, "key-one-0", "d1", noonOf(today));
        const hasQuestion = desk.declared.length > 0;
        const on = { today: addDays(today, later) };
        const denied = desk.answer("not-own", "d1", on);
        const again = twice ? desk.answer("own", "d1", on) : Result.fail(null);
        return (
          Result.isSuccess(denied) === hasQuestion &&
          Result.isFailure(again) &&
          same(
            statesOf(desk),
            contracts.map(({ state }) => state),
          )
        );
      },
    ),
  ),
  law(
    "[ACC-05] what its customer has declared while logged in is undone by no answer to a declaration from before",
    () =>
      fc.property(anyContracts, anyDeclaration, (contracts, draft) => {
        const { today } = someFacts;
        const desk = declarationDesk(contracts);
        desk.take(draft, "key-one-0", "d1", noonOf(today));
        const own = drafted("cancellation", {
          emailRepeat: email,
          product: "K-2026-000042-1",
          termination: "ordinary",
          end: "next",
        });
        desk.take(own, "key-two-0", "d2", instant(noonOf(today) + 1), { loggedIn: "100001" });
        const before = desk.book.get("o1-1")?.state;
        desk.answer("not-own", "d1", { today });
        const [item, addition] = statesOf(desk);
        const outlives = item?.kind === "cancelled" && !(addition?.kind === "cancelled" && addition.end <= item.end);
        return before?.kind !== "running" && same(item, before) && !outlives;
      }),
  ),
  law("[ACC-05] a stranger's answer changes nothing", () =>
    fc.property(
      anyContracts,
      anyDeclaration,
      fc.constantFrom("own" as const, "not-own" as const),
      (contracts, draft, reply) => {
        const { today } = someFacts;
        const desk = declarationDesk(contracts);
        desk.take(draft, "key-one-0", "d1", noonOf(today));
        const before = statesOf(desk);
        return (
          Result.isFailure(desk.answer(reply, "d1", { by: "100002", way: "login", today })) &&
          same(statesOf(desk), before)
        );
      },
    ),
  ),
  law(
    "[ACC-05] [LGL-03] staff deal with a declaration by the next working day, which is never the day it arrived",
    () =>
      fc.property(fc.nat(4000), (later) => {
        const received = addDays(day("2026-01-01"), later);
        const due = declarationDueOn(received, "DE");
        return due > received && nextWorkingDay(due) === due && nextWorkingDay(addDays(received, 1)) === due;
      }),
  ),
];
