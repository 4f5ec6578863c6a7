// The session machine as a running actor: fetched when a login form first gets the focus. [SES-02]
import { createActor } from "xstate";
import type { Locale } from "@kontor/domain/visitor/locale";
import { providedSession, warmUp } from "./session-actor.ts";

export const liveSession = (locale: Locale) => {
  warmUp();
  return createActor(providedSession(locale), { input: { user: null, hasToken: false } }).start();
};

export type LiveSession = ReturnType<typeof liveSession>;
