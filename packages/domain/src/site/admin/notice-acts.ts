// Staff take down what a customer declared by phone, letter, mail or in person, a notice, one for good cause, a withdrawal: in one act, with how it was given as its proof. [LIF-06] [OPS3-7] [CON-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { addDays, type Day, endOfDay, instant, isBefore, type TimeZone } from "#kernel/calendar";
import {
  ContractBook,
  type ContractId,
  ContractNotRunning,
  ContractUnknown,
  endContracts,
  type ServiceContract,
} from "#shop/contract";
import { DateInvalid } from "#shop/customer";
import {
  type Declaration,
  type DeclarationDraft,
  DeclarationLetters,
  Declarations,
  endedForCauseBy,
  receiptOf,
  requestDraft,
  settleEarlier,
} from "#site/request";
import type { Locale } from "#visitor/locale";
import { asStaff, known } from "./acting.ts";
import { reasonOf } from "./customer-changes.ts";
import { AccountUnknown, type ReasonMissing } from "./errors.ts";
import { journalEntry } from "./journal.ts";
import { noticeDays } from "./limits.ts";

/** How a customer gave notice. */
export const noticeWays = ["phone", "letter", "email", "person"] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** What a customer declares: a notice, one for a good cause that staff accept by taking it down, a withdrawal. */
export const noticeKinds = ["ordinary", "good-cause", "withdrawal"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export interface GivenNotice {
  readonly contract: string;
  readonly kind: NoticeKind;
  readonly way: NoticeWay;
  /** The day on which it arrived, from which it counts. */
  readonly receivedOn: Day;
  /** The day it is meant for; null for the next possible one, with a good cause for the day of its receipt. A withdrawal has none. */
  readonly end: Day | null;
  /** The good cause as the customer named it, which the receipt repeats. */
  readonly cause: string | null;
  /** What was said or written, and who took it down: the proof that stays. */
  readonly proof: string;
}

/** Who a contract is with, as letters reach them. */
export class ContractParties extends Context.Service<
  ContractParties,
  {
    /** Null where the account was deleted. */
    readonly partyOf: (
      contract: ServiceContract,
    ) => Effect.Effect<{ readonly email: string; readonly locale: Locale; readonly name: string } | null>;
  }
>()("kontor/site/admin/ContractParties") {}

interface Moment {
  /** Of the receipt. */
  readonly id: string;
  readonly zone: TimeZone;
}

/** A notice counts from the day on which it arrived: of today or of the last days, never of one that is ahead. */
const isDayOfReceipt = (day: Day, today: Day): boolean =>
  !isBefore(today, day) && !isBefore(day, addDays(today, -noticeDays));

/** A good cause is stated; nothing else has one. */
const statedCause = ({
  kind,
  cause,
}: Pick<GivenNotice, "kind" | "cause">): Result.Result<string | null, ReasonMissing> =>
  kind === "good-cause" ? reasonOf(cause ?? "") : Result.succeed(null);

/** The declaration as the form of the site would have it, typed and filed. */
const declarationOf = (
  { kind, end, cause }: Pick<GivenNotice, "kind" | "end" | "cause">,
  { number, customerNumber }: Pick<ServiceContract, "number" | "customerNumber">,
  { email, name }: { readonly email: string; readonly name: string },
): { readonly draft: DeclarationDraft; readonly filing: Declaration } => {
  const form = kind === "withdrawal" ? "withdrawal" : "cancellation";
  const declared =
    kind === "withdrawal"
      ? { name, contract: number, email }
      : {
          customerNumber,
          product: number,
          termination: kind === "good-cause" ? ("extraordinary" as const) : ("ordinary" as const),
          reason: cause,
          email,
        };
  const typed: Readonly<Record<string, string | null>> = {
    ...declared,
    end: end === null ? "next" : "date",
    date: end ?? "",
    emailRepeat: email,
  };
  const left = { category: null, street: null, city: null, end: end ?? "next" };
  return {
    draft: requestDraft(form, (field) => typed[field] ?? null) as DeclarationDraft,
    filing: { form, fields: kind === "withdrawal" ? declared : { ...left, ...declared } } as Declaration,
  };
};

/** Ends a contract as its customer's own notice would, with receipt and letter to the customer; the same notice a second time finds it cancelled. */
export const takeNotice = (notice: GivenNotice, moment: Moment) =>
  asStaff(({ now, today }) =>
    Effect.gen(function* () {
      const { contract: id, kind, way, receivedOn, proof } = notice;
      const reason = yield* Effect.fromResult(reasonOf(proof));
      if (!isDayOfReceipt(receivedOn, today)) return yield* Effect.fail(new DateInvalid());
      const book = yield* ContractBook;
      const contract = yield* known(book.byId(id as ContractId), () => new ContractUnknown());
      const { partyOf } = yield* ContractParties;
      const { email, locale, name } = yield* known(partyOf(contract), () => new AccountUnknown());
      const stated = yield* Effect.fromResult(statedCause(notice));
      const { draft, filing } = declarationOf({ ...notice, cause: stated }, contract, { email, name });
      const receivedAt = receivedOn === today ? now : instant(endOfDay(receivedOn, moment.zone) - 1);
      const receipt = receiptOf(filing, moment.id, receivedAt);
      const end = endedForCauseBy(filing, receivedAt, receivedOn);
      const ends = (one: ServiceContract) =>
        Result.mapError(end(one), (refused) => refused ?? new ContractNotRunning());
      yield* Effect.fromResult(ends(contract));
      const { ended } = yield* endContracts([contract], ends, { today, locale });
      const confirmed = yield* settleEarlier(receipt, [contract], ended);
      yield* (yield* Declarations).add(
        { key: `notice ${moment.id}`, draft, receipt },
        { ended: [...ended.map((each) => each.id), ...confirmed], declared: [], proved: "staff" },
      );
      yield* (yield* DeclarationLetters).add(receipt, locale);
      const entry = journalEntry(
        { act: "notice-taken", subject: { kind: "declaration", id: receipt.id }, reason },
        {},
        { contract: contract.number, ...(kind === "ordinary" ? {} : { declared: kind }), way, receivedOn },
      );
      return { entry, result: contract.orderId };
    }),
  );
