// What staff's acts at the desk need, over the database: vouchers, banners, letters, the clock and the numbers. [ADM-01] [ADM-04] [CRT-04] [ACC-07]
import { instant } from "@kontor/domain/kernel/calendar";
import { BannerSchedules, Letters, ShopClock, ShopNumbers, StaffVouchers } from "@kontor/domain/site/admin";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Handle } from "../../platform/database/handle.ts";
import { toEffect } from "../../platform/database/maybe-async.ts";
import { numbersWaitSince, trustNumbers } from "../../platform/database/numbers.ts";
import type { PlatformServices } from "../../platform/services.ts";
import type { PortsOver } from "../../platform/use-case/use-case.ts";
import { noteClock } from "../../shop/contract/clock-watch.ts";
import { addVoucher, endVoucher, voucherByCode } from "../../shop/voucher/store.ts";
import { bannerSchedule, storeBannerSchedule } from "../content/banner-schedules.ts";
import { readingOf } from "./clock-reading.ts";
import { mailToSend, queueAgain } from "./letters-store.ts";
import { lastNumbers } from "./numbers-store.ts";

type Dated = Pick<PlatformServices, "now" | "settings">;

/** For acts that need the desk alone. */
export const noPorts: PortsOver<never> = () => Context.empty();

export const voucherPorts: PortsOver<StaffVouchers> = ({ handle }) =>
  Context.make(StaffVouchers, {
    byCode: (code) => toEffect(() => voucherByCode(handle, code)),
    add: (voucher) => Effect.promise(() => addVoucher(handle, voucher)),
    end: (voucher) => Effect.promise(() => endVoucher(handle, voucher)),
  });

export const bannerPorts =
  ({ now }: Dated): PortsOver<BannerSchedules> =>
  ({ handle }) =>
    Context.make(BannerSchedules, {
      of: (key) => Effect.promise(() => bannerSchedule(handle, key)),
      store: (key, schedule) => Effect.promise(() => storeBannerSchedule(handle, key, schedule, now())),
    });

export const letterPorts =
  ({ now }: Dated): PortsOver<Letters> =>
  ({ handle }) =>
    Context.make(Letters, {
      isThere: (id) => Effect.promise(async () => (await mailToSend(handle, id)) !== null),
      again: (id) => Effect.promise(() => queueAgain(handle, id, now())),
    });

export const clockPorts =
  (services: Dated): PortsOver<ShopClock> =>
  ({ handle }) =>
    Context.make(ShopClock, {
      reading: Effect.promise(() => readingOf(services, handle)),
      note: (clock) => Effect.promise(() => noteClock(handle, clock)),
    });

export const numbersOver = (handle: Handle): Context.Service.Shape<typeof ShopNumbers> => ({
  known: Effect.promise(async () => {
    const since = await numbersWaitSince(handle);
    return { last: await lastNumbers(handle), since: since === null ? null : instant(since) };
  }),
  raise: (raised) => Effect.promise(() => trustNumbers(handle, raised)),
});

export const numberPorts: PortsOver<ShopNumbers> = ({ handle }) => Context.make(ShopNumbers, numbersOver(handle));
