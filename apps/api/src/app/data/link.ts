// npm run data -- link: customers from before the accounts moved to a Strapi get theirs back, once, by an address that was confirmed there (decision 28). [SES-11]
import { journalEntry } from "@kontor/domain/site/admin";
import { mayLink, type Role } from "@kontor/domain/visitor/session";
import { note, operator } from "../../site/admin/journal-store.ts";
import { changeUser, userByDocumentId, type UserRow } from "../../visitor/session/users-store.ts";
import { remoteAccounts, strapiOf } from "./remote-accounts.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, readingFrom, type Side, writingTo } from "./place.ts";

type Environment = Readonly<Record<string, string | undefined>>;
type Before = Pick<UserRow, "id" | "customer_number" | "email" | "role" | "document_id">;
type Whereabouts = Parameters<typeof remoteAccounts>[0];

/** Why an account stays as it is, or the document id that it gets. */
type Found = { readonly documentId: string } | { readonly why: string };

/** All customers, or the one of an address. */
export const linkCommand = async (
  at: string,
  address: string | null,
  environment: Environment,
  say: Say,
): Promise<void> => {
  const where = strapiOf(environment);
  const place = placeOf(at);
  const before = await readingFrom(place, (side) =>
    side
      .selectFrom("users")
      .select(["id", "customer_number", "email", "role", "document_id"])
      .where("role", "=", "customer")
      .$if(address !== null, (query) => query.where("email", "=", (address ?? "").toLowerCase()))
      .orderBy("id")
      .execute(),
  );
  if (address !== null && before.length === 0) throw new DataRefused(`No customer here has the address ${address}.`);
  const linked: string[] = [];
  for (const account of before) {
    const found = await matching(where, account);
    const why = "why" in found ? found.why : await writingTo(place, (side) => link(side, account, found.documentId));
    if (why === null) linked.push(account.customer_number);
    else if (why !== linkedAlready || address !== null) say(`  ${account.customer_number}: ${why}`);
  }
  say(`Linked ${linked.length} of ${before.length} customers of ${place.says} to their accounts at ${where.cmsUrl}.`);
};

const linkedAlready = "is linked already";

/** The one account there that has this address; who is linked to one that exists stays with it. */
const matching = async (where: Whereabouts, { email, role, document_id: documentId }: Before): Promise<Found> => {
  if ((await remoteAccounts(where, "filters[documentId][$eq]", documentId)).length > 0) return { why: linkedAlready };
  const [first, ...others] = await remoteAccounts(where, "filters[email][$eqi]", email);
  if (first === undefined) return { why: "has no account there" };
  if (others.length > 0) return { why: "has several accounts there" };
  return mayLink({ email, role: role as Role }, first)
    ? { documentId: first.documentId }
    : { why: "has an account there that is blocked, or whose address is not confirmed" };
};

/** Null when it is done; an account that was used first has a row of its own and keeps it. */
const link = async (
  side: Side,
  { id, customer_number: number }: Before,
  documentId: string,
): Promise<string | null> => {
  if ((await userByDocumentId(side, documentId)) !== undefined) return "has ordered under another account there";
  const now = Date.now();
  await changeUser(side, id, { document_id: documentId, updated_at: now });
  const subject = { kind: "customer", id: number } as const;
  await note(
    side,
    journalEntry({ act: "account-linked", subject }, { account: null }, { account: documentId }),
    operator,
    now,
  );
  return null;
};
