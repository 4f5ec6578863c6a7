// Verifies tokens of a remote Strapi: it is asked, and the shop stores a row for the account it names. [API-02] [SES-11]
import { type EmailAddress, readEmailAddress } from "@kontor/domain/kernel/text";
import { isCanonicalToken, isLoginOver, loginStands, type Role } from "@kontor/domain/visitor/session";
import { LRUCache } from "lru-cache";
import type { Tokens, Verdict } from "../../../visitor/session/services.ts";
import type { Database, Handle } from "../../../platform/database/handle.ts";
import {
  type UserRow,
  addUser,
  changeUser,
  userByDocumentId,
  userByEmail,
} from "../../../visitor/session/users-store.ts";
import { signedPrint, textPrint } from "../../../visitor/session/login-prints.ts";
import { loginsOf, userWithLogin } from "../../../visitor/session/sessions-store.ts";
import { takeBack } from "../../../visitor/session/taken-back.ts";
import { ContentAway } from "../source.ts";
import { issuedOf } from "./claims.ts";
import { addVouched, vouchedLogin } from "./vouched-logins.ts";
import { requestRemote, bodyOf } from "./forward.ts";

/** How long an answer is cached: a token that was ended there ends here within this time. */
const cacheMs = 15_000;
const mostCached = 5_000;
interface Named {
  readonly documentId: string;
  readonly username: string;
  /** Null where what it names is no address of one mailbox. */
  readonly email: EmailAddress | null;
}

export const remoteTokens = (cmsUrl: string, database: Database): Tokens => {
  // By the whole text, which was vouched for; by what was signed alone, another signature would be believed.
  const cache = new LRUCache<string, { readonly until: number; readonly userId: number }>({ max: mostCached });
  const userNamedBy = async (handle: Handle, token: string, print: string, now: number) => {
    const text = textPrint(token);
    const known = cache.get(text);
    const row = known !== undefined && known.until > now ? await userWithLogin(handle, known.userId, print) : null;
    if (row !== null) return row;
    const named = await remoteUser(cmsUrl, token);
    if (named === null) return null;
    const own = await database.inTransaction((writing) => ownRow(writing, named, now));
    if (own === null) return "unlinked";
    cache.set(text, { until: now + cacheMs, userId: own.id });
    return userWithLogin(handle, own.id, print);
  };
  const verify: Tokens["verify"] = async (handle, token, now): Promise<Verdict> => {
    if (!isCanonicalToken(token)) return { refused: "Missing or invalid credentials" };
    const print = signedPrint(token);
    const found = await userNamedBy(handle, token, print, now);
    if (found === null) return { refused: "Missing or invalid credentials" };
    if (found === "unlinked") return { refused: "Not linked", login: vouchedLogin(token, now) };
    const { user, login } = found;
    const isOver = isLoginOver(user.role as Role, login?.startedAt ?? issuedOf(token) ?? now, now);
    const counts =
      user.blocked === 0 &&
      !isOver &&
      (login === null ? await addVouched(database, user.id, token, now) : loginStands(login, loginsOf(user)));
    return counts ? { user, print } : { refused: "Invalid credentials" };
  };
  return {
    begin: () => Promise.reject(new Error("tokens are made where the accounts are")),
    verify,
    printOf: async (token) => (isCanonicalToken(token) ? signedPrint(token) : null),
  };
};

const remoteUser = async (cmsUrl: string, token: string): Promise<Named | null> => {
  const response = await requestRemote(`${cmsUrl}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status === 401 || response.status === 403) return null;
  const body: unknown = response.ok ? parsed((await bodyOf(response)).toString("utf8")) : null;
  if (typeof body !== "object" || body === null || !("documentId" in body) || !("email" in body))
    throw new ContentAway("no user");
  const { documentId, email } = body;
  const username = "username" in body ? body.username : email;
  return { documentId: String(documentId), email: readEmailAddress(email), username: String(username) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * The shop's row for a remote account, by its document id alone: an address proves nothing, since anyone can register with any. Null where an
 * account that was here before has the address. An address that was changed there is taken over where no other account has it. [SES-11]
 */
const ownRow = async (handle: Handle, named: Named, now: number): Promise<UserRow | null> => {
  const { email } = named;
  const known = await userByDocumentId(handle, named.documentId);
  if (email === null) return known ?? null;
  const holder = await userByEmail(handle, email);
  if (known !== undefined) {
    if (known.email === email || holder !== undefined) return known;
    await takeBack(handle, known, "own-address", { now });
    return (await changeUser(handle, known.id, { email, updated_at: now })) ?? null;
  }
  if (holder !== undefined) return null;
  const added = await addUser(handle, { username: named.documentId, email, passwordHash: "", now });
  return added === undefined ? null : ((await changeUser(handle, added.id, { document_id: named.documentId })) ?? null);
};
