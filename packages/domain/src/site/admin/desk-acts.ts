// What else staff change at the desk: vouchers, banners, letters that were given up, subscriptions, the clock and the numbers after a restore. [ADM-01] [ADM-04] [CRT-04] [CUS-10] [ACC-07]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day, Instant } from "#kernel/calendar";
import type { ClockReading, KnownClock } from "#shop/contract";
import { codeAsIssued, type Voucher } from "#shop/voucher";
import { Subscriptions } from "#site/request";
import { entered } from "#visitor/session";
import { asStaff, done, known } from "./acting.ts";
import { scheduledBanner } from "./banners.ts";
import { clockConfirmed } from "./clock-changes.ts";
import { endedVoucher, limitedVoucher, newVoucher, type VoucherDraft } from "./desk-changes.ts";
import {
  BannerUnknown,
  MailNotFailed,
  MailUnknown,
  SubscriptionUnknown,
  VoucherTaken,
  VoucherUnknown,
  VoucherUsed,
} from "./errors.ts";
import type { BannerSchedule } from "./model.ts";
import { type LastNumber, numbersConfirmed } from "./number-series.ts";
import { exportRight } from "./rights.ts";
import { endedByStaff, exportNoted, sentAgain } from "./record-changes.ts";

export class StaffVouchers extends Context.Service<
  StaffVouchers,
  {
    readonly byCode: (code: string) => Effect.Effect<Voucher | null>;
    /** False where there is one of this code. */
    readonly add: (voucher: Voucher) => Effect.Effect<boolean>;
    /** Stores another end; false where it was used meanwhile. */
    readonly end: (voucher: Voucher) => Effect.Effect<boolean>;
  }
>()("kontor/site/admin/StaffVouchers") {}

const voucherOf = (code: string) =>
  known(
    Effect.flatMap(StaffVouchers, ({ byCode }) => byCode(codeAsIssued(code))),
    () => new VoucherUnknown(),
  );

/** Makes a voucher; a code that is taken is refused. */
export const createVoucher = (draft: VoucherDraft, reason: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const { voucher, entry } = yield* Effect.fromResult(newVoucher(draft, reason));
      if (!(yield* (yield* StaffVouchers).add(voucher))) return yield* Effect.fail(new VoucherTaken());
      return { entry, result: voucher };
    }),
  );

const storeEnd = Effect.fn("storeEnd")(function* ({ voucher, entry }: { voucher: Voucher; entry: Entry }) {
  if (!(yield* (yield* StaffVouchers).end(voucher))) return yield* Effect.fail(new VoucherUsed());
  return { entry, result: voucher };
});
type Entry = ReturnType<typeof exportNoted>;

/** Sets until when a voucher may be redeemed; null for without an end. */
export const limitVoucher = (code: string, until: Instant | null, reason: string) =>
  asStaff(() =>
    Effect.flatMap(voucherOf(code), (voucher) =>
      Effect.flatMap(Effect.fromResult(limitedVoucher(voucher, until, reason)), storeEnd),
    ),
  );

/** Ends a voucher now. */
export const endVoucher = (code: string) =>
  asStaff(({ now }) =>
    Effect.flatMap(voucherOf(code), (voucher) =>
      Effect.flatMap(Effect.fromResult(endedVoucher(voucher, now)), storeEnd),
    ),
  );

/** When small banners are shown, and on which pages. */
export class BannerSchedules extends Context.Service<
  BannerSchedules,
  {
    readonly of: (key: string) => Effect.Effect<BannerSchedule | null>;
    readonly store: (key: string, schedule: BannerSchedule) => Effect.Effect<void>;
  }
>()("kontor/site/admin/BannerSchedules") {}

