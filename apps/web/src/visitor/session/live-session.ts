// The session machine as a running actor: fetched when a form of an entry first gets the focus, or another tab logs in. [SES-02]
import { createActor } from "xstate";
import { entryStage } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import type { CompleteEntry, EntryShown, RunningSession } from "./entry-shown.ts";
import { providedSession, warmUp } from "./session-actor.ts";

export interface SessionStart {
  readonly locale: Locale;
  /** Whether the page knows of a login. */
  readonly hasToken: boolean;
  readonly complete: CompleteEntry;
  readonly show: (shown: EntryShown) => void;
  /** Hears of a login that was made here. */
  readonly onLogin: () => void;
}

export const runSession = ({ locale, hasToken, complete, show, onLogin }: SessionStart): RunningSession => {
  warmUp();
  const actor = createActor(providedSession(locale, complete), { input: { user: null, hasToken } });
  let isEntering = false;
  actor.subscribe((snapshot) => {
    const { refusal, gaps, attempts, wait, user, completed } = snapshot.context;
    if (isEntering && user !== null) onLogin();
    isEntering = snapshot.matches("entering");
    show({ stage: entryStage(snapshot), refusal, gaps, attempts, wait, user, completed });
  });
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
};
