// The terminal as its users run it, against one shop of the file; and the mails that come of it.
import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { type RunningShop, startedShop } from "../../../packages/adapters/test/running-shop.ts";

const script = fileURLToPath(new URL("../src/order.ts", import.meta.url));

export const account = ["--email", "erika@example.com", "--password", "Passw0rd-one"];
export const address = [
  "--first-name",
  "Erika",
  "--last-name",
  "Mustermann",
  "--street",
  "Hauptstraße 1",
  "--post-code",
  "10115",
  "--city",
  "Berlin",
  "--phone",
  "+4930123456",
];

export const numberIn = (output: string): string => /K-\d{4}-\d{6}/.exec(output)?.[0] ?? "";

export const terminalOfFile = () => {
  const at: { shop?: RunningShop } = {};
  beforeAll(async () => {
    at.shop = await startedShop();
  });
  afterAll(() => at.shop?.close());

  const order = (...options: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> =>
    new Promise((resolve) => {
      const child = spawn(
        process.execPath,
        ["--conditions=@kontor/source", script, "--url", at.shop?.url ?? "", ...options],
        {
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      const output: Buffer[] = [];
      child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
      child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
      child.once("close", (code) => resolve({ code, output: Buffer.concat(output).toString() }));
    });

  /** The mails that were written, decoded as far as a comparison needs. */
  const mails = async (): Promise<readonly string[]> => {
    const folder = join(at.shop?.directory ?? "", "mail");
    // A mail that is still being written has another ending and may be gone when it is read.
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    return Promise.all(names.map(async (name) => readFile(join(folder, name), "utf8")));
  };

  const mailWith = async (number: string): Promise<string> => {
    for (
      const until = Date.now() + 10_000;
      Date.now() < until;
      await new Promise((resolve) => setTimeout(resolve, 100))
    ) {
      const found = (await mails()).find((mail) => mail.includes(number));
      if (found !== undefined) return found;
    }
    return "";
  };

  return { order, mailWith };
};
