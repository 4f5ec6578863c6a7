// Login and registration: the session machine enters, then the address is stored and the carts are merged, in this order. [SES-02] [CHK-03] [CRT-01]
import { useRef, useState } from "react";
import type { AddressDraft } from "@kontor/domain/shop/customer";
import type { Entry } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { type Problem, unreached } from "@kontor/adapters/client";
import { afterEntry, type EntryOutcome } from "./after-entry.ts";
import type { LiveSession } from "./live-session.ts";

export interface EntryHandle {
  readonly busy: boolean;
  /** What the session refused: a tag with its facts. */
  readonly refusal: { readonly _tag: string } | null;
  /** What storing the address came to, when it was refused. */
  readonly problem: Problem | null;
  /** Logs in, or registers and stores the address. */
  readonly enter: (entry: Entry, draft: AddressDraft | null) => void;
  /** Stores the address of a customer who is logged in already. */
  readonly store: (draft: AddressDraft) => void;
  /** Fetches what entering needs, when a form gets the focus. */
  readonly warm: () => void;
}

interface EntryState {
  readonly busy: boolean;
  readonly refusal: { readonly _tag: string } | null;
  readonly problem: Problem | null;
}

const still: EntryState = { busy: false, refusal: null, problem: null };

export const useEntry = (locale: Locale, onDone: (outcome: EntryOutcome) => void): EntryHandle => {
  const [entryState, setEntryState] = useState<EntryState>(still);
  const session = useRef<Promise<LiveSession> | null>(null);
  const live = (): Promise<LiveSession> => {
    session.current ??= import("./live-session.ts").then(({ liveSession }) => liveSession(locale));
    return session.current;
  };
  const settle = async (draft: AddressDraft | null): Promise<void> => {
    setEntryState({ ...still, busy: true });
    const outcome = await afterEntry(locale, draft);
    if (outcome.kind === "refused") setEntryState({ ...still, problem: outcome.problem });
    else onDone(outcome);
  };
  const enter = async (entry: Entry, draft: AddressDraft | null): Promise<void> => {
    setEntryState({ ...still, busy: true });
    const actor = await live();
    if (actor.getSnapshot().matches("known")) return settle(draft);
    actor.send({ type: "session.enter", entry });
    const { waitFor } = await import("xstate");
    const at = await waitFor(actor, (state) => state.matches("known") || state.matches("anonymous"));
    if (at.matches("known")) return settle(draft);
    setEntryState({ ...still, refusal: at.context.refusal });
  };
  const broken = (): void => {
    session.current = null;
    setEntryState({ ...still, problem: unreached });
  };
  return {
    ...entryState,
    enter: (entry, draft) => void enter(entry, draft).catch(broken),
    store: (draft) => void settle(draft).catch(broken),
    warm: () =>
      void live().catch(() => {
        session.current = null;
      }),
  };
};
