// Seals short texts with a key that is derived from a secret of the shop, so that a copy of the database opens nothing.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export interface TextSeal {
  /** `of` names what the text belongs to: sealed for one, it does not open for another. */
  readonly closed: (text: string, of?: string) => string;
  /** Null where it was sealed with another secret, or for something else. */
  readonly opened: (sealed: string, of?: string) => string | null;
}

const [ivBytes, tagBytes] = [12, 16];

export const sealFor = (secret: string, purpose: string): TextSeal => {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    closed: (text, of = "") => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(of));
      const bytes = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString("base64url");
    },
    opened: (sealed, of = "") => {
      const bytes = Buffer.from(sealed, "base64url");
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(of)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
};
