// Which functions ran in the processes that a worker of the tests starts, since they were last read.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Ran } from "./ran.ts";

const longest = 5_000;

/** A process that is stopped or killed answers nothing. */
const answerOf = async (path: string): Promise<readonly Ran[]> => {
  const socket = connect(path);
  socket.setTimeout(longest, () => socket.destroy());
  try {
    return JSON.parse(await text(socket)) as readonly Ran[];
  } catch {
    return [];
  }
};

export interface RecordedProcesses {
  readonly ran: () => Promise<readonly Ran[]>;
  readonly end: () => void;
}

/** From now on each process of Node that inherits this one's environment is recorded. */
export const recordedProcesses = (): RecordedProcesses => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-recorded-"));
  const before = process.env["NODE_OPTIONS"] ?? "";
  process.env["KONTOR_RECORDED_PROCESSES"] = folder;
  process.env["NODE_OPTIONS"] = `${before} --import=${new URL("./process.ts", import.meta.url)}`;
  return {
    ran: async () => {
      const names = readdirSync(folder);
      const running = await Promise.all(
        names.filter((name) => name.endsWith(".sock")).map((name) => answerOf(join(folder, name))),
      );
      const ended = names
        .filter((name) => name.endsWith(".json"))
        .map((name) => {
          const left = JSON.parse(readFileSync(join(folder, name), "utf8")) as readonly Ran[];
          rmSync(join(folder, name));
          rmSync(join(folder, name.replace(".json", ".sock")), { force: true });
          return left;
        });
      return [...running, ...ended].flat();
    },
    end: () => {
      process.env["NODE_OPTIONS"] = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
