// What follows an entry, fetched with the first of them. [CHK-03] [CUS-15] [CRT-01]
import type { CompleteEntry } from "../../visitor/session/session-actor.ts";

export const completeEntry: CompleteEntry = async (locale, completion) =>
  (await import("./after-entry.ts")).entryCompleted(locale, completion);
