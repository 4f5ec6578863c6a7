// Addresses of changed pictures are signed, so that only the shop's own pages can request one. [CNT-07]
import { createHmac, timingSafeEqual } from "node:crypto";

/** What stands between path and signature in an address. */
const mark = "?s=";

const signatureOf = (secret: string, path: string): string =>
  createHmac("sha256", secret).update(`image ${path}`).digest("base64url").slice(0, 22);

/** The signed address of a picture's path; `origin` is that of a proxy elsewhere, or nothing. */
export const signer =
  (secret: string, origin = "") =>
  (path: string): string =>
    `${origin}${path}${mark}${signatureOf(secret, path)}`;

/** Whether an address carries the signature of its path, compared in constant time. */
export const isSigned = (secret: string, path: string, signature: string): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, path))];
  return given.length === right.length && timingSafeEqual(given, right);
};
