// An act of staff whose answer was lost is sent again and done once; one on a record that was changed since it was seen is refused with what changed. [DSK-08] [SES-07]
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import { type Acting, Desk } from "./acting.ts";
import { ActKeyUsed, RecordChanged } from "./errors.ts";
import type { RecordChange } from "./journal.ts";

/** How an act came in: under which key, what it says in a print, and on which revision of its record it is based. */
export interface SentAct {
  readonly key: string | null;
  readonly print: string;
  readonly seen: string | null;
}

/** A record as it is now, and what staff changed of it since a revision. */
export interface RecordStanding {
  readonly revision: string;
  readonly changes: readonly RecordChange[];
}

export class SentActs extends Context.Service<
  SentActs,
  {
    readonly sent: SentAct;
    /** The print of what this member of staff did under a key; null where nothing was: then the entry of this act is noted under it. */
    readonly printUnder: (key: string, acting: Acting) => Effect.Effect<string | null>;
    /** Null for what is no record, or is not there. */
    readonly standing: (seen: string) => Effect.Effect<RecordStanding | null>;
  }
>()("kontor/site/admin/SentActs") {}

/** A revision says where the journal stood, for what was changed since, and how the record was, which alone decides. */
export const recordRevision = (entry: number, print: string): string => `${entry}-${print}`;

/** The number of the journal's entry that a revision was made by. */
export const entryOfRevision = (revision: string): number => Number(revision.split("-")[0]);

export const isSameRecord = (one: string, other: string): boolean => one.split("-")[1] === other.split("-")[1];

/** The same key again does nothing more, and is answered as the first time; with other content it is refused. */
export const once = <E, R>(act: Effect.Effect<unknown, E, R>) =>
  Effect.gen(function* () {
    const { sent, printUnder } = yield* SentActs;
    if (sent.key !== null) {
      const desk = yield* Desk;
      const print = yield* printUnder(sent.key, yield* desk.acting);
      if (print !== null) return print === sent.print ? undefined : yield* Effect.fail(new ActKeyUsed());
    }
    return yield* Effect.asVoid(act);
  });

/** Done only as long as the record is as it was seen, where that is named. */
export const asSeen = <A, E, R>(act: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const { sent, standing } = yield* SentActs;
    const now = sent.seen === null ? null : yield* standing(sent.seen);
    if (sent.seen !== null && now !== null && !isSameRecord(now.revision, sent.seen))
      return yield* Effect.fail(new RecordChanged(now));
    return yield* act;
  });
