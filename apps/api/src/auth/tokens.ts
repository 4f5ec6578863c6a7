// Tokens: HS256 jwt with id, iat, exp; 30 days; those from before the last change of password do not hold. [SES-11]
import { SignJWT, jwtVerify, type JWTPayload } from "jose";
import type { Handle } from "../stores/database.ts";
import type { UserRow } from "../stores/tables.ts";
import { remember } from "../stores/remember.ts";
import { userById } from "../stores/users.ts";

const lifetimeSeconds = 30 * 24 * 60 * 60;

/** What a token says: whose it is; or why it does not hold. */
export type Verdict = { readonly user: UserRow } | { readonly refused: "Missing or invalid credentials" | "Invalid credentials" };

export interface Tokens {
  readonly sign: (user: UserRow, now: number) => Promise<string>;
  readonly verify: (handle: Handle, token: string, now: number) => Promise<Verdict>;
}

/** So many tokens whose signature was found good are remembered; everything else about them is asked anew with each call. */
const mostRemembered = 2_000;

export const tokensWith = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret);
  const remembered = new Map<string, JWTPayload>();
  const claimsOf = async (token: string, now: number): Promise<JWTPayload | null> => {
    const known = remembered.get(token);
    if (known !== undefined) return (known.exp ?? 0) > Math.floor(now / 1000) ? known : null;
    const claims = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: new Date(now) }).then(
      ({ payload }) => payload,
      () => null,
    );
    if (claims?.exp === undefined) return claims;
    return remember(remembered, mostRemembered, token, claims);
  };
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
      const claims = await claimsOf(token, now);
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
