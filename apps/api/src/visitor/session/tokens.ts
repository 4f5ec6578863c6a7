// Tokens: HS256 jwt with id, jti, iat, exp; 30 days. Each counts while the row of its login stands in the account's generation. [SES-03] [SES-11] [SES-14]
import { daySeconds } from "@kontor/domain/kernel/calendar";
import {
  isCanonicalToken,
  isLoginOver,
  loginDays,
  loginStands,
  provesIdentity,
  type Role,
  sessionSeenEvery,
} from "@kontor/domain/visitor/session";
import { jwtVerify, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { createHmac, randomUUID } from "node:crypto";
import type { Database, Handle } from "../../platform/database/handle.ts";
import { type EarlierLogin, isTakenOver, takeOver } from "./earlier-logins.ts";
import { loginPrint, textPrint } from "./login-prints.ts";
import type { Tokens, Verdict } from "./services.ts";
import { addSession, loginsOf, noteUse, userWithLogin } from "./sessions-store.ts";
import type { UserRow } from "./users-store.ts";

const lifetimeSeconds = loginDays * daySeconds;

/** Says of a token that its login has had a row from its beginning: versions before made none. */
const withRow = 2;

/** A token whose signature was verified. */
interface Known {
  readonly claims: JWTPayload;
  readonly print: string;
}

/** So many verified signatures are cached; everything else about a token is read with each call. */
const mostRemembered = 2_000;

const refusedToken: Verdict = { refused: "Missing or invalid credentials" };
const refusedLogin: Verdict = { refused: "Invalid credentials" };

export const tokensWith = (secret: string, database: Database): Tokens => {
  const key = new TextEncoder().encode(secret);
  const remembered = new LRUCache<string, Known>({ max: mostRemembered });
  const knownOf = async (token: string, now: number): Promise<Known | null> => {
    const known = remembered.get(token);
    if (known !== undefined) return (known.claims.exp ?? 0) > Math.floor(now / 1000) ? known : null;
    if (!isCanonicalToken(token)) return null;
    const claims = await jwtVerify(token, key, { algorithms: ["HS256"], currentDate: new Date(now) }).then(
      ({ payload }) => payload,
      () => null,
    );
    if (claims === null) return null;
    const { id, jti } = claims;
    const found = { claims, print: loginPrint(token, { id, ...(typeof jti === "string" ? { jti } : {}) }) };
    if (claims.exp !== undefined) remembered.set(token, found);
    return found;
  };
  const signed = (claims: JWTPayload): string => {
    const [head, body] = [{ alg: "HS256", typ: "JWT" }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString("base64url"),
    );
    return `${head}.${body}.${createHmac("sha256", key).update(`${head}.${body}`).digest("base64url")}`;
  };

  /** The account of a login that an earlier version began; where its row cannot be written now, it counts as it did there. */
  const earlier = async (handle: Handle, user: UserRow, login: EarlierLogin, now: number): Promise<UserRow | null> => {
    if (!(await isTakenOver(handle, login, loginsOf(user)))) return null;
    return (await takeOver(database, login, now).catch(() => true)) ? user : null;
  };

  const verify: Tokens["verify"] = async (handle, token, now) => {
    const known = await knownOf(token, now);
    if (known === null) return refusedToken;
    const { print } = known;
    const { id, iat, exp = 0, row } = known.claims;
    if (typeof id !== "number" || !Number.isSafeInteger(id) || iat === undefined) return refusedToken;
    const found = await userWithLogin(handle, id, print);
    if (found === null || found.user.blocked === 1) return refusedLogin;
    const { user, login } = found;
    if (isLoginOver(user.role as Role, login?.startedAt ?? iat * 1000, now)) return refusedLogin;
    if (login === null) {
      if (row === withRow) return refusedLogin;
      const before = { userId: id, print, textPrint: textPrint(token), issuedAt: iat, until: exp * 1000 };
      const taken = await earlier(handle, user, before, now);
      return taken === null ? refusedLogin : { user: taken, print };
    }
    if (!loginStands(login, loginsOf(user))) return refusedLogin;
    // A failure to write it refuses nothing.
    if (login.usedAt < now - sessionSeenEvery) void noteUse(database, print, now).catch(() => undefined);
    return { user, print };
  };

  return {
    begin: async (handle, user, { now, device, proved }) => {
      // Processes of an earlier version look at the second.
      const issued = Math.max(Math.floor(now / 1000), user.tokens_from);
      const jti = randomUUID();
      const token = signed({ id: user.id, row: withRow, jti, iat: issued, exp: issued + lifetimeSeconds });
      const { generation, tokensFrom } = loginsOf(user);
      await addSession(handle, {
        print: loginPrint(token, { id: user.id, jti }),
        user_id: user.id,
        device,
        started_at: now,
        used_at: now,
        until: (issued + lifetimeSeconds) * 1000,
        generation,
        tokens_from: tokensFrom,
        proved_at: provesIdentity(proved) ? now : null,
        passed_at: null,
        text_print: textPrint(token),
      });
      return token;
    },
    verify,
    printOf: async (token, now) => (await knownOf(token, now))?.print ?? null,
  };
};
