// The names of the buckets that mails are counted in. [OPS-08]
import { createHash } from "node:crypto";

/** The name of a bucket in the outbox: the kind, and a hash of whom it is counted by. */
export const mailBucket = (kind: string, of: string): string =>
  `${kind}:${createHash("sha256").update(of).digest("base64url")}`;