/** Sets from when until when a banner is shown. */
export const scheduleBanner = (key: string, wanted: Parameters<typeof scheduledBanner>[2]) =>
  asStaff(() =>
    Effect.gen(function* () {
      const banners = yield* BannerSchedules;
      const before = yield* known(banners.of(key), () => new BannerUnknown());
      const { schedule, entry } = yield* Effect.fromResult(scheduledBanner(key, before, wanted));
      if (entry !== null) yield* banners.store(key, schedule);
      return { entry, result: schedule };
    }),
  );

/** Letters that wait, and those that were given up. */
export class Letters extends Context.Service<
  Letters,
  {
    readonly isThere: (id: string) => Effect.Effect<boolean>;
    /** Queues one that was given up; says whether it was. */
    readonly again: (id: string) => Effect.Effect<boolean>;
  }
>()("kontor/site/admin/Letters") {}

/** Sends a letter that failed once more. */
export const resendMail = (id: string) =>
  asStaff(() =>
    Effect.gen(function* () {
      const letters = yield* Letters;
      if (!(yield* letters.isThere(id))) return yield* Effect.fail(new MailUnknown());
      if (!(yield* letters.again(id))) return yield* Effect.fail(new MailNotFailed());
      return done(sentAgain("mail-again", { kind: "mail", id }));
    }),
  );

/** Ends a subscription for who asks for it. `referenceOf` names it where its address may not stand. [CUS-10] */
export const endSubscription = (typed: string, referenceOf: (email: string) => string) =>
  asStaff(({ now }) =>
    Effect.gen(function* () {
      const subscriptions = yield* Subscriptions;
      const stored = yield* known(subscriptions.byEmail(typed.trim().toLowerCase()), () => new SubscriptionUnknown());
      const { subscription, entry } = endedByStaff(stored, referenceOf(stored.email), now);
      yield* subscriptions.store(subscription, null);
      return { entry, result: subscription };
    }),
  );

/** A list that is taken along as a file is noted before its first line is written. [ADM-01] [SES-07] */
export const noteExport = (list: string, search: string) =>
  asStaff(({ role }) =>
    Effect.as(Effect.fromResult(entered(exportRight(list), role)), done(exportNoted(list, search))),
  );

/** How the shop's clock stands. */
export class ShopClock extends Context.Service<
  ShopClock,
  {
    readonly reading: Effect.Effect<ClockReading>;
    readonly note: (clock: KnownClock) => Effect.Effect<void>;
  }
>()("kontor/site/admin/ShopClock") {}

/** How the shop's numbers stand. */
export class ShopNumbers extends Context.Service<
  ShopNumbers,
  {
    /** The last number of each series, and since when they wait for word; null where they do not. */
    readonly known: Effect.Effect<{ readonly last: readonly LastNumber[]; readonly since: Instant | null }>;
    readonly raise: (raised: readonly LastNumber[]) => Effect.Effect<void>;
  }
>()("kontor/site/admin/ShopNumbers") {}

/** The word that the clock is right, for the day that was looked at. [ACC-07] */
export const confirmClock = (day: Day) =>
  asStaff(({ now, today }) =>
    Effect.gen(function* () {
      const shop = yield* ShopClock;
      const { clock, entry } = yield* Effect.fromResult(clockConfirmed(yield* shop.reading, day, { now, today }));
      if (clock !== null) yield* shop.note(clock);
      return done(entry);
    }),
  );

/** Which numbers were sent last, said after a restore: counters go on behind them. The entry, null where no word was needed. [ACC-03] [OPS-06] */
export const numbersGoOn = Effect.fn("numbersGoOn")(function* (sent: readonly string[], today: Day) {
  const numbers = yield* ShopNumbers;
  const { last, since } = yield* numbers.known;
  const { raised, entry } = yield* Effect.fromResult(numbersConfirmed(last, since, sent, today));
  if (entry !== null) yield* numbers.raise(raised);
  return entry;
});

/** Confirms that numbers go on after a restore. */
export const confirmNumbers = (sent: readonly string[]) =>
  asStaff(({ today }) => Effect.map(numbersGoOn(sent, today), done));
