// Door of the session's machine with its slots filled. [SES-01…03]
import type { Result } from "effect/Result";
import {
  type CallRefused,
  type Completed,
  type Completion,
  type Entry,
  type EntryRefused,
  type LogoutFailed,
  type RefusalValue,
  sessionMachine,
  type TokenMissing,
  type User,
} from "@kontor/domain/visitor/session";
import { actorOf, type Slot } from "../slot.ts";

export interface SessionSlots {
  readonly complete: Slot<Completion, Result<Completed, RefusalValue>>;
  readonly enter: Slot<{ readonly entry: Entry }, Result<User, EntryRefused | TokenMissing>>;
  readonly fetchUser: Slot<unknown, Result<User, TokenMissing | CallRefused>>;
  readonly leave: Slot<unknown, Result<string, LogoutFailed>>;
}

/** The machine of the session with its four slots filled. */
export const providedSession = ({ enter, fetchUser, complete, leave }: SessionSlots) =>
  sessionMachine.provide({
    actors: {
      enter: actorOf(enter),
      fetchUser: actorOf(fetchUser),
      complete: actorOf(complete),
      leave: actorOf(leave),
    },
  });
