// What staff may change of an account, and what becomes of it: the individual VAT rate, papers of resellers, blocks, roles. [VAT-08] [CHK-08] [CHK-10] [SES-07]
import * as Result from "effect/Result";
import { cleanText, type ForbiddenCharacters, lengthOf } from "#kernel/text";
import type { Instant } from "#kernel/calendar";
import { type Rate, rate } from "#kernel/money";
import {
  paperConfirmed,
  type ResellerPaper,
  type ResellerPapers,
  resellerPapers,
  statusByPapers,
} from "#shop/checkout";
import {
  buyerReferenceFrom,
  type BuyerReferenceNotValid,
  type CustomerKind,
  orderReferenceFrom,
  type OrderReferenceNotForPrivate,
} from "#shop/customer";
import { mayEnter, type Role, staffRoles, type TakingAct } from "#visitor/session";
import {
  AccountHasOrders,
  NotACustomer,
  NotForOneself,
  PapersNotForPrivate,
  RateNotValid,
  ReasonMissing,
  RoleNotGiven,
} from "./errors.ts";
import { type JournalEntry, journalEntry } from "./journal.ts";
import { mostReasonLetters } from "./limits.ts";

/** An account as staff change it. */
export interface AccountRecord {
  /** Customer number. */
  readonly number: string;
  readonly role: Role;
  readonly blocked: boolean;
  readonly individualRate: Rate | null;
  /** By which the customer routes documents. [ACC-08] */
  readonly buyerReference: string | null;
  /** By which a business finds its own orders again. [ACC-09] */
  readonly orderReference: string | null;
  /** Null where no address is stored yet. */
  readonly kind: CustomerKind | null;
  readonly papers: ResellerPapers;
  /** Whether it has ordered anything. */
  readonly hasOrders: boolean;
  /** Whether money was noted or charged on it. */
  readonly hasMoney: boolean;
  /** Orders that wait for papers. */
  readonly waiting: number;
}

export type AccountChange =
  /** Null for the rate that follows from address and VAT ID. */
  | { readonly act: "vat-rate"; readonly rate: Rate | null; readonly reason: string }
  | {
      readonly act: "buyer-reference";
      readonly reference: string;
      /** Absent: it stays as it is. */
      readonly orderReference?: string;
      readonly reason: string;
    }
  | { readonly act: "paper"; readonly paper: ResellerPaper }
  | { readonly act: "block"; readonly blocked: boolean; readonly reason: string }
  | { readonly act: "role"; readonly role: Role; readonly reason: string };

export interface ChangedAccount {
  readonly account: AccountRecord;
  /** Null where it was so already. */
  readonly entry: JournalEntry | null;
  /** By which act its logins, and whatever else opens it, are taken back. [SES-14] */
  readonly taken: TakingAct | null;
}

export type AccountChangeRefusal =
  | AccountHasOrders
  | BuyerReferenceNotValid
  | ForbiddenCharacters
  | NotACustomer
  | NotForOneself
  | OrderReferenceNotForPrivate
  | PapersNotForPrivate
  | ReasonMissing
  | RoleNotGiven;

/** Roles that administrators give; a reseller's comes with both papers, too. */
export const givenRoles = ["customer", "reseller", ...staffRoles] as const satisfies readonly Role[];

/** A reason as it is noted; every change of money or rights has one. */
export const reasonOf = (typed: string): Result.Result<string, ReasonMissing> => {
  const cleaned = cleanText(typed);
  const isReason =
    Result.isSuccess(cleaned) && cleaned.success !== "" && lengthOf(cleaned.success) <= mostReasonLetters;
  return isReason ? Result.succeed(cleaned.success) : Result.fail(new ReasonMissing({ most: mostReasonLetters }));
};

/** A rate in percent as people type it, with comma or point. */
export const typedRate = (typed: string): Result.Result<Rate, RateNotValid> => {
  const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(typed.trim());
  const basisPoints =
    percent === null ? Number.NaN : Number(percent[1]) * 100 + Number((percent[2] ?? "").padEnd(2, "0"));
  return basisPoints <= 10_000 ? Result.succeed(rate(basisPoints)) : Result.fail(new RateNotValid());
};

const isCustomer = ({ role }: AccountRecord): boolean => mayEnter("account", role);

/** An account after a change by who has the number `by`. No administrator changes their own rights, so there is always one. */
export const changedAccount = (
  account: AccountRecord,
  change: AccountChange,
  { by, now }: { readonly by: string; readonly now: Instant },
): Result.Result<ChangedAccount, AccountChangeRefusal> => {
  switch (change.act) {
    case "vat-rate":
      return withRate(account, change);
    case "buyer-reference":
      return withReference(account, change);
    case "paper":
      return withPaper(account, change.paper, now);
    case "block":
      return by === account.number ? Result.fail(new NotForOneself()) : withBlock(account, change);
    case "role":
      return by === account.number ? Result.fail(new NotForOneself()) : withRole(account, change);
  }
};

