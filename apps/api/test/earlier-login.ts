// Logins as versions before rows made them: the same secret, claims without a mark, known by the text of the token. [SES-14]
import { createHash, randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { sessionSecret } from "../src/visitor/session/session-secret.ts";
import { userByEmail } from "../src/visitor/session/users-store.ts";
import type { Headers, Running } from "./harness.ts";

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/** By what such a version knows a token. */
export const earlierPrint = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** A token of now, without any row. */
export const earlierToken = async (
  { api, settings, clock }: Pick<Running, "api" | "settings" | "clock">,
  email: string,
  at = clock.now,
): Promise<string> => {
  const user = await userByEmail(api.database.reads, email);
  const second = Math.floor(at / 1000);
  return new SignJWT({ id: user?.id ?? 0 })
    .setJti(randomUUID())
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuedAt(second)
    .setExpirationTime(second + 30 * 86_400)
    .sign(new TextEncoder().encode(sessionSecret(settings.sessionSecret, settings.dataDir)));
};

export const earlierLogin = async (
  shop: Pick<Running, "api" | "settings" | "clock">,
  email: string,
): Promise<Headers> => bearer(await earlierToken(shop, email));
