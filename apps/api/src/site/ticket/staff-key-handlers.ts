// Keys for entrances in the hands of admins: made, listed, ended with the sessions that they opened. [TKT-04]
import type { Instant } from "@kontor/domain/kernel/calendar";
import { endStaffKey, makeStaffKey } from "@kontor/domain/site/admin";
import { lastingKeyState, StaffKeyNotValid, TicketEventUnknown } from "@kontor/domain/site/ticket";
import { pageOf } from "../../platform/database/page-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { type MayRefuse, orUnknown } from "../../platform/use-case/use-case.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { countIn, runAsStaff } from "../admin/by-staff.ts";
import { freshKey, printOf } from "./keys.ts";
import type { TicketServices } from "./services.ts";
import { gatesByKey } from "./entrances-store.ts";
import { staffTicketPorts } from "./staff-ports.ts";
import { staffKeyByPrint, type StaffKeyPlace, staffKeysOf, type StoredStaffKey } from "./staff-store.ts";
import { eventById } from "./store.ts";

type Names = "listStaffKeys" | "makeStaffKey" | "endStaffKey";

const placeIn = (after: string): StaffKeyPlace | null => {
  const [, madeAt = "", print = ""] = /^(\d{1,15})-([0-9a-f]{32})$/.exec(after) ?? [];
  return print === "" ? null : { madeAt: Number(madeAt), print };
};

const shown = ({ key, madeAt, by, holds }: StoredStaffKey, gate: string | null, now: Instant) => ({
  print: key.key,
  madeAt,
  by,
  expiresAt: key.expiresAt,
  state: lastingKeyState(key, holds, now),
  gate,
});

export const staffKeyHandlers = (services: TicketServices): Pick<Handlers, Names> => {
  const knownEvent = async (call: MayRefuse<TicketEventUnknown>, handle: Handle, eventId: string) =>
    orUnknown(call, await eventById(handle, eventId), () => new TicketEventUnknown());
  return {
    listStaffKeys: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const event = await knownEvent(call, reads, call.params.eventId);
      const count = countIn(call.query);
      const after = call.query.after === undefined ? null : placeIn(call.query.after);
      const { shown: keys, next } = pageOf(
        await staffKeysOf(reads, event.id, after, count + 1),
        count,
        ({ madeAt, key }) => `${madeAt}-${key.key}`,
      );
      const gates = await gatesByKey(
        reads,
        keys.map(({ key }) => key.key),
      );
      return good({
        event,
        keys: keys.map((stored) => shown(stored, gates.get(stored.key.key) ?? null, services.now())),
        next,
      });
    },

    makeStaffKey: async (call) => {
      const key = freshKey();
      const making = makeStaffKey(call.params.eventId, printOf(key));
      const expiresAt = await runAsStaff(services, call, staffTicketPorts(services), making);
      return good({ key, expiresAt }, 201);
    },

    endStaffKey: async (call) => {
      const { keyPrint } = call.params;
      await runAsStaff(services, call, staffTicketPorts(services), endStaffKey(keyPrint));
      const { reads } = services.database;
      const found = await staffKeyByPrint(reads, keyPrint);
      const stored = orUnknown(call, found, () => new StaffKeyNotValid());
      const gates = await gatesByKey(reads, [keyPrint]);
      return good(shown(stored, gates.get(keyPrint) ?? null, services.now()));
    },
  };
};
