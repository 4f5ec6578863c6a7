// Forms of an entry on the session's machine: what they show is its snapshot, what is pressed are its events. [SES-02] [CHK-03] [CRT-01]
import { useCallback, useEffect, useRef, useState } from "react";
import type { Completed, RefusalValue, SessionEvent } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { announceArrival } from "../../platform/client/arrival.ts";
import { atRest, type CompleteEntry, type EntryShown, type RunningSession } from "./entry-shown.ts";
import { isHintedLogin } from "./login-hint.ts";
import { type SessionTabs, sessionTabs } from "./session-tabs.ts";

export interface EntryHandle extends EntryShown {
  /** Whether presses are taken. */
  readonly busy: boolean;
  readonly send: (event: SessionEvent) => void;
  /** Fetches what an entry needs, when a form gets the focus. */
  readonly warm: () => void;
}

export interface EntryUse {
  readonly locale: Locale;
  /** Whether the page was made for a customer who is logged in. */
  readonly hasToken: boolean;
  readonly complete: CompleteEntry;
  /** Whether a login made in another tab is one here. */
  readonly followsTabs?: boolean;
  /** Why a form that was sent without scripts came to nothing. */
  readonly refused?: RefusalValue | null | undefined;
  /** Where the visitor goes when all is done. */
  readonly pathAfter: (completed: Completed) => string;
}

export const useEntry = ({
  locale,
  hasToken,
  complete,
  followsTabs = true,
  refused = null,
  pathAfter,
}: EntryUse): EntryHandle => {
  const [shown, setShown] = useState<EntryShown>({ ...atRest, refusal: refused });
  const loading = useRef<Promise<RunningSession> | null>(null);
  const running = useRef<RunningSession | null>(null);
  const tabs = useRef<SessionTabs | null>(null);
  const latest = useRef(shown);
  // The machine knows nothing of a form that was sent before it ran: what came of that stands until something is sent from here.
  const before = useRef(refused);
  // oxlint-disable-next-line react/refs -- handlers read it, and none runs while this is drawn
  latest.current = shown;

  const load = useCallback((): Promise<RunningSession> => {
    loading.current ??= import("./live-session.ts").then(
      ({ runSession }) => {
        running.current = runSession({
          locale,
          hasToken,
          complete,
          show: (next) => setShown({ ...next, refusal: next.refusal ?? before.current }),
          onLogin: () => tabs.current?.announce(),
        });
        return running.current;
      },
      (reason: unknown) => {
        loading.current = null;
        throw reason;
      },
    );
    return loading.current;
  }, [locale, hasToken, complete]);

  const send = useCallback(
    (event: SessionEvent): void => {
      const isOfBefore = before.current !== null;
      before.current = null;
      if (isOfBefore && event.type === "refusal.dismiss") return setShown({ ...latest.current, refusal: null });
      if (running.current === null) setShown({ ...atRest, stage: "sending" });
      // Without its scripts nothing can be sent: that is no answer, and the same press tries again.
      load().then(
        (session) => session.send(event),
        () => setShown({ ...atRest, refusal: { _tag: "UnknownError" } }),
      );
    },
    [load],
  );
  const warm = useCallback((): void => void load().catch(() => undefined), [load]);

  useEffect(() => {
    if (!followsTabs) return undefined;
    const renew = (): void =>
      void load().then(
        (session) => session.send({ type: "session.renew" }),
        () => undefined,
      );
    const look = (): void => {
      if (document.visibilityState !== "visible") return;
      const { stage, user } = latest.current;
      if (user === null && isHintedLogin()) renew();
      // Logged out in another tab: the form is there again.
      if (stage === "known" && !isHintedLogin()) running.current?.send({ type: "session.lost" });
    };
    tabs.current = sessionTabs(renew);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      tabs.current?.close();
    };
  }, [followsTabs, load]);

  useEffect(() => () => running.current?.stop(), []);

  const { stage, completed } = shown;
  useEffect(() => {
    if (completed === null) return;
    // A whole new page: header, prices and texts are now those of a customer. What had the focus goes with this one.
    announceArrival();
    window.location.assign(pathAfter(completed));
    // oxlint-disable-next-line react/exhaustive-deps -- one entry leads to one page
  }, [completed]);

  return { ...shown, busy: stage === "sending" || stage === "limited" || stage === "completed", send, warm };
};
