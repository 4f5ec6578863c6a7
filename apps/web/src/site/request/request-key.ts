// The key under which a form without scripts is taken once. [FRM-01] [LGL-02] [LGL-03]
import { createHash, randomUUID } from "node:crypto";

/** A key as one is made here; what else was sent in its place is not passed on. */
export const formKeyOf = (sent: string | null): string =>
  sent !== null && /^[\da-f-]{36}$/.test(sent) ? sent : randomUUID();

/** One form that is sent twice is one request; what is changed in it makes it another. */
export const requestKey = (draft: object, key: string): string =>
  createHash("sha256").update(key).update(JSON.stringify(draft)).digest("hex");
