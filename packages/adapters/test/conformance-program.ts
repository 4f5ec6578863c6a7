// The program of the conformance kit, as its users run it.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const program = (
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [
      fileURLToPath(new URL("../bin/kontor-conformance.mjs", import.meta.url)),
      ...args,
    ]);
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
    child.once("close", (code) => resolve({ code, output: Buffer.concat(pieces).toString("utf8") }));
  });
