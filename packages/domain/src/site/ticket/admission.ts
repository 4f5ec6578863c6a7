// The log of admissions: a set that merges; the earlier is valid, the later is shown as double. [TKT-02]
import * as Result from "effect/Result";
import { TicketAlreadyAdmitted } from "./errors.ts";
import { instant, type Instant } from "#kernel/calendar";
import type { Admission, AdmissionLog, AdmissionStatus, TicketPrint } from "./model.ts";

/** Both logs in one: commutative, associative and idempotent. [TKT-02] */
export const mergedLog = (one: AdmissionLog, other: AdmissionLog): AdmissionLog => {
  const known = new Map([...one, ...other].map((admission) => [identity(admission), admission]));
  return [...known.values()].sort(byTime);
};

/** Lets a ticket in, or returns when and where it was let in first. [TKT-02] */
export const admit = (log: AdmissionLog, admission: Admission): Result.Result<AdmissionLog, TicketAlreadyAdmitted> => {
  const first = firstOf(log, admission.ticket);
  return first === null || identity(first) === identity(admission)
    ? Result.succeed(mergedLog(log, [admission]))
    : Result.fail(new TicketAlreadyAdmitted({ at: first.at, gate: first.gate }));
};

/** What the log becomes by a scan: who was let in without a network is in it, even twice; all others are let in once. [TKT-02] */
export const checkedIn = (
  log: AdmissionLog,
  admission: Admission,
  isInside: boolean,
): Result.Result<AdmissionLog, TicketAlreadyAdmitted> =>
  isInside ? Result.succeed(mergedLog(log, [admission])) : admit(log, admission);

/** When a scan was, by the clock of the server: the device sent it at `sentAt` by its own. Never in the future. [TKT-02] */
export const scannedAt = (at: Instant, sentAt: Instant, now: Instant): Instant =>
  instant(Math.min(now, Math.max(0, at + now - sentAt)));

/** The valid admission of a ticket; null where it was never let in. */
export const firstOf = (log: AdmissionLog, ticket: TicketPrint): Admission | null => firsts(log).get(ticket) ?? null;

/** What an admission is in a log; provisional until the log that all gates share knows it. [TKT-02] */
export const admissionStatus = (admission: Admission, log: AdmissionLog, shared: AdmissionLog): AdmissionStatus => {
  const provisional = !shared.some((known) => identity(known) === identity(admission));
  const first = firstOf(log, admission.ticket);
  return first === null || identity(first) === identity(admission)
    ? { kind: "admitted", provisional }
    : { kind: "double", provisional, first };
};

/** The admissions that are doubles, each with the valid one. */
export const doubles = (log: AdmissionLog): readonly { readonly admission: Admission; readonly first: Admission }[] => {
  const standing = firsts(log);
  return log.flatMap((admission) => {
    const first = standing.get(admission.ticket);
    return first === undefined || identity(first) === identity(admission) ? [] : [{ admission, first }];
  });
};

/** The earliest admission of each ticket. */
const firsts = (log: AdmissionLog): ReadonlyMap<TicketPrint, Admission> =>
  new Map([...log].sort((a, b) => byTime(b, a)).map((admission) => [admission.ticket, admission]));

/** Two admissions are one only if all of them is the same. */
const identity = ({ at, gate, id, ticket }: Admission): string => JSON.stringify([at, gate, id, ticket]);

/** By time; at the same moment by gate and id, so that every log has the same first. */
const byTime = (a: Admission, b: Admission): number =>
  a.at - b.at || compared(a.gate, b.gate) || compared(a.id, b.id) || compared(a.ticket, b.ticket);

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
