// Gives back what only the start needed: reading some hundred modules leaves more than twice the memory behind that the shop then lives in.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Collect = (options: {
  readonly type: "major";
  readonly execution: "sync";
  readonly flavor: "last-resort";
}) => void;

/** A moment after the start, and once more for a machine that was slow to start; it takes some hundredths of a second. */
const waits = [1_500, 10_000];

export const giveBackStartMemory = (): void => {
  for (const wait of waits) setTimeout(giveBack, wait).unref();
};

const giveBack = (): void => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as Collect;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
};
