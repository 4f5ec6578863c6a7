// Staff for tests: an account with a role, logged in.
import { instant } from "@kontor/domain/kernel/calendar";
import { stepAt, timeCode } from "@kontor/domain/visitor/second-factor";
import type { Role } from "@kontor/domain/visitor/session";
import { account, password, type Person } from "./customers.ts";
import type { Running } from "./harness.ts";

export interface StaffMember extends Person {
  readonly number: string;
}

/** Made as an operator would, beside the API. */
export const staffMember = async ({ ask, api }: Pick<Running, "ask" | "api">, role: Role): Promise<StaffMember> => {
  const person = await account(ask);
  await api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role }).where("email", "=", person.email).execute(),
  );
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  return { ...person, number: customerNumber };
};

/** Asked who is there, a member of staff gives the password: a fresh proof, wherever a test has moved its clock to. */
export const proved = async ({ ask }: Pick<Running, "ask">, { auth }: Pick<Person, "auth">): Promise<void> => {
  const { status, text } = await ask("POST", "/shop/staff/proof", { by: "password", value: password }, auth);
  if (status !== 200) throw new Error(`no proof was taken: ${text}`);
};

/** The bytes of a secret that is shown as letters. */
export const factorSecret = (letters: string): Uint8Array => {
  const bits = [...letters]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
};

/** The code that an app shows for a secret; `off` steps of half a minute earlier or later. */
export const factorCode = (secret: string, now: number, off = 0): string =>
  timeCode(factorSecret(secret), stepAt(instant(now)) + off);
