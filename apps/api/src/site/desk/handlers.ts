// Lists of the desk, its search and its first page over the wire. [DSK-01] [DSK-05] [DSK-07] [SES-07]
import type { DateInvalid } from "@kontor/domain/shop/customer";
import { readList, readToday, searchDesk } from "@kontor/domain/site/desk";
import type { Role, staffRoles } from "@kontor/domain/visitor/session";
import { todayOf } from "../../platform/calendar/today.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, read } from "../../platform/use-case/use-case.ts";
import type { SessionServices } from "../../visitor/session/services.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { realDay } from "../admin/by-staff.ts";
import { cursorOf, placeFrom } from "./cursor.ts";
import { deskListPorts, deskTodayPorts } from "./ports.ts";

const dayIn = (call: MayRefuse<DateInvalid>, written: string | undefined) =>
  written === undefined ? null : realDay(call, written);

export const deskHandlers = (services: SessionServices): Pick<Handlers, "readList" | "readToday" | "searchDesk"> => ({
  readList: async (call) => {
    const { role } = await staffOf(services, call);
    const { q = "", customer = null, state, from, until, sort = null, direction = null, after, limit } = call.query;
    const requested = {
      q,
      customer,
      states: state?.split(",") ?? [],
      from: dayIn(call, from),
      until: dayIn(call, until),
      sort,
      direction,
      after: after === undefined ? null : placeFrom(after),
      limit: limit === undefined ? null : Number(limit),
    };
    const page = await read(
      services,
      call,
      deskListPorts(services),
      readList(call.params.kind, role as Role, requested),
    );
    return good({ ...page, next: page.next === null ? null : cursorOf(page.next) });
  },

  readToday: async (call) => {
    const { customer_number: number, email, role } = await staffOf(services, call);
    const today = await read(services, call, deskTodayPorts(services), readToday(role as Role));
    return good({ self: { number, email, role: role as (typeof staffRoles)[number] }, ...today });
  },

  searchDesk: async (call) => {
    const { role } = await staffOf(services, call);
    const use = searchDesk(call.query.q, role as Role, todayOf(services));
    return good(await read(services, call, deskListPorts(services), use));
  },
});
