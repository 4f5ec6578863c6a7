// The first administrator, created by the operator with an address and a password. [ADM-06]
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { firstAdmin, journalEntry } from "@kontor/domain/site/admin";
import { type AccountElsewhere, PasswordCommon } from "@kontor/domain/visitor/session";
import { refusalText } from "@kontor/domain/site/refusal";
import * as Result from "effect/Result";
import { note, operator } from "../../site/admin/journal-store.ts";
import { isGuessable } from "../../visitor/session/password-guesses.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import { passwordCost, passwordsAt } from "../../visitor/session/passwords.ts";
import { takeBack } from "../../visitor/session/taken-back.ts";
import { addUser, changeUser, userByDocumentId, userByEmail } from "../../visitor/session/users-store.ts";
import { remoteLogin } from "./remote-accounts.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, writingTo, type Side } from "./place.ts";

interface Given {
  readonly email: string;
  readonly password: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

export const adminCommand = async (to: string, environment: Environment, say: Say): Promise<void> => {
  const draft = { email: environment["ADMIN_EMAIL"]?.trim() || "", password: environment["ADMIN_PASSWORD"] ?? "" };
  const given = draft.email !== "" && draft.password !== "" ? draft : await prompted(draft);
  const place = placeOf(to);
  const cmsUrl = environment["CMS_URL"]?.trim().replace(/\/+$/, "");
  const named = cmsUrl ? await remoteLogin(cmsUrl, given.email, given.password) : null;
  const email = await writingTo(place, (side) => (named === null ? made(side, given) : bound(side, given, named)));
  say(
    `${email} is the administrator of ${place.says}${named === null ? "" : `, by the account ${named.documentId} of ${cmsUrl}`}.`,
  );
};

const taken = (email: string): DataRefused =>
  new DataRefused(`${email} has an account already: an administrator needs an address of their own.`);

/** With accounts in a remote Strapi the administrator is who logged in there; an account of the same address from before the accounts moved is the same. [SES-11] */
const bound = async (side: Side, given: Given, named: AccountElsewhere): Promise<string> => {
  const admins = await side.selectFrom("users").select(["id", "email"]).where("role", "=", "admin").execute();
  const others = admins.filter(({ email }) => email !== named.email);
  const admin = firstAdmin({ ...given, email: named.email }, others.length);
  if (Result.isFailure(admin)) throw new DataRefused(refusalText("en", admin.failure));
  const { email } = admin.success;
  const [own, holder] = [await userByDocumentId(side, named.documentId), await userByEmail(side, email)];
  const isOld = holder !== undefined && holder.id !== own?.id && holder.role !== "admin";
  if (isOld || (own !== undefined && holder !== undefined && holder.id !== own.id)) throw taken(email);
  const row =
    own ?? holder ?? (await addUser(side, { username: named.documentId, email, passwordHash: "", now: Date.now() }));
  if (row === undefined || (await isCustomers(side, row.customer_number))) throw taken(email);
  const changed = await changeUser(side, row.id, { role: "admin", document_id: named.documentId });
  if (changed !== undefined && row.role !== changed.role) await takeBack(side, changed, "role", { now: Date.now() });
  await noteAdmin(side, row.customer_number, row.role);
  return email;
};

/** The journal says that it was the operator. */
const noteAdmin = (side: Side, number: string, before: string | null): Promise<void> =>
  note(
    side,
    journalEntry({ act: "role", subject: { kind: "customer", id: number } }, { role: before }, { role: "admin" }),
    operator,
    Date.now(),
  );

/** Whether it has been used by a customer. */
const isCustomers = async (side: Side, number: string): Promise<boolean> =>
  (await side
    .selectFrom("customers")
    .select("customer_number")
    .where("customer_number", "=", number)
    .executeTakeFirst()) !== undefined;

const made = async (side: Side, given: Given): Promise<string> => {
  const admins = await side.selectFrom("users").select("id").where("role", "=", "admin").limit(1).execute();
  const admin = firstAdmin(given, admins.length);
  if (Result.isFailure(admin)) throw new DataRefused(refusalText("en", admin.failure));
  const { email, password } = admin.success;
  if (await isGuessable(password, { role: "admin", email, shop: (await siteTexts(side)).name }))
    throw new DataRefused(refusalText("en", new PasswordCommon()));
  const user = await addUser(side, {
    username: email,
    email,
    passwordHash: await passwordsAt(passwordCost).hashed(password),
    now: Date.now(),
  });
  if (user === undefined) throw taken(email);
  await changeUser(side, user.id, { role: "admin" });
  await noteAdmin(side, user.customer_number, null);
  return email;
};

/** Asks at a terminal for what is missing; the password is not shown. */
const prompted = async (draft: Given): Promise<Given> => {
  if (!process.stdin.isTTY)
    throw new DataRefused("Give ADMIN_EMAIL and ADMIN_PASSWORD, or run this at a terminal, which asks for them.");
  const shown = { echoes: true };
  const output = new Writable({
    write: (piece, _encoding, done) => {
      if (shown.echoes) process.stdout.write(piece as Buffer);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const email = draft.email || (await terminal.question("Email of the administrator: "));
    if (draft.password !== "") return { email, password: draft.password };
    process.stdout.write("Password, 12 characters or more: ");
    shown.echoes = false;
    const password = await terminal.question("");
    process.stdout.write("\n");
    return { email, password };
  } finally {
    terminal.close();
  }
};
