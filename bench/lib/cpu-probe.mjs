// Loaded into a server with `--import`: on a message of its parent it reports the processor time used so far, in microseconds, or the heap size after a garbage collection.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return { cpu: user + system };
  },
  heap: () => {
    setFlagsFromString("--expose-gc");
    runInNewContext("gc")();
    return { heap: process.memoryUsage().heapUsed };
  },
};

if (process.send !== undefined) {
  process.on("message", (question) => {
    if (Object.hasOwn(answers, question)) process.send?.(answers[question]());
  });
  process.channel?.unref();
}
