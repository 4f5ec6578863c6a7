// What staff do with declarations, requests and vouchers. [ADM-01] [ACC-05] [CRT-04]
import * as Result from "effect/Result";
import { instant, type Instant } from "#kernel/calendar";
import { type Cents, cents } from "#kernel/money";
import { normalised, withoutInvisible } from "#kernel/text";
import { codeAsIssued, type Voucher, type VoucherWorth, worthFacts } from "#shop/voucher";
import { reasonOf } from "./customer-changes.ts";
import { AlreadyHandled, type ReasonMissing, VoucherNotStorable, VoucherUsed } from "./errors.ts";
import { type JournalEntry, journalEntry, type JournalFields } from "./journal.ts";
import { mostVoucherValue } from "./limits.ts";

/** What arrived by a form and may wait for a person. */
export interface InboxItem {
  readonly id: string;
  readonly kind: "declaration" | "request";
  /** Whether it still waits: a declaration that ended no contract, a request that was not answered. */
  readonly open: boolean;
}

/** Put aside: a declaration with a reason, a request with or without one. */
export const closedItem = (
  item: InboxItem,
  typed: string,
): Result.Result<JournalEntry | null, AlreadyHandled | ReasonMissing> => {
  if (!item.open) return Result.fail(new AlreadyHandled());
  const act = item.kind === "declaration" ? "declaration-dismiss" : "request-done";
  const subject = { kind: item.kind, id: item.id };
  const entry = (reason: string | null) => journalEntry({ act, subject, reason }, { open: true }, { open: false });
  return item.kind === "request" && typed.trim() === ""
    ? Result.succeed(entry(null))
    : Result.map(reasonOf(typed), entry);
};

/** A declaration whose contract a person found; with the reason why a good cause is accepted, where it is one. */
export const matchedItem = (
  item: InboxItem,
  contract: string,
  cause: string | null = null,
): Result.Result<JournalEntry | null, AlreadyHandled | ReasonMissing> => {
  if (!item.open) return Result.fail(new AlreadyHandled());
  const subject = { kind: "declaration", id: item.id } as const;
  const entry = (reason: string | null) =>
    journalEntry({ act: "declaration-match", subject, reason }, { contract: null }, { contract });
  return cause === null ? Result.succeed(entry(null)) : Result.map(reasonOf(cause), entry);
};

/** A declaration of which staff know that it came from its party, and how. [ACC-05] */
export const provedItem = (
  item: InboxItem,
  typed: string,
): Result.Result<JournalEntry | null, AlreadyHandled | ReasonMissing> =>
  item.open
    ? Result.map(reasonOf(typed), (reason) =>
        journalEntry(
          { act: "declaration-proved", subject: { kind: "declaration", id: item.id }, reason },
          { proved: false },
          { proved: true },
        ),
      )
    : Result.fail(new AlreadyHandled());

/** Webhooks that are sent to a receiver once more: one event, or all that stopped. */
export const webhookAgain = (receiver: string, event: string | null, count: number): JournalEntry | null =>
  journalEntry(
    { act: "webhook-again", subject: { kind: "webhook", id: event ?? receiver } },
    { again: 0 },
    { again: count },
  );

/** Amounts that have one meaning: with comma or point before the cents, in threes where something else stands between them. */
const amounts = [
  /^(\d{1,6})(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d{1,3}(?:[ '’]\d{3})+)(?:[.,](\d{1,2}))?$/,
];

/** An amount in euros as people type or copy it: 5, 5.00, 12,50, 1.106,58 €; null where it is none, or might be another: 1.000. [REP-19] */
export const typedCents = (typed: string): Cents | null => {
  const number = normalised(withoutInvisible(typed)).replace(/^(?:€|EUR)\s*|\s*(?:€|EUR)$/i, "");
  const [, whole = "", part = ""] = amounts.map((form) => form.exec(number)).find((found) => found !== null) ?? [];
  const euros = whole.replaceAll(/\D/g, "");
  return euros === "" || euros.length > 6 ? null : cents(Number(euros) * 100 + Number(part.padEnd(2, "0")));
};

/** All facts of a voucher but those that name it or say that it was used: a further one is noted without being named. */
const noted = ({ code: _, redeemedAt: _used, worth, validFrom, validUntil, ...rest }: Voucher): JournalFields => ({
  ...worthFacts(worth),
  from: validFrom,
  until: validUntil,
  ...rest,
});

export interface VoucherDraft {
  readonly code: string;
  readonly value: number;
  readonly from: Instant | null;
  readonly until: Instant | null;
}

export interface ChangedVoucher {
  readonly voucher: Voucher;
  readonly entry: JournalEntry | null;
}

/** A new voucher, whose code is written in capitals; a time that ends before it begins is refused. */
export const newVoucher = (
  { code: typed, value, from, until }: VoucherDraft,
  reason: string,
): Result.Result<ChangedVoucher, VoucherNotStorable | ReasonMissing> => {
  const code = codeAsIssued(typed);
  if (!/^[A-Z0-9][A-Z0-9-]{3,39}$/.test(code)) return Result.fail(new VoucherNotStorable({ field: "code" }));
  if (!Number.isSafeInteger(value) || value < 1 || value > mostVoucherValue)
    return Result.fail(new VoucherNotStorable({ field: "value" }));
  if (from !== null && until !== null && until <= from) return Result.fail(new VoucherNotStorable({ field: "until" }));
  const worth: VoucherWorth = { kind: "amount", amount: value as Cents };
  const voucher: Voucher = { code, worth, validFrom: from, validUntil: until, redeemedAt: null };
  return Result.map(reasonOf(reason), (because) => ({
    voucher,
    entry: journalEntry(
      { act: "voucher-made", subject: { kind: "voucher", id: code }, reason: because },
      {},
      noted(voucher),
    ),
  }));
};

/** A voucher that ends now: it can be given another last day again. One that is over already stays as it is. */
export const endedVoucher = (voucher: Voucher, now: Instant): Result.Result<ChangedVoucher, VoucherUsed> => {
  if (voucher.redeemedAt !== null) return Result.fail(new VoucherUsed());
  const last = instant(now - 1);
  const ended = {
    ...voucher,
    validUntil: voucher.validUntil !== null && voucher.validUntil < last ? voucher.validUntil : last,
  };
  const subject = { kind: "voucher", id: voucher.code } as const;
  return Result.succeed({
    voucher: ended,
    entry: journalEntry({ act: "voucher-changed", subject }, noted(voucher), noted(ended)),
  });
};

/** Another end of a voucher that was not used yet; at once, where it is past. */
export const limitedVoucher = (
  voucher: Voucher,
  until: Instant | null,
  reason: string,
): Result.Result<ChangedVoucher, VoucherUsed | ReasonMissing> => {
  if (voucher.redeemedAt !== null) return Result.fail(new VoucherUsed());
  const limited = { ...voucher, validUntil: until };
  return Result.map(reasonOf(reason), (because) => ({
    voucher: limited,
    entry: journalEntry(
      { act: "voucher-changed", subject: { kind: "voucher", id: voucher.code }, reason: because },
      noted(voucher),
      noted(limited),
    ),
  }));
};
