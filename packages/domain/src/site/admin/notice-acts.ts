// Staff take a notice down that a customer gave by phone, letter, mail or in person: in one act, with how it was given as its proof. [LIF-06] [OPS3-7] [CON-03]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { addDays, type Day, endOfDay, instant, isBefore, type TimeZone } from "#kernel/calendar";
import {
  cancelledByNotice,
  ContractBook,
  type ContractId,
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
  receiptOf,
  requestDraft,
  settleEarlier,
} from "#site/request";
import type { Locale } from "#visitor/locale";
import { asStaff, known } from "./acting.ts";
import { reasonOf } from "./customer-changes.ts";
import { AccountUnknown } from "./errors.ts";
import { journalEntry } from "./journal.ts";
import { noticeDays } from "./limits.ts";

/** How a customer gave notice. */
export const noticeWays = ["phone", "letter", "email", "person"] as const;
export type NoticeWay = (typeof noticeWays)[number];

export interface GivenNotice {
  readonly contract: string;
  readonly way: NoticeWay;
  /** The day on which it arrived, from which it counts. */
  readonly receivedOn: Day;
  /** The day it is meant for; null for the next possible one. */
  readonly end: Day | null;
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
    ) => Effect.Effect<{ readonly email: string; readonly locale: Locale } | null>;
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

/** Ends a contract as its customer's own notice would, with receipt and letter to the customer; the same notice a second time finds it cancelled. */
export const takeNotice = ({ contract: id, way, receivedOn, end, proof }: GivenNotice, moment: Moment) =>
  asStaff(({ now, today }) =>
    Effect.gen(function* () {
      const reason = yield* Effect.fromResult(reasonOf(proof));
      if (!isDayOfReceipt(receivedOn, today)) return yield* Effect.fail(new DateInvalid());
      const book = yield* ContractBook;
      const contract = yield* known(book.byId(id as ContractId), () => new ContractUnknown());
      const { partyOf } = yield* ContractParties;
      const { email, locale } = yield* known(partyOf(contract), () => new AccountUnknown());
      const declared = {
        customerNumber: contract.customerNumber,
        product: contract.number,
        termination: "ordinary",
        email,
      } as const;
      const typed: Readonly<Record<string, string>> = {
        ...declared,
        end: end === null ? "next" : "date",
        date: end ?? "",
        emailRepeat: email,
      };
      const draft = requestDraft("cancellation", (field) => typed[field] ?? null) as DeclarationDraft;
      const left = { category: null, reason: null, street: null, city: null };
      const filing = { form: "cancellation", fields: { ...declared, ...left, end: end ?? "next" } } as Declaration;
      const receivedAt = receivedOn === today ? now : instant(endOfDay(receivedOn, moment.zone) - 1);
      const receipt = receiptOf(filing, moment.id, receivedAt);
      const ends = (one: ServiceContract) => cancelledByNotice(one, end, receivedAt, receivedOn);
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
        { contract: contract.number, way, receivedOn },
      );
      return { entry, result: contract.orderId };
    }),
  );
