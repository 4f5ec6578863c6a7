// People of each role on a site over a real API: an account that is given its role as an operator would, logged in with its password.
import { randomUUID } from "node:crypto";
import type { Role } from "@kontor/domain/visitor/session";
import { type OpenedSite, registered } from "./site-fixture.ts";

/** The cookies of a member of staff or of a customer; none for a visitor. */
export const cookiesOf = async (site: OpenedSite, role: Role): Promise<string> => {
  if (role === "visitor") return "";
  const person = { email: `${randomUUID()}@example.test`, password: "Passw0rd-one" };
  const { jwt } = (await (await registered(site, person)).json()) as { readonly jwt: string };
  await site.api.database.inTransaction((handle) =>
    handle.updateTable("users").set({ role }).where("email", "=", person.email).execute(),
  );
  return `token=${jwt}; signed-in=1`;
};
