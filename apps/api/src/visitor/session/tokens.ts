// Tokens: HS256 jwt with id, jti, iat, exp; 30 days; those from before the last change of password and those of a logout are invalid. [SES-03] [SES-11]
import { SignJWT, jwtVerify, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { randomUUID } from "node:crypto";
import type { Tokens } from "./services.ts";
import { endToken, tokenPrint } from "./ended-tokens-store.ts";
import { userOfToken } from "./users-store.ts";

const lifetimeSeconds = 30 * 24 * 60 * 60;

/** A token whose signature was verified. */
interface Known {
  readonly claims: JWTPayload;
  readonly print: string;
}

/** So many verified signatures are cached; everything else about a token is read with each call. */
const mostRemembered = 2_000;

export const tokensWith = (secret: string): Tokens => {
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
    return iat < found.user.tokens_from ? { refused: "Invalid credentials" } : { user: found.user };
  };
  return {
    sign: (user, now) => {
      const issued = Math.max(Math.floor(now / 1000), user.tokens_from);
      return new SignJWT({ id: user.id })
        .setJti(randomUUID())
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
    },
    verify,
    end: async (database, token, now) => {
      if ("refused" in (await verify(database.reads, token, now))) return;
      const known = await knownOf(token, now);
      if (known !== null) await endToken(database, known.print, (known.claims.exp ?? 0) * 1000);
    },
  };
};

/** The second from which tokens are valid after a change of password: one later than any token issued until now. */
export const tokensFromAfter = (now: number): number => Math.floor(now / 1000) + 1;
