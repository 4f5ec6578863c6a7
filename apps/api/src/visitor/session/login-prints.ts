// By what a login is known: the id in its verified token, or what was signed where it has none; never the text, which can be written in several ways. [SES-14]
import { createHash } from "node:crypto";

const hashed = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Of a verified token. */
export const loginPrint = (token: string, { id, jti }: { readonly id: unknown; readonly jti?: string }): string =>
  jti === undefined ? signedPrint(token) : hashed(`login\n${String(id)}\n${jti}`);

/** What stands before the signature, which vouches for it. */
export const signedPrint = (token: string): string => hashed(`signed\n${token.slice(0, token.lastIndexOf("."))}`);

/** By what versions before rows knew a login: the text of its token. */
export const textPrint = (token: string): string => hashed(token);
