// Forms of an entry on the session's machine: what they show is its snapshot, what is pressed are its events, and what other tabs do is followed. [SES-01] [SES-02] [CHK-03] [CRT-01]
import {
  type Completed,
  type EntryStage,
  entryStage,
  type RefusalValue,
  type SessionEvent,
  type SessionMachine,
} from "@kontor/domain/visitor/session";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { SnapshotFrom } from "xstate";
import { announceArrival } from "../../platform/client/arrival.ts";
import { lazyActor, type LazySnapshot } from "../../platform/client/lazy-actor.ts";
import { isHintedLogin } from "./login-hint.ts";
import type { EntryOptions } from "./session-actor.ts";
import { sessionTabs } from "./session-tabs.ts";

type SessionSnapshot = SnapshotFrom<SessionMachine>;

export interface EntryShown
  extends Pick<SessionSnapshot["context"], "refusal" | "gaps" | "attempts" | "wait" | "user" | "completed"> {
  readonly stage: EntryStage;
}

export interface EntryHandle extends EntryShown {
  /** Whether presses are taken. */
  readonly busy: boolean;
  readonly send: (event: SessionEvent) => void;
  /** Fetches what an entry needs, when a form gets the focus. */
  readonly warm: () => void;
}

export interface EntryUse extends EntryOptions {
  /** Whether a login made in another tab is one here. */
  readonly followsTabs?: boolean;
  /** Why a form that was sent without scripts came to nothing. */
  readonly refused?: RefusalValue | null | undefined;
  /** Where the visitor goes when all is done. */
  readonly pathAfter: (completed: Completed) => string;
}

const atRest: EntryShown = {
  stage: "open",
  refusal: null,
  gaps: [],
  attempts: 0,
  wait: 0,
  user: null,
  completed: null,
};

const isPress = ({ type }: SessionEvent): boolean => type === "session.enter" || type === "session.complete";

/** Without its scripts nothing can be sent: that is no answer, and the same press tries again. */
const shownOf = ({ machine, phase, queued }: LazySnapshot<SessionSnapshot, SessionEvent>): EntryShown => {
  if (machine !== null) return { ...machine.context, stage: entryStage(machine) };
  if (!queued.some(isPress)) return atRest;
  return phase === "failed" ? { ...atRest, refusal: { _tag: "UnknownError" } } : { ...atRest, stage: "sending" };
};

/** What another tab does is followed, and a login made here is announced to it. */
const watchTabs = (entry: ReturnType<typeof sessionOf>): (() => void) => {
  const renew = (): void => entry.send({ type: "session.renew" });
  const tabs = sessionTabs(renew);
  const look = (): void => {
    if (document.visibilityState !== "visible") return;
    const { machine } = entry.getSnapshot();
    if ((machine?.context.user ?? null) === null && isHintedLogin()) renew();
    // Logged out in another tab: the form is there again.
    if (machine !== null && entryStage(machine) === "known" && !isHintedLogin()) entry.send({ type: "session.lost" });
  };
  let isEntering = false;
  const announcing = entry.subscribe(({ machine }) => {
    if (isEntering && machine?.context.user != null) tabs.announce();
    isEntering = machine?.matches("entering") === true;
  });
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
    announcing.unsubscribe();
    tabs.close();
  };
};

const sessionOf = (options: EntryOptions) =>
  lazyActor<SessionSnapshot, SessionEvent>({
    load: async () => (await import("./live-session.ts")).sessionActor(options),
    stays: () => false,
  });

export const useEntry = ({ followsTabs = true, refused = null, pathAfter, ...options }: EntryUse): EntryHandle => {
  const [entry] = useState(() => sessionOf(options));
  const shown = useSelector(entry, shownOf);
  // The machine knows nothing of a form that was sent before it ran: what came of that stands until something is sent from here.
  const [before, setBefore] = useState(refused);
  useEffect(() => (followsTabs ? watchTabs(entry) : undefined), [entry, followsTabs]);
  useEffect(() => entry.stop, [entry]);

  const { stage, completed } = shown;
  useEffect(() => {
    if (completed === null) return;
    // A whole new page: header, prices and texts are now those of a customer. What had the focus goes with this one.
    announceArrival();
    window.location.assign(pathAfter(completed));
    // oxlint-disable-next-line react/exhaustive-deps -- one entry leads to one page
  }, [completed]);

  return {
    ...shown,
    refusal: shown.refusal ?? before,
    busy: stage === "sending" || stage === "limited" || stage === "completed",
    send: (event) => {
      setBefore(null);
      if (before === null || event.type !== "refusal.dismiss") entry.send(event);
    },
    warm: entry.warm,
  };
};
