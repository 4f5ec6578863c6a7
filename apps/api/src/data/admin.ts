// The first administrator, made by whoever runs the shop: with an address and a password of their own. [ADM-06]
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { firstAdmin } from "@kontor/domain/site/admin";
import { refusalText } from "@kontor/domain/site/refusal";
import * as Result from "effect/Result";
import { hashed } from "../auth/passwords.ts";
import { addUser, changeUser } from "../stores/users.ts";
import type { Say } from "./commands.ts";
import { DataRefused, placeOf, writingTo, type Side } from "./place.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export const adminCommand = async (to: string, environment: Environment, say: Say): Promise<void> => {
  const draft = { email: environment["ADMIN_EMAIL"]?.trim() || "", password: environment["ADMIN_PASSWORD"] ?? "" };
  const given = draft.email !== "" && draft.password !== "" ? draft : await asked(draft);
  const place = placeOf(to);
  const email = await writingTo(place, (side) => made(side, given));
  say(`${email} is the administrator of ${place.says}.`);
};

const made = async (side: Side, given: { readonly email: string; readonly password: string }): Promise<string> => {
  const admins = await side.selectFrom("users").select("id").where("role", "=", "admin").limit(1).execute();
  const admin = firstAdmin(given, admins.length);
  if (Result.isFailure(admin)) throw new DataRefused(refusalText("en", admin.failure));
  const { email, password } = admin.success;
  const user = await addUser(side, { username: email, email, passwordHash: await hashed(password), now: Date.now() });
  if (user === undefined) throw new DataRefused(`${email} has an account already: an administrator needs an address of their own.`);
  await changeUser(side, user.id, { role: "admin" });
  return email;
};

/** Asks at a terminal for what is missing; the password is not shown. */
const asked = async (draft: { readonly email: string; readonly password: string }) => {
  if (!process.stdin.isTTY) throw new DataRefused("Give ADMIN_EMAIL and ADMIN_PASSWORD, or run this at a terminal, which asks for them.");
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
