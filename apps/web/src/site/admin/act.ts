// What a form of staff does. [ADM-01]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { Answer, Call } from "@kontor/adapters/client";
import type { RefusalTag } from "@kontor/domain/site/refusal";

export interface Sent {
  readonly typed: (name: string) => string;
  /** All values of a field that may be chosen several times. */
  readonly chosen: (name: string) => readonly string[];
  readonly call: Call;
  /** In which times of day are typed. */
  readonly zone: TimeZone;
}

/** A refusal before the call is its tag. */
export interface Act {
  /** The page that it stands on. */
  readonly page: (typed: Sent["typed"]) => string;
  readonly change: (sent: Sent) => Promise<Answer<{ readonly result: unknown }>> | RefusalTag;
}
