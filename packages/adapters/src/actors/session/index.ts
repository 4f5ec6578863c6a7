// Door of the session's machine with its slots filled. [SES-01…03]
import type { Result } from "effect/Result";
import {
  type CallRefused,
  type Entry,
  type EntryRefused,
  type LogoutFailed,
  sessionMachine,
  type TokenMissing,
  type User,
} from "@kontor/domain/visitor/session";
import { actorOf, type Slot } from "../slot.ts";

export interface SessionSlots {
  readonly enter: Slot<{ readonly entry: Entry }, Result<User, EntryRefused | TokenMissing>>;
  readonly fetchUser: Slot<unknown, Result<User, TokenMissing | CallRefused>>;
  readonly leave: Slot<unknown, Result<string, LogoutFailed>>;
}

export const providedSession = ({ enter, fetchUser, leave }: SessionSlots) =>
  sessionMachine.provide({ actors: { enter: actorOf(enter), fetchUser: actorOf(fetchUser), leave: actorOf(leave) } });
