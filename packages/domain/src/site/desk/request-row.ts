// A row of the list of requests: declarations that end contracts, and messages that wait for an answer. [DSK-04] [DSK-05]
import { compareDays, type Day, type Instant } from "#kernel/calendar";

/** The states of a row; and of those that are not dealt with, declarations and messages apart. */
export const requestConditions = ["declarations", "messages", "open", "waits", "matched", "closed"] as const;
export type RequestCondition = (typeof requestConditions)[number];

export interface RequestListRow {
  readonly kind: "requests";
  readonly id: string;
  /** As its receipt names it. */
  readonly reference: string;
  readonly about: "declaration" | "request";
  readonly form: string;
  readonly email: string;
  readonly receivedAt: Instant;
  /** `waits`: its contracts are known, it is not known whether it came from their party. */
  readonly state: "open" | "waits" | "matched" | "closed";
  /** The working day by which a declaration has to be dealt with; null once it was, and for messages. */
  readonly dueOn: Day | null;
  readonly deviations: readonly ("waits" | "overdue")[];
}

/** A request as the list of requests shows it. */
export const requestListRow = (request: Omit<RequestListRow, "kind" | "deviations">, today: Day): RequestListRow => ({
  kind: "requests",
  ...request,
  deviations: [
    ...(request.state === "waits" ? ["waits" as const] : []),
    ...(request.dueOn !== null && compareDays(request.dueOn, today) < 0 ? ["overdue" as const] : []),
  ],
});
