// A gate that may be without a network: what it shows after a scan, and what it learns when it is back. [TKT-02]
import { admissionStatus, doubles, firstOf, mergedLog } from "./admission.ts";
import type { Admission, AdmissionLog, Gate, GateAnswer, TicketPrint } from "./model.ts";

/** All that a gate knows; of its own scans those that are shared already count as they are shared. */
export const gateLog = ({ shared, unsent }: Pick<Gate, "shared" | "unsent">): AdmissionLog => {
  const known = new Set(shared.map(({ id }) => id));
  return mergedLog(
    shared,
    unsent.filter(({ id }) => !known.has(id)),
  );
};

/** A scan without a network: who is known and not inside is let in provisionally, and that is written down. [TKT-02] */
export const scannedAtGate = (
  gate: Gate,
  admission: Admission,
): { readonly gate: Gate; readonly answer: GateAnswer } => {
  if (!gate.tickets.has(admission.ticket)) return { gate, answer: { kind: "unknown" } };
  const log = gateLog(gate);
  const first = firstOf(log, admission.ticket);
  if (first !== null && first.id !== admission.id)
    return { gate, answer: { kind: "double", provisional: !gate.shared.some(({ id }) => id === first.id), first } };
  const unsent = mergedLog(gate.unsent, [admission]);
  return {
    gate: { ...gate, unsent },
    answer: admissionStatus(admission, gateLog({ shared: gate.shared, unsent }), gate.shared),
  };
};

/** What the log that all gates share brings: scans that it has are sent, tickets issued meanwhile are known. [TKT-02] */
export const syncedGate = (gate: Gate, shared: AdmissionLog, tickets: readonly TicketPrint[]): Gate => {
  const log = mergedLog(gate.shared, shared);
  const known = new Set(log.map(({ id }) => id));
  return {
    ...gate,
    shared: log,
    unsent: gate.unsent.filter(({ id }) => !known.has(id)),
    tickets: tickets.length === 0 ? gate.tickets : new Set([...gate.tickets, ...tickets]),
  };
};

/** The double admissions that a gate has a part in: the later one and the one that is valid, each shown at both. [TKT-02] */
export const gateConflicts = (gate: Gate): readonly { readonly admission: Admission; readonly first: Admission }[] =>
  doubles(gateLog(gate)).filter(({ admission, first }) => admission.gate === gate.name || first.gate === gate.name);

/** The name of an entrance that no other device of the event has: the second at a door is a gate of its own. */
export const freeGateName = (wanted: string, taken: readonly string[]): string => {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  const at = Array.from({ length: taken.length + 1 }, (_, index) => (index === 0 ? wanted : `${wanted} ${index + 1}`));
  return at.find((name) => !known.has(name.toLowerCase())) ?? wanted;
};
