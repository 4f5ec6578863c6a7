// The open entrances of an event in the hands of admins: listed and ended, those of accounts and those of keys. [TKT-04] [SES-07] [SEC2-3]
import { endEntrance } from "@kontor/domain/site/admin";
import { TicketEventUnknown } from "@kontor/domain/site/ticket";
import { good, type Handlers } from "../../platform/http/call.ts";
import { orUnknown } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "../admin/by-staff.ts";
import { type EntrancePlace, type OpenEntrance, openEntrances } from "./entrances-store.ts";
import type { TicketServices } from "./services.ts";
import { staffTicketPorts } from "./staff-ports.ts";
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
    const found = await eventById(reads, eventId);
    const event = orUnknown(call, found, () => new TicketEventUnknown());
    const [count, now] = [countIn(call.query), services.now()];
    const { open, next } = await openEntrances(reads, { eventId, after: placeIn(call.query.after), count, now });
    return good({ event, entrances: open.map(shown), next: next === null ? null : `${next.expiresAt}-${next.print}` });
  },

  endEntrance: async (call) => {
    const open = await runAsStaff(services, call, staffTicketPorts(services), endEntrance(call.params.entrancePrint));
    return good(shown(open));
  },
});
