// Vouchers in the hands of administrators: listed, made, limited. [CRT-04]
import { endOfDay, instant, type Instant, startOfDay } from "@kontor/domain/kernel/calendar";
import {
  endedVoucher,
  limitedVoucher,
  newVoucher,
  VoucherTaken,
  VoucherUnknown,
  VoucherUsed,
} from "@kontor/domain/site/admin";
import { codeAsIssued, type Voucher } from "@kontor/domain/shop/voucher";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { orRefuse } from "../../platform/use-case/use-case.ts";
import { voucherRecord } from "../../shop/voucher/wire.ts";
import { addVoucher, endVoucher, voucherByCode, voucherPage } from "../../shop/voucher/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, countIn, realDay } from "./by-staff.ts";

export const voucherAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "listVouchers" | "createVoucher" | "limitVoucher" | "endVoucher"> => {
  const { timeZone } = services.settings;
  const begin = (day: string | null): Instant | null => (day === null ? null : startOfDay(realDay(day), timeZone));
  /** The last instant of the day. */
  const end = (day: string | null): Instant | null =>
    day === null ? null : instant(endOfDay(realDay(day), timeZone) - 1);
  const stored = async (handle: Handle, code: string): Promise<Voucher> =>
    (await voucherByCode(handle, codeAsIssued(code))) ?? refuse(new VoucherUnknown());
  return {
    listVouchers: async (call) => {
      await staffOf(services, call);
      const { q = "", after = null } = call.query;
      const wanted = { beginning: codeAsIssued(q), after, count: countIn(call.query) };
      const { vouchers, next } = await voucherPage(services.database.reads, wanted);
      return good({ vouchers: vouchers.map(voucherRecord), next });
    },

    createVoucher: (call) =>
      byStaff(services, call, async (handle) => {
        const { code, value, from, until, reason } = call.body;
        const { voucher, entry } = orRefuse(newVoucher({ code, value, from: begin(from), until: end(until) }, reason));
        if (!(await addVoucher(handle, voucher))) refuse(new VoucherTaken());
        return { entry, result: async () => voucherRecord(voucher) };
      }),

    limitVoucher: (call) =>
      byStaff(services, call, async (handle) => {
        const { voucher, entry } = orRefuse(
          limitedVoucher(await stored(handle, call.params.code), end(call.body.until), call.body.reason),
        );
        if (!(await endVoucher(handle, voucher))) refuse(new VoucherUsed());
        return { entry, result: async () => voucherRecord(voucher) };
      }),

    endVoucher: (call) =>
      byStaff(services, call, async (handle, _, now) => {
        const { voucher, entry } = orRefuse(endedVoucher(await stored(handle, call.params.code), now));
        if (!(await endVoucher(handle, voucher))) refuse(new VoucherUsed());
        return { entry, result: async () => voucherRecord(voucher) };
      }),
  };
};
