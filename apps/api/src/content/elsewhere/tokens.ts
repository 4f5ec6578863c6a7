// Whose a token is when accounts live in a Strapi elsewhere: that Strapi is asked, and the shop keeps a row for whoever it names. [API-02] [SES-11]
import { decodeJwt } from "jose";
import type { Tokens, Verdict } from "../../auth/tokens.ts";
import type { Database, Handle } from "../../stores/database.ts";
import type { UserRow } from "../../stores/tables.ts";
import { endToken, tokenPrint } from "../../stores/ended-tokens.ts";
import { addUser, changeUser, userOfToken } from "../../stores/users.ts";
import { ContentAway } from "../source.ts";
import { askElsewhere, bodyOf } from "./forward.ts";

/** How long an answer is believed: a token that was ended elsewhere ends here within this time. */
const believedMs = 15_000;
const mostKept = 5_000;
/** A token that names no end of its own is remembered as ended for so long. */
const longestMs = 10 * 365 * 86_400_000;

interface Named {
  readonly documentId: string;
  readonly username: string;
  readonly email: string;
}

export const tokensElsewhere = (cmsUrl: string, database: Database): Tokens => {
  const kept = new Map<string, { readonly until: number; readonly userId: number }>();
  const userNamedBy = async (handle: Handle, token: string, print: string, now: number) => {
    const known = kept.get(print);
    const row = known !== undefined && known.until > now ? await userOfToken(handle, known.userId, print) : null;
    if (row !== null) return row;
    const named = await whoIs(cmsUrl, token);
    if (named === null) return null;
    const { id } = await database.inTransaction((writing) => ownRow(writing, named, now));
    if (kept.size >= mostKept) kept.clear();
    kept.set(print, { until: now + believedMs, userId: id });
    return userOfToken(handle, id, print);
  };
  const verify: Tokens["verify"] = async (handle, token, now): Promise<Verdict> => {
    if (!isJwt(token)) return { refused: "Missing or invalid credentials" };
    const found = await userNamedBy(handle, token, tokenPrint(token), now);
    if (found === null) return { refused: "Missing or invalid credentials" };
    return found.ended || found.user.blocked === 1 ? { refused: "Invalid credentials" } : { user: found.user };
  };
  return {
    sign: () => Promise.reject(new Error("tokens are made where the accounts are")),
    verify,
    end: async (_, token, now) => {
      if ("refused" in (await verify(database.reads, token, now))) return;
      await endToken(database, tokenPrint(token), untilOf(token) ?? now + longestMs);
    },
  };
};

const isJwt = (token: string): boolean => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/** When a token ends by itself, by its own word: whoever it was shown to has believed the rest of it. */
const untilOf = (token: string): number | null => {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? null : exp * 1000;
  } catch {
    return null;
  }
};

const whoIs = async (cmsUrl: string, token: string): Promise<Named | null> => {
  const response = await askElsewhere(`${cmsUrl}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status === 401 || response.status === 403) return null;
  const body: unknown = response.ok ? parsed((await bodyOf(response)).toString("utf8")) : null;
  if (typeof body !== "object" || body === null || !("documentId" in body) || !("email" in body)) throw new ContentAway("no user");
  const { documentId, email } = body;
  const username = "username" in body ? body.username : email;
  return { documentId: String(documentId), email: String(email).toLowerCase(), username: String(username) };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The shop's row for an account elsewhere, made at its first call; an account that was here before under the same address is the same person. */
const ownRow = async (handle: Handle, named: Named, now: number): Promise<UserRow> => {
  const known = await handle
    .selectFrom("users")
    .selectAll()
    .where((eb) => eb.or([eb("document_id", "=", named.documentId), eb("email", "=", named.email)]))
    .orderBy((eb) => eb.case().when("document_id", "=", named.documentId).then(0).else(1).end())
    .executeTakeFirst();
  if (known !== undefined && known.document_id === named.documentId && known.email === named.email) return known;
  const change = { document_id: named.documentId, email: named.email, updated_at: now };
  const row =
    known === undefined ? await addUser(handle, { username: named.documentId, email: named.email, passwordHash: "", now }) : known;
  if (row === undefined) throw new ContentAway("an account that clashes with another one");
  return (await changeUser(handle, row.id, change)) ?? row;
};
