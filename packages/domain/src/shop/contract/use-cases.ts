// What customers do with their contracts: look at one, claim the guarantee, end it by a declaration. [ACC-02] [ACC-05] [CON-02]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import type { Day, Instant, TimeZone } from "#kernel/calendar";
import { ContractUnknown } from "./errors.ts";
import type { Locale } from "#visitor/locale";
import { ContractBook, ContractLetters } from "./ports.ts";
import type { ContractId, ServiceContract } from "./service-model.ts";
import { contractView, endedByGuarantee, endedWith, isOfSamePiece } from "./service-rules.ts";

/** When something is done: the moment, and the day at the seller's place. */
export interface ContractMoment {
  readonly now: Instant;
  readonly today: Day;
  /** The zone of the seller's place. */
  readonly zone: TimeZone;
  /** Of the letters about it. */
  readonly locale: Locale;
}

/** A contract that is the customer's; for everybody else it does not exist. */
export const ownContract = (
  contract: ServiceContract | null,
  customerNumber: string,
): Result.Result<ServiceContract, ContractUnknown> =>
  contract !== null && contract.customerNumber === customerNumber
    ? Result.succeed(contract)
    : Result.fail(new ContractUnknown());

export const ownedContract = Effect.fnUntraced(function* (id: ContractId, customerNumber: string) {
  return yield* Effect.fromResult(ownContract(yield* (yield* ContractBook).byId(id), customerNumber));
});

type ShownMoment = Pick<ContractMoment, "today" | "zone">;

const shownOn = Effect.fnUntraced(function* (contract: ServiceContract, { today, zone }: ShownMoment) {
  const book = yield* ContractBook;
  const billed = yield* book.asBilledNext(contract, today);
  return contractView(billed, today, yield* book.earlierOrders(billed), zone);
});

/** A contract for its customer; for everybody else it does not exist. */
export const contractFor = Effect.fn("contractFor")(function* (
  id: ContractId,
  customerNumber: string,
  moment: ShownMoment,
) {
  return yield* shownOn(yield* ownedContract(id, customerNumber), moment);
});

/** A contract of any customer as staff see it, with the prices that its later bills are made from. [LIF-06] [BAL-08] */
export const contractRecordOf = Effect.fn("contractRecordOf")(function* (id: ContractId, moment: ShownMoment) {
  const contract = yield* (yield* ContractBook).byId(id);
  if (contract === null) return yield* Effect.fail(new ContractUnknown());
  return { contract, view: yield* shownOn(contract, moment), prices: contract.prices ?? [] };
});

/** Ends a contract at once by the satisfaction guarantee. [CON-02] [CON-05] */
export const claimGuarantee = Effect.fn("claimGuarantee")(function* (
  id: ContractId,
  customerNumber: string,
  { now, today, zone, locale }: ContractMoment,
) {
  const contract = yield* ownedContract(id, customerNumber);
  const earlier = yield* (yield* ContractBook).earlierOrders(contract);
  const ended = yield* Effect.fromResult(endedByGuarantee(contract, earlier, now, today));
  yield* storeWithAdditions(ended, today);
  yield* (yield* ContractLetters).ended([ended], locale);
  return contractView(yield* (yield* ContractBook).asBilledNext(ended, today), today, earlier, zone);
});

/** A contract that was changed, as it was and as it is. */
export interface ChangedContract {
  readonly before: ServiceContract;
  readonly after: ServiceContract;
}

/**
 * Ends what can be ended of these contracts, as `end` says of each; gives back those that it ended, and all that it changed, additions too. A letter says so to
 * their customer, where it is not written elsewhere.
 */
export const endContracts = Effect.fn("endContracts")(function* (
  contracts: readonly ServiceContract[],
  end: (contract: ServiceContract) => Result.Result<ServiceContract, unknown>,
  { today, locale, letter = true }: Pick<ContractMoment, "today" | "locale"> & { readonly letter?: boolean },
) {
  const each = contracts.flatMap((contract) => {
    const result = end(contract);
    return Result.isSuccess(result) ? [result.success] : [];
  });
  const itemOf = (contract: ServiceContract) =>
    each.find((other) => !other.isAddition && isOfSamePiece(other, contract));
  const ended = each.map((contract) => {
    const item = contract.isAddition ? itemOf(contract) : undefined;
    return item === undefined ? contract : endedWith(contract, item, today);
  });
  // Items first: additions that are named beside their item may end before it.
  const changed: ChangedContract[] = [];
  for (const contract of ended.toSorted((a, b) => Number(a.isAddition) - Number(b.isAddition)))
    changed.push(...(yield* storeWithAdditions(contract, today)));
  if (ended.length > 0 && letter) yield* (yield* ContractLetters).ended(ended, locale);
  // An addition may be changed with its item and once more by itself.
  const ids = [...new Set(changed.map(({ before }) => before.id))];
  const of = (id: ContractId) => changed.filter(({ before }) => before.id === id);
  return {
    ended,
    changed: ids.flatMap((id): readonly ChangedContract[] => {
      const [first, last] = [of(id)[0], of(id).at(-1)];
      return first === undefined || last === undefined ? [] : [{ before: first.before, after: last.after }];
    }),
  };
});

/** Additions end with the piece that they belong to. Gives back what was changed. */
const storeWithAdditions = Effect.fnUntraced(function* (contract: ServiceContract, today: Day) {
  const book = yield* ContractBook;
  const before = yield* book.byId(contract.id);
  yield* book.change(contract);
  const changed: ChangedContract[] = [{ before: before ?? contract, after: contract }];
  if (contract.isAddition) return changed;
  const others = yield* book.ofOrder(contract.orderId);
  for (const other of others) {
    if (!other.isAddition || !isOfSamePiece(other, contract)) continue;
    const after = endedWith(other, contract, today);
    if (after === other) continue;
    yield* book.change(after);
    changed.push({ before: other, after });
  }
  return changed;
});
