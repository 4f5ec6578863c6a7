// Decisions on consent as they are proved: what was decided, when, on which revision, in which language; nothing says who decided. [VIS-02]
import { type Decision, writeDecision } from "@kontor/domain/visitor/consent";
import type { Database, Handle } from "../../platform/database/handle.ts";

declare module "../../platform/database/tables.ts" {
  interface Tables {
    consent_proofs: {
      /** The decision as the visitor's cookie has it, by which the two are compared. */
      decision: string;
      accepted: string;
      rejected: string;
      kind: string;
      revision: number;
      language: string;
      decided_at: number;
      recorded_at: number;
    };
  }
}

/** The same decision twice is one proof. */
export const addProof = async (handle: Handle, decision: Decision, recordedAt: number): Promise<void> => {
  await handle
    .insertInto("consent_proofs")
    .values({
      decision: writeDecision(decision),
      accepted: decision.accepted.join(" "),
      rejected: decision.rejected.join(" "),
      kind: decision.kind,
      revision: decision.revision,
      language: decision.language,
      decided_at: decision.time,
      recorded_at: recordedAt,
    })
    .onConflict((conflict) => conflict.column("decision").doNothing())
    .execute();
};

export const forgetOldProofs = (database: Database, before: number): Promise<void> =>
  database.atOnce(async (handle) => {
    await handle.deleteFrom("consent_proofs").where("recorded_at", "<", before).execute();
  });
