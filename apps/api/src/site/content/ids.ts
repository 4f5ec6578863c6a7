// Ids of documents: for what stands in a file derived from its name, so that both languages and every seed agree.
import { createHash, randomBytes } from "node:crypto";

const length = 24;

const lettered = (bytes: Buffer): string =>
  [...bytes.subarray(0, length)]
    .map((byte, at) => (at === 0 ? String.fromCodePoint(97 + (byte % 26)) : (byte % 36).toString(36)))
    .join("");

export const derivedId = (type: string, key: string): string =>
  lettered(createHash("sha256").update(`${type}/${key}`).digest());

export const freshDocumentId = (): string => lettered(randomBytes(length));

export const hashOf = (...texts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 32);
