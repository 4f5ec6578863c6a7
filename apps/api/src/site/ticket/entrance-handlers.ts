// The open entrances of an event in the hands of admins: listed and ended, those of accounts and those of keys. [TKT-04] [SES-07] [SEC2-3]
import { entranceEnded } from "@kontor/domain/site/admin";
import { StaffSessionMissing, TicketEventUnknown } from "@kontor/domain/site/ticket";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, countIn } from "../admin/by-staff.ts";
import {
  endStaffSession,
  type EntrancePlace,
  type OpenEntrance,
  openEntrances,
  staffSessionByPrint,
} from "./entrances-store.ts";
import type { TicketServices } from "./services.ts";
import { eventById } from "./store.ts";

const placeIn = (after: string | undefined): EntrancePlace | null => {
  const [, expiresAt = "", print = ""] = /^(\d{1,15})-([0-9a-f]{32})$/.exec(after ?? "") ?? [];
  return print === "" ? null : { expiresAt: Number(expiresAt), print };
};

const shown = ({ print, gate, by, keyPrint, openedAt, expiresAt }: OpenEntrance) => ({
  print,
  gate,
  by,
  hasKey: keyPrint !== null,
  openedAt,
  expiresAt,
});

export const entranceHandlers = (services: TicketServices): Pick<Handlers, "listEntrances" | "endEntrance"> => ({
  listEntrances: async (call) => {
    await staffOf(services, call);
    const { reads } = services.database;
    const { eventId } = call.params;
    const event = (await eventById(reads, eventId)) ?? refuse(new TicketEventUnknown());
    const [count, now] = [countIn(call.query), services.now()];
    const { open, next } = await openEntrances(reads, { eventId, after: placeIn(call.query.after), count, now });
    return good({ event, entrances: open.map(shown), next: next === null ? null : `${next.expiresAt}-${next.print}` });
  },

  endEntrance: (call) =>
    byStaff(services, call, async (handle, _, now) => {
      const { entrancePrint } = call.params;
      const open = (await staffSessionByPrint(handle, entrancePrint, now)) ?? refuse(new StaffSessionMissing());
      await endStaffSession(handle, entrancePrint, now);
      return { entry: entranceEnded(open.eventId, open.gate, open.by), result: async () => shown(open) };
    }),
});
