// A device at an entrance: every scan is written down before it is asked about, answered by the server or, without it, by the rules over what the device knows; what it wrote is sent until it is in the shared log. [TKT-02]
import type { BodyOf, ValueOf } from "@kontor/adapters/client";
import { instant } from "@kontor/domain/kernel/calendar";
import {
  type Admission,
  firstOf,
  type Gate,
  gateConflicts,
  gateLog,
  type GateAnswer,
  mostScansAtOnce,
  readTicketKey,
  scannedAtGate,
} from "@kontor/domain/site/ticket";
import * as Result from "effect/Result";
import { admissionsIn, type DeviceSession, type GateDatabase, type UnsentScan } from "./gate-store.ts";

export type LogAnswer = ValueOf<"POST", "/shop/ticketing/log">["result"];
export type LogQuestion = BodyOf<"POST", "/shop/ticketing/log">;

/** Null where there was no answer in time; `logged-out` where the session is over. */
export type SendLog = (question: LogQuestion) => Promise<LogAnswer | null | "logged-out">;

export interface DeviceParts {
  readonly database: GateDatabase;
  readonly session: DeviceSession;
  readonly send: SendLog;
  /** Whose ticket a key is of; empty where that is not known in time. */
  readonly holderOf: (key: string) => Promise<string>;
  readonly now: () => number;
  readonly freshId: () => string;
  readonly printOf: (key: string) => Promise<string>;
}

export type ScanResult =
  | { readonly kind: "admitted"; readonly holder: string }
  | { readonly kind: "provisional" }
  | { readonly kind: "double"; readonly holder: string; readonly at: number; readonly gate: string }
  | { readonly kind: "unknown" | "invalid" | "no-list" }
  | { readonly kind: "other-event"; readonly event: string };

export interface DeviceState {
  readonly network: "in-step" | "away" | "logged-out";
  /** Scans of people who are inside and that the shared log does not have yet. */
  readonly unsent: number;
  readonly conflicts: readonly { readonly admission: Admission; readonly first: Admission }[];
}

/** A scan without an answer is taken up again for so long, then it is forgotten: its holder was not let in by it. */
const forgottenAfterMs = 600_000;

