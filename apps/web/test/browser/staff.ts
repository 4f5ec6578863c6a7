// People of the shop who become staff, as an operator names them.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Person } from "./shop.ts";

export const becomes = (role: "admin" | "support", { email }: Person, dataDir = process.env["KONTOR_E2E_DATA"] ?? ""): void => {
  const database = new DatabaseSync(join(dataDir, "kontor.sqlite"), { timeout: 5_000 });
  database.prepare("update users set role = ? where email = ?").run(role, email);
  database.close();
};