type Of<A extends AccountChange["act"]> = Extract<AccountChange, { readonly act: A }>;
const subjectOf = ({ number }: AccountRecord) => ({ kind: "customer", id: number }) as const;

const withRate = (
  account: AccountRecord,
  { rate: wanted, reason: typed }: Of<"vat-rate">,
): Result.Result<ChangedAccount, AccountChangeRefusal> =>
  !isCustomer(account) || account.kind === null
    ? Result.fail(new NotACustomer())
    : Result.map(reasonOf(typed), (reason) => ({
        account: { ...account, individualRate: wanted },
        entry: journalEntry(
          { act: "vat-rate", subject: subjectOf(account), reason },
          { rate: account.individualRate },
          { rate: wanted },
        ),
        taken: null,
      }));

/** The next documents have them; what was issued stays. [ACC-08] [ACC-09] */
const withReference = (
  account: AccountRecord,
  { reference: typed, orderReference: typedOrder, reason: why }: Of<"buyer-reference">,
): Result.Result<ChangedAccount, AccountChangeRefusal> => {
  const { kind, orderReference: before } = account;
  if (!isCustomer(account) || kind === null) return Result.fail(new NotACustomer());
  const order = typedOrder === undefined ? Result.succeed(before) : orderReferenceFrom(typedOrder, { kind, before });
  return Result.flatMap(
    Result.all({ buyerReference: buyerReferenceFrom(typed), orderReference: order }),
    (references): Result.Result<ChangedAccount, AccountChangeRefusal> =>
      Result.map(reasonOf(why), (reason) => ({
        account: { ...account, ...references },
        entry: journalEntry(
          { act: "buyer-reference", subject: subjectOf(account), reason },
          namedIn(account, typedOrder !== undefined),
          namedIn(references, typedOrder !== undefined),
        ),
        taken: null,
      })),
  );
};

type References = Pick<AccountRecord, "buyerReference" | "orderReference">;

const namedIn = ({ buyerReference, orderReference }: References, withOrder: boolean) => ({
  buyerReference,
  ...(withOrder ? { orderReference } : {}),
});

/** With the second paper a customer is a reseller, and the orders that waited for it go on. */
const withPaper = (
  account: AccountRecord,
  paper: ResellerPaper,
  now: Instant,
): Result.Result<ChangedAccount, AccountChangeRefusal> => {
  if (!isCustomer(account) || account.kind === null) return Result.fail(new NotACustomer());
  if (account.kind === "private") return Result.fail(new PapersNotForPrivate());
  const papers = paperConfirmed(account.papers, paper, now);
  const isComplete = statusByPapers(papers) === "confirmed";
  const changed = { ...account, papers, ...(isComplete ? { role: "reseller" as const, waiting: 0 } : {}) };
  const noted = (of: AccountRecord) => ({
    ...Object.fromEntries(resellerPapers.map((each) => [each, of.papers[each] !== null])),
    role: of.role,
    waiting: of.waiting,
  });
  return Result.succeed({
    account: changed,
    entry: journalEntry({ act: "paper", subject: subjectOf(account) }, noted(account), noted(changed)),
    taken: null,
  });
};

const withBlock = (
  account: AccountRecord,
  { blocked, reason: typed }: Of<"block">,
): Result.Result<ChangedAccount, AccountChangeRefusal> =>
  Result.map(reasonOf(typed), (reason) => ({
    account: { ...account, blocked },
    entry: journalEntry(
      { act: blocked ? "block" : "unblock", subject: subjectOf(account), reason },
      { blocked: account.blocked },
      { blocked },
    ),
    taken: blocked ? "block" : null,
  }));

/** Who has ordered stays a customer: staff have accounts of their own. */
const withRole = (
  account: AccountRecord,
  { role, reason: typed }: Of<"role">,
): Result.Result<ChangedAccount, AccountChangeRefusal> => {
  if (!givenRoles.some((given) => given === role)) return Result.fail(new RoleNotGiven());
  // An account of staff has no page of its money, neither its own nor the desk's.
  if ((account.hasOrders || account.hasMoney) && !mayEnter("account", role)) return Result.fail(new AccountHasOrders());
  return Result.map(reasonOf(typed), (reason) => ({
    account: { ...account, role },
    entry: journalEntry({ act: "role", subject: subjectOf(account), reason }, { role: account.role }, { role }),
    taken: role === account.role ? null : "role",
  }));
};