export const gateDevice = ({ database, session, send, holderOf, now, freshId, printOf }: DeviceParts) => {
  const { event, gate: name } = session;
  const at = { network: "in-step" as DeviceState["network"] };
  const cursorKey = `after ${event}`;

  /** What is known of one ticket: no more is read, however many there are. */
  const gateOf = async (ticket: string): Promise<{ readonly gate: Gate; readonly unsent: readonly UnsentScan[] }> => {
    const tx = database.transaction(["tickets", "shared", "unsent"]);
    const [known, shared, unsent] = await Promise.all([
      tx.objectStore("tickets").get([event, ticket]),
      tx.objectStore("shared").index("ticket").getAll([event, ticket]),
      tx.objectStore("unsent").index("ticket").getAll([event, ticket]),
    ]);
    const own = unsent.filter(({ inside }) => inside).map((scan) => ({ ...scan, gate: name }));
    const gate = {
      name,
      tickets: new Set(known === undefined ? [] : [ticket]),
      shared: admissionsIn(shared),
      unsent: admissionsIn(own),
    };
    return { gate, unsent };
  };

  const changeUnsent = (scan: UnsentScan): Promise<unknown> => database.put("unsent", scan);
  const drop = ({ ticket, id }: Pick<UnsentScan, "ticket" | "id">): Promise<void> =>
    database.delete("unsent", [event, ticket, id]);

  /** Writes what the log brings in one transaction; what it has is no longer unsent. */
  const taken = async (answer: LogAnswer, sent: readonly UnsentScan[]): Promise<void> => {
    const tx = database.transaction(["tickets", "shared", "unsent", "facts"], "readwrite");
    for (const ticket of answer.tickets) void tx.objectStore("tickets").put({ event, ticket });
    for (const ticket of answer.withdrawn) void tx.objectStore("tickets").delete([event, ticket]);
    // A scan whose answer was lost has let no holder in yet, though the log has it: it waits for the next one of its ticket.
    const waiting = (await tx.objectStore("unsent").index("event").getAll(event)).filter(({ inside }) => !inside);
    const open = new Set(waiting.map(({ id }) => id));
    for (const admission of answer.admissions) {
      void tx.objectStore("shared").put({ event, ...admission });
      if (!open.has(admission.id)) void tx.objectStore("unsent").delete([event, admission.ticket, admission.id]);
    }
    // Scans that were asked about are over.
    for (const { id, kind } of answer.answers) {
      const scanned = sent.find((each) => each.id === id);
      if (scanned === undefined || scanned.inside) continue;
      void tx.objectStore("unsent").delete([event, scanned.ticket, id]);
      // Known here at once, even where the log has more to bring first.
      const isNew = kind === "admitted" && !answer.admissions.some((each) => each.id === id);
      if (isNew) void tx.objectStore("shared").put({ event, id, ticket: scanned.ticket, at: scanned.at, gate: name });
    }
    const before = ((await tx.objectStore("facts").get(cursorKey)) as number | undefined) ?? 0;
    void tx.objectStore("facts").put(Math.max(before, answer.next), cursorKey);
    await tx.done;
    await noteDoubles(new Set(answer.admissions.map(({ ticket }) => ticket)));
  };

  const noteDoubles = async (tickets: ReadonlySet<string>): Promise<void> => {
    for (const ticket of tickets) {
      const { gate } = await gateOf(ticket);
      if (gateLog(gate).length > 1) await database.put("doubles", { event, ticket });
    }
  };

  const ask = async (scans: readonly UnsentScan[]): Promise<LogAnswer | null> => {
    const after = ((await database.get("facts", cursorKey)) as number | undefined) ?? 0;
    const wire = scans.map(({ id, ticket, at: scanned, inside }) => ({ id, ticket, at: instant(scanned), inside }));
    const answer = await send({ sentAt: instant(now()), after, scans: wire });
    if (answer === null || answer === "logged-out") {
      at.network = answer === null ? "away" : "logged-out";
      return null;
    }
    await taken(answer, scans);
    at.network = "in-step";
    return answer;
  };

  /** Sends what is not sent and takes what is new, until nothing is left. */
  const sync = async (): Promise<void> => {
    for (;;) {
      const all = await database.getAllFromIndex("unsent", "event", event);
      for (const scan of all) if (!scan.inside && now() - scan.at > forgottenAfterMs) await drop(scan);
      const inside = all.filter((scan) => scan.inside);
      const answer = await ask(inside.slice(0, mostScansAtOnce));
      if (answer === null || (!answer.more && inside.length <= mostScansAtOnce)) return;
    }
  };

  const scan = async (typed: string): Promise<ScanResult> => {
    const key = readTicketKey(typed);
    if (Result.isFailure(key)) return { kind: "invalid" };
    const ticket = await printOf(key.success);
    const before = await gateOf(ticket);
    // A scan that got no answer is the same scan: the log may have it.
    const open = before.unsent.find(({ inside }) => !inside);
    const scanned: UnsentScan = { event, id: open?.id ?? freshId(), ticket, at: now(), inside: false };
    const first = firstOf(gateLog(before.gate), ticket);
    if (first !== null && first.id !== scanned.id) {
      const result = await known(await answeredHere(scanned));
      // The device stores no names: who was let in before is asked for, and the answer stands without it. [OPS2-24]
      return result.kind === "double" && at.network === "in-step"
        ? { ...result, holder: await holderOf(key.success) }
        : result;
    }
    await changeUnsent(scanned);
    const answer = (await ask([scanned]))?.answers.find(({ id }) => id === scanned.id);
    if (answer !== undefined) return answered(answer, scanned);
    if (first !== null) {
      await drop(scanned);
      return { kind: "admitted", holder: "" };
    }
    return known(await answeredHere(scanned));
  };

  const answered = (answer: LogAnswer["answers"][number], { id }: UnsentScan): ScanResult => {
    const { kind, first, holder, event: title } = answer;
    if (kind === "admitted" || first?.id === id) return { kind: "admitted", holder: holder ?? "" };
    if (kind === "double" && first !== null) return { kind, holder: holder ?? "", at: first.at, gate: first.gate };
    return kind === "other-event" ? { kind, event: title ?? "" } : { kind: "unknown" };
  };

  /** By what the device knows; who is let in is written down before it is shown. */
  const answeredHere = async (scanned: UnsentScan): Promise<GateAnswer> => {
    const { gate } = await gateOf(scanned.ticket);
    const { id, ticket } = scanned;
    const { answer } = scannedAtGate(gate, { id, ticket, at: instant(scanned.at), gate: name });
    if (answer.kind === "admitted") await changeUnsent({ ...scanned, inside: true });
    else await drop(scanned);
    return answer;
  };

  const known = async (answer: GateAnswer): Promise<ScanResult> => {
    if (answer.kind === "admitted") return { kind: "provisional" };
    if (answer.kind === "double") return { kind: "double", holder: "", at: answer.first.at, gate: answer.first.gate };
    return { kind: (await database.count("tickets")) === 0 ? "no-list" : "unknown" };
  };

  const state = async (): Promise<DeviceState> => {
    const unsent = (await database.getAllFromIndex("unsent", "event", event)).filter(({ inside }) => inside).length;
    const doubles = await database.getAllFromIndex("doubles", "event", event);
    const gates = await Promise.all(doubles.map(({ ticket }) => gateOf(ticket)));
    return { network: at.network, unsent, conflicts: gates.flatMap(({ gate }) => gateConflicts(gate)) };
  };

  return { scan, sync, state };
};

export type GateDevice = ReturnType<typeof gateDevice>;
