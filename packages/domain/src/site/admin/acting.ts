// How staff change something: as long as they still have their role, and with its entry in the journal. [SES-07] [HDL-09]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type { Day, Instant } from "#kernel/calendar";
import type { AreaClosed, Role } from "#visitor/session";
import type { JournalEntry } from "./journal.ts";

/** Who changes it, by their customer number, as what, and when: the moment, and the day at the seller's place. */
export interface Acting {
  readonly by: string;
  readonly role: Role;
  readonly now: Instant;
  readonly today: Day;
}

export class Desk extends Context.Service<
  Desk,
  {
    /** The member of staff as this transaction has them: of two who take each other's rights at once, the second one finds that they have none any more. */
    readonly acting: Effect.Effect<Acting, AreaClosed>;
    readonly note: (entry: JournalEntry, acting: Acting) => Effect.Effect<void>;
  }
>()("kontor/site/admin/Desk") {}

/** What an act did: its entry, null where nothing is different afterwards, and what its caller gets of it. */
export interface Acted<A> {
  readonly entry: JournalEntry | null;
  readonly result: A;
}

/** Runs an act of staff and notes it in the journal. */
export const asStaff = <A, E, R>(act: (acting: Acting) => Effect.Effect<Acted<A>, E, R>) =>
  Effect.gen(function* () {
    const desk = yield* Desk;
    const acting = yield* desk.acting;
    const { entry, result } = yield* act(acting);
    if (entry !== null) yield* desk.note(entry, acting);
    return result;
  });

/** For acts that answer nothing. */
export const done = (entry: JournalEntry | null): Acted<void> => ({ entry, result: undefined });

/** What is not there is refused. */
export const known = <A, E, F, R>(found: Effect.Effect<A | null, E, R>, missing: () => F): Effect.Effect<A, E | F, R> =>
  Effect.flatMap(
    found,
    (value): Effect.Effect<A, F> => (value === null ? Effect.fail(missing()) : Effect.succeed(value)),
  );
