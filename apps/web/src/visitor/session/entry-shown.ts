// What a form of an entry shows: the snapshot of the session's machine, or what stands for it until the machine is loaded. [SES-02]
import type * as Result from "effect/Result";
import type { Locale } from "@kontor/domain/visitor/locale";
import type {
  Completed,
  Completion,
  EntryField,
  EntryStage,
  RefusalValue,
  SessionEvent,
  User,
} from "@kontor/domain/visitor/session";

export interface EntryShown {
  readonly stage: EntryStage;
  readonly refusal: RefusalValue | null;
  /** Fields that must be filled in first. */
  readonly gaps: readonly EntryField[];
  readonly attempts: number;
  /** Seconds until another attempt is taken. */
  readonly wait: number;
  readonly user: User | null;
  /** What came of the entry; null until it is done. */
  readonly completed: Completed | null;
}

export const atRest: EntryShown = {
  stage: "open",
  refusal: null,
  gaps: [],
  attempts: 0,
  wait: 0,
  user: null,
  completed: null,
};

/** What follows a login or a registration; whose form it is says so, the session knows neither carts nor addresses. */
export type CompleteEntry = (locale: Locale, completion: Completion) => Promise<Result.Result<Completed, RefusalValue>>;

/** The session at work. */
export interface RunningSession {
  readonly send: (event: SessionEvent) => void;
  readonly stop: () => void;
}
