// Tokens: HS256 jwt with id, jti, iat, exp; 30 days; those from before the last change of password and those of a logout are invalid. [SES-03] [SES-11]
import { daySeconds } from "@kontor/domain/kernel/calendar";
import { SignJWT, jwtVerify, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { randomUUID } from "node:crypto";
import { isLoginOver, loginDays, type Role, sessionSeenEvery } from "@kontor/domain/visitor/session";
import type { Database } from "../../platform/database/handle.ts";
import type { Tokens } from "./services.ts";
import { noteSession } from "./sessions-store.ts";
import { endToken, tokenPrint } from "./ended-tokens-store.ts";
import { userOfToken } from "./users-store.ts";

const lifetimeSeconds = loginDays * daySeconds;

/** A token whose signature was verified. */
interface Known {
  readonly claims: JWTPayload;
  readonly print: string;
}

/** So many verified signatures are cached; everything else about a token is read with each call. */
const mostRemembered = 2_000;

export const tokensWith = (secret: string, database: Database): Tokens => {
  const key = new TextEncoder().encode(secret);
  const remembered = new LRUCache<string, Known>({ max: mostRemembered });
  const knownOf = async (token: string, now: number): Promise<Known | null> => {
    const known = remembered.get(token);
    if (known !== undefined) return (known.claims.exp ?? 0) > Math.floor(now / 1000) ? known : null;
    const claims = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: new Date(now) }).then(
      ({ payload }) => payload,
      () => null,
    );
    if (claims === null) return null;
    const found = { claims, print: tokenPrint(token) };
    if (claims.exp !== undefined) remembered.set(token, found);
    return found;
  };
  const verify: Tokens["verify"] = async (handle, token, now) => {
    const known = await knownOf(token, now);
    const { id, iat } = known?.claims ?? {};
    if (known === null || typeof id !== "number" || !Number.isSafeInteger(id) || iat === undefined)
      return { refused: "Missing or invalid credentials" };
    const found = await userOfToken(handle, id, known.print);
    if (found === null || found.ended || found.user.blocked === 1) return { refused: "Invalid credentials" };
    if (iat < found.user.tokens_from || isLoginOver(found.user.role as Role, iat * 1000, now))
      return { refused: "Invalid credentials" };
    // Tokens from before logins were noted are noted when they are used; a failure to write it refuses nothing.
    if (found.used === null || found.used < now - sessionSeenEvery)
      void noteSession(database, {
        print: known.print,
        userId: id,
        device: "",
        startedAt: iat * 1000,
        usedAt: now,
        until: (known.claims.exp ?? 0) * 1000,
      }).catch(() => undefined);
    return { user: found.user };
  };
  return {
    sign: async (user, now, device) => {
      const issued = Math.max(Math.floor(now / 1000), user.tokens_from);
      const token = await new SignJWT({ id: user.id })
        .setJti(randomUUID())
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
      const times = { startedAt: issued * 1000, usedAt: now, until: (issued + lifetimeSeconds) * 1000 };
      await noteSession(database, { print: tokenPrint(token), userId: user.id, device, ...times });
      return token;
    },
    verify,
    end: async (token, now) => {
      if ("refused" in (await verify(database.reads, token, now))) return;
      const known = await knownOf(token, now);
      if (known !== null) await endToken(database, known.print, (known.claims.exp ?? 0) * 1000);
    },
  };
};
