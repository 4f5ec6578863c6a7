// Keys for entrances in the hands of admins: made, listed, ended with the sessions that they opened. [TKT-04]
import type { Instant } from "@kontor/domain/kernel/calendar";
import { staffKeyEnded, staffKeyMade } from "@kontor/domain/site/admin";
import {
  endedStaffKey,
  lastingKeyState,
  newStaffKey,
  staffKeyHours,
  StaffKeyNotValid,
  TicketEventUnknown,
} from "@kontor/domain/site/ticket";
import { pageOf } from "../../platform/database/page-of.ts";
import type { Handle } from "../../platform/database/handle.ts";
import { good, type Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/http/problem.ts";
import { staffOf } from "../../visitor/session/staff.ts";
import { byStaff, countIn } from "../admin/by-staff.ts";
import { freshKey, printOf } from "./keys.ts";
import type { TicketServices } from "./services.ts";
import { gatesByKey } from "./entrances-store.ts";
import {
  addStaffKey,
  staffKeyByPrint,
  type StaffKeyPlace,
  staffKeysOf,
  type StoredStaffKey,
  storeStaffKeyEnd,
} from "./staff-store.ts";
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
  const knownEvent = async (handle: Handle, eventId: string) =>
    (await eventById(handle, eventId)) ?? refuse(new TicketEventUnknown());
  return {
    listStaffKeys: async (call) => {
      await staffOf(services, call);
      const { reads } = services.database;
      const event = await knownEvent(reads, call.params.eventId);
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
      const answer = await byStaff(services, call, async (handle, by, now) => {
        const { id } = await knownEvent(handle, call.params.eventId);
        const key = freshKey();
        const made = newStaffKey(printOf(key), now, staffKeyHours);
        await addStaffKey(handle, { eventId: id, key: made, madeAt: now, by });
        return { entry: staffKeyMade(id, made.expiresAt), result: async () => ({ key, expiresAt: made.expiresAt }) };
      });
      return { ...answer, status: 201 };
    },

    endStaffKey: (call) =>
      byStaff(services, call, async (handle, _, now) => {
        const { keyPrint } = call.params;
        const stored = (await staffKeyByPrint(handle, keyPrint)) ?? refuse(new StaffKeyNotValid());
        const ended = endedStaffKey(stored.key, now);
        const isEnded = ended.endedAt !== stored.key.endedAt;
        const gate = isEnded ? await storeStaffKeyEnd(handle, ended, now) : null;
        const gates = await gatesByKey(handle, [keyPrint]);
        return {
          entry: isEnded ? staffKeyEnded(stored.eventId, gate) : null,
          result: async () => shown({ ...stored, key: ended }, gates.get(keyPrint) ?? null, now),
        };
      }),
  };
};
