// The secret that signs tokens: from the settings, or generated once and stored in the data directory, readable by its owner alone.
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const sessionSecret = (given: string | null, directory: string): string => {
  if (given !== null) return given;
  const file = join(directory, "session-secret");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) throw new Error(`${file} does not hold a secret: remove it, and a new one is made.`);
  return secret;
};
