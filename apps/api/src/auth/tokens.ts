// Tokens: HS256 jwt with id, iat, exp; 30 days; those from before the last change of password do not hold. [SES-11]
import { SignJWT, jwtVerify } from "jose";
import type { Handle } from "../stores/database.ts";
import type { UserRow } from "../stores/tables.ts";
import { userById } from "../stores/users.ts";

const lifetimeSeconds = 30 * 24 * 60 * 60;

/** What a token says: whose it is; or why it does not hold. */
export type Verdict = { readonly user: UserRow } | { readonly refused: "Missing or invalid credentials" | "Invalid credentials" };

export interface Tokens {
  readonly sign: (user: UserRow, now: number) => Promise<string>;
  readonly verify: (handle: Handle, token: string, now: number) => Promise<Verdict>;
}

export const tokensWith = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret);
  return {
    sign: (user, now) => {
      const issued = Math.max(Math.floor(now / 1000), user.tokens_from);
      return new SignJWT({ id: user.id })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
    },
    verify: async (handle, token, now) => {
      const claims = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: new Date(now) }).then(
        ({ payload }) => payload,
        () => null,
      );
      const id = claims?.["id"];
      if (claims === null || typeof id !== "number" || !Number.isSafeInteger(id) || claims.iat === undefined)
        return { refused: "Missing or invalid credentials" };
      const user = await userById(handle, id);
      if (user === undefined || user.blocked === 1) return { refused: "Invalid credentials" };
      return claims.iat < user.tokens_from ? { refused: "Invalid credentials" } : { user };
    },
  };
};

/** The second from which tokens hold after a change of password: one later than any token issued until now. */
export const tokensFromAfter = (now: number): number => Math.floor(now / 1000) + 1;
