// Staff for tests: an account with a role, logged in.
import type { Role } from "@kontor/domain/visitor/session";
import { account, type Person } from "./customers.ts";
import type { Running } from "./harness.ts";

export interface StaffMember extends Person {
  readonly number: string;
}

/** Made as an operator would, beside the API. */
export const staffMember = async ({ ask, api }: Pick<Running, "ask" | "api">, role: Role): Promise<StaffMember> => {
  const person = await account(ask);
  await api.database.inTransaction((handle) => handle.updateTable("users").set({ role }).where("email", "=", person.email).execute());
  const { customerNumber } = (await ask("GET", "/shop/auth", undefined, person.auth)).body.result;
  return { ...person, number: customerNumber };
};
