// The session machine as a running actor: fetched when somebody first means to come in. [SES-02]
import { createActor } from "xstate";
import type { Locale } from "@kontor/domain/visitor/locale";
import { providedSession, warmUp } from "./session-actor.ts";

export const liveSession = (locale: Locale) => {
  warmUp();
  return createActor(providedSession(locale), { input: { user: null, hasToken: false } }).start();
};

export type LiveSession = ReturnType<typeof liveSession>;
