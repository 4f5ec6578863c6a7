// Coming in: the session machine enters, then the address is stored and the carts become one, in this order. [SES-02] [CHK-03] [CRT-01]
import { useMachine } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import type { AddressDraft } from "@kontor/domain/shop/customer";
import type { Entry } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { afterEntry, type EntryOutcome } from "../../../machines/after-entry.ts";
import { providedSession } from "../../../machines/providers.ts";
import type { Problem } from "../../../machines/shop-calls.ts";

export interface EntryHandle {
  readonly busy: boolean;
  /** What the session refused: a tag with its facts. */
  readonly refusal: { readonly _tag: string } | null;
  /** What storing the address came to, when it was refused. */
  readonly problem: Problem | null;
  /** Logs in, or registers and stores the address. */
  readonly enter: (entry: Entry, draft: AddressDraft | null) => void;
  /** Stores the address of somebody who is logged in already. */
  readonly store: (draft: AddressDraft) => void;
}

export const useEntry = (locale: Locale, onDone: (outcome: EntryOutcome) => void): EntryHandle => {
  const [machine] = useState(() => providedSession(locale));
  const [state, send] = useMachine(machine, { input: { user: null, tokenHeld: false } });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [settling, setSettling] = useState(false);
  const draft = useRef<AddressDraft | null>(null);
  const settle = async (): Promise<void> => {
    setSettling(true);
    const outcome = await afterEntry(locale, draft.current);
    if (outcome.kind === "refused") {
      setProblem(outcome.problem);
      setSettling(false);
    } else onDone(outcome);
  };
  const known = state.matches("known");
  const entered = useRef(false);
  useEffect(() => {
    if (!known || entered.current) return;
    entered.current = true;
    void settle();
  });
  return {
    busy: settling || state.matches("entering") || state.matches("fetching"),
    refusal: state.context.refusal,
    problem,
    enter: (entry, typed) => {
      draft.current = typed;
      setProblem(null);
      if (known) void settle();
      else send({ type: "session.enter", entry });
    },
    store: (typed) => {
      draft.current = typed;
      setProblem(null);
      void settle();
    },
  };
};
