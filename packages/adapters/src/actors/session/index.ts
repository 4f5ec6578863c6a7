// Door of the session's actors: its machine with the use cases in its slots. [SES-01…03]
import { type ContentUsers, enter, fetchUser, leave, sessionMachine, type Sessions, type TokenStore } from "@kontor/domain/visitor/session";
import type { Bridge } from "../bridge/index.ts";

export const providedSession = (over: Bridge<ContentUsers | Sessions | TokenStore>) =>
  sessionMachine.provide({
    actors: { enter: over.slot(({ entry }) => enter(entry)), fetchUser: over.slot(() => fetchUser()), leave: over.slot(() => leave()) },
  });
