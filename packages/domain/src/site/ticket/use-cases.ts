// An entrance is opened by a one-time key or by an account of staff, and ended. [TKT-04] [SES-07] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { hourMs, type Instant, instant } from "#kernel/calendar";
import { StaffKeyNotValid, TicketEventUnknown } from "./errors.ts";
import { freeGateName } from "./gate.ts";
import { staffSessionHours } from "./limits.ts";
import type { StaffKey, TicketEvent } from "./model.ts";
import { readGateName, usedStaffKey } from "./rules.ts";

/** What an entrance is opened for, and by whom. */
export interface Opening {
  readonly eventId: string;
  /** Customer number of who opens it, or who made the key that does; null for a key of an operator. */
  readonly by: string | null;
  /** Print of the key that opens it; null for an account that opens it itself. */
  readonly keyPrint: string | null;
}

export class Entrances extends Context.Service<
  Entrances,
  {
    readonly key: (print: string) => Effect.Effect<{
      readonly eventId: string;
      readonly key: StaffKey;
      readonly by: string | null;
      /** Whether its maker may still make keys. */
      readonly holds: boolean;
    } | null>;
    /** Whether it was this call that used it: of two at once one finds it unused, and none finds one that was ended meanwhile. */
    readonly use: (key: StaffKey) => Effect.Effect<boolean>;
    readonly event: (id: string) => Effect.Effect<TicketEvent | null>;
    /** The names of all entrances that an event has had. Those who open one at the same time wait for each other, so that no two get one name. */
    readonly gates: (eventId: string) => Effect.Effect<readonly string[]>;
    readonly open: (opening: Opening, gate: string, expiresAt: Instant) => Effect.Effect<void>;
    readonly end: (print: string) => Effect.Effect<void>;
  }
>()("kontor/site/ticket/Entrances") {}

/** The second device at a door gets a name of its own. */
const opened = Effect.fn("opened")(function* (opening: Opening, typedGate: string, now: Instant) {
  const entrances = yield* Entrances;
  const event = yield* entrances.event(opening.eventId);
  if (event === null) return yield* Effect.fail(new TicketEventUnknown());
  const wanted = yield* Effect.fromResult(readGateName(typedGate));
  const gate = freeGateName(wanted, yield* entrances.gates(event.id));
  const expiresAt = instant(now + staffSessionHours * hourMs);
  yield* entrances.open(opening, gate, expiresAt);
  return { event, gate, expiresAt };
});

/** By a key, which is used up by this. */
export const openByKey = Effect.fn("openByKey")(function* (print: string, gate: string, now: Instant) {
  const entrances = yield* Entrances;
  const stored = yield* entrances.key(print);
  const used = yield* Effect.fromResult(usedStaffKey(stored?.key ?? null, print, now));
  if (stored === null || !stored.holds || !(yield* entrances.use(used)))
    return yield* Effect.fail(new StaffKeyNotValid());
  return yield* opened({ eventId: stored.eventId, by: stored.by, keyPrint: print }, gate, now);
});

/** By an account of staff. */
export const openByAccount = (eventId: string, by: string, gate: string, now: Instant) =>
  opened({ eventId, by, keyPrint: null }, gate, now);

/** Ends the entrance of a device, by the print of its key. */
export const closeEntrance = (print: string) => Effect.flatMap(Entrances, ({ end }) => end(print));
