// Forms of an entry on the session's machine: what they show is its snapshot, what is pressed are its events. [SES-02] [CHK-03] [CRT-01]
import { useEffect, useState } from "react";
import type { Completed, RefusalValue } from "@kontor/domain/visitor/session";
import type { Locale } from "@kontor/domain/visitor/locale";
import { announceArrival } from "../../platform/client/arrival.ts";
import { beforeEntry, connectEntry, type EntryConnection } from "./entry-connection.ts";
import type { CompleteEntry, EntryShown } from "./entry-shown.ts";

export interface EntryHandle extends EntryShown, Pick<EntryConnection, "send" | "warm"> {
  /** Whether presses are taken. */
  readonly busy: boolean;
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
  const [shown, draw] = useState(() => beforeEntry(refused));
  const [{ open, send, warm }] = useState(() =>
    connectEntry({ locale, hasToken, complete, followsTabs, refused, draw }),
  );
  useEffect(() => open(), [open]);

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
