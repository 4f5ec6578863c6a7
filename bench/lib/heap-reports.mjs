// For a process that is measured, loaded before its program: on SIGUSR2 it collects garbage and writes how many bytes it still has, buffers included.
import { writeFileSync } from "node:fs";

const file = process.env.HEAP_REPORT ?? "";
process.on("SIGUSR2", () => {
  // Twice: what finalizers let go is collected by the second.
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(file, String(heapUsed + external));
});
