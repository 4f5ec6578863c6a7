// The forms of an entry and the session's machine: what is pressed waits for its scripts, and what other tabs do is followed. [SES-01] [SES-02]
import type { RefusalValue, SessionEvent } from "@kontor/domain/visitor/session";
import { atRest, type EntryShown, type RunningSession } from "./entry-shown.ts";
import type { SessionStart } from "./live-session.ts";
import { isHintedLogin } from "./login-hint.ts";
import { type SessionTabs, sessionTabs } from "./session-tabs.ts";

export interface Connecting extends Pick<SessionStart, "locale" | "hasToken" | "complete"> {
  /** Whether a login made in another tab is one here. */
  readonly followsTabs: boolean;
  /** Why a form that was sent without scripts came to nothing. */
  readonly refused: RefusalValue | null;
  readonly draw: (shown: EntryShown) => void;
}

export interface EntryConnection {
  readonly send: (event: SessionEvent) => void;
  /** Fetches what an entry needs, when a form gets the focus. */
  readonly warm: () => void;
  /** Follows the other tabs until what it gives back is called. */
  readonly open: () => () => void;
}

export const beforeEntry = (refused: RefusalValue | null): EntryShown => ({ ...atRest, refusal: refused });

export const connectEntry = ({
  locale,
  hasToken,
  complete,
  followsTabs,
  refused,
  draw,
}: Connecting): EntryConnection => {
  let shown = beforeEntry(refused);
  // The machine knows nothing of a form that was sent before it ran: what came of that stands until something is sent from here.
  let before = refused;
  let loading: Promise<RunningSession> | null = null;
  let running: RunningSession | null = null;
  let tabs: SessionTabs | null = null;

  const show = (next: EntryShown): void => {
    shown = next;
    draw(next);
  };

  const load = (): Promise<RunningSession> => {
    loading ??= import("./live-session.ts").then(
      ({ runSession }) => {
        running = runSession({
          locale,
          hasToken,
          complete,
          show: (next) => show({ ...next, refusal: next.refusal ?? before }),
          onLogin: () => tabs?.announce(),
        });
        return running;
      },
      (reason: unknown) => {
        loading = null;
        throw reason;
      },
    );
    return loading;
  };

  const renew = (): void =>
    void load().then(
      (session) => session.send({ type: "session.renew" }),
      () => undefined,
    );
  const look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (shown.user === null && isHintedLogin()) renew();
    // Logged out in another tab: the form is there again.
    if (shown.stage === "known" && !isHintedLogin()) running?.send({ type: "session.lost" });
  };

  return {
    send: (event) => {
      const isOfBefore = before !== null;
      before = null;
      if (isOfBefore && event.type === "refusal.dismiss") return show({ ...shown, refusal: null });
      if (running === null) show({ ...atRest, stage: "sending" });
      // Without its scripts nothing can be sent: that is no answer, and the same press tries again.
      load().then(
        (session) => session.send(event),
        () => show({ ...atRest, refusal: { _tag: "UnknownError" } }),
      );
    },
    warm: () => void load().catch(() => undefined),
    open: () => {
      if (followsTabs) {
        tabs = sessionTabs(renew);
        document.addEventListener("visibilitychange", look);
        window.addEventListener("focus", look);
      }
      return () => {
        document.removeEventListener("visibilitychange", look);
        window.removeEventListener("focus", look);
        tabs?.close();
        running?.stop();
      };
    },
  };
};
