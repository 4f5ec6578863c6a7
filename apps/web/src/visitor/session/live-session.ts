// The session machine of a form: fetched when the form first gets the focus, or another tab logs in. [SES-02]
import type { sessionMachine } from "@kontor/domain/visitor/session";
import { type Actor, createActor } from "xstate";
import { type EntryOptions, providedSession, warmUp } from "./session-actor.ts";

export const sessionActor = ({ locale, hasToken, complete }: EntryOptions): Actor<typeof sessionMachine> => {
  warmUp();
  return createActor(providedSession(locale, complete), { input: { user: null, hasToken } });
};
