// Vouchers in the hands of administrators: listed, made, limited. [CRT-04]
import { endOfDay, instant, type Instant, startOfDay } from "@kontor/domain/kernel/calendar";
import { createVoucher, endVoucher, limitVoucher } from "@kontor/domain/site/admin";
import type { DateInvalid } from "@kontor/domain/shop/customer";
import { codeAsIssued } from "@kontor/domain/shop/voucher";
import { good, type Handlers } from "../../platform/http/call.ts";
import type { MayRefuse } from "../../platform/use-case/use-case.ts";
import { voucherRecord } from "../../shop/voucher/wire.ts";
import { voucherPage } from "../../shop/voucher/store.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, realDay, runAsStaff } from "./by-staff.ts";
import { voucherPorts } from "./desk-ports.ts";

export const voucherAdminHandlers = (
  services: SessionServices,
): Pick<Handlers, "listVouchers" | "createVoucher" | "limitVoucher" | "endVoucher"> => {
  const { timeZone } = services.settings;
  const begin = (call: MayRefuse<DateInvalid>, day: string | null): Instant | null =>
    day === null ? null : startOfDay(realDay(call, day), timeZone);
  /** The last instant of the day. */
  const end = (call: MayRefuse<DateInvalid>, day: string | null): Instant | null =>
    day === null ? null : instant(endOfDay(realDay(call, day), timeZone) - 1);
  return {
    listVouchers: async (call) => {
      await staffOf(services, call);
      const { q = "", after = null } = call.query;
      const wanted = { beginning: codeAsIssued(q), after, count: countIn(call.query) };
      const { vouchers, next } = await voucherPage(services.database.reads, wanted);
      return good({ vouchers: vouchers.map(voucherRecord), next });
    },

    createVoucher: async (call) => {
      const { code, value, from, until, reason } = call.body;
      const draft = { code, value, from: begin(call, from), until: end(call, until) };
      return good(voucherRecord(await runAsStaff(services, call, voucherPorts, createVoucher(draft, reason))));
    },

    limitVoucher: async (call) => {
      const { until, reason } = call.body;
      const limiting = limitVoucher(call.params.code, end(call, until), reason);
      return good(voucherRecord(await runAsStaff(services, call, voucherPorts, limiting)));
    },

    endVoucher: async (call) =>
      good(voucherRecord(await runAsStaff(services, call, voucherPorts, endVoucher(call.params.code)))),
  };
};
