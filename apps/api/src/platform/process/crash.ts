// What a process says of itself when a defect ends it: one line like every other of its log, then the end; its supervisor restarts it. [OPS-04]

interface Crash {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

const crashOf = (reason: unknown): Crash =>
  reason instanceof Error
    ? { name: reason.name, message: reason.message, stack: reason.stack }
    : { name: "unknown", message: String(reason), stack: undefined };

/** Ends the process with 1 after an uncaught error or rejection. */
export const reportCrashes = (write: (line: string) => void): void => {
  process.once("uncaughtException", (reason: unknown, origin: string) => {
    const { pid } = process;
    write(
      `${JSON.stringify({ level: 60, time: Date.now(), pid, origin, err: crashOf(reason), msg: "the process ends by a defect" })}\n`,
    );
    process.exit(1);
  });
};
